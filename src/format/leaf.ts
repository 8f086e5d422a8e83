// What a value of a content folder is, said once, where a schema says its type; and the two walks over values, of which
// checks, masks, writing and corrections are made. A text of which nothing is said is hidden and checked like a line.
import { z } from 'zod'

/**
 * line: shown in one line · category: the same, and a part of an address · prose: shown in several · markdown: checked as a
 * body is · name: of somebody, whose `person` may be beside it · person, id: no part of it may change · hashtag · path: an
 * address on the site, or of a file · address: of the web · time: a day, or an instant · word: of a list, or of a standard.
 */
export type Leaf =
  | 'line'
  | 'category'
  | 'prose'
  | 'markdown'
  | 'name'
  | 'person'
  | 'id'
  | 'hashtag'
  | 'path'
  | 'address'
  | 'time'
  | 'word'

const leaves = z.registry<{ leaf: Leaf }>()

/** Says what the texts of a schema are. It is not lost where the schema is bound, described or optional. */
export function leaf<Schema extends z.ZodType>(leaf: Leaf, schema: Schema): Schema {
  leaves.add(schema, { leaf })
  return schema
}

const oneLiners = z.registry<{ isOneLine: true }>()

/** Says that a list or a mapping is written in one line: `[a, b]`, `{ a: 1 }`. */
export function inOneLine<Schema extends z.ZodType>(schema: Schema): Schema {
  oneLiners.add(schema, { isOneLine: true })
  return schema
}

/** What a schema says of a value: all that may be in its place. */
export interface Field {
  text: boolean
  /** Undefined where no text belongs, or where nobody said what it is. */
  leaf: Leaf | undefined
  /** All that it may be, where these are listed. */
  words: readonly string[] | undefined
  /** Of the length of a text, or of the items of a list. */
  most: number | undefined
  number: boolean
  /** The smallest number that it may be. */
  least: number | undefined
  switch: boolean
  /** May be absent. */
  optional: boolean
  /** Is written in one line. */
  isOneLine: boolean
  element: Field | undefined
  /** Keys in the order of the schema. */
  keys: ReadonlyMap<string, Field>
  /** Below keys that are names. */
  others: Field | undefined
}

type Schema = z.core.$ZodType

/** A schema is asked once, and not for every value. */
const fields = new WeakMap<Schema, Field>()

export function toField(schema: Schema): Field {
  const known = fields.get(schema)
  if (known) return known
  const kinds = listKinds(schema)
  const shape = kinds.flatMap((kind) => (isA(kind, 'object') ? Object.entries(kind._zod.def.shape) : []))
  const [element] = kinds.flatMap((kind) => (isA(kind, 'array') ? kind._zod.def.element : []))
  const [others] = kinds.flatMap((kind) => (isA(kind, 'record') ? kind._zod.def.valueType : []))
  const words = kinds.flatMap(listWords)
  const text = kinds.find((kind) => isA(kind, 'string'))
  const bound = text ?? kinds.find((kind) => isA(kind, 'array'))
  const number = kinds.find((kind) => isA(kind, 'number'))
  const field = {
    text: text !== undefined,
    leaf: (text && leaves.get(text)?.leaf) ?? (words.length > 0 ? ('word' as const) : undefined),
    words: words.length > 0 ? words : undefined,
    most: bound && findBound(bound, 'max_length', 'maximum'),
    number: number !== undefined,
    least: number && findBound(number, 'greater_than', 'value'),
    switch: kinds.some((kind) => isA(kind, 'boolean') || hasSwitch(kind)),
    optional: isOptional(schema),
    isOneLine: kinds.some((kind) => oneLiners.get(kind)?.isOneLine),
    element: element && toField(element),
    keys: new Map(shape.map(([key, value]) => [key, toField(value)])),
    others: others && toField(others),
  }
  fields.set(schema, field)
  return field
}

/** What is below a key, or is an item of a list. */
export function findBelow(field: Field | undefined, step: PropertyKey): Field | undefined {
  if (typeof step === 'number') return field?.element
  return field?.keys.get(String(step)) ?? field?.others
}

/** Keys that may be at the end of a path, in the order of the schema; none of those that are names. */
export function listKeys(schema: Schema, path: readonly PropertyKey[] = []): readonly string[] {
  return [...(findFieldAt(schema, path)?.keys.keys() ?? [])]
}

export function findFieldAt(schema: Schema, path: readonly PropertyKey[]): Field | undefined {
  return path.reduce<Field | undefined>(findBelow, toField(schema))
}

/** Every key at any depth with what is said of its value, in the order of the schema, and the keys above it. */
function listFields(field: Field | undefined, above: readonly string[] = []): KeyedField[] {
  if (!field) return []
  return [
    ...listFields(field.element, above),
    ...listFields(field.others, above),
    ...[...field.keys].flatMap(([key, of]) => [{ key, of, above }, ...listFields(of, [...above, key])]),
  ]
}

interface KeyedField {
  key: string
  of: Field
  above: readonly string[]
}

/** Corrections ask for each line of a file. */
const keyedFields = new WeakMap<Schema, readonly KeyedField[]>()

