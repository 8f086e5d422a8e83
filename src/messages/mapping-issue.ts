import type { Issue } from '../format/issue.ts'
import type { ToMessage } from './issue-message.ts'
import { toVisibleText } from './visible-text.ts'

interface MappingWords {
  messages: Readonly<Record<string, ToMessage>>
  /** What is said where nothing else is known. */
  hint: string
  nearest: (text: string) => string
}

/** A fault of the mapping of a table: `path:line:column  message`, and below it what to write instead. */
export function toMappingIssueText(
  { code, path, line, column, detail }: Issue,
  { messages, ...words }: MappingWords,
): string {
  const visible = Object.entries(detail).map(([name, value]) => [name, toVisibleText(value)])
  const told = messages[code]?.(Object.fromEntries(visible)) ?? { message: code, hint: words.hint }
  const { nearest } = detail
  const way = nearest === undefined ? told.hint : words.nearest(toVisibleText(nearest))
  return `${path}:${line}:${column}  ${told.message}\n    ${way}`
}
