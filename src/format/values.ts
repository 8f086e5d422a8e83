// Values are the texts that are written: only where a place wants a number or a switch, one is read. What zod says of
// those that do not fit becomes an issue with a code, a place and a suggestion.
import type { z } from 'zod'
import { activityKinds } from './activity.ts'
import type { Fault, Issue } from './issue.ts'
import type { IssueDetails } from './issue-details.ts'
import { type Field, findBelow, listKeys, toField } from './leaf.ts'
import { findNearest } from './names.ts'
import type { YamlNode } from './yaml.ts'

type Schema = z.core.$ZodType

type Known<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & { [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined> }

/** Without keys that have no value: such a key says as little as none. */
export function toKnown<Fields extends object>(fields: Fields): Known<Fields>
export function toKnown(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const number = /^-?(?:0|[1-9]\d{0,15})(?:\.\d+)?$/

/**
 * The value of a node, as its place in the schema wants it: `title: 404` is a text, `views: 404` a number. What does not
 * fit stays the text that is written, and a key without a value has none: the schema then says what is wrong.
 * @param schema none where no key is known.
 */
export function readValue(node: YamlNode, schema?: Schema): unknown {
  return read(node, schema && toField(schema))
}

function read(node: YamlNode, field: Field | undefined): unknown {
  if (node.type === 'scalar') return node.plain ? readText(node.text, field) : node.text
  if (node.type === 'sequence') return node.children.map((child) => read(child, field?.element))
  const value: Record<string, unknown> = {}
  for (const { key, value: child } of node.pairs) {
    const found = read(child, findBelow(field, key.text))
    // What nobody knows stays, so that it is reported.
    if (found !== undefined || !field?.keys.has(key.text)) setOwn(value, key.text, found)
  }
  return value
}

function readText(text: string, field: Field | undefined): unknown {
  if (text === '') return undefined
  if (field?.switch && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  // The sum has no -0, which would be written as another value.
  return field?.number && number.test(text) ? Number(text) + 0 : text
}

/** Also under a name such as `__proto__`, which an assignment would give another meaning. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key in target)
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}

type SchemaFault = z.core.$ZodIssue

export interface Place {
  path: string
  /** Offset in the file of the text that `root` was parsed from. */
  toPosition: (offset: number) => { line: number; column: number }
  root: YamlNode
}

/** @param schema whose keys are suggested. */
export function toIssues(faults: readonly SchemaFault[], place: Place, schema: Schema): Issue[] {
  return faults.flatMap((fault) => {
    if (fault.code === 'unrecognized_keys') return toUnknownKeys(fault, place, schema)
    const nearest = fault.code === 'invalid_union' ? findNearestBranch(fault) : undefined
    return nearest ? toIssues(nearest, place, schema) : [toIssue(fault, place)]
  })
}

/** Of a text or a mapping, what is wrong inside of the mapping: the branch whose kind fits. */
function findNearestBranch(fault: z.core.$ZodIssueInvalidUnion): SchemaFault[] | undefined {
  const isInside = (each: SchemaFault) => each.path.length > 0 || each.code !== 'invalid_type'
  const branch = fault.errors.find((faults) => faults.every(isInside))
  return branch?.map((each) => ({ ...each, path: [...fault.path, ...each.path] }))
}

function toUnknownKeys(fault: z.core.$ZodIssueUnrecognizedKeys, place: Place, schema: Schema): Issue[] {
  const owner = findNode(place.root, fault.path)
  const candidates = listKeys(schema, fault.path)
  // Beside the other keys it is known, and is in the wrong place.
  const isCount = (key: string) => fault.path.length === 0 && listKeys(schema, ['counts']).includes(key)
  const pairs = new Map(owner?.type === 'mapping' ? owner.pairs.map((pair) => [pair.key.text, pair]) : [])
  const sharesLine = owner && createSharesLine(owner, fault, place)
  return fault.keys.map((key) => {
    const pair = pairs.get(key)
    const nearest = findNearest(key, candidates)
    const detail: IssueDetails<'unknown-key'> = {
      value: key,
      known: candidates,
      ...(nearest ? { nearest } : {}),
      ...(isCount(key) ? { below: 'counts' } : {}),
      ...(pair && sharesLine?.(pair.key) ? { shared: true } : {}),
    }
    // A key of no letters is nowhere: what follows it does, or the mapping.
    const start = [pair?.key.start, pair?.value.start].find((each) => each !== undefined && each >= 0)
    return { code: 'unknown-key', path: place.path, ...place.toPosition(start ?? owner?.start ?? 0), detail }
  })
}

/** Whether the line of a key holds other keys, a brace or the dash of an item: many keys take no longer than few. */
function createSharesLine(owner: YamlNode, fault: SchemaFault, place: Place) {
  const toLine = (offset: number) => place.toPosition(Math.max(0, offset)).line
  const byLine = Map.groupBy(owner.type === 'mapping' ? owner.pairs : [], ({ key }) => toLine(key.start))
  return ({ start }: YamlNode): boolean => {
    if (start === owner.start) return typeof fault.path.at(-1) === 'number'
    const line = toLine(start)
    return line === toLine(owner.start) || (byLine.get(line)?.length ?? 0) > 1
  }
}

function toIssue(fault: SchemaFault, place: Place): Issue {
  const node = findNode(place.root, fault.path)
  const owner = node ?? findNode(place.root, fault.path.slice(0, -1)) ?? place.root
  const code = toCode(fault, node)
  return {
    code,
    path: place.path,
    ...place.toPosition(Math.max(0, owner.start)),
    detail: { key: toKey(fault.path), ...toDetail(fault, node) },
  }
}

/** Codes of what a schema finds. */
type SchemaCode =
  | 'invalid-count'
  | 'invalid-id'
  | 'invalid-language'
  | 'invalid-url'
  | 'list-too-long'
  | 'missing-key'
  | 'text-length'
  | 'unknown-kind'
  | 'wrong-type'

/** By what a refinement of the schema wants. */
const refined: Readonly<Record<string, SchemaCode>> = {
  id: 'invalid-id',
  language: 'invalid-language',
  url: 'invalid-url',
  link: 'invalid-url',
}

function toCode(fault: SchemaFault, node: YamlNode | undefined): SchemaCode {
  if (fault.code === 'invalid_value') return isEmpty(node) ? 'missing-key' : 'unknown-kind'
  if (fault.code === 'too_small' || fault.code === 'too_big') {
    if (fault.origin === 'string') return 'text-length'
    if (fault.origin === 'array') return fault.code === 'too_big' ? 'list-too-long' : 'missing-key'
    return 'invalid-count'
  }
  if (fault.code === 'custom') return refined[String(fault.params?.['setting'])] ?? 'wrong-type'
  if (fault.code !== 'invalid_type') return 'wrong-type'
  if (isEmpty(node)) return 'missing-key'
  const isNumber = node?.type === 'scalar' && node.plain && /^-?\d+(?:\.\d+)?$/.test(node.text)
  return isNumber && ['int', 'number'].includes(fault.expected) ? 'invalid-count' : 'wrong-type'
}

function isEmpty(node: YamlNode | undefined): boolean {
  if (node === undefined) return true
  return node.type === 'scalar' && node.plain && node.text === ''
}

function toDetail(fault: SchemaFault, node: YamlNode | undefined): IssueDetails<SchemaCode> {
  const value = node?.type === 'scalar' ? node.text.slice(0, 60) : ''
  const detail: IssueDetails<SchemaCode> = { value }
  if (node && node.type !== 'scalar') detail.found = node.type
  // The key is there already: a second one would be a fault of its own.
  if (node && isEmpty(node)) detail.empty = true
  if (fault.code === 'invalid_type') detail.expected = fault.expected
  if (fault.code === 'invalid_union') detail.expected = findFirstKind(fault)
  // A refinement of the schema names what it wants, and the right spelling where it knows one.
  if (fault.code === 'custom') {
    detail.expected = String(fault.params?.['setting'] ?? '')
    if (fault.params?.['nearest']) detail.nearest = String(fault.params['nearest'])
    if (fault.params?.['contrast']) detail.contrast = String(fault.params['contrast'])
  }
  if (fault.code === 'too_big') detail.limit = Number(fault.maximum)
  if (fault.code === 'too_small') detail.least = Number(fault.minimum)
  if (fault.code === 'invalid_value') {
    const values = fault.values.map(String)
    // Of kinds the words of one language are enough to choose from.
    detail.known = activityKinds.every((kind) => values.includes(kind)) ? activityKinds : values
    const nearest = findNearest(value, values)
    if (nearest) detail.nearest = nearest
  }
  return detail
}

/** The simplest of what may be there comes first. */
function findFirstKind({ errors: [first] }: z.core.$ZodIssueInvalidUnion): string {
  return first?.[0]?.code === 'invalid_type' ? first[0].expected : 'string'
}

function toKey(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

/** One fault of the value at the end of a path. */
export function toIssueAt(place: Place, path: readonly PropertyKey[], fault: Fault): Issue {
  const node = findNode(place.root, path)
  return { ...fault, path: place.path, ...place.toPosition(Math.max(0, node?.start ?? 0)) }
}

/** Follows a path of keys and indexes; undefined where the tree does not go so far. */
export function findNode(root: YamlNode, path: readonly PropertyKey[]): YamlNode | undefined {
  return path.reduce<YamlNode | undefined>((node, step) => node && findChild(node, step), root)
}

function findChild(node: YamlNode, step: PropertyKey): YamlNode | undefined {
  if (node.type === 'sequence') return node.children[Number(step)]
  if (node.type !== 'mapping') return undefined
  if (node.pairs.length > fewPairs) return indexPairs(node).get(step)
  return node.pairs.find(({ key }) => key.text === step)?.value
}

/** Of a longer mapping, as people.yaml is one, an index is kept: many of its keys may be asked for. */
const fewPairs = 50
const indexes = new WeakMap<YamlNode, ReadonlyMap<PropertyKey, YamlNode>>()

function indexPairs(node: YamlNode & { type: 'mapping' }): ReadonlyMap<PropertyKey, YamlNode> {
  const known = indexes.get(node)
  if (known) return known
  // The first of two of the same name is the last that is put in.
  const index = new Map(node.pairs.toReversed().map(({ key, value }) => [key.text, value]))
  indexes.set(node, index)
  return index
}
