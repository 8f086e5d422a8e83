// Front matter is a plain tree: lists, mappings and scalars. Everything else that YAML offers is a fault.
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
import { type Fault, type Issue, toPosition, withDetails } from './issue.ts'
import { limits } from './limits.ts'

export interface ScalarNode {
  type: 'scalar'
  start: number
  /** Behind its last sign, without quotes; below 0 where nothing is written. */
  end: number
  text: string
  /** Written without quotes. */
  plain: boolean
  /** Where it is a block: the columns by which its lines are indented. */
  block?: { style: '|' | '>'; indent: number }
}
interface SequenceNode {
  type: 'sequence'
  start: number
  children: YamlNode[]
}
export interface MappingNode {
  type: 'mapping'
  start: number
  pairs: { key: ScalarNode; value: YamlNode }[]
}
export type YamlNode = ScalarNode | SequenceNode | MappingNode

/** @throws YamlFault at the first thing that is not a plain tree of unique keys. */
export function parseYaml(source: string): YamlNode {
  const events = readEvents(source)
  const documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT)
  if (documents.length > 1)
    throw new YamlFault({ code: 'yaml-document', detail: {} }, findSecondDocument(source))
  if (documents[0]?.directives.length) throw new YamlFault({ code: 'yaml-tag', detail: { value: '%' } }, 0)
  const builder = { source, events, next: 1 }
  return buildNode(builder, 0)
}

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>

interface Builder {
  source: string
  events: Event[]
  next: number
}

function readEvents(source: string): Event[] {
  try {
    return parseEvents(source, { maxDepth: limits.yamlDepth * 4 })
  } catch (error) {
    if (error instanceof YAMLException) throw toYamlFault(source, error)
    if (error instanceof RangeError)
      throw new YamlFault({ code: 'nesting-too-deep', detail: { limit: limits.yamlDepth, where: 'yaml' } }, 0)
    throw error
  }
}

function findSecondDocument(source: string): number {
  const match = /^(?:---|\.\.\.)/m.exec(source)
  return match?.index ?? 0
}

function buildNode(builder: Builder, depth: number): YamlNode {
  const event = builder.events[builder.next]
  builder.next += 1
  if (event === undefined || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) {
    builder.next -= 1
    return { type: 'scalar', start: 0, end: -1, text: '', plain: true }
  }
  if (event.type === EVENT_ID.ALIAS) {
    throw new YamlFault(
      {
        code: 'yaml-alias',
        detail: {
          value: builder.source.slice(event.anchorStart - 1, event.anchorEnd),
        },
      },
      event.anchorStart - 1,
    )
  }
  refuseProperties(builder.source, event)
  if (event.type === EVENT_ID.SCALAR) {
    const plain = event.style === SCALAR_STYLE.PLAIN
    const text = getScalarValue(builder.source, event)
    const block = toBlock(event)
    // What is in a block without text is the next key.
    const start = block.block && text.trim() === '' ? -1 : scalarStart(builder.source, event)
    return { type: 'scalar', start, end: event.valueEnd, text, plain, ...block }
  }
  if (depth >= limits.yamlDepth) {
    throw new YamlFault(
      { code: 'nesting-too-deep', detail: { limit: limits.yamlDepth, where: 'yaml' } },
      event.start,
    )
  }
  return event.type === EVENT_ID.SEQUENCE
    ? buildSequence(builder, event.start, depth)
    : buildMapping(builder, event.start, depth)
}

function toBlock({ style, indent }: ScalarEvent): Pick<ScalarNode, 'block'> {
  if (style === SCALAR_STYLE.LITERAL_BLOCK) return { block: { style: '|', indent } }
  return style === SCALAR_STYLE.FOLDED_BLOCK ? { block: { style: '>', indent } } : {}
}

function scalarStart(source: string, event: ScalarEvent): number {
  const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED
  const before = source[event.valueStart - 1]
  return quoted && (before === '"' || before === "'") ? event.valueStart - 1 : event.valueStart
}

function refuseProperties(
  source: string,
  event: Exclude<Event, { type: typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>,
) {
  if (event.anchorStart >= 0) {
    const start = event.anchorStart - 1
    throw new YamlFault(
      { code: 'yaml-alias', detail: { value: source.slice(start, event.anchorEnd) } },
      start,
    )
  }
  if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
    throw new YamlFault(
      { code: 'yaml-tag', detail: { value: source.slice(event.tagStart, event.tagEnd) } },
      event.tagStart,
    )
  }
}

function buildSequence(builder: Builder, start: number, depth: number): SequenceNode {
  const children: YamlNode[] = []
  while (builder.events[builder.next]?.type !== EVENT_ID.POP) {
    const child = buildNode(builder, depth + 1)
    const last = children.at(-1)?.start
    children.push(child.start < 0 ? { ...child, start: findDash(builder.source, start, last) } : child)
  }
  builder.next += 1
  return { type: 'sequence', start, children }
}

/** An empty item has no place of its own: its dash stands for it. */
function findDash(source: string, start: number, last: number | undefined): number {
  if (last === undefined) return start
  const lineStart = source.lastIndexOf('\n', start) + 1
  const next = source.indexOf(`\n${source.slice(lineStart, start)}-`, last)
  return next < 0 ? start : next + 1 + start - lineStart
}

