// Texts that YAML takes for something else, or whose quotes do not fit: what was meant is put into quotes.
import type { Issue } from '../issue.ts'
import { hasCategorySlug } from '../legal-category.ts'
import { toPlainText } from '../plain-text.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, replaceLine } from './candidate.ts'

const textKeys =
  /^(\s*(?:- +)?(?:title|category|actor|at|kind|label|reason|source|about|description|name|url|repository|license|id|date|referenceDate): +)(\S.*)$/

/** Begins with a sign of YAML, or holds one. */
const odd = /^[[\]{}"'@`*&!%|>?#,]|^[-?:] |: |:$| #/

/** An anchor, an alias or a tag to YAML, which may have been meant as one: `&a 익명`, `*a`, `!!str 익명`. */
const property = /^(?:&\S|\*\S+$|!)/
/** A tag that YAML defines: what stands behind it is what was meant. */
const tag = /^!!\w+\s+(?=\S)/

interface Meant {
  text: string
  certain: boolean
}

/** The text that a value was meant to be; undefined for one that says what it is. */
export function toMeantText(raw: string): Meant | undefined {
  if (!odd.test(raw)) return undefined
  const untagged = raw.replace(tag, '')
  if (untagged !== raw) return { text: toMeantText(untagged)?.text ?? untagged, certain: false }
  const quote = raw[0] === '"' || raw[0] === "'" ? raw[0] : undefined
  if (!quote) return { text: raw, certain: !/ #|^[#[{|>]/.test(raw) && !property.test(raw) }
  const inner = raw.slice(1)
  const closing = inner.indexOf(quote)
  if (closing < 0) return { text: inner, certain: true }
  if (closing === inner.length - 1) return { text: inner.slice(0, -1), certain: true }
  if (!inner.endsWith(quote)) return { text: raw, certain: !/ #/.test(raw) && count(raw, quote) % 2 === 0 }
  // `"A"와 "B"` closes after a word, `"그는 "안녕" 했다"` and `'What's REST?'` do not.
  const isWord = !/\s/.test(inner[closing - 1] ?? ' ') && !/[a-z]/i.test(inner[closing + 1] ?? '')
  return isWord && count(raw, quote) % 2 === 0
    ? { text: raw, certain: false }
    : { text: inner.slice(0, -1), certain: quote === "'" }
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

/** In quotes that read well: `'"PUT"과 PATCH'` rather than `"\"PUT\"과 PATCH"`. */
export function quoteText(text: string): string {
  if (toPlainText(text) === text) return text
  return /["\\]/.test(text) && !text.includes("'") && !/[\n\t]/.test(text)
    ? `'${text}'`
    : JSON.stringify(text)
}

export function* proposeQuotes(issue: Issue, draft: Draft): Generator<Candidate> {
  const lines = issue.code.startsWith('yaml-') ? linesUpwards(issue, draft) : [issue.line]
  for (const line of lines) {
    const [, start = '', raw = ''] = textKeys.exec(lineAt(draft, line)) ?? []
    const meant = raw === '' || hasPartner(raw, line, draft) ? undefined : toMeantText(raw.trimEnd())
    if (!meant || !fitsKey(start, meant.text)) continue
    const correction = replaceLine(line, start + quoteText(meant.text), meant.certain)
    const place = line === issue.line ? {} : { line, column: start.length + 1 }
    yield { correction, as: { ...place, detail: { ...issue.detail, reason: 'a text needs quotes' } } }
  }
}

/** A category has a page, whose address not every text gives: that is told when all questions are read. */
export function fitsKey(start: string, text: string): boolean {
  return !/\bcategory: *$/.test(start) || hasCategorySlug(text)
}

/** An anchor with its alias, in whichever of their lines: neither is a text, and what the alias says stands elsewhere. */
function hasPartner(raw: string, line: number, { lines, from, to }: Draft): boolean {
  const [, sign = '', name = ''] = /^([&*])([^\s,[\]{}]+)/.exec(raw) ?? []
  if (name === '') return false
  const partner = `${sign === '&' ? '*' : '&'}${name}`
  return lines.some((text, index) => {
    const isOther = from <= index + 1 && index + 1 < to && index + 1 !== line
    return isOther && text.split(/[\s,[\]{}]/).includes(partner)
  })
}

/** `category: [개발자]` → `category: 개발자`; a title in brackets keeps them. */
export function* proposeTextOfList(issue: Issue, draft: Draft): Generator<Candidate> {
  if (issue.detail['expected'] !== 'string' && issue.code !== 'unknown-kind') return
  const line = lineAt(draft, issue.line)
  const [, start = '', inner = ''] =
    /^(\s*(?:- +)?(?:category|actor|kind|at): +)\[([^,[\]]+)\]\s*$/.exec(line) ?? []
  if (inner === '') yield* proposeQuotes(issue, draft)
  else yield { correction: replaceLine(issue.line, start + inner.trim(), true) }
}
