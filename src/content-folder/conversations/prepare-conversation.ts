// What hangs on one question, from the bytes of its files to the pages that show it. Pure, so that any thread can do it.
import type { ConversationPage, GoneComments, WithheldIds } from '../../cache/conversation.ts'
import { checkConversation } from '../../conversation/check-conversation.ts'
import { decodeFile } from '../../question/decode.ts'
import { type Issue, isWarning } from '../../question/issue.ts'
import { limits } from '../../question/limits.ts'
import type { Question } from '../../question/question.ts'
import type { Zone } from '../../time/zone.ts'
import type { Preparing } from '../preparing.ts'
import type { SourceFile } from '../read-source.ts'
import { tellPersonalData } from '../tell-personal-data.ts'
import { checkOpenTexts, createCheckNames } from './check-names.ts'
import { createPrepareText } from './prepare-text.ts'
import { type ConversationSources, type ParsedConversation, parseConversation } from './read-texts.ts'
import { showConversation, type Withholding } from './show-conversation.ts'
import { createShowTexts, type Gathered } from './show-texts.ts'
import { toPages } from './to-pages.ts'

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

export interface ConversationInput extends ConversationSources {
  /** Undefined where its file has faults. */
  question: WrittenQuestion | undefined
  /** Bytes of HTML of the question itself. */
  bodyBytes: number
  withheld: Withholding
  /** False where texts are only checked. */
  keepsHtml: boolean
}

export type PrepareConversation = (input: ConversationInput) => {
  /** Undefined when one of its files has an error. */
  prepared: PreparedConversation | undefined
  issues: Issue[]
}

export function createPrepareConversation(preparing: Preparing): PrepareConversation {
  const { settings, context, masks } = preparing
  const prepareText = createPrepareText(preparing)
  const checkNames = createCheckNames(preparing.redactedActors)
  return (input) => {
    const { question, keepsHtml } = input
    const parsed = parseConversation(input, context)
    const readText = createReadText(input)
    const found = question ? checkParsed(question, parsed, { ...input, zone: context.zone, readText }) : []
    const answers = parsed.answers.map(({ answer }) => answer)
    const { comments } = parsed
    const texts = { answers, comments, commentsPath: input.comments?.path }
    const named = [...checkNames(texts, { readText }), ...checkOpenTexts(texts, { readText })]
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
      activities: question?.written.activity.length ?? 0,
      commentsPath: input.comments?.path,
    })
    return { prepared: { pages, accepted, gathered, withheld, goneComments }, issues }
  }
}

type ReadText = (path: string) => string | undefined

/** Texts of the files that are at hand. */
function createReadText({ question, answers, comments }: ConversationInput): ReadText {
  return (path) => {
    const found = [question?.source, comments, ...answers].find((each) => each?.path === path)
    const text = found && decodeFile(path, found.bytes, limits.commentsFileBytes)
    return typeof text === 'string' ? text : undefined
  }
}

function checkParsed(
  { written }: WrittenQuestion,
  { answers: parsed, comments }: ParsedConversation,
  {
    answers: files,
    comments: file,
    withheld,
    zone,
    readText,
  }: ConversationInput & { zone: Zone; readText: ReadText },
): Issue[] {
  const answers = parsed.map(({ answer }) => answer)
  const answerIds = new Set(files.map(({ id }) => id))
  const conversation = { question: written, answers, answerIds, comments, commentsPath: file?.path, withheld }
  return checkConversation(conversation, { zone, readText })
}
