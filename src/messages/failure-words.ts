import { type Failure, isFailure } from './failure.ts'
import type { FailureCode, FailureMessages } from './failure-details.ts'
import type { Language } from './language.ts'
import { findWords } from './words.ts'

/** A `Failure` in the words of the language; of another error, what it says itself. */
export function describeError(error: unknown, language: Language): string {
  if (isFailure(error)) return toWords(error, findWords(language).failures)
  return error instanceof Error ? error.message : String(error)
}

function toWords<Code extends FailureCode>(
  { failure, detail }: Failure<Code>,
  messages: FailureMessages,
): string {
  return messages[failure](detail)
}
