// What a question's own page shows of it, as a text: one line of JSON, then the body as it is printed.
import type { QuestionPagePart } from './cached-question.ts'

/** What stands in front of the printed body, its line feed included. */
export function toPageHead({ activity, polls, description }: QuestionPagePart): string {
  return `${JSON.stringify({ activity, polls, description })}\n`
}

/** @param text head and body as they were written, which the checksum of the pack has proved. */
export function parsePagePart(text: string): QuestionPagePart {
  const end = text.indexOf('\n')
  return { ...JSON.parse(text.slice(0, end)), pageHtml: text.slice(end + 1) }
}
