// The schemas of files without what a rule can fix: values of any size and spelling, and what is absent as nothing. An
// unknown key, or something of another kind, is for people to write.
import { z } from 'zod'
import { type Field, leaf, toField } from '../../format/leaf.ts'

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
  return toWide(toField(schema), inFiles)
}

/** What a record says as a file does, of any size and spelling. */
export function toRecord<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.infer<Schema>>
export function toRecord(schema: z.ZodType): z.ZodType {
  return toWide(toField(schema), inRecords)
}

type RecordShape<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: z.ZodOptional<z.ZodType<NonNullable<z.infer<Shape[Key]>>>>
}

/** The same of the keys of a file, each of which may be absent. */
export function toRecordShape<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): RecordShape<Shape>
export function toRecordShape(schema: z.ZodType): z.ZodRawShape {
  const { keys } = toField(schema)
  return Object.fromEntries(Array.from(keys, ([key, field]) => [key, toWide(field, inRecords).optional()]))
}

interface Form {
  toId: () => z.ZodString
  toNumbers: (least: number) => z.ZodType[]
  /** Of a key that has to be there. */
  toNeeded: (field: Field, wide: z.ZodType) => z.ZodType
}

const inFiles: Form = {
  toId: () => z.string(),
  toNumbers: () => [z.number(), z.string()],
  toNeeded: toFilled,
}
const inRecords: Form = {
  toId: () => z.string().min(1),
  toNumbers: (least) => [z.int().min(least)],
  toNeeded: (_, wide) => wide,
}

function toWide(field: Field, form: Form): z.ZodType {
  const { keys, element, others, words } = field
  const shape = Array.from(keys, ([key, below]) => {
    const wide = toWide(below, form)
    return [key, below.optional ? wide.optional() : form.toNeeded(below, wide)]
  })
  const text = field.leaf === 'id' || field.leaf === 'person' ? form.toId() : z.string()
  const kinds: z.ZodType[] = [
    ...(field.switch ? [z.boolean()] : []),
    ...(field.number ? form.toNumbers(field.least ?? Number.MIN_SAFE_INTEGER) : []),
    ...(field.text ? [field.leaf ? leaf(field.leaf, text) : text] : []),
    ...(words ? [z.enum(words)] : []),
    ...(shape.length > 0 ? [z.strictObject(Object.fromEntries(shape))] : []),
    ...(element ? [z.array(toWide(element, form))] : []),
    ...(others ? [z.record(z.string(), toWide(others, form))] : []),
  ]
  const [first] = kinds
  return first && kinds.length === 1 ? first : z.union(kinds)
}

function toFilled(field: Field, wide: z.ZodType): z.ZodType {
  if (field.number) return wide.optional()
  if (field.text) return wide.default('')
  if (field.element) return wide.default([])
  return field.keys.size > 0 ? wide.prefault({}) : wide
}
