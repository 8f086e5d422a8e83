// What belongs to one question, from the bytes of its files to the pages that show it. Pure, so that any worker can do it.

import { checkConversation, createLocate } from '../format/check-conversation.ts'
import { findToldTexts } from '../format/history.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { type Question, withoutWithheld } from '../format/post.ts'
import type { ConversationPage, GoneComments, WithheldIds } from '../kept/question.ts'
import {
  type ConversationSources,
  type ParsedConversation,
  parseConversation,
  showConversation,
  toPages,
  type Withholding,
} from './conversation.ts'
import { createPrepareText, createShowTexts, type Gathered } from './conversation-text.ts'
import { findText, type SourceFile } from './disk.ts'
import { createCheckOpen, tellPersonalData } from './open-texts.ts'
import type { Preparing } from './prepare-question.ts'

export interface PreparedConversation {
  pages: ConversationPage[]
  /** Whether an answer that is not withheld is accepted. */
  accepted: boolean
  gathered: Gathered
  /** Ids that redactions.yaml withholds and that were found. */
  withheld: WithheldIds
  goneComments: GoneComments[]
}

/** A question before anything is masked, and its file. */
export interface WrittenQuestion {
  written: Question
  source: SourceFile
}

interface ConversationInput extends ConversationSources {
  /** Undefined where its file has faults. */
  question: WrittenQuestion | undefined
  /** Bytes of HTML of the question itself. */
  bodyBytes: number
  withheld: Withholding
  /** False where texts are only checked. */
  keepsHtml: boolean
}

/** @returns a function that prepares nothing where one of the files has an error. */
export function createPrepareConversation(preparing: Preparing) {
  const { settings, context, masks } = preparing
  const prepareText = createPrepareText(preparing)
  const checkOpen = createCheckOpen(preparing.redactedActors)
  return (input: ConversationInput): { prepared: PreparedConversation | undefined; issues: Issue[] } => {
    const { question, keepsHtml } = input
    const parsed = parseConversation(input, context)
    const readText = createReadText(input)
    const found = question
      ? checkConversation(toConversation(question, parsed, input), {
          zone: context.zone,
          locale: settings.locale,
          readText,
        })
      : []
    const path = input.comments?.path ?? ''
    const posts = [
      ...parsed.answers.map(({ answer }) => ({ post: answer, path: answer.path })),
      ...(path === '' ? [] : [{ post: { path }, path }]),
      ...parsed.comments.map((post, index) => ({ post, path, keys: [index] })),
    ]
    const named = checkOpen(posts, createLocate({ readText }))
    const show = (keepsHtml: boolean) => {
      const issues = [...parsed.issues, ...found, ...named]
      const gathered: Gathered = { links: [], names: new Set(), issues, length: 0, searched: new Map() }
      const texts = createShowTexts({ masks, prepareText, readText, keepsHtml, gathered })
      const order = { order: settings.answerOrder, zone: context.zone }
      return { gathered, shown: showConversation(parsed, { ...input, ...order, texts }) }
    }
    const first = show(keepsHtml)
    // A check counts more than is printed: what could be too much is printed to know.
    const isUnsure = !keepsHtml && first.gathered.length > limits.conversationHtml
    const { gathered, shown } = isUnsure ? show(true) : first
    const issues = tellPersonalData(gathered.issues, settings)
    if (!parsed.isWhole || !issues.every(isWarning)) return { prepared: undefined, issues }
    const { accepted, withheld, goneComments } = shown
    const pages = toPages({
      ...shown,
      bodyBytes: input.bodyBytes,
      told: question ? findToldTexts(toReadable(question, parsed, input), context.zone) : [],
      commentsPath: input.comments?.path,
    })
    return { prepared: { pages, accepted, gathered, withheld, goneComments }, issues }
  }
}

/** Texts of the files that are at hand. */
function createReadText({ question, answers, comments }: ConversationInput) {
  return (path: string): string | undefined => {
    const found = [question?.source, comments, ...answers].find((each) => each?.path === path)
    return found && findText(found)
  }
}

function toConversation(
  { written }: WrittenQuestion,
  { answers: parsed, comments }: ParsedConversation,
  { answers: files, comments: file, withheld }: ConversationInput,
) {
  const answers = parsed.map(({ answer }) => answer)
  const answerIds = new Set(files.map(({ id }) => id))
  return { question: written, answers, answerIds, comments, commentsPath: file?.path, withheld }
}

/** What may be named. */
function toReadable(...[question, parsed, input]: Parameters<typeof toConversation>) {
  return withoutWithheld(toConversation(question, parsed, input), input.withheld)
}