function buildMapping(builder: Builder, start: number, depth: number): MappingNode {
  const pairs: MappingNode['pairs'] = []
  const seen = new Set<string>()
  while (builder.events[builder.next]?.type !== EVENT_ID.POP) {
    const key = buildNode(builder, depth + 1)
    if (key.type !== 'scalar')
      throw new YamlFault({ code: 'yaml-syntax', detail: { reason: 'a key must be one word' } }, key.start)
    if (key.plain && key.text === '<<') throw new YamlFault({ code: 'yaml-merge-key', detail: {} }, key.start)
    if (seen.has(key.text))
      throw new YamlFault({ code: 'yaml-duplicate-key', detail: { value: key.text } }, key.start)
    seen.add(key.text)
    const value = buildNode(builder, depth + 1)
    // An empty value has no place of its own: its key stands for it.
    pairs.push({ key, value: value.start < 0 ? { ...value, start: key.start } : value })
  }
  builder.next += 1
  return { type: 'mapping', start, pairs }
}

/** A fault of the YAML itself; `offset` counts from the start of the parsed text. */
export class YamlFault extends Error {
  readonly fault: Fault
  readonly offset: number
  constructor(fault: Fault, offset: number) {
    super(fault.code)
    this.fault = fault
    this.offset = offset
  }
}

/** What the parser says, which knows neither codes nor where a tag begins. */
function toYamlFault(source: string, error: YAMLException): YamlFault {
  const offset = Math.min(error.mark?.position ?? 0, source.length)
  if (/nesting|depth/i.test(error.reason)) {
    return new YamlFault(
      { code: 'nesting-too-deep', detail: { limit: limits.yamlDepth, where: 'yaml' } },
      offset,
    )
  }
  if (/duplicated mapping key/i.test(error.reason))
    return new YamlFault({ code: 'yaml-duplicate-key', detail: { value: '' } }, offset)
  // The parser says this of anything that can't go on, such as a key without its colon.
  const isExpected = /end of the stream or a document separator|multiple documents/i.test(error.reason)
  if (isExpected && /^(?:---|\.\.\.)/m.test(source.slice(offset, offset + 3))) {
    return new YamlFault({ code: 'yaml-document', detail: {} }, offset)
  }
  if (/\btag\b/i.test(error.reason)) {
    const start = findTag(source, offset)
    return new YamlFault(
      {
        code: 'yaml-tag',
        detail: {
          value: /^\S*/.exec(source.slice(start, start + 40))?.[0] ?? '',
        },
      },
      start,
    )
  }
  if (/alias|anchor/i.test(error.reason))
    return new YamlFault({ code: 'yaml-alias', detail: { value: source[offset] ?? '' } }, offset)
  return new YamlFault({ code: 'yaml-syntax', detail: { reason: error.reason } }, offset)
}

/** A tag may hold more than one `!`: `!handle!name`. */
function findTag(source: string, offset: number): number {
  const last = source.lastIndexOf('!', offset)
  const blank = Math.max(source.lastIndexOf(' ', last), source.lastIndexOf('\n', last))
  return Math.max(0, source.indexOf('!', blank + 1))
}

/** A file that is YAML from its first line on, as a plain tree, or the issue that keeps it from being one. */
export function parseYamlFile(path: string, text: string): YamlNode | Issue {
  try {
    return parseYaml(text)
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error
    const position = toPosition(text, Math.max(0, error.offset))
    // Such a file has no front matter that words could speak of.
    return withDetails({ ...error.fault, path, ...position }, { whole: 'file' })
  }
}

/** Undefined where it can't be read. */
export function tryParseYaml(text: string): YamlNode | undefined {
  try {
    return parseYaml(text)
  } catch (error) {
    if (error instanceof YamlFault) return undefined
    throw error
  }
}

/** What other readers of YAML take for a number, a switch or nothing: `007`, `1e3`, `0x1F`, `.inf`, `true`, `~`. */
const unclear =
  /^(?:[-+]?(?:0[xob][\da-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?|\.(?:inf|nan))|true|false|null|~|)$/i

/** What programs write for nothing, beside `null` and `~`; without quotes it is `null-like-text`. */
export const nullLikeWords: ReadonlySet<string> = new Set(['Null', 'NULL', 'None', 'undefined', 'NaN'])

/** A text as YAML, without quotes where that says the same in a block and in a list: `rest`, `"007"`, `"제목: 부제"`. */
export function toPlainText(text: string): string {
  return isPlain(text) ? text : JSON.stringify(text)
}

function isPlain(text: string): boolean {
  if (text.trim() !== text || /[,[\]{}\n]/.test(text) || unclear.test(text) || nullLikeWords.has(text))
    return false
  return [`[${text}]`, `a: ${text}`, `- ${text}`].every((source) => isReadAs(source, text))
}

function isReadAs(source: string, text: string): boolean {
  const root = tryParseYaml(source)
  if (root === undefined || root.type === 'scalar') return false
  const node = root.type === 'mapping' ? root.pairs[0]?.value : root.children[0]
  return node?.type === 'scalar' && node.text === text
}
