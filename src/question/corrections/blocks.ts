// Texts of comments, which are blocks: as plain text many would be a fault of YAML, or lose their end.
import type { Issue } from '../issue.ts'
import { parseYaml } from '../yaml.ts'
import { YamlFault } from '../yaml-fault.ts'
import { type Candidate, type Draft, lineAt, linesUpwards } from './candidate.ts'

const textLine = /^(\s*(?:- +)?)text:(?:\s+(\S.*?))?\s*$/
const blockHead = /^([|>])[-+\d]*\s*(?:#.*)?$/
const knownKey = /^\s*(?:- +)?(?:id|answer|actor|person|at|recommended|replyTo|text)\s*:|^\s*-\s*$/

interface WrittenText {
  line: number
  /** Columns before its key. */
  indent: number
  start: string
  /** What stands behind the colon. */
  raw: string
  /** Lines after it that belong to it by where they stand and what they say. */
  more: string[]
}

/** The text around a fault as a block. */
export function* proposeTextBlock(issue: Issue, draft: Draft): Generator<Candidate> {
  const written = findText(issue, draft)
  if (!written) return
  const { line, indent, start, raw, more } = written
  const content = toContent(written)
  if (content.length === 0) return
  const isFolded = blockHead.exec(raw)?.[1] === '>'
  const lines = content.map((text) => (text === '' ? '' : ' '.repeat(indent + 2) + text))
  const certain = more.length === 0 && !isFolded && !/ #|^#/.test(raw)
  const detail = { key: 'text', value: raw.slice(0, 60) }
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
    return { line, indent: start.length, start, raw, more }
  }
  return undefined
}

/** Text that nobody indented is of the comment above it; a key, and a note to oneself, is not. */
function belongs(line: string, indent: number): boolean {
  const own = line.length - line.trimStart().length
  if (line.trim() === '' || own > indent) return true
  return !knownKey.test(line) && !/^\s*#/.test(line)
}

function toContent({ raw, more }: WrittenText): string[] {
  const quoted = /^["']/.test(raw) ? readQuoted([raw, ...more].join('\n')) : undefined
  if (quoted !== undefined) return quoted.trim() === '' ? [] : quoted.trim().split('\n')
  const margin = Math.min(...more.filter((line) => line.trim() !== '').map(countBlanks))
  const others = more.map((line) => line.slice(margin))
  // The first line of a block says how far it is indented.
  if (others[0] !== undefined) others[0] = others[0].trimStart()
  if (raw === '' || blockHead.test(raw)) return others
  // A row of a table ends as it begins.
  return [raw.endsWith('|') ? raw : raw.replace(/^\|\s+/, ''), ...others]
}

function countBlanks(line: string): number {
  return line.length - line.trimStart().length
}

/** What the quotes hold; undefined where they do not fit. */
function readQuoted(text: string): string | undefined {
  try {
    const root = parseYaml(`- ${text}`)
    const node = root.type === 'sequence' && root.children.length === 1 ? root.children[0] : undefined
    return node?.type === 'scalar' ? node.text : undefined
  } catch (error) {
    if (error instanceof YamlFault) return undefined
    throw error
  }
}

/** Keys without the dash that makes a list of them: one comment. */
export function* proposeItem(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected, key } = issue.detail
  if (expected !== 'array' || key !== '' || !knownKey.test(lineAt(draft, issue.line))) return
  const lines = draft.lines.slice(issue.line - 1, draft.to - 1)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const indented = lines.map((line, index) => (line === '' ? '' : `${index === 0 ? '- ' : '  '}${line}`))
  yield { correction: { from: issue.line, to: issue.line + lines.length, lines: indented, certain: true } }
}
