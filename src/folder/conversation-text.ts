// Answers and comments as readers may see them.

import { checkBody } from '../body/check-body.ts'
import { escapeHtml, OutputTooLarge } from '../body/html.ts'
import { boundGrowth, type FoundCrossLinks, findCrossLinks } from '../body/links/cross-links.ts'
import { findHeadings } from '../body/links/headings.ts'
import { parseMarkdown, type Token } from '../body/markdown.ts'
import type { BodyOptions } from '../body/render-body.ts'
import { boundHtml, toPlainBeginning } from '../body/summary.ts'
import { isRole } from '../format/activity.ts'
import type { Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import type { ParsedAnswer } from '../format/parse-post.ts'
import type { Comment } from '../format/post.ts'
import type { ConversationLink, KeptAnswer, KeptComment, ShownActor } from '../kept/question.ts'
import { excerptLength, type SearchedAnswer, type SearchedText } from '../search/index/search-part.ts'
import { checkEmptyBody, createTypeset, type QuestionMasks, toCrossLinks } from './bodies.ts'
import { checkPersonalTexts } from './open-texts.ts'
import type { Preparing } from './prepare-question.ts'
import { catchTooLarge, countOwnText, type PrintOptions, printBody } from './question-body.ts'

/** What showing texts brings to light, gathered from text to text. */
export interface Gathered {
  links: ConversationLink[]
  /** Positions of redacted names. */
  names: Set<number>
  issues: Issue[]
  /** UTF-16 units of HTML; of texts that are only checked no less than they would have. */
  length: number
  /** What is searched, by the ids of answers; nothing where texts are only checked. */
  searched: Map<string, Pick<SearchedAnswer, 'body' | 'excerpt'>>
}

export type ShowTexts = ReturnType<typeof createShowTexts>

/** Texts without `replyTo`, which others decide on. */
export function createShowTexts({
  masks,
  prepareText,
  readText,
  keepsHtml,
  gathered,
}: {
  masks: QuestionMasks
  prepareText: ReturnType<typeof createPrepareText>
  /** Text of a file. */
  readText: (path: string) => string | undefined
  /** False where texts are only checked. */
  keepsHtml: boolean
  gathered: Gathered
}) {
  const { links, names, issues } = gathered
  const addNames = (found: Iterable<number>) => {
    for (const name of found) names.add(name)
  }
  /** @param answer its id, of a text that is searched. */
  const showText = (text: WrittenText, answer?: string): string => {
    // More than a host should be asked to serve, and than a machine could hold: reported once, and not printed.
    if (gathered.length > limits.conversationHtml) return ''
    const prepared = prepareText(text, { from: links.length, keepsHtml })
    for (const link of prepared.links) links.push(link)
    for (const issue of prepared.issues) issues.push(issue)
    addNames(prepared.names)
    gathered.length += prepared.length
    if (answer !== undefined && keepsHtml) gathered.searched.set(answer, prepared.toSearched())
    if (gathered.length > limits.conversationHtml) issues.push(toTooLarge(text))
    return prepared.html
  }
  /** A role is no name, and nobody is to learn who has it (decision 12). */
  const toShownActor = (name: string, person: string | undefined): ShownActor =>
    person === undefined || isRole(name) ? { name } : { name, person }
  /** @param path of their file. */
  const showFields = <Fields extends object>(fields: Fields, path: string): Fields => {
    const masker = masks.createMasker()
    const shown = masker.fields(fields)
    addNames(masker.names)
    if (masker.personalData.length > 0)
      issues.push(...checkPersonalTexts(path, readText(path) ?? '', masker.personalData))
    return shown
  }
  return {
    showActor: (actor: string, person: string | undefined): ShownActor => {
      const found = masks.showActor(actor, person)
      addNames(found.names)
      return toShownActor(found.shown, found.person)
    },
    showAnswer: ({ answer, body, bodyLine }: ParsedAnswer): Omit<KeptAnswer, 'replyTo'> => {
      const { id, path } = answer
      const headings = { headingLevel: 4, notePrefix: toNotePrefix(id), idPrefix: `answer-${id}:` }
      const frontMatter = () => (readText(path) ?? '').slice(0, -body.length)
      const shown = showFields(answer, path)
      const { path: _, actor, person, accepted, edited, replyTo: __, ...others } = shown
      return {
        ...others,
        by: toShownActor(actor, person),
        html: showText({ path, body, bodyLine, indent: 0, headings, frontMatter }, id),
        edited: edited.map((edit) => ({
          at: edit.at,
          by: edit.actor === undefined ? undefined : toShownActor(edit.actor, edit.person),
        })),
        accepted: accepted !== undefined,
        ...(typeof accepted === 'string' ? { acceptedAt: accepted } : {}),
      }
    },
    showComment: (
      { text, textLine, textIndent, ...comment }: Comment,
      path: string,
    ): Omit<KeptComment, 'replyTo'> => {
      const { actor, person, answer: _, replyTo: __, ...shown } = showFields(comment, path)
      const html = showText({ path, body: text, bodyLine: textLine, indent: textIndent })
      return { ...shown, by: toShownActor(actor, person), html }
    },
  }
}

/** No id holds a colon, so that no note of one answer has the anchor of another. Ids may hold `&`. */
function toNotePrefix(id: string): string {
  return escapeHtml(`answer-${id}:`)
}

function toTooLarge({ path, bodyLine }: WrittenText): Issue {
  const detail = { of: 'conversationHtml', limit: limits.conversationHtml }
  return { code: 'output-too-large', path, line: bodyLine, column: 1, detail }
}

export interface WrittenText {
  path: string
  body: string
  /** Line of the file on which it begins, counted from 1, and columns by which the file indents it. */
  bodyLine: number
  indent: number
  /** Front matter of its file, where it has one. */
  frontMatter?: () => string
  /** Heading level of its first heading, and what ids of its notes and of its headings begin with; absent for a comment. */
  headings?: Pick<BodyOptions, 'headingLevel' | 'notePrefix'> & { idPrefix: string }
}

interface PreparedText {
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

/**
 * Whatever is wrong with a text is among its issues, in no certain order. The function takes the place of its first link
 * among those of its conversation; a text that is only checked is printed only if it may be too much.
 */
export function createPrepareText({ settings, masks, print, findFormerPath, typeset }: Preparing) {
  const formulas = createTypeset(masks, typeset)
  return (text: WrittenText, { from, keepsHtml }: { from: number; keepsHtml: boolean }): PreparedText => {
    const { path, body, bodyLine, headings } = text
    const markdown = { math: settings.math, comment: headings === undefined }
    const tokens = parseMarkdown(body, markdown)
    const { names, personalData, read } = masks.maskBody(tokens, body)
    const issues = [
      ...formulas.body(tokens, { path, bodyLine }),
      ...checkBody(tokens, { ...text, markdown, personalData }),
      ...checkEmptyBody(text),
    ]
    const found = findCrossLinks(tokens, { body, findFormerPath, from })
    const links = toCrossLinks(found, text).map((link) => ({ ...link, path }))
    const options: PrintOptions & BodyOptions = {
      ...print,
      ...(found.size === 0 ? {} : { crossLinks: found }),
      headings: headings && findHeadings(tokens, { prefix: headings.idPrefix }),
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
  return catchTooLarge(() => printBody(tokens, options, 'bodyHtml'))
}

function toIssue({ limit }: OutputTooLarge, { path, bodyLine }: WrittenText): Issue {
  const detail = { of: limit, limit: limits[limit] }
  return { code: 'output-too-large', path, line: bodyLine, column: 1, detail }
}
