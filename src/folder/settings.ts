// archive.yaml: the site's settings. Every description is what an editor shows.
import { z } from 'zod'
import {
  languageTag,
  licenseSchema,
  navigationHref,
  pathPlaceholder,
  pathTemplate,
  siteAddress,
  webAddress,
} from '../format/addresses.ts'
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

/** Forms of a list: with bodies of about ten lines, and of two. */
export const listingForms = ['roomy', 'compact'] as const

export type ListingForm = (typeof listingForms)[number]

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
  title: leaf('line', z.string()).min(1).max(200).describe('아카이브 이름'),
  description: leaf('prose', z.string())
    .max(2000)
    .default('')
    .describe('한두 문장의 소개. 첫 화면과 검색 엔진에 쓰입니다'),
  referenceDate: leaf('time', z.string())
    .refine(isCalendarDay, { params: { setting: 'date' } })
    .describe('‘3달 전’을 세는 기준일. YYYY-MM-DD'),
  timeZone: leaf('word', z.string())
    .refine(isTimeZone, { params: { setting: 'timeZone' } })
    .default('Asia/Seoul')
    .describe('시각을 날짜로 바꾸는 시간대의 IANA 이름'),
  locale: z.enum(locales).default('ko').describe('사이트 자신의 말'),
  language: languageTag
    .optional()
    .describe('질문들의 언어. 사이트의 말(locale)과 다르면 그 BCP 47 이름. 예: en'),
  url: siteAddress
    .optional()
    .describe('사이트가 놓일 주소. 영문자, 숫자, -._~, %XX로 된 경로가 있어도 됩니다'),
  formerUrls: z
    .array(webAddress)
    .max(100)
    .default([])
    .describe(
      '커뮤니티가 있던 주소들. 그 아래로 가는 링크는 보관된 질문의 옛 주소(aliases)이면 여기로 이어집니다',
    ),
  redirects: z
    .array(z.enum(['netlify', 'cloudflare', 'nginx']))
    .refine((hosts) => !(hosts.includes('netlify') && hosts.includes('cloudflare')), {
      params: { setting: 'redirects' },
    })
    .default([])
    .describe(
      '옛 주소의 목록을 함께 만듭니다. netlify와 cloudflare는 _redirects(둘 가운데 하나), nginx는 redirects.nginx.conf',
    ),
  pageSize: z.int().min(1).max(200).default(20).describe('한 쪽에 보여 줄 질문 수'),
  summaryLength: z
    .int()
    .min(0)
    .max(100_000)
    .default(600)
    .describe('목록에 보일 본문 글자 수. 0이면 언제나 전체'),
  keywordMatches: z
    .literal([true, 'title', false])
    .default(true)
    .describe(
      '해시태그 없이 키워드만 일치하는 질문도 목록에 보입니다. title이면 제목만 살피고, false이면 보이지 않습니다',
    ),
  answerOrder: z
    .enum(['votes', 'time'])
    .default('votes')
    .describe('답변의 순서. votes는 채택된 답변과 추천이 많은 답변부터, time은 오래된 답변부터 보입니다'),
  math: z.boolean().default(false).describe('$…$와 $$…$$를 수식으로 보입니다'),
  views: z
    .boolean()
    .default(true)
    .describe('조회 수를 센 적이 없으면 false. 조회 수가 없다고 알리지 않습니다'),
  repository: webAddress
    .optional()
    .describe('저장소 주소. 질문 페이지 끝의 ‘수정’에 파일마다 링크가 생깁니다'),
  editUrl: pathTemplate
    .optional()
    .describe(
      '내용 폴더의 파일을 고치는 주소. {path}에 파일의 경로가 들어갑니다. GitHub, GitLab, Codeberg, Gitea의 저장소라면 쓰지 않아도 됩니다',
    ),
  personalData: z
    .enum(['mask', 'keep'])
    .default('mask')
    .describe('이메일, 전화번호, 주민등록번호를 가립니다'),
  theme: z
    .strictObject({
      accent: themeColour
        .optional()
        .describe('링크와 강조의 색. 밝은 화면의 색을 쓰면 어두운 화면의 색은 정해집니다'),
      leaf: themeColour.optional().describe('답변과 채택을 말하는 색'),
    })
    .optional()
    .describe('사이트의 색. "#0b63a5"나 oklch(50% 0.13 250). # 앞뒤로 따옴표를 둡니다'),
  license: licenseSchema.optional().describe('글의 이용 허락'),
  stats: z.boolean().default(true).describe('통계 쪽(/stats/)을 만듭니다. false이면 만들지 않습니다'),
  feeds: z
    .boolean()
    .default(true)
    .describe(
      '새 글을 알리는 피드(feed.xml)를 전체와 해시태그, 분류마다 만듭니다. url을 적은 사이트에만 만듭니다',
    ),
  cards: z
    .union([z.literal(['archive', 'all', false]), z.int().min(1).max(100_000)])
    .default(50)
    .describe(
      '링크를 나눌 때 보이는 그림. archive는 아카이브의 것만, 수를 쓰면 많이 쓰인 해시태그 그만큼도, all은 모든 해시태그와 질문도, false는 없이. url을 적은 사이트에만 만듭니다',
    ),
  verification: z
    .strictObject({
      google: ownerToken.optional().describe('google-site-verification의 content'),
      naver: ownerToken.optional().describe('naver-site-verification의 content'),
      bing: ownerToken.optional().describe('msvalidate.01의 content'),
    })
    .optional()
    .describe('검색 엔진에 사이트의 주인임을 보이는 값. 첫 화면에만 적습니다'),
  people: z
    .boolean()
    .default(false)
    .describe(
      'people.yaml에 적힌 사람마다 쓴 글을 모은 쪽(/people/…/)을 만듭니다. 검색 엔진에는 알리지 않습니다',
    ),
  listing: z
    .enum(listingForms)
    .optional()
    .describe(
      '목록을 여는 모양. compact는 촘촘히, roomy는 넉넉히. 쓰지 않으면 첫 화면과 휴대전화에서는 촘촘히, 나머지는 넉넉히',
    ),
  footer: leaf('line', z.string())
    .min(1)
    .max(limits.footer)
    .optional()
    .describe('모든 쪽의 맨 아래에 보일 한 줄. 댓글처럼 링크와 강조를 쓸 수 있습니다'),
  navigation: z
    .array(z.strictObject({ label: leaf('line', z.string()).min(1).max(limits.label), href: navigationHref }))
    .max(limits.navigation)
    .default([])
    .describe(
      '사이트 머리의 메뉴에 더 둘 링크: { label: 이름, href: 주소 }. 주소는 https://로 시작하거나, 이 사이트의 /로 시작하는 경로',
    ),
})

