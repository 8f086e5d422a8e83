import { type Failure, isFailure } from './failure.ts'
import type { FailureCode, FailureMessages } from './failure-details.ts'
import type { Language } from './language.ts'
import { findWords } from './words.ts'

/**
 * A `Failure` in the words of the language, also where it is the cause of another error, as of all that a collection
 * hands on; of another error, what it says itself.
 */
export function describeError(error: unknown, language: Language): string {
  const failure = findFailure(error)
  if (failure) return toWords(failure, findWords(language).failures)
  return error instanceof Error ? error.message : String(error)
}

function findFailure(error: unknown): Failure | undefined {
  if (isFailure(error)) return error
  return error instanceof Error ? findFailure(error.cause) : undefined
}

function toWords<Code extends FailureCode>(
  { failure, detail }: Failure<Code>,
  messages: FailureMessages,
): string {
  return messages[failure](detail)
}
