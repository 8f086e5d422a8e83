// The project's own check of one body, by which it is seen what a fix has made of it.
import type { Typeset } from '../../body/formulas/typeset.ts'
import { createPrepareText } from '../../folder/conversation-text.ts'
import { createPrepareWith, createPreparing } from '../../folder/prepare-question.ts'
import type { Settings } from '../../folder/settings.ts'
import { type Issue, isWarning } from '../../format/issue.ts'
import type { Hashtag } from '../../format/names.ts'

/** The first error, with the line of the body, counted from 0. */
export interface BodyFault extends Pick<Issue, 'code' | 'detail'> {
  bodyLine: number
}

export type FindBodyFault = (markdown: string) => BodyFault | undefined

export interface BodyChecks {
  /** Of a question, which is in the listing of each of its hashtags. */
  ofQuestion: (title: string, hashtags: readonly Hashtag[]) => FindBodyFault
  ofAnswer: FindBodyFault
  ofComment: FindBodyFault
  /** UTF-16 units of HTML of an answer, or of a comment, that are certainly enough. */
  countHtml: (markdown: string, comment: boolean) => number
}

/** As long as that of any answer. */
const headings = { headingLevel: 4, notePrefix: `answer-${'0'.repeat(300)}:` }

/** @param typeset where the settings say that there are formulas. */
export function createBodyChecks(settings: Settings, typeset: Typeset | undefined): BodyChecks {
  const preparing = createPreparing(settings, [], typeset)
  const prepareQuestion = createPrepareWith(preparing)
  const prepareText = createPrepareText(preparing)
  const { math } = settings
  const prepare = (body: string, comment: boolean, keepsHtml: boolean) => {
    const text = { path: '', body, bodyLine: 0, indent: 0, ...(comment ? {} : { headings }) }
    return prepareText(text, { from: 0, keepsHtml })
  }
  const findInText = (body: string, comment: boolean) =>
    mayHaveFault(body, math) ? toFault(prepare(body, comment, false).issues, 0) : undefined
  return {
    ofQuestion: (title, hashtags) => (body) => {
      if (!mayHaveFault(body, math, hashtags.length)) return undefined
      const head = toHead(title, hashtags)
      const file = { id: 'question', path: 'questions/question.md', bytes: Buffer.from(head + body) }
      const { prepared, issues } = prepareQuestion(file)
      const found = prepared?.findOutputIssue()
      return toFault([...issues, ...(found ? [found] : [])], head.split('\n').length)
    },
    ofAnswer: (body) => findInText(body, false),
    ofComment: (body) => findInText(body, true),
    countHtml: (body, comment) => prepare(body, comment, true).length,
  }
}

/** Only the title and the hashtags decide how often a body is printed. */
function toHead(title: string, hashtags: readonly Hashtag[]): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'category: "a"',
    `tags: ${JSON.stringify(hashtags)}`,
    'counts: { answers: 0, comments: 0 }',
    'activity: [{ at: 0001-01-01, actor: a, kind: question }]',
    '---',
    '',
  ].join('\n')
}

function toFault(issues: readonly Issue[], firstLine: number): BodyFault | undefined {
  const issue = issues.find((each) => !isWarning(each))
  if (!issue) return undefined
  return { code: issue.code, detail: issue.detail, bodyLine: Math.max(0, issue.line - firstLine) }
}

/** Longer texts are looked at whatever they hold: of a shorter one a sign would have to take 50 units of HTML. */
const harmlessLength = 3_000
/** Hashtags with whose listings that is still not too much. */
const harmlessHashtags = 6
const conflict = /^(?:<{7}|>{7}|\|{7}) /m
const deepLine = /^[ \t>*+.)\d-]{16}/m
const tableLine = /^[> \t]*[|:-][|:\- \t]*$/m
const mostTags = 40
const mostBrackets = 60
const mostNotes = 10

/** False for most bodies, which are short and hold nothing that could become too much. */
function mayHaveFault(body: string, math: boolean, hashtags = 0): boolean {
  if (body.length > harmlessLength || hashtags > harmlessHashtags) return true
  if (math && body.includes('$')) return true
  // A reference is printed as often as it is used, a row of a table has as many cells as the first.
  if (body.includes(']:') && count(body, '[') > mostBrackets) return true
  if (count(body, '[^') > mostNotes || (body.includes('|') && tableLine.test(body))) return true
  return conflict.test(body) || deepLine.test(body) || count(body, '<') > mostTags
}

function count(text: string, part: string): number {
  return text.includes(part) ? text.split(part).length - 1 : 0
}
