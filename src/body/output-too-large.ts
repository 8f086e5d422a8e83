import { limits } from '../question/limits.ts'

/** Limits of HTML that is printed of one question, in UTF-16 units. */
export type HtmlLimit = 'bodyHtml' | 'summaryHtml' | 'questionHtml'

/** What is printed would be longer than its limit. Thrown while it is printed, before all of it is in memory. */
export class OutputTooLarge extends Error {
  readonly limit: HtmlLimit
  constructor(limit: HtmlLimit) {
    super(`more than ${limits[limit]} characters of HTML`)
    this.limit = limit
  }
}
