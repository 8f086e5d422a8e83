// The schemas of files without what a rule can fix: values of any size and spelling, and what is absent as nothing. An
// unknown key, or something of another kind, is for people to write.
import { z } from 'zod'
import { type Field, toField } from '../../format/leaf.ts'

/** Texts and lists that have to be there are empty where they are absent; a number may be any text, or none. */
export type Lenient<Value> = Value extends readonly (infer Item)[]
  ? Lenient<Item>[]
  : Value extends number
    ? WrittenNumber
    : Value extends object
      ? { [Key in keyof Value]: Lenient<Value[Key]> }
      : Value

export type WrittenNumber = number | string | undefined

export function toLenient<Schema extends z.ZodType>(schema: Schema): z.ZodType<Lenient<z.infer<Schema>>>
export function toLenient(schema: z.ZodType): z.ZodType {
  return toWide(toField(schema))
}

type OfRecord<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: z.ZodOptional<z.ZodType<NonNullable<z.infer<Shape[Key]>>>>
}

/** Keys of a file as a record has them too: of any size and spelling, and each of them may be absent. */
export function toRecordShape<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): OfRecord<Shape>
export function toRecordShape(schema: z.ZodType): z.ZodRawShape {
  const { keys } = toField(schema)
  return Object.fromEntries(Array.from(keys, ([key, field]) => [key, toWide(field).optional()]))
}

function toWide(field: Field): z.ZodType {
  const { keys, element, others, words } = field
  const shape = [...keys].map(([key, below]) => [key, toOptional(below)])
  const kinds: z.ZodType[] = [
    ...(field.switch ? [z.boolean()] : []),
    ...(field.number ? [z.number(), z.string()] : []),
    ...(field.text ? [z.string()] : []),
    ...(words ? [z.enum(words)] : []),
    ...(shape.length > 0 ? [z.strictObject(Object.fromEntries(shape))] : []),
    ...(element ? [z.array(toWide(element))] : []),
    ...(others ? [z.record(z.string(), toWide(others))] : []),
  ]
  const [first] = kinds
  return first && kinds.length === 1 ? first : z.union(kinds)
}

function toOptional(field: Field): z.ZodType {
  const wide = toWide(field)
  if (field.optional || field.number) return wide.optional()
  if (field.text) return wide.default('')
  if (field.element) return wide.default([])
  return field.keys.size > 0 ? wide.prefault({}) : wide
}
