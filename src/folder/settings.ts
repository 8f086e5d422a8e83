// archive.yaml: the site's settings.
import { z } from 'zod'
import { listingForms } from '../archive/listing.ts'
import {
  languageTag,
  licenseSchema,
  navigationHref,
  pathTemplate,
  siteAddress,
  webAddress,
} from '../format/address-fields.ts'
import { checkTexts } from '../format/check-fields.ts'
import { checkNotes, checkNulls } from '../format/check-losses.ts'
import { addCorrections } from '../format/corrections/add-corrections.ts'
import { createToPosition, type Issue, isWarning } from '../format/issue.ts'
import { leaf } from '../format/leaf.ts'
import { limits } from '../format/limits.ts'
import { isCalendarDay } from '../format/time.ts'
import { findNode, type Place, readValue, toIssues } from '../format/values.ts'
import { parseYamlFile, type YamlNode } from '../format/yaml.ts'
import { findColourFault } from '../look/theme.ts'
import { locales } from '../words/language.ts'

/** What a search engine gives whoever owns a site; a fault names that of an element that was copied whole. */
const ownerToken = leaf('word', z.string()).superRefine((text, context) => {
  if (/^[\w+/=.-]{1,200}$/.test(text)) return
  const nearest = /\bcontent\s*=\s*["']?([\w+/=.-]{1,200})(?=["'\s/>])/i.exec(text)?.[1]
  context.addIssue({ code: 'custom', params: { setting: 'verification', ...(nearest ? { nearest } : {}) } })
})

/** Of the light scheme. The worker that makes fonts knows themes, and loads no schema. */
const themeColour = leaf('word', z.string())
  .max(60)
  .superRefine((text, context) => {
    const params = findColourFault(text)
    if (params) context.addIssue({ code: 'custom', params })
  })

export const settingsSchema = z.strictObject({
  title: leaf('line', z.string()).min(1).max(200),
  description: leaf('prose', z.string()).max(2000).default(''),
  referenceDate: leaf('time', z.string()).refine(isCalendarDay, { params: { setting: 'date' } }),
  timeZone: leaf('word', z.string())
    .refine(isTimeZone, { params: { setting: 'timeZone' } })
    .default('Asia/Seoul'),
  locale: z.enum(locales).default('ko'),
  language: languageTag.optional(),
  url: siteAddress.optional(),
  formerUrls: z.array(webAddress).max(100).default([]),
  redirects: z
    .array(z.enum(['netlify', 'cloudflare', 'nginx']))
    .refine((hosts) => !(hosts.includes('netlify') && hosts.includes('cloudflare')), {
      params: { setting: 'redirects' },
    })
    .default([]),
  pageSize: z.int().min(1).max(200).default(20),
  summaryLength: z.int().min(0).max(100_000).default(600),
  keywordMatches: z.literal([true, 'title', false]).default(true),
  answerOrder: z.enum(['votes', 'time']).default('votes'),
  math: z.boolean().default(false),
  views: z.boolean().default(true),
  repository: webAddress.optional(),
  editUrl: pathTemplate.optional(),
  personalData: z.enum(['mask', 'keep']).default('mask'),
  theme: z
    .strictObject({
      accent: themeColour.optional(),
      leaf: themeColour.optional(),
    })
    .optional(),
  license: licenseSchema.optional(),
  stats: z.boolean().default(true),
  feeds: z.boolean().default(true),
  cards: z.union([z.literal(['archive', 'all', false]), z.int().min(1).max(100_000)]).default(50),
  verification: z
    .strictObject({
      google: ownerToken.optional(),
      naver: ownerToken.optional(),
      bing: ownerToken.optional(),
    })
    .optional(),
  people: z.boolean().default(false),
  listing: z.enum(listingForms).optional(),
  footer: leaf('line', z.string()).min(1).max(limits.footer).optional(),
  navigation: z
    .array(z.strictObject({ label: leaf('line', z.string()).min(1).max(limits.label), href: navigationHref }))
    .max(limits.navigation)
    .default([]),
})

export type Settings = z.infer<typeof settingsSchema> & {
  /** Of a site that is opened from its folder, and has no address: the `url` that its content is prepared with. */
  portable?: Pick<Settings, 'url'>
}

/** What questions are prepared with: another value of any of the others changes pages alone. */
export function toPreparingSettings({
  title,
  description,
  language,
  redirects,
  pageSize,
  repository,
  editUrl,
  theme,
  license,
  stats,
  feeds,
  cards,
  verification,
  listing,
  footer,
  navigation,
  ...settings
}: Settings) {
  return settings
}

export type PreparingSettings = ReturnType<typeof toPreparingSettings>

function isTimeZone(name: string): boolean {
  // Temporal takes offsets (`+09:00`), which are no place with a history, and the zone of a whole timestamp.
  if (!/^[a-z][\w+-]*(?:\/[a-z][\w+-]*)*$/i.test(name)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

const themeKeys = ['accent', 'leaf'] as const

/** @param text content of archive.yaml, lines ending in LF. */
export function parseSettings(path: string, text: string): Parsed<{ settings: Settings }> {
  return parseSmallFile(path, text, settingsSchema, (place, text) => {
    const result = settingsSchema.safeParse(isEmpty(place.root) ? {} : readValue(place.root, settingsSchema))
    const faults = result.success
      ? checkTexts(result.data, settingsSchema, place)
      : toIssues(result.error.issues, place, settingsSchema).map(toSettingIssue)
    const read = result.success ? { settings: result.data } : undefined
    return withNotes(text, place, settingsSchema, {
      read,
      issues: [...faults, ...checkColoursAreThere(place)],
    })
  })
}

/** What was read, and what somebody should know of it all the same; or what is wrong with it. */
export type Parsed<Read> = (Read & { warnings?: Issue[] }) | { issues: Issue[] }

/** A file that is YAML from its first line on; its faults say what to write instead. */
export function parseSmallFile<Read extends object>(
  path: string,
  text: string,
  schema: z.core.$ZodType,
  check: (place: Place, text: string) => Parsed<Read>,
): Parsed<Read> {
  const parse = (text: string): Parsed<Read> => {
    const root = parseYamlFile(path, text)
    return 'code' in root
      ? { issues: [root] }
      : check({ path, root, toPosition: createToPosition(text) }, text)
  }
  const parsed = parse(text)
  const found = listIssues(parsed)
  if (found.length === 0) return parsed
  const issues = addCorrections(found, {
    text,
    schema,
    check: (changed) => listIssues(parse(changed)),
    findYaml: (lines) => ({ from: 1, to: lines.length + 1 }),
  })
  return 'issues' in parsed ? { issues } : { ...parsed, warnings: issues }
}

/** Faults of a file, or its warnings. */
export function listIssues(parsed: Parsed<object>): readonly Issue[] {
  return ('issues' in parsed ? parsed.issues : parsed.warnings) ?? []
}

export function isEmpty(root: YamlNode): boolean {
  return root.type === 'scalar' && root.text === ''
}

/** Issues of the words for nothing and of notes are added. @param read undefined where the schema says no. */
export function withNotes<Read extends object>(
  text: string,
  place: Place,
  schema: z.core.$ZodType,
  { read, issues: faults }: { read: Read | undefined; issues: readonly Issue[] },
): Parsed<Read> {
  const nulls = checkNulls(text, place, schema)
  const errors = [...faults, ...nulls.filter((issue) => !isWarning(issue))]
  const warnings = [...checkNotes(text, place, schema), ...nulls.filter(isWarning)]
  if (!read || errors.length > 0) return { issues: [...errors, ...warnings] }
  return warnings.length > 0 ? { ...read, warnings } : read
}

/** `accent: #0b63a5` is a comment to YAML: the colour would be the site's own, without a word. */
function checkColoursAreThere({ path, root, toPosition }: Place): Issue[] {
  return themeKeys.flatMap((key): Issue[] => {
    const node = findNode(root, ['theme', key])
    if (node?.type !== 'scalar' || !node.plain || node.text !== '') return []
    const detail = { key: `theme.${key}`, empty: true } as const
    return [{ code: 'missing-key', path, ...toPosition(Math.max(0, node.start)), detail }]
  })
}

const ownFaults = new Set(['unknown-key', 'missing-key', 'wrong-type'])

/** What a refinement of the schema wants is named by its hint in `words/issue-messages.ts`. */
const settingKinds = new Set([
  'date',
  'timeZone',
  'url',
  'site',
  'language',
  'editUrl',
  'redirects',
  'id',
  'colour',
  'contrast',
  'navigation',
  'verification',
])

export function toSettingIssue(issue: Issue): Issue {
  const isRefined = issue.code === 'wrong-type' && settingKinds.has(issue.detail.expected ?? '')
  return ownFaults.has(issue.code) && !isRefined ? issue : { ...issue, code: 'invalid-setting' }
}
