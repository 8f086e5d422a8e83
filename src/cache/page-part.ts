// What a question's own page shows of it, as a text: one line of JSON, then the body as it is printed.
import type { QuestionPagePart } from './cached-question.ts'

export function toPageHead({ activity, description }: QuestionPagePart): string {
  return `${JSON.stringify({ activity, description })}\n`
}

export function parsePagePart(text: string): QuestionPagePart {
  const end = text.indexOf('\n')
  return { ...JSON.parse(text.slice(0, end)), pageHtml: text.slice(end + 1) }
}
