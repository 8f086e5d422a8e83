// Values as the project writes them: lists and mappings in blocks, a line for each text, number or switch.
import { toIdText, toPlainText } from '../question/plain-text.ts'

/** Keys whose values, or items, are ids. */
const idKeys: ReadonlySet<string> = new Set(['id', 'answer', 'replyTo', 'person', 'related', 'of'])

/** A key with its value, which is a plain tree; keys without a value are left out. */
export function toYamlLines(key: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${key}: ${toScalar(value, key)}`]
  const inner = Array.isArray(value) ? value.flatMap((item) => toItemLines(item, key)) : toPairLines(value)
  if (inner.length === 0) return [`${key}: ${Array.isArray(value) ? '[]' : '{}'}`]
  return [`${key}:`, ...inner.map((line) => `  ${line}`)]
}

function toPairLines(value: object): string[] {
  return Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : toYamlLines(key, each)))
}

function toItemLines(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [`- ${toScalar(value, key)}`]
  return toPairLines(value).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`)
}

function toScalar(value: unknown, key: string): string {
  if (typeof value !== 'string') return String(value)
  return idKeys.has(key) ? toIdText(value) : toPlainText(value)
}