export type Settings = z.infer<typeof settingsSchema>

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
    return withNotes(text, place, { read, issues: [...faults, ...checkColoursAreThere(place)] })
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
  { read, issues: faults }: { read: Read | undefined; issues: readonly Issue[] },
): Parsed<Read> {
  const nulls = checkNulls(text, place)
  const errors = [...faults, ...nulls.filter((issue) => !isWarning(issue))]
  const warnings = [...checkNotes(text, place), ...nulls.filter(isWarning)]
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

/** Path under which the site is served, with a slash at both ends: `/`, `/archive/`. */
export function toBasePath(settings: Pick<Settings, 'url'>): string {
  if (settings.url === undefined) return '/'
  return `${new URL(settings.url).pathname.replace(/(?<!\/)\/+$/, '')}/`
}

/** Where a site is served: its base path and, where the settings name a `url`, its origin. */
export interface SiteAddress {
  base: string
  site?: string
}

export function toSiteAddress(settings: Pick<Settings, 'url'>): SiteAddress {
  const base = toBasePath(settings)
  return settings.url === undefined ? { base } : { base, site: new URL(settings.url).origin }
}

/** Whole addresses of the site, as those of `formerUrls`: one or none. */
export function listOwnUrls({ url }: Pick<Settings, 'url'>): string[] {
  return url === undefined ? [] : [url]
}

/** What is behind a repository, by a word of the name of its host: `gitlab.com`, `gitlab.example.org`. */
const editPaths: Readonly<Record<string, string>> = {
  github: `/edit/main/content/${pathPlaceholder}`,
  gitlab: `/-/edit/main/content/${pathPlaceholder}`,
  codeberg: `/_edit/main/content/${pathPlaceholder}`,
  gitea: `/_edit/main/content/${pathPlaceholder}`,
  forgejo: `/_edit/main/content/${pathPlaceholder}`,
}

/** Address at which a file of the content folder is edited, with `{path}`; undefined where the settings have none. */
export function findEditUrl({
  editUrl,
  repository,
}: Pick<Settings, 'editUrl' | 'repository'>): string | undefined {
  if (editUrl !== undefined || repository === undefined) return editUrl
  const word = new URL(repository).hostname.split('.').find((each) => Object.hasOwn(editPaths, each))
  return word === undefined ? undefined : repository.replace(/(?<!\/)\/+$/, '') + editPaths[word]
}
