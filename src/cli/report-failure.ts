import type { Language } from '../messages/language.ts'
import { describeFailure, type WayOut } from './describe-failure.ts'

/** Says on standard error what ended a command; with `ARCHIVE_DEBUG` also where in the program that was. */
export function reportFailure(error: unknown, language: Language, wayOut?: WayOut): void {
  process.stderr.write(`${describeFailure(error, language, wayOut)}\n`)
  if (process.env['ARCHIVE_DEBUG']) console.error(error)
}
