// What is printed of a body: whole for the question's own page, cut for listings.

import { addDirections } from '../body/direction.ts'
import { type HtmlLimit, OutputTooLarge } from '../body/html.ts'
import { boundGrowth, longestTarget } from '../body/links/cross-links.ts'
import { measureHeadings } from '../body/links/headings.ts'
import type { Token } from '../body/markdown.ts'
import { type BodyOptions, renderBody } from '../body/render-body.ts'
import { boundHtml, cutBody, fitSummary, type Summary, toPlainBeginning } from '../body/summary.ts'
import type { Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import type { Question } from '../format/post.ts'
import type { QuestionBody } from '../kept/question.ts'

const descriptionLength = 150

const onPage = { headingLevel: 2, notes: 'linked', code: 'boxed' } as const
const inEntry = { headingLevel: 4, notes: 'plain', code: 'plain' } as const

export interface PrintOptions extends Omit<BodyOptions, 'headingLevel' | 'notes' | 'code'> {
  /** Puts words where personal data was masked. */
  readable: (text: string) => string
}

interface PrintedQuestion {
  question: Question
  titleHtml: string | undefined
  tokens: readonly Token[]
  summary: Summary
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

/** The blocks that a listing shows. Few bodies have to be printed to know how many fit. */
export function toSummary(tokens: readonly Token[], length: number, options: PrintOptions): Summary {
  const summary = cutBody(tokens, length)
  if (boundHtml(summary.tokens, countOwnText(options)) <= limits.summaryHtml) return summary
  return fitSummary(summary, (some) => {
    const html = catchTooLarge(() => printBody(some, { ...options, ...inEntry }, 'summaryHtml'))
    return !(html instanceof OutputTooLarge)
  })
}

/** What pages show of a body, or that it is too much. */
export function toQuestionBody(printed: PrintedQuestion, options: PrintOptions): QuestionBody | Issue {
  const body = catchTooLarge(() => print(printed, options))
  if (!(body instanceof OutputTooLarge)) return body
  const detail = { of: body.limit, limit: limits[body.limit] }
  return { code: 'output-too-large', path: printed.question.path, line: printed.bodyLine, column: 1, detail }
}

/** Whether `toQuestionBody` would say that it is too much. Code is coloured only where that could decide it. */
export function findOutputIssue(printed: PrintedQuestion, options: PrintOptions): Issue | undefined {
  const more = countOwnText(options)
  const pages = printed.question.hashtags.length + 2
  const colours =
    boundHtml(printed.summary.tokens, more) > limits.summaryHtml ||
    pages * boundHtml(printed.tokens, more) > limits.questionHtml
  const body = toQuestionBody(printed, { ...options, colours })
  return 'code' in body ? body : undefined
}

/** Longest text of the site's own in one element of a body. */
export function countOwnText({ base, labels, crossLinks, headings, notePrefix = '' }: PrintOptions): number {
  const { image, code, formula, notes, table, tasks } = labels
  const { heading, sign, back } = notes
  const own = [code, table, formula, image(''), heading, sign(1), back(1, 1), tasks.done, tasks.open]
  // Three addresses of a note begin with it, where an element counts this text twice.
  const ofHeadings = headings ? measureHeadings(headings) : 0
  const length = base.length + own.join('').length + 2 * notePrefix.length + ofHeadings
  return crossLinks ? length + longestTarget : length
}

/** What is thrown as what is returned. */
export function catchTooLarge<T>(make: () => T): T | OutputTooLarge {
  try {
    return make()
  } catch (error) {
    if (error instanceof OutputTooLarge) return error
    throw error
  }
}

/** @throws OutputTooLarge */
function print(
  { question, titleHtml = '', tokens, summary }: PrintedQuestion,
  options: PrintOptions,
): QuestionBody {
  const pageHtml = printBody(tokens, { ...options, ...onPage }, 'bodyHtml')
  const isSame = !summary.cut && !/<h2[ >]|<div class="code">/.test(pageHtml)
  const entryHtml = isSame ? pageHtml : printBody(summary.tokens, { ...options, ...inEntry }, 'summaryHtml')
  const entry = countHtml(entryHtml, options)
  if (entry > limits.summaryHtml) throw new OutputTooLarge('summaryHtml')
  // Of all pages that show the question, taken together.
  const [entries, title] = [question.hashtags.length + 1, titleHtml.length]
  const length = countHtml(pageHtml, options) + title + entries * (entry + title)
  if (length > limits.questionHtml) throw new OutputTooLarge('questionHtml')
  return {
    activity: question.activity,
    polls: question.polls,
    pageHtml,
    entryHtml,
    description: options.readable(toPlainBeginning(tokens, descriptionLength)),
  }
}

/** HTML as readers get it. @throws OutputTooLarge */
export function printBody(
  tokens: readonly Token[],
  options: PrintOptions & BodyOptions,
  limit: HtmlLimit,
): string {
  const html = addDirections(options.readable(renderBody(tokens, options, limit)))
  if (countHtml(html, options) > limits[limit]) throw new OutputTooLarge(limit)
  return html
}

/** UTF-16 units that pages will have of it at most. */
function countHtml(html: string, { crossLinks }: PrintOptions): number {
  return html.length + boundGrowth(html, crossLinks)
}
