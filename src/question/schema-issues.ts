// zod says what does not fit; here it becomes an issue with a code, a place and a suggestion.
import type { z } from 'zod'
import { findNode } from './find-node.ts'
import type { Issue, IssueCode } from './issue.ts'
import { findNearest } from './nearest.ts'
import type { YamlNode } from './yaml.ts'

type SchemaFault = z.core.$ZodIssue

export interface Place {
  path: string
  /** Offset in the file of the text that `root` was parsed from. */
  toPosition: (offset: number) => { line: number; column: number }
  root: YamlNode
}

/** @param known for each object of the schema (`''`, `counts`, `activity`), its keys, to suggest the nearest. */
export function toIssues(
  faults: readonly SchemaFault[],
  place: Place,
  known: Readonly<Record<string, readonly string[]>>,
): Issue[] {
  return faults.flatMap((fault) => {
    if (fault.code === 'unrecognized_keys') return toUnknownKeys(fault, place, known)
    const nearest = fault.code === 'invalid_union' ? findNearestBranch(fault) : undefined
    return nearest ? toIssues(nearest, place, known) : [toIssue(fault, place)]
  })
}

/** Of a text or a mapping, what is wrong inside of the mapping: the branch whose kind fits. */
function findNearestBranch(fault: z.core.$ZodIssueInvalidUnion): SchemaFault[] | undefined {
  const isInside = (each: SchemaFault) => each.path.length > 0 || each.code !== 'invalid_type'
  const branch = fault.errors.find((faults) => faults.every(isInside))
  return branch?.map((each) => ({ ...each, path: [...fault.path, ...each.path] }))
}

function toUnknownKeys(
  fault: z.core.$ZodIssueUnrecognizedKeys,
  place: Place,
  known: Readonly<Record<string, readonly string[]>>,
): Issue[] {
  const owner = findNode(place.root, fault.path)
  const candidates = known[fault.path.filter((step) => typeof step === 'string').join('.')] ?? []
  // Beside the other keys it is known, and stands in the wrong place.
  const isCount = (key: string) => fault.path.length === 0 && (known['counts']?.includes(key) ?? false)
  const pairs = new Map(owner?.type === 'mapping' ? owner.pairs.map((pair) => [pair.key.text, pair]) : [])
  return fault.keys.map((key) => {
    const pair = pairs.get(key)
    const nearest = findNearest(key, candidates)
    const detail = {
      value: key,
      known: candidates.join(', '),
      ...(nearest ? { nearest } : {}),
      ...(isCount(key) ? { below: 'counts' } : {}),
    }
    // A key of no letters stands nowhere: what follows it does, or the mapping.
    const start = [pair?.key.start, pair?.value.start].find((each) => each !== undefined && each >= 0)
    return { code: 'unknown-key', path: place.path, ...place.toPosition(start ?? owner?.start ?? 0), detail }
  })
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

/** By what a refinement of the schema wants. */
const refined: Readonly<Record<string, IssueCode>> = {
  id: 'invalid-id',
  language: 'invalid-language',
  url: 'invalid-url',
  link: 'invalid-url',
}

function toCode(fault: SchemaFault, node: YamlNode | undefined): IssueCode {
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

function toDetail(fault: SchemaFault, node: YamlNode | undefined): Record<string, string> {
  const value = node?.type === 'scalar' ? node.text.slice(0, 60) : ''
  const detail: Record<string, string> = { value }
  if (node && node.type !== 'scalar') detail['found'] = node.type
  // The key stands there already: a second one would be a fault of its own.
  if (node && isEmpty(node)) detail['empty'] = 'true'
  if (fault.code === 'invalid_type') detail['expected'] = fault.expected
  if (fault.code === 'invalid_union') detail['expected'] = findFirstKind(fault)
  // A refinement of the schema names what it wants, and the right spelling where it knows one.
  if (fault.code === 'custom') {
    detail['expected'] = String(fault.params?.['setting'] ?? '')
    if (fault.params?.['nearest']) detail['nearest'] = String(fault.params['nearest'])
    if (fault.params?.['contrast']) detail['contrast'] = String(fault.params['contrast'])
  }
  if (fault.code === 'too_big') detail['limit'] = `${fault.maximum}`
  if (fault.code === 'too_small') detail['least'] = `${fault.minimum}`
  if (fault.code === 'invalid_value') {
    const values = fault.values.map(String)
    detail['known'] = values.join(', ')
    const nearest = findNearest(value, values)
    if (nearest) detail['nearest'] = nearest
  }
  return detail
}

/** The simplest of what may stand there comes first. */
function findFirstKind({ errors: [first] }: z.core.$ZodIssueInvalidUnion): string {
  return first?.[0]?.code === 'invalid_type' ? first[0].expected : 'string'
}

function toKey(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
