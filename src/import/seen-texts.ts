// What texts say of a community while they are read: its language, where nothing else says it, by the letters of
// titles, and whether its bodies hold formulas, which an archive has where archive.yaml says so.
import { decodeEntities } from '../body/raw-html.ts'
import { toLanguageTag } from '../format/addresses.ts'
import type { Locale } from '../words/language.ts'
import { splitMarkdown } from './markdown/formulas.ts'
import { hasFormulaSigns, splitFormulas } from './markdown/typed-formulas.ts'
import type { SourceRecord, Tally, TextRecord } from './records.ts'

/** How many letters of each kind titles have. */
export type TitleCount = ReturnType<typeof createTitleCount>

type LetterKind = (typeof scripts)[number][0] | 'ascii' | 'other'

const scripts = [
  ['hangul', 0xac00, 0xd7ff],
  ['hangul', 0x1100, 0x11ff],
  ['hangul', 0x3130, 0x318f],
  ['kana', 0x3040, 0x30ff],
  ['han', 0x3400, 0x9fff],
  // Those of Russian: Ukrainian and Serbian have others too.
  ['cyrillic', 0x410, 0x44f],
  ['cyrillic', 0x451, 0x451],
] as const

/** Called once for each question, so that memory holds no title; a million of them takes less than a second. */
export function createTitleCount() {
  const counts = { ascii: 0, hangul: 0, kana: 0, han: 0, cyrillic: 0, other: 0 }
  return {
    look: (title: string): void => {
      for (let at = 0; at < title.length; at += 1) {
        const kind = findKind(title.charCodeAt(at))
        if (kind) counts[kind] += 1
      }
    },
    count: (): Readonly<Record<LetterKind, number>> => counts,
  }
}

/** @returns undefined for what is no letter; no script that identifies a language lies beyond 16 bits. */
function findKind(code: number): LetterKind | undefined {
  if (code < 0x80) return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a ? 'ascii' : undefined
  const [kind] = scripts.find(([, first, last]) => code >= first && code <= last) ?? []
  return kind ?? (/\p{L}/u.test(String.fromCharCode(code)) ? 'other' : undefined)
}

export interface FoundLanguage {
  language: string
  /** Of the site's own words. */
  locale: Locale
  /** What says the language; `nothing`: titles are in none that their letters identify. */
  by: 'source' | 'host' | 'titles' | 'nothing'
  /** Percent of the letters of titles. */
  hangul: number
}

/** The source's own word goes first, then its host, then its titles. A locale of the source stays. */
export function findSourceLanguage(
  { language: said = '', locale, urls }: Pick<SourceRecord, 'language' | 'locale' | 'urls'>,
  titles: TitleCount,
): FoundLanguage {
  const percent = Math.round(1000 * toShare(titles, 'hangul')) / 10
  const found = (language: string, by: FoundLanguage['by']): FoundLanguage => {
    return { language, locale: locale ?? toLocale(language), by, hangul: percent }
  }
  const own = toLanguageTag(said)
  if (own !== undefined) return found(own, 'source')
  const host = findHostLanguage(urls[0])
  if (host !== undefined) return found(host, 'host')
  const read = findTitleLanguage(titles)
  return read === undefined ? found('en', 'nothing') : found(read, 'titles')
}

/** The site speaks English where it does not speak the language. */
export function toLocale(language: string): Locale {
  return /^ko(?:-|$)/.test(language) ? 'ko' : 'en'
}

/**
 * First labels of hosts that are a language wherever they are. Not so `it.` (information technology), `is.`, `id.`,
 * `no.`, `my.`, `co.`, `uk.`, `ca.`, `hr.`, and `cs.` and `vi.`, which are sites of Stack Exchange in English.
 */
const hostLanguages = /^(?:ar|bg|de|el|en|es|fa|fi|fr|he|hu|ja|ko|nl|pl|pt|ru|sv|th|tr|zh)$/

/** `https://ja.stackoverflow.com` → `ja`, `https://www.pt-br.example.org` → `pt-BR` */
function findHostLanguage(url: string | undefined): string | undefined {
  const host = URL.parse(url ?? '')?.hostname ?? ''
  const [first = ''] = host.replace(/^www\./, '').split('.')
  const [language = '', region] = first.split('-')
  if (!hostLanguages.test(language)) return undefined
  return region === undefined || /^(?:[a-z]{2}|han[st])$/.test(region) ? toLanguageTag(first) : undefined
}

const leastShare = 0.05
/** Of letters of other scripts, and of letters with marks: English and Russian have next to none. */
const mostOther = 0.015