function findFields(schema: Schema): readonly KeyedField[] {
  const found = keyedFields.get(schema) ?? listFields(toField(schema))
  keyedFields.set(schema, found)
  return found
}

/** All keys below a key of that name, at any depth and wherever it is; of the whole schema without a name. */
export function listKeysBelow(schema: Schema, owner?: string): readonly string[] {
  const below = findFields(schema).filter(({ above }) => owner === undefined || above.includes(owner))
  return [...new Set(below.map(({ key }) => key))]
}

/** Keys of which a text of one of these kinds is the value, at any depth. */
export function listKeysOf(schema: Schema, leaves: readonly Leaf[]): readonly string[] {
  const found = findFields(schema).filter(({ of }) => of.leaf && leaves.includes(of.leaf))
  return [...new Set(found.map(({ key }) => key))]
}

/** What pages show in one line, or in several. */
export const lineLeaves = ['line', 'category', 'name'] as const
export const shownLeaves = [...lineLeaves, 'prose'] as const

/** A text, what its schema says of its place, its path in a value, and the mapping in which it is. */
export interface PlacedText {
  text: string
  field: Field
  path: PropertyKey[]
  owner: Owner
}

/** Texts of a value where its schema wants one, in the order of the value. What the schema does not know has none. */
export function listTexts(value: unknown, schema: Schema): PlacedText[] {
  const texts: PlacedText[] = []
  const visit = (value: unknown, field: Field | undefined, path: PropertyKey[], owner: Owner): void => {
    if (!field) return
    if (typeof value === 'string' && field.text) texts.push({ text: value, field, path, owner })
    if (Array.isArray(value)) {
      for (const [step, each] of value.entries()) visit(each, field.element, [...path, step], owner)
    } else if (isMapping(value)) {
      for (const step of Object.keys(value))
        visit(value[step], findBelow(field, step), [...path, step], value)
    }
  }
  visit(value, toField(schema), [], {})
  return texts
}

/**
 * A value with its texts changed, also those that its schema does not know, and without what is undefined. @param change
 * undefined takes a text out; `owner` is the mapping in which it is.
 */
export function mapTexts<Value extends object>(
  value: Value,
  schema: Schema,
  change: (text: string, leaf: Leaf | undefined, owner: Owner) => string | undefined,
): Value
export function mapTexts(
  value: object,
  schema: Schema,
  change: (text: string, leaf: Leaf | undefined, owner: Owner) => string | undefined,
): unknown {
  const map = (value: unknown, field: Field | undefined, owner: Owner): unknown => {
    if (typeof value === 'string') return change(value, field?.leaf, owner)
    if (Array.isArray(value)) {
      const items = value.map((each) => map(each, field?.element, owner))
      return items.filter((each) => each !== undefined)
    }
    if (!isMapping(value)) return value
    const mapped: Owner = {}
    for (const key of Object.keys(value)) {
      const each = map(value[key], findBelow(field, key), value)
      if (each !== undefined) mapped[key] = each
    }
    return mapped
  }
  return map(value, toField(schema), {})
}

type Owner = Record<string, unknown>

/** Or a list, which is looked for before it. */
function isMapping(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null
}

/** Without what only says that a value may be absent, or becomes something else. */
function listKinds(schema: Schema): Schema[] {
  if (isA(schema, 'optional') || isA(schema, 'default')) return listKinds(schema._zod.def.innerType)
  if (isA(schema, 'pipe')) return listKinds(schema._zod.def.in)
  return isA(schema, 'union') ? schema._zod.def.options.flatMap(listKinds) : [schema]
}

function listWords(schema: Schema): string[] {
  const values: unknown[] = isA(schema, 'enum') ? Object.values(schema._zod.def.entries) : []
  if (isA(schema, 'literal')) values.push(...schema._zod.def.values)
  return values.filter((value) => typeof value === 'string')
}

/** The number that a check of zod has. */
function findBound({ _zod: { def } }: Schema, check: string, key: string): number | undefined {
  const bounds = (def.checks ?? []).filter(({ _zod: { def } }) => def.check === check)
  return bounds.map(({ _zod: { def } }) => Number(new Map(Object.entries(def)).get(key)))[0]
}

function isOptional(schema: Schema): boolean {
  return isA(schema, 'optional') || isA(schema, 'default')
}

function hasSwitch(schema: Schema): boolean {
  return isA(schema, 'literal') && schema._zod.def.values.some((value) => typeof value === 'boolean')
}

interface Kinds {
  string: z.core.$ZodString
  object: z.core.$ZodObject
  record: z.core.$ZodRecord
  array: z.core.$ZodArray
  optional: z.core.$ZodOptional
  default: z.core.$ZodDefault
  pipe: z.core.$ZodPipe
  union: z.core.$ZodUnion
  number: z.core.$ZodNumber
  boolean: z.core.$ZodBoolean
  enum: z.core.$ZodEnum
  literal: z.core.$ZodLiteral
}

function isA<Kind extends keyof Kinds>(schema: Schema, kind: Kind): schema is Kinds[Kind] {
  return schema._zod.def.type === kind
}
