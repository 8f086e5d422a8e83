// Values are the texts that are written: only where a place wants a number or a switch, one is read.
import type { z } from 'zod'
import type { YamlNode } from './yaml.ts'

type Schema = z.core.$ZodType
type Wanted = 'text' | 'number' | 'boolean'

const number = /^-?(?:0|[1-9]\d{0,15})(?:\.\d+)?$/

/**
 * The value of a node, as its place in the schema wants it: `title: 404` is a text, `views: 404` a number. What does not
 * fit stays the text that is written, and a key without a value has none: the schema then says what is wrong.
 * @param schema none where no key is known.
 */
export function readValue(node: YamlNode, schema?: Schema): unknown {
  const places = schema ? listPlaces(schema) : []
  if (node.type === 'sequence') {
    const element = places.flatMap((place) => (isA(place, 'array') ? [place._zod.def.element] : []))[0]
    return node.children.map((child) => readValue(child, element))
  }
  if (node.type === 'scalar') return node.plain ? readText(node.text, places) : node.text
  const shape = places.flatMap((place) => (isA(place, 'object') ? [place._zod.def.shape] : []))[0]
  const value: Record<string, unknown> = {}
  for (const { key, value: child } of node.pairs) {
    setOwn(value, key.text, readValue(child, findOwn(shape, key.text)))
  }
  return value
}

function readText(text: string, places: readonly Schema[]): unknown {
  if (text === '') return undefined
  const wanted = new Set(places.map(toWanted))
  if (wanted.has('boolean') && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return wanted.has('number') && number.test(text) ? Number(text) : text
}

function toWanted(place: Schema): Wanted {
  if (isA(place, 'number')) return 'number'
  return isA(place, 'boolean') ? 'boolean' : 'text'
}

/** What may stand in a place, without what only says that it may be absent, or becomes something else. */
function listPlaces(schema: Schema): Schema[] {
  if (isA(schema, 'optional') || isA(schema, 'default')) return listPlaces(schema._zod.def.innerType)
  if (isA(schema, 'pipe')) return listPlaces(schema._zod.def.in)
  return isA(schema, 'union') ? schema._zod.def.options.flatMap(listPlaces) : [schema]
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
}

function isA<Kind extends keyof Kinds>(schema: Schema, kind: Kind): schema is Kinds[Kind] {
  return schema._zod.def.type === kind
}

function findOwn(shape: Readonly<Record<string, Schema>> | undefined, key: string): Schema | undefined {
  return shape && Object.hasOwn(shape, key) ? shape[key] : undefined
}

/** Also under a name such as `__proto__`, which an assignment would give another meaning. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key in target)
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}
