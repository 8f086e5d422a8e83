// What is printed of a body: whole for the question's own page, cut for listings.
import { toText } from '../body/body-text.ts'
import type { Token } from '../body/markdown.ts'
import { type BodyOptions, renderBody } from '../body/render-body.ts'
import type { cutBody } from '../body/summary.ts'
import type { Activity } from '../question/activity.ts'
import type { Question } from '../question/question.ts'

/** What is read only where a page shows it. */
export interface QuestionBody {
  activity: Activity[]
  /** Whole body for the question's own page. */
  pageHtml: string
  /** Body for listings, cut between blocks (decision 9). */
  entryHtml: string
  /** Plain beginning of the body, for search engines. */
  description: string
}

const descriptionLength = 150

/** @param options `readable` puts words where personal data was masked. */
export function toQuestionBody(
  question: Question,
  tokens: readonly Token[],
  summary: ReturnType<typeof cutBody>,
  options: Omit<BodyOptions, 'headingLevel'> & { readable: (text: string) => string },
): QuestionBody {
  const { readable } = options
  const pageHtml = readable(renderBody(tokens, { ...options, headingLevel: 2 }))
  const isSame = !summary.cut && !pageHtml.includes('<h2>')
  return {
    activity: question.activity,
    pageHtml,
    entryHtml: isSame ? pageHtml : readable(renderBody(summary.tokens, { ...options, headingLevel: 3 })),
    description: readable(toDescription(tokens)),
  }
}

function toDescription(tokens: readonly Token[]): string {
  // The first blocks that say enough, so that a long body is not read to its end for a line.
  let text = ''
  for (const token of tokens) {
    text += toText([token], { code: false, addresses: false })
    if (text.length > 4 * descriptionLength) break
  }
  const line = text
    .slice(0, 4 * descriptionLength)
    // All white space but the single blanks, which are most of it.
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim()
  if (line.length <= descriptionLength) return line
  const start = line.slice(0, descriptionLength)
  if (!/[\ud800-\udfff]/.test(start)) return `${start.slice(0, -1)}…`
  // As many units hold at least one character more than fits.
  const characters = [...line.slice(0, 2 * descriptionLength + 1)]
  return characters.length <= descriptionLength
    ? line
    : `${characters.slice(0, descriptionLength - 1).join('')}…`
}
