// The text of an answer or a comment, from Markdown to what a page shows of it.
import type { BodyOptions } from '../../body/body-options.ts'
import { boundHtml } from '../../body/bound-html.ts'
import { checkBody } from '../../body/check-body.ts'
import { boundGrowth, type FoundCrossLinks, findCrossLinks } from '../../body/links/cross-links.ts'
import { parseMarkdown, type Token } from '../../body/markdown.ts'
import { OutputTooLarge } from '../../body/output-too-large.ts'
import { toPlainBeginning } from '../../body/plain-beginning.ts'
import type { ConversationLink } from '../../cache/conversation.ts'
import type { Issue } from '../../question/issue.ts'
import { limits } from '../../question/limits.ts'
import { excerptLength, type SearchedText } from '../../search-index/search-part.ts'
import { checkEmptyBody } from '../check-empty-body.ts'
import type { Preparing } from '../preparing.ts'
import { countOwnText, type PrintOptions, printBody } from '../question-body.ts'
import { toCrossLinks } from '../to-cross-links.ts'
import { createTypesetBody } from '../typeset-question.ts'

export interface WrittenText {
  path: string
  body: string
  /** Line of the file on which it begins, counted from 1, and columns by which the file indents it. */
  bodyLine: number
  indent: number
  /** Front matter of its file, where it has one. */
  frontMatter?: () => string
  /** Heading level of its first heading, and what ids of its notes begin with; absent for a comment. */
  headings?: Pick<BodyOptions, 'headingLevel' | 'notePrefix'>
}

export interface PreparedText {
  /** Empty where nothing is kept. */
  html: string
  /** UTF-16 units of the HTML; where it is not printed no less than it would have. */
  length: number
  links: ConversationLink[]
  /** Positions of redacted names that it held. */
  names: readonly number[]
  issues: Issue[]
  /** What is searched of an answer. */
  toSearched: () => Pick<SearchedText, 'body' | 'excerpt'>
}

interface PrepareTextOptions {
  /** Place of its first link among those of its conversation. */
  from: number
  /** False where it is only checked: then it is printed only if it may be too much. */
  keepsHtml: boolean
}

export type PrepareText = (text: WrittenText, options: PrepareTextOptions) => PreparedText

/** Whatever is wrong with a text is among its issues, in no certain order. */
export function createPrepareText({
  settings,
  masks,
  print,
  findFormerPath,
  typeset,
}: Preparing): PrepareText {
  const typesetBody = createTypesetBody(masks, typeset)
  return (text, { from, keepsHtml }) => {
    const { path, body, bodyLine, headings } = text
    const markdown = { math: settings.math, comment: headings === undefined }
    const tokens = parseMarkdown(body, markdown)
    const { names, personalData, read } = masks.maskBody(tokens, body)
    const issues = [
      ...typesetBody(tokens, { path, bodyLine }),
      ...checkBody(tokens, { ...text, markdown, personalData }),
      ...checkEmptyBody(text),
    ]
    const found = findCrossLinks(tokens, { body, findFormerPath, from })
    const links = toCrossLinks(found, text).map((link) => ({ ...link, path }))
    const options: PrintOptions & BodyOptions = {
      ...print,
      ...(found.size === 0 ? {} : { crossLinks: found }),
      headingLevel: 3,
      notes: 'linked',
      // A comment is a few lines, and a picture in it a link to its file.
      code: headings === undefined ? 'plain' : 'boxed',
      pictures: headings === undefined ? 'link' : 'shown',
      ...headings,
    }
    const html = printText(tokens, options, keepsHtml)
    if (html instanceof OutputTooLarge) issues.push(toIssue(html, text))
    return {
      html: typeof html === 'string' ? html : '',
      length: countUnits(html, found),
      links,
      names,
      issues: issues.map((issue) => indentIssue(issue, text)),
      toSearched: () => ({
        body: read,
        excerpt: masks.toReadable(toPlainBeginning(tokens, excerptLength)),
      }),
    }
  }
}

/** As it is in the file. */
function indentIssue(issue: Issue, { indent }: WrittenText): Issue {
  if (indent === 0) return issue
  const { column, correction } = issue
  const lines = correction?.lines.map((line) => ' '.repeat(indent) + line)
  return {
    ...issue,
    column: column + indent,
    ...(correction && lines ? { correction: { ...correction, lines } } : {}),
  }
}

/** What is printed, with the longest addresses that its links may get. */
function countUnits(printed: string | number | OutputTooLarge, found: FoundCrossLinks): number {
  if (typeof printed === 'string') return printed.length + boundGrowth(printed, found)
  return typeof printed === 'number' ? printed : 0
}

/** The HTML; where it need not be printed, a length that it can't exceed. */
function printText(
  tokens: readonly Token[],
  options: PrintOptions & BodyOptions,
  keepsHtml: boolean,
): string | number | OutputTooLarge {
  const bound = keepsHtml ? undefined : boundHtml(tokens, countOwnText(options))
  if (bound !== undefined && bound <= limits.bodyHtml) return bound
  try {
    return printBody(tokens, options, 'bodyHtml')
  } catch (error) {
    if (error instanceof OutputTooLarge) return error
    throw error
  }
}

function toIssue({ limit }: OutputTooLarge, { path, bodyLine }: WrittenText): Issue {
  const detail = { of: limit, limit: `${limits[limit]}` }
  return { code: 'output-too-large', path, line: bodyLine, column: 1, detail }
}