function findTitleLanguage(titles: TitleCount): string | undefined {
  const found = [
    ['hangul', 'ko'],
    ['kana', 'ja'],
    ['han', 'zh'],
  ] as const
  const [, language] = found.find(([kind]) => toShare(titles, kind) >= leastShare) ?? []
  if (language !== undefined) return language
  if (toShare(titles, 'other') > mostOther) return undefined
  return toShare(titles, 'cyrillic') >= leastShare ? 'ru' : 'en'
}

function toShare(titles: TitleCount, kind: LetterKind): number {
  const counts = titles.count()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : counts[kind] / all
}

export interface FormulaCount {
  bodies: number
  /** Those of them with a formula. */
  withFormula: number
  /** The first of those: `answer 12`. */
  places: string[]
}

export function createFormulaCount(): FormulaCount {
  return { bodies: 0, withFormula: 0, places: [] }
}

const mostPlaces = 10_000

const [fewest, smallestShare] = [5, 0.01]

/** Whether the host drew them by MathJax: sites of Stack Exchange that do have a few at least, other hosts a share. */
export function areDrawn({ bodies, withFormula }: FormulaCount, isStackExchange: boolean): boolean {
  return withFormula > 0 && withFormula >= Math.min(isStackExchange ? fewest : bodies, smallestShare * bodies)
}

/**
 * Whether there are enough for `math: true`; the report gives their number. @param own what archive.yaml says.
 */
export function noticeFormulas(
  { bodies, withFormula, places }: FormulaCount,
  own: boolean | undefined,
  tally: Tally,
): true | undefined {
  if (own !== undefined) return undefined
  const isMany = withFormula >= fewest && withFormula >= smallestShare * bodies
  const rule = isMany ? 'formulas-noticed' : 'formulas-too-few'
  for (let index = 0; index < withFormula; index += 1)
    tally.note({ rule, at: places[index] ?? 'archive.yaml' })
  return isMany || undefined
}

export function countBody(text: TextRecord, at: string, count: FormulaCount): void {
  count.bodies += 1
  if (!holdsFormula(text)) return
  count.withFormula += 1
  if (count.places.length < mostPlaces) count.places.push(at)
}

/** What MathJax, KaTeX and wikis leave of a formula in a page. */
const markup =
  /<(?:math|mjx-container)\b|<[a-z]+ (?:[^<>]*? )??(?:type=["']math\/tex\b|encoding=["'](?:application|text)\/x-(?:la)?tex["']|class=["'](?:[^"'<>]* )?(?:katex|MathJax|mwe-math-|latex["' ]|math["' ])|src=["'](?:https?:)?\/\/(?:latex\.codecogs\.com\/|[^"'/]+\/latex\.php\?))/

/** Whether it holds what hardly anybody types who means no formula: prices and code are none. */
function holdsFormula({ html, markdown = '' }: TextRecord): boolean {
  if (html !== undefined) return markup.test(html) || (mayHold(html) && isTyped(dropCode(html), true))
  const parts = mayHold(markdown) ? splitMarkdown(markdown) : []
  return parts.some(({ text, isCode }) => !isCode && mayHold(text) && isTyped(text, false))
}

/** @param text Latin-1 of an attribute in XML, or the like: whether it is worth to be decoded. */
export function mayHold(text: string): boolean {
  const dollar = text.indexOf('$')
  const isClosed = dollar !== -1 && text.indexOf('$', dollar + 1) !== -1
  if (isClosed) return /[\\^_{]/.test(text)
  return text.includes('\\(') || text.includes('\\[') || text.includes('\\begin{')
}

function isTyped(text: string, isHtml: boolean): boolean {
  return splitFormulas(text, isHtml).some(
    (part) => typeof part !== 'string' && (part.sign === '' || hasFormulaSigns(part.tex)),
  )
}

const code: ReadonlySet<string> = new Set('code kbd pre samp script style textarea tt'.split(' '))
const tag = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi

/** The text of HTML, in which a backtick, which no formula holds, replaces tags and code. */
function dropCode(html: string): string {
  let text = ''
  let end = 0
  let depth = 0
  for (const { 0: whole, 1: slash, 2: written = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase()
    if (depth === 0) text += html.slice(end, index) + (name === 'br' ? '\n' : '`')
    end = index + whole.length
    if (code.has(name)) depth = Math.max(0, depth + (slash === '' ? 1 : -1))
  }
  return decodeEntities(depth === 0 ? text + html.slice(end) : text)
}
