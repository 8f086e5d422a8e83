// Values as the project writes them: lists and mappings in blocks, a line for each text, number or switch.
import { toPlainText } from '../question/plain-text.ts'

/** A key with its value, which is a plain tree; keys without a value are left out. */
export function toYamlLines(key: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${key}: ${toScalar(value)}`]
  const inner = Array.isArray(value) ? value.flatMap(toItemLines) : toPairLines(value)
  if (inner.length === 0) return [`${key}: ${Array.isArray(value) ? '[]' : '{}'}`]
  return [`${key}:`, ...inner.map((line) => `  ${line}`)]
}

function toPairLines(value: object): string[] {
  return Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : toYamlLines(key, each)))
}

function toItemLines(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`- ${toScalar(value)}`]
  return toPairLines(value).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`)
}

function toScalar(value: unknown): string {
  return typeof value === 'string' ? toPlainText(value) : String(value)
}
