import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'

/** A port of this machine; 0 is any that is free. What is none ends the command with exit code 2. */
export function parsePort(text: string, language: Language): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  process.stderr.write(`${findWords(language).calls.noPort(text)}\n`)
  process.exit(2)
}
