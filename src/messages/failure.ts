import { failureMessages } from './en/failure-messages.ts'
import type { FailureCode, FailureDetails } from './failure-details.ts'

/** What stands in a command's way, as data: the command puts it into words. `message` is English, for logs of others. */
export class Failure<Code extends FailureCode = FailureCode> extends Error {
  readonly failure: Code
  readonly detail: FailureDetails[Code]

  constructor(failure: Code, detail: FailureDetails[Code]) {
    super(failureMessages[failure](detail))
    this.failure = failure
    this.detail = detail
  }
}

/** Also of what a thread has thrown, which comes as an error with the same properties. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'failure' in error && String(error.failure) in failureMessages
}
