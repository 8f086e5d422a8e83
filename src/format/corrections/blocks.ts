// Comments and their texts, and blocks of keys whose lines are not below each other: as the project writes them.
import { countNames } from '../activity.ts'
import { commentsSchema } from '../fields.ts'
import { type Issue, replaceLine, toSchemaDetails } from '../issue.ts'
import { type Field, listKeys, listKeysBelow, toField } from '../leaf.ts'
import { tryParseYaml } from '../yaml.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, readPair } from './candidate.ts'
import { addSpaces } from './keys.ts'
import { findKey, findKeysAmong } from './words.ts'

const textLine = /^(\s*(?:- +)?)text:(?:\s+(\S.*?))?\s*$/
/** Either as a Korean keyboard may write it: above indented lines it is no text. */
const wideHead = /^[｜＞](?=[-+\d]*\s*(?:#.*)?$)/
const blockHead = /^([|>])[-+\d]*\s*(?:#.*)?$/
/** An anchor or a tag in front of a block. */
const property = /^[&!]\S*\s+(?=[|>])/

interface WrittenText {
  line: number
  /** Columns before its key. */
  indent: number
  start: string
  /** What is behind the colon. */
  raw: string
  /** Lines after it that belong to it by where they are and what they say. */
  more: string[]
  /** Whether the head of its block is the first of these. */
  isBelow: boolean
  /** Whether its head is written in full width. */
  isWide: boolean
}

/** The text around a fault as a block. */
export function* proposeTextBlock(issue: Issue, draft: Draft): Generator<Candidate> {
  const written = findText(issue, draft)
  if (!written || !isInside(issue, written) || isBlock(written)) return
  const { line, indent, start, raw, more } = written
  if (property.test(raw)) {
    yield { correction: replaceLine(line, `${start}text: ${raw.replace(property, '')}`, true) }
    return
  }
  const content = toContent(written)
  if (content.length === 0) return
  const isFolded = blockHead.exec(raw)?.[1] === '>'
  const lines = content.map((text) => (text === '' ? '' : ' '.repeat(indent + 2) + text))
  const certain = more.length === 0 && !isFolded && !/ #|^#/.test(raw)
  const detail = { key: 'text', value: blockHead.test(raw) ? '' : raw.slice(0, 60) }
  const place = { line, column: start.length + 'text: '.length + 1 }
  yield {
    correction: { from: line, to: line + 1 + more.length, lines: [`${start}text: |`, ...lines], certain },
    ...(issue.code === 'text-no-block' ? {} : { as: { ...place, code: 'text-no-block', detail } }),
  }
}

/** The nearest above a fault: what is there belongs to it or to a key of its own. */
function findText(issue: Issue, draft: Draft): WrittenText | undefined {
  for (const line of linesUpwards(issue, draft)) {
    const match = textLine.exec(lineAt(draft, line))
    if (!match) continue
    const [, start = '', raw = ''] = match
    const more: string[] = []
    for (let next = line + 1; next < draft.to && belongs(lineAt(draft, next), start.length); next += 1)
      more.push(lineAt(draft, next))
    while (more.at(-1)?.trim() === '') more.pop()
    // A head may be on a line of its own.
    const isBelow = raw === '' && blockHead.test(more[0]?.trim() ?? '')
    const head = more.length > 0 ? raw.replace(wideHead, (sign) => sign.normalize('NFKC')) : raw
    return {
      line,
      indent: start.length,
      start,
      raw: isBelow ? (more[0]?.trim() ?? '') : head,
      more,
      isBelow,
      isWide: head !== raw,
    }
  }
  return undefined
}

/** Text that nobody indented is of the comment above it; a key, an item and a note to oneself are not. */
function belongs(line: string, indent: number): boolean {
  if (line.trim() === '' || countBlanks(line) > indent) return true
  return !isItemLine(line) && !/^\s*#/.test(line)
}

/** A fault below a text is none of the text, unless quotes or brackets that it opens are never closed. */
function isInside({ line }: Issue, written: WrittenText): boolean {
  return line <= written.line + written.more.length || /^["'[{]/.test(written.raw)
}

/** A block that can be read as it is. */
function isBlock({ indent, raw, more, isBelow, isWide }: WrittenText): boolean {
  if (isBelow || isWide || !blockHead.test(raw)) return false
  const root = tryParseYaml([`${' '.repeat(indent)}text: ${raw}`, ...more].join('\n'))
  const node = root?.type === 'mapping' && root.pairs.length === 1 ? root.pairs[0]?.value : undefined
  return node?.type === 'scalar' && node.block?.style === '|' && node.text.trim() !== ''
}

function toContent({ raw, more, isBelow, indent }: WrittenText): string[] {
  const root = /^["']/.test(raw) ? tryParseYaml(`- ${[raw, ...more].join('\n')}`) : undefined
  const quoted = root?.type === 'sequence' && root.children.length === 1 ? root.children[0] : undefined
  if (quoted?.type === 'scalar') return quoted.text.trim() === '' ? [] : quoted.text.trim().split('\n')
  const others = withoutMargin(isBelow ? more.slice(1) : more, indent)
  if (raw === '' || blockHead.test(raw)) return others
  // A row of a table ends as it begins.
  return [raw.endsWith('|') ? raw : raw.replace(/^\|\s+/, ''), ...others]
}

/** Lines that are as far to the left as the key have none: the others keep what they have more than each other. */
function withoutMargin(lines: readonly string[], indent: number): string[] {
  const written = lines.filter((line) => line.trim() !== '').map(countBlanks)
  const margin = Math.min(...written.filter((blanks) => blanks > indent))
  const own = lines.map((line) => line.slice(Math.min(margin, countBlanks(line))))
  // The first line of a block says how far it is indented.
  return own.map((line, index) => (index === 0 ? line.trimStart() : line))
}

function countBlanks(line: string): number {
  return line.length - line.trimStart().length
}

const commentKeys = listKeys(commentsSchema.element)
const anyDash = /^(\s*)[-*•·–—]\s*([a-zA-Z]+)(?=\s*:)/

function isCommentKey(line: string): boolean {
  const [, key = ''] = /^\s*(?:- +)?([a-zA-Z]+)\s*:/.exec(line) ?? []
  return commentKeys.includes(key)
}

/** A dash and a space before a key of a comment; the same line where there is no dash, or another key. */
function withDash(line: string): string {
  return line.replace(anyDash, (whole, start: string, key: string) =>
    commentKeys.includes(key) ? `${start}- ${key}` : whole,
  )
}

/** A key of a comment, or a dash, also where it is written in a way that YAML does not read. */
function isItemLine(line: string): boolean {
  return isCommentKey(line) || commentKeys.includes(anyDash.exec(line)?.[2] ?? '') || /^\s*-/.test(line)
}

/** `-id: c2` and `* id: c2`: a dash and a space begin a comment. */
export function* proposeDashSpace(issue: Issue, draft: Draft): Generator<Candidate> {
  const line = lineAt(draft, issue.line)
  const fixed = withDash(line)
  if (!issue.detail.whole || fixed === line) return
  const column = line.length - line.trimStart().length + 1
  yield {
    correction: replaceLine(issue.line, fixed, true),
    as: { code: 'yaml-syntax', column, detail: { reason: 'no dash with a space' } },
  }
}

/** Keys without the dash that makes a list of them: one comment. */
export function* proposeItem(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected, key } = toSchemaDetails(issue)
  if (expected !== 'array' || key !== '' || !isCommentKey(lineAt(draft, issue.line))) return
  const lines = draft.lines.slice(issue.line - 1, draft.to - 1)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const indented = lines.map((line, index) => (line === '' ? '' : `${index === 0 ? '- ' : '  '}${line}`))
  yield { correction: { from: issue.line, to: issue.line + lines.length, lines: indented, certain: true } }
}

/** `  id: c2` below a comment, and `    at: …` below a line of history: one more of the list. */
export function* proposeNextItem({ line, detail }: Issue, draft: Draft): Generator<Candidate> {
  const [, indent, pair] = /^( *) {2}((?:id|at):.*)$/.exec(lineAt(draft, line)) ?? []
  if (pair?.startsWith(`${detail.value}:`))
    yield { correction: replaceLine(line, `${indent}- ${pair}`, false) }
}

/** The block of a key around the fault, with each line where it belongs. */
export function* proposeIndentation(issue: Issue, draft: Draft): Generator<Candidate> {
  yield* proposeRootKey(issue, draft)
  for (const line of new Set([issue.line, ...linesUpwards(issue, draft), ...ownersBelow(issue, draft)])) {
    const owner = /^([a-zA-Z]+):\s*$/.exec(lineAt(draft, line))?.[1] ?? ''
    const field = toField(draft.schema).keys.get(owner)
    if (!field?.element && !field?.keys.size) continue
    const lines = takeBlock(owner, line, draft)
    const fixed = lines && toBlock(field, lines, draft)
    if (!fixed || fixed.join('\n') === lines.join('\n')) continue
    const changed = fixed.findIndex((text, index) => text !== lines[index])
    const last = fixed.findLastIndex((text, index) => text !== lines[index])
    const from = line + 1 + changed
    yield {
      correction: { from, to: line + 2 + last, lines: fixed.slice(changed, last + 1), certain: true },
      as: { code: 'yaml-syntax', line: from, column: 1, detail: { reason: 'bad indentation' } },
    }
  }
  yield* proposeOwner(issue, draft)
}

/** A missing key is reported at the first line of the mapping, wherever its own may be. */
function* ownersBelow({ code, detail }: Issue, { lines, from, to }: Draft): Generator<number> {
  if (code !== 'missing-key') return
  const line = lines.indexOf(`${detail.key}:`, from - 1) + 1
  if (line >= from && line < to) yield line
}

/** Lines after a key that belong to it by what they say; undefined where one is unclear. */
function takeBlock(owner: string, line: number, { lines, schema, to }: Draft): string[] | undefined {
  const known = listKeysBelow(schema, owner)
  const block: string[] = []
  for (const text of lines.slice(line, to - 1)) {
    const key = /^\s*(?:-\s*)?([a-zA-Z]+)\s*[:=]/.exec(text)?.[1]
    const isInner = known.length > 0 ? key !== undefined && known.includes(key) : isItem(text)
    if (!isInner) {
      if (text.trim() !== '' && (key === undefined || !listKeys(schema).includes(key))) return undefined
      break
    }
    block.push(text)
  }
  return block.length > 0 ? block : undefined
}

/** `- rest`, `-rest`, and the same with other bullets. */
function isItem(text: string): boolean {
  return /^\s*[-*•·]\s*[^\s:]+$/u.test(text) && text.trim() !== '---'
}

function toBlock({ element }: Field, lines: readonly string[], { schema }: Draft): string[] {
  if (!element) return lines.map((line) => `  ${addSpaces(line.trim().replace(/^-\s*/, ''), schema)}`)
  if (element.text) return lines.map((line) => `  - ${line.trim().replace(/^[-*•·]\s*/u, '')}`)
  const hasDashes = lines.some((line) => /^\s*-/.test(line))
  const [first] = element.keys.keys()
  return lines.map((line) => {
    const text = addSpaces(line.trim(), schema)
    const begins = hasDashes ? text.startsWith('-') : text.startsWith(`${first}:`)
    return begins ? `  - ${text.replace(/^-\s*/, '')}` : `    ${text}`
  })
}

/** ` title: 제목`: a key of the question itself that is too far right. */
function* proposeRootKey(issue: Issue, draft: Draft): Generator<Candidate> {
  for (const line of linesUpwards(issue, draft)) {
    const [, space = '', text = '', key = ''] = /^(\s+)(([a-zA-Z]+):.*)$/.exec(lineAt(draft, line)) ?? []
    if (space === '' || !listKeys(draft.schema).includes(key) || isBelowOwner(line, key, draft)) continue
    yield {
      correction: { from: line, to: line + 1, lines: [text], certain: true },
      as: { code: 'yaml-syntax', line, column: 1, detail: { reason: 'spaces before a key' } },
    }
  }
}

/** Whether the nearest line that is less deep is a key below which this one may be. */
function isBelowOwner(line: number, key: string, { lines, schema }: Draft): boolean {
  const depth = countBlanks(lines[line - 1] ?? '')
  const above = lines.slice(0, line - 1).findLast((text) => text.trim() !== '' && countBlanks(text) < depth)
  const { key: owner } = readPair(above ?? '')
  return owner !== '' && listKeysBelow(schema, owner).includes(key)
}

/** The name of a count that begins a line, in either language. */
function findCount(text: string): string | undefined {
  const [, word = ''] = /^([\p{L}\p{M} ]+?) *:/u.exec(text) ?? []
  return findKeysAmong(word, countNames)[0]
}

/** Counts without the line `counts:` above them. */
function* proposeOwner({ code, detail, line }: Issue, draft: Draft): Generator<Candidate> {
  if (code !== 'unknown-key' || !detail.known?.includes('counts')) return
  if (findCount(lineAt(draft, line)) === undefined) return
  const hasCounts = draft.lines.some(
    (text) => findKey(/^([\p{L}\p{M} ]+?) *:/u.exec(text)?.[1] ?? '') === 'counts',
  )
  if (hasCounts) return
  const isCount = (text: string) => findCount(text) !== undefined
  let [from, to] = [line, line + 1]
  while (isCount(lineAt(draft, from - 1))) from -= 1
  while (isCount(lineAt(draft, to))) to += 1
  const lines = draft.lines
    .slice(from - 1, to - 1)
    .map((text) => `  ${text.replace(/^[^:]*?(?= *:)/, () => findCount(text) ?? '')}`)
  yield {
    correction: { from, to, lines: ['counts:', ...lines], certain: true },
    as: { line: from, column: 1, detail: { value: lineAt(draft, from).split(':')[0] ?? '' } },
  }
}
