// Files of answers and comments, as they are or as they were, in the shape that is compared.
import { createPrepareText } from '../content-folder/conversations/prepare-text.ts'
import { parseConversation } from '../content-folder/conversations/read-texts.ts'
import type { Withholding } from '../content-folder/conversations/show-conversation.ts'
import { createShowTexts, type ShowTexts } from '../content-folder/conversations/show-texts.ts'
import { createPreparing, type Preparing } from '../content-folder/preparing.ts'
import type { SourceFile } from '../content-folder/read-source.ts'
import type { Settings } from '../content-folder/settings.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import {
  type PublishedConversation,
  toPublishedAnswer,
  toPublishedComment,
} from './published-conversation.ts'

export interface ConversationSources {
  answers: readonly SourceFile[]
  comments: SourceFile | undefined
}

/** @param untold ids of which nothing is told. @param withheld answers that are not shown in the state that this is of. */
export type PrepareConversation = (
  sources: ConversationSources,
  untold: Withholding,
  withheld: ReadonlySet<string>,
) => PublishedConversation

/** Files with faults of their own are left out. Both sides of a comparison are prepared with the same settings. */
export function createPrepareConversation(
  settings: Settings,
  redactedActors: readonly RedactedName[],
): PrepareConversation {
  const preparing = createPreparing(settings, redactedActors)
  const { context } = preparing
  return (sources, untold, withheld) => {
    const parsed = parseConversation(sources, context)
    const isUntold = (answer: string | undefined) => answer !== undefined && untold.answers.has(answer)
    const answers = parsed.answers.filter(({ answer }) => !isUntold(answer.id))
    const comments = parsed.comments.filter(({ id, answer }) => !isUntold(answer) && !untold.comments.has(id))
    const commentIds = new Set(comments.map(({ id }) => id))
    const show = createShow(preparing)
    return {
      accepted: parsed.answers.some(
        ({ answer: { id, accepted } }) => accepted !== undefined && !withheld.has(id),
      ),
      answers: new Map(
        answers.map((each) => {
          const { id, replyTo } = each.answer
          const written = { source: each.body, replyTo: isUntold(replyTo) ? undefined : replyTo }
          return [id, toPublishedAnswer(show().showAnswer(each), written)]
        }),
      ),
      comments: new Map(
        comments.map((comment) => {
          const { id, text, answer, replyTo } = comment
          const isShown = replyTo !== undefined && commentIds.has(replyTo)
          const written = { source: text, answer, replyTo: isShown ? replyTo : undefined }
          const shown = show().showComment(comment, sources.comments?.path ?? '')
          return [id, toPublishedComment(shown, written)]
        }),
      ),
    }
  }
}

/** For each text anew: a link is known by its place, which links of other texts would move. */
function createShow({ masks, ...preparing }: Preparing): () => ShowTexts {
  const prepareText = createPrepareText({ masks, ...preparing })
  return () => {
    const gathered = { links: [], names: new Set<number>(), issues: [], length: 0, searched: new Map() }
    return createShowTexts({ masks, prepareText, readText: () => undefined, keepsHtml: true, gathered })
  }
}
