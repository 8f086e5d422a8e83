// Texts of which YAML reads less, or in another form, than what is written: comments in them, several lines, quotes that
// do not fit, words for nothing.
import { type Correction, type Issue, replaceLine, toSchemaDetails } from '../issue.ts'
import { findFieldAt, lineLeaves, listKeys, listKeysOf, shownLeaves } from '../leaf.ts'
import { isCategory } from '../names.ts'
import { toPlainText } from '../yaml.ts'
import {
  type Candidate,
  type Draft,
  findToken,
  lineAt,
  linesUpwards,
  readPair,
  replaceToken,
  withoutPart,
  withReason,
} from './candidate.ts'
import { findKey, findKeysAmong } from './words.ts'

/** The whole line as the value: a person says which of the two it is. */
export function* proposeWithComment(issue: Issue, draft: Draft): Generator<Candidate> {
  const { start, value: raw } = readPair(lineAt(draft, issue.line))
  const key = issue.detail.key ?? ''
  // What holds no blank, and no `#` at its beginning: `replyTo: #5678`.
  const isPointer = !listKeysOf(draft.schema, shownLeaves).includes(key)
  const meant = (isPointer || key === 'category' ? raw.replace(/^#\s*/, '') : raw).trimEnd()
  if (!raw.includes('#') || !fitsKey(start, meant)) return
  yield { correction: replaceLine(issue.line, start + (isPointer ? meant : quoteText(meant)), false) }
}

/** `“제목”` → `제목`: curly quotes that were meant for YAML. */
export function* proposeWithoutQuotes(issue: Issue, draft: Draft): Generator<Candidate> {
  const line = lineAt(draft, issue.line)
  const [, start = '', inner = '', rest = ''] =
    /^(.*?[{:,] *)["']?[“”„＂‘’＇](.+?)[“”„＂‘’＇]["']?(\s*|\s*[,}].*)$/u.exec(line) ?? []
  if (inner !== '') yield { correction: replaceLine(issue.line, start + quoteText(inner) + rest, false) }
}

/** A required text that is a comment to YAML: `title: #include란?`; a `# 메모` with a space may well be one. */
export function* proposeCommentAsText(issue: Issue, draft: Draft): Generator<Candidate> {
  const { start, key, value } = readPair(lineAt(draft, issue.line))
  if (listKeysOf(draft.schema, lineLeaves).includes(key) && start.endsWith(' ') && /^#\S/.test(value))
    yield { correction: replaceLine(issue.line, start + quoteText(value.trimEnd()), false) }
}

/** `accent: #0b63a5`, `{ actor: @kim }`: what begins with a `#` is a comment to YAML, and with an `@` no text. */
export function* proposeSignInQuotes(issue: Issue, draft: Draft): Generator<Candidate> {
  for (const line of linesUpwards(issue, draft)) {
    const text = lineAt(draft, line)
    const quoted = text
      .replace(/\b(accent|leaf): +(#[\da-f]{3,6})(?=[\s,}]|$)/gi, '$1: "$2"')
      .replace(/([{,] ?\w+: )([@`%][^\s,{}"']*(?: [^\s,{}"']+)*)(?= ?[,}])/g, '$1"$2"')
    if (quoted !== text) yield { correction: replaceLine(line, quoted, true) }
  }
}

/** One line of several: what YAML joins with spaces is written so. */
export function* proposeOneLine(issue: Issue, draft: Draft): Generator<Candidate> {
  const from = findKeyLine(issue, draft)
  const { start, value: raw } = readPair(lineAt(draft, from))
  if (start === '') return
  const indent = /^[\s-]*/.exec(start)?.[0].length ?? 0
  let to = from + 1
  while (to < draft.to && isContinued(lineAt(draft, to), indent)) to += 1
  const first = raw.trim()
  const more = draft.lines.slice(from, to - 1).map((line) => line.trim())
  const parts = [/^[|>][+-]?\d?$/.test(first) ? '' : first, ...more].filter((part) => part !== '')
  const written = parts.join(' ')
  const quoted = /^"(.*)"$|^'(.*)'$/s.exec(written)
  const inner = quoted?.[1]?.replace(/\\[nt]/g, ' ') ?? quoted?.[2]?.replaceAll("''", "'") ?? written
  const text = inner.replace(/[\s\u2028\u2029]+/g, ' ').trim()
  if (text.includes('\\')) return
  yield { correction: { from, to, lines: [`${start.trimEnd()} ${quoteText(text)}`], certain: true } }
}

const textKey = /^(\s*(?:- +)?)([\p{L}\p{M}]+)( *:)(?: +(\S.*))?$/u
const anyKey = /^\s*(?:- +)?([\p{L}\p{M}][\p{L}\p{M} ]{0,20}?) *[:：](?:\s|$)/u

/** A text that goes on in lines which YAML does not take for parts of it, up to the next key. */
export function* proposeJoined(issue: Issue, draft: Draft): Generator<Candidate> {
  for (const line of linesUpwards(issue, draft)) {
    const [, start = '', word = '', colon = '', raw = ''] = textKey.exec(lineAt(draft, line).trimEnd()) ?? []
    const key = findKeysAmong(word, listKeysOf(draft.schema, shownLeaves))[0]
    // The text of a comment is a block.
    if (key === undefined || findKeysAmong(word, ['text']).length > 0) continue
    let to = line + 1
    while (to < draft.to && goesOn(lineAt(draft, to))) to += 1
    const more = draft.lines.slice(line, to - 1).map((text) => text.trim())
    const next = anyKey.exec(lineAt(draft, to))
    // Without a key below it, the text may go on in the body.
    if (more.length === 0 || to >= draft.to || !next || more.some(isLikeKey)) continue
    const text = joinParts([raw.replace(/^[|>][+-]?\d?$/, ''), ...more].filter((part) => part !== ''))
    const head = `${start}${word}${colon}`
    if (text.includes('\\') || !fitsKey(`${head} `, text)) continue
    yield {
      correction: { from: line, to, lines: [`${head} ${quoteText(text)}`], certain: true },
      as: { code: 'text-lines', line, column: head.length + 2, detail: { key } },
    }
  }
}

function goesOn(line: string): boolean {
  return line.trim() !== '' && !/^\s*(?:[-#*•]|\.{3})/.test(line) && !anyKey.test(line)
}

/** `category 개발자` and `category`: a key without its colon is no part of the text above it. */
function isLikeKey(text: string): boolean {
  const [word = ''] = /^[\p{L}\p{M}\d_]+/u.exec(text) ?? []
  return (
    findKey(word) !== undefined || findKey(word.replace(/\d+$/, '')) !== undefined || /^[a-z]+$/i.test(text)
  )
}

/** Without the quotes around one of its parts, or around them all. */
function joinParts(parts: readonly string[]): string {
  const text = parts
    .map((part) => /^"([^"\\]*)"$|^'([^']*)'$/.exec(part)?.slice(1).join('') ?? part)
    .join(' ')
  const quote = /^["']/.exec(text)?.[0]
  const inner = quote === undefined ? text : text.slice(1).replace(quote === '"' ? /"$/ : /'$/, '')
  return (quote !== undefined && inner.includes(quote) ? text : inner).replace(/\s+/g, ' ').trim()
}

/** A block that begins with `|` or `>` is placed at its first line. */
function findKeyLine(issue: Issue, draft: Draft): number {
  for (const line of linesUpwards(issue, draft)) {
    if (line === issue.line && readPair(lineAt(draft, line)).key !== '') return line
    if (/: *(?:[|>][+-]?\d?)?\s*$/.test(lineAt(draft, line))) return line
  }
  return issue.line
}

function isContinued(line: string, indent: number): boolean {
  return line.trim() === '' || (/^\s*/.exec(line)?.[0].length ?? 0) > indent
}

/** `{ actor: 홍, 길동, … }`: a text with a comma is two keys to YAML in braces. */
export function* proposeTextWithComma(issue: Issue, draft: Draft): Generator<Candidate> {
  const line = lineAt(draft, issue.line)
  const [, start = '', key = '', first = ''] = beforeComma.exec(line.slice(0, issue.column - 1)) ?? []
  const behind = line.slice(issue.column - 1)
  // Up to the next key, or to the end of the braces.
  const [others = ''] = /^[^:{}[\]"']*?(?=\s*(?:,[^,:{}]*:|\}))/.exec(behind) ?? []
  const isText = listKeysOf(draft.schema, shownLeaves).includes(key)
  if (!isText || first === '' || others === '') return
  const text = JSON.stringify(`${first.trim()}, ${others.trim()}`)
  yield { correction: replaceLine(issue.line, start + text + behind.slice(others.length), false) }
}

const beforeComma = /^(.*[{,]\s*([a-zA-Z]+): *)([^:{}[\]"']+),\s*$/

/** Texts that may be in quotes: all of one value but those of Markdown. */
const quotedLeaves = [...shownLeaves, 'id', 'person', 'address', 'time', 'word'] as const

/** Begins with a sign of YAML, or holds one. */
const odd = /^[[\]{}"'@`*&!%|>?#,]|^[-?:] |: |:$| #/

/** An anchor, an alias or a tag to YAML, which may have been meant as one: `&a 익명`, `*a`, `!!str 익명`. */
const property = /^(?:&\S|\*\S+$|!)/
/** A tag that YAML defines: what is behind it is what was meant. */
const tag = /^!!\w+\s+(?=\S)/

interface Meant {
  text: string
  certain: boolean
}

/** The text that a value was meant to be; undefined for one that says what it is. */
function toMeantText(raw: string): Meant | undefined {
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
    const { start, key, value: raw } = readPair(lineAt(draft, line))
    if (!start.endsWith(' ') || !listKeysOf(draft.schema, quotedLeaves).includes(key)) continue
    const meant = raw === '' || hasPartner(raw, line, draft) ? undefined : toMeantText(raw.trimEnd())
    if (!meant || !fitsKey(start, meant.text)) continue
    const correction = replaceLine(line, start + quoteText(meant.text), meant.certain)
    const place = line === issue.line ? {} : { line, column: start.length + 1 }
    yield { correction, as: { ...place, ...withReason(issue, 'a text needs quotes') } }
  }
}

/** A list of several categories, and what has no address, is none. */
function fitsKey(start: string, text: string): boolean {
  return !/\bcategory: *$/.test(start) || (isCategory(text) && !/^\[.*,.*\]$/.test(text))
}

/** An anchor with its alias, in whichever of their lines: neither is a text, and what the alias says is elsewhere. */
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
  if (toSchemaDetails(issue).expected !== 'string' && issue.code !== 'unknown-kind') return
  const { start, key, value } = readPair(lineAt(draft, issue.line))
  const inner = listKeysOf(draft.schema, ['line', 'prose']).includes(key)
    ? undefined
    : /^\[([^,[\]]+)\]\s*$/.exec(value)?.[1]
  if (inner === undefined) yield* proposeQuotes(issue, draft)
  else yield { correction: replaceLine(issue.line, start + inner.trim(), true) }
}

/** A key with its value, or the value in a list. Without what has to be there, another fault would be reported. */
export function* proposeWithoutNull(issue: Issue, draft: Draft): Generator<Candidate> {
  const { start, end, text, isQuoted } = findToken(issue, draft)
  if (isQuoted || (text !== 'null' && text !== '~')) return
  const line = lineAt(draft, issue.line)
  const [before, after] = [line.slice(0, start), line.slice(end)]
  if (/^\s*[a-zA-Z]+: +$/.test(before) && after.trim() === '') {
    yield { correction: withoutLine(issue, draft) }
    if (/^tags: +$/.test(before)) yield { correction: replaceLine(issue.line, 'tags: []', false) }
  }
  const key = /[a-zA-Z]+: +$/.exec(before)?.[0] ?? ''
  const owner = before.slice(0, before.length - key.length)
  if (key === '') return
  const rest = withoutPart(owner, after)
  if (rest !== undefined) yield { correction: replaceLine(issue.line, rest, false) }
}

/** Keys above that have nothing else go with a line, up to one that may be said alone, `closed: true`, or is a name. */
function withoutLine({ line, detail: { key = '' } }: Issue, { lines, schema, to }: Draft): Correction {
  const next = lines.slice(line, to - 1).find((each) => each.trim() !== '') ?? ''
  let from = line
  for (let steps = key.split('.').slice(0, -1); steps.length > 0; steps = steps.slice(0, -1)) {
    const owner = steps.at(-1) ?? ''
    const [above = '', own = ''] = lines.slice(from - 2, from)
    const [indent = 0, ...others] = [own, above, next].map((each) => each.search(/\S|$/))
    const isAlone = others.every((other) => other < indent)
    if (!isAlone || above.trim() !== `${owner}:` || !listKeys(schema, steps.slice(0, -1)).includes(owner))
      break
    from -= 1
    if (findFieldAt(schema, steps)?.switch)
      return { from, to: line + 1, lines: [`${above.trimEnd()} true`], certain: false }
  }
  return { from, to: line + 1, lines: [], certain: false }
}

export function* proposeNullInQuotes(issue: Issue, draft: Draft): Generator<Candidate> {
  const token = findToken(issue, draft)
  const { value, key = '' } = issue.detail
  // A text of a comment is a block, in which quotes are letters.
  if (token.isQuoted || token.text !== value || /(?:^|\.)text$/.test(key)) return
  yield { correction: replaceToken(issue, draft, toPlainText(token.text), false) }
}
