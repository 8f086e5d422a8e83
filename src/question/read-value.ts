// Values are the texts that are written: only where a place wants a number or a switch, one is read.
import type { z } from 'zod'
import type { YamlNode } from './yaml.ts'

type Schema = z.core.$ZodType

const number = /^-?(?:0|[1-9]\d{0,15})(?:\.\d+)?$/

/**
 * The value of a node, as its place in the schema wants it: `title: 404` is a text, `views: 404` a number. What does not
 * fit stays the text that is written, and a key without a value has none: the schema then says what is wrong.
 * @param schema none where no key is known.
 */
export function readValue(node: YamlNode, schema?: Schema): unknown {
  return read(node, schema && findWanted(schema))
}

/** What may stand in a place of the schema. */
interface Wanted {
  number: boolean
  boolean: boolean
  element: Wanted | undefined
  keys: ReadonlyMap<string, Wanted>
}

function read(node: YamlNode, place: Wanted | undefined): unknown {
  if (node.type === 'scalar') return node.plain ? readText(node.text, place) : node.text
  if (node.type === 'sequence') return node.children.map((child) => read(child, place?.element))
  const value: Record<string, unknown> = {}
  for (const { key, value: child } of node.pairs) {
    const known = place?.keys.get(key.text)
    const found = read(child, known)
    // What nobody knows stays, so that it is told.
    if (found !== undefined || !known) setOwn(value, key.text, found)
  }
  return value
}

function readText(text: string, place: Wanted | undefined): unknown {
  if (text === '') return undefined
  if (place?.boolean && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  // The sum has no -0, which would be written as another value.
  return place?.number && number.test(text) ? Number(text) + 0 : text
}

/** A schema is asked once, and not for every value. */
const places = new WeakMap<Schema, Wanted>()

function findWanted(schema: Schema): Wanted {
  const known = places.get(schema)
  if (known) return known
  const kinds = listKinds(schema)
  const element = kinds.flatMap((kind) => (isA(kind, 'array') ? [kind._zod.def.element] : []))[0]
  const keys = kinds.flatMap((kind) => (isA(kind, 'object') ? Object.entries(kind._zod.def.shape) : []))
  const place = {
    number: kinds.some((kind) => isA(kind, 'number')),
    boolean: kinds.some((kind) => isA(kind, 'boolean') || (isA(kind, 'literal') && hasSwitch(kind))),
    element: element && findWanted(element),
    keys: new Map(keys.map(([key, value]) => [key, findWanted(value)])),
  }
  places.set(schema, place)
  return place
}

function hasSwitch({ _zod }: z.core.$ZodLiteral): boolean {
  return _zod.def.values.some((value) => typeof value === 'boolean')
}

/** Without what only says that a value may be absent, or becomes something else. */
function listKinds(schema: Schema): Schema[] {
  if (isA(schema, 'optional') || isA(schema, 'default')) return listKinds(schema._zod.def.innerType)
  if (isA(schema, 'pipe')) return listKinds(schema._zod.def.in)
  return isA(schema, 'union') ? schema._zod.def.options.flatMap(listKinds) : [schema]
}

interface Kinds {
  object: z.core.$ZodObject
  array: z.core.$ZodArray
  optional: z.core.$ZodOptional
  default: z.core.$ZodDefault
  pipe: z.core.$ZodPipe
  union: z.core.$ZodUnion
  number: z.core.$ZodNumber
  boolean: z.core.$ZodBoolean
  literal: z.core.$ZodLiteral
}

function isA<Kind extends keyof Kinds>(schema: Schema, kind: Kind): schema is Kinds[Kind] {
  return schema._zod.def.type === kind
}

/** Also under a name such as `__proto__`, which an assignment would give another meaning. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key in target)
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}
