// Front matter is a plain tree: lists, mappings and scalars. Everything else that YAML offers is a fault.
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
import { limits } from './limits.ts'
import { toYamlFault, YamlFault } from './yaml-fault.ts'

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
export interface SequenceNode {
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
  if (documents.length > 1) throw new YamlFault('yaml-document', findSecondDocument(source))
  if (documents[0]?.directives.length) throw new YamlFault('yaml-tag', 0, { value: '%' })
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
      throw new YamlFault('nesting-too-deep', 0, { limit: `${limits.yamlDepth}`, where: 'yaml' })
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
    throw new YamlFault('yaml-alias', event.anchorStart - 1, {
      value: builder.source.slice(event.anchorStart - 1, event.anchorEnd),
    })
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
    throw new YamlFault('nesting-too-deep', event.start, { limit: `${limits.yamlDepth}`, where: 'yaml' })
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
    throw new YamlFault('yaml-alias', start, { value: source.slice(start, event.anchorEnd) })
  }
  if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
    throw new YamlFault('yaml-tag', event.tagStart, { value: source.slice(event.tagStart, event.tagEnd) })
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
      throw new YamlFault('yaml-syntax', key.start, { reason: 'a key must be one word' })
    if (key.plain && key.text === '<<') throw new YamlFault('yaml-merge-key', key.start)
    if (seen.has(key.text)) throw new YamlFault('yaml-duplicate-key', key.start, { value: key.text })
    seen.add(key.text)
    const value = buildNode(builder, depth + 1)
    // An empty value has no place of its own: its key stands for it.
    pairs.push({ key, value: value.start < 0 ? { ...value, start: key.start } : value })
  }
  builder.next += 1
  return { type: 'mapping', start, pairs }
}
