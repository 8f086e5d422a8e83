import { checkNotes } from '../question/check-notes.ts'
import { checkNulls } from '../question/check-nulls.ts'
import { checkLine, checkText } from '../question/check-texts.ts'
import { addCorrections } from '../question/corrections/add-corrections.ts'
import { findNode } from '../question/find-node.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { licenseKeys } from '../question/license.ts'
import { createToPosition } from '../question/position.ts'
import { readValue } from '../question/read-value.ts'
import { type Place, toIssues } from '../question/schema-issues.ts'
import type { YamlNode } from '../question/yaml.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { type Settings, settingsSchema } from './settings.ts'

const themeKeys = ['accent', 'leaf'] as const

const knownKeys = { '': Object.keys(settingsSchema.shape), license: licenseKeys, theme: themeKeys }

/** @param text content of archive.yaml, lines ending in LF. */
export function parseSettings(path: string, text: string): Parsed<{ settings: Settings }> {
  return parseSmallFile(path, text, (place, text) => {
    const result = settingsSchema.safeParse(isEmpty(place.root) ? {} : readValue(place.root, settingsSchema))
    const faults = result.success
      ? checkSettingTexts(result.data, place)
      : toIssues(result.error.issues, place, knownKeys).map(toSettingIssue)
    const read = result.success ? { settings: result.data } : undefined
    return withNotes(text, place, { read, issues: [...faults, ...checkColoursAreThere(place)] })
  })
}

/** What was read, and what somebody should know of it all the same; or what is wrong with it. */
export type Parsed<Read> = (Read & { warnings?: Issue[] }) | { issues: Issue[] }

/** A file that is YAML from its first line on; its faults say what to write instead. */
export function parseSmallFile<Read extends object>(
  path: string,
  text: string,
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

/** What is said of the words for nothing and of notes is added. @param read undefined where the schema says no. */
export function withNotes<Read extends object>(
  text: string,
  place: Place,
  { read, issues: faults }: { read: Read | undefined; issues: readonly Issue[] },
): Parsed<Read> {
  const nulls = checkNulls(text, place)
  const errors = [...faults, ...nulls.filter((issue) => !isWarning(issue))]
  const warnings = [...checkNotes(text, place), ...nulls.filter(isWarning)]
  if (!read || errors.length > 0) return { issues: [...errors, ...warnings] }
  return warnings.length > 0 ? { ...read, warnings } : read
}

/** Texts of the archive's own that pages show. Only the description may have several lines. */
function checkSettingTexts({ title, description, license }: Settings, place: Place): Issue[] {
  return [
    ...checkLine(title, ['title'], place),
    ...checkText(description || undefined, ['description'], place),
    ...(typeof license === 'string'
      ? checkLine(license, ['license'], place)
      : checkLine(license?.name, ['license', 'name'], place)),
  ]
}

/** `accent: #0b63a5` is a comment to YAML: the colour would be the site's own, without a word. */
function checkColoursAreThere({ path, root, toPosition }: Place): Issue[] {
  return themeKeys.flatMap((key): Issue[] => {
    const node = findNode(root, ['theme', key])
    if (node?.type !== 'scalar' || !node.plain || node.text !== '') return []
    const detail = { key: `theme.${key}`, empty: 'true' }
    return [{ code: 'missing-key', path, ...toPosition(Math.max(0, node.start)), detail }]
  })
}

const ownFaults = new Set(['unknown-key', 'missing-key', 'wrong-type'])

/** What a refinement of the schema wants is named by its hint in `messages/issue-messages.ts`. */
const settingKinds = new Set([
  'date',
  'timeZone',
  'url',
  'language',
  'editUrl',
  'redirects',
  'id',
  'colour',
  'contrast',
])

export function toSettingIssue(issue: Issue): Issue {
  const isRefined = issue.code === 'wrong-type' && settingKinds.has(issue.detail['expected'] ?? '')
  return ownFaults.has(issue.code) && !isRefined ? issue : { ...issue, code: 'invalid-setting' }
}
