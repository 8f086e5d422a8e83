// Texts of comments, which are blocks: as plain text many would be a fault of YAML, or lose their end.
import type { Issue } from '../issue.ts'
import { tryParseYaml } from '../yaml-tree.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, replaceLine } from './candidate.ts'
import { isItemLine } from './items.ts'

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
  /** What stands behind the colon. */
  raw: string
  /** Lines after it that belong to it by where they stand and what they say. */
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

/** The nearest above a fault: what stands there belongs to it or to a key of its own. */
function findText(issue: Issue, draft: Draft): WrittenText | undefined {
  for (const line of linesUpwards(issue, draft)) {
    const match = textLine.exec(lineAt(draft, line))
    if (!match) continue
    const [, start = '', raw = ''] = match
    const more: string[] = []
    for (let next = line + 1; next < draft.to && belongs(lineAt(draft, next), start.length); next += 1)
      more.push(lineAt(draft, next))
    while (more.at(-1)?.trim() === '') more.pop()
    // A head may stand on a line of its own.
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

/** Lines that stand as far to the left as the key have none: the others keep what they have more than each other. */
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
