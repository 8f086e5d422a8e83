// Answers and comments of the questions whose files of these are not as they were, on both sides.
import { type ConversationSources, parseConversation, type Withholding } from '../folder/conversation.ts'
import { listConversationFiles } from '../folder/conversation-files.ts'
import { createPrepareText, createShowTexts, type ShowTexts } from '../folder/conversation-text.ts'
import type { SourceFile } from '../folder/disk.ts'
import { type ConversationFiles, findQuestionId, isConversationPath } from '../folder/files.ts'
import { createPreparing, type Preparing } from '../folder/prepare-question.ts'
import type { Content } from '../folder/read-content.ts'
import { readSources } from '../folder/read-conversation.ts'
import type { Redactions } from '../folder/redactions.ts'
import type { Settings } from '../folder/settings.ts'
import { compareText } from '../format/issue.ts'
import { toQuestionId } from '../format/names.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { digestText } from '../kept/digest.ts'
import type { KeptAnswer, KeptComment } from '../kept/question.ts'
import {
  type AnswerField,
  type CommentField,
  type PublishedConversation,
  type PublishedText,
  toLicenseLine,
} from './published.ts'
import type { BaseFiles } from './read-base.ts'

/**
 * Of each state by the id of the question, which need not be there.
 * @param redactions what is withheld in each state, and what nobody may read in the report. @throws Failure of Git
 */
export function readConversationChanges(
  { folder, settings }: Pick<Content, 'folder' | 'settings'>,
  base: BaseFiles,
  { before, after, hidden }: { before: Redactions; after: Redactions; hidden: Redactions },
) {
  const now = listConversationFiles(folder).conversations
  const old = Map.groupBy(base.paths.filter(isConversationPath), (path) => findQuestionId(path) ?? '')
  const touched = [...new Set([...old.keys(), ...now.keys()])].filter((id) => {
    if (listWithheld(id, before).symmetricDifference(listWithheld(id, after)).size > 0) return true
    const paths = listPaths(now.get(id))
    return old.get(id)?.length !== paths.length || !paths.every(base.isSame)
  })
  const bytes = base.read(touched.flatMap((id) => old.get(id) ?? []))
  const toSource = (file: Omit<SourceFile, 'bytes'>) => ({ ...file, bytes: bytes.get(file.path) ?? noBytes })
  const toOldSources = (id: string) => {
    const { answers, comments } = toOldFiles(old.get(id) ?? [])
    return { answers: answers.map(toSource), comments: comments && toSource(comments) }
  }
  const prepare = createPrepareConversation(settings, hidden.actors)
  const prepareAll = (redactions: Redactions, toSources: (id: string) => ConversationSources) => {
    const toPrepared = (id: string) => {
      const comments = hidden.comments.get(id) ?? new Set<string>()
      const untold = { answers: listWithheld(id, hidden), comments }
      return prepare(toSources(id), untold, listWithheld(id, redactions))
    }
    return new Map(touched.map((id) => [id, toPrepared(id)]))
  }
  return {
    before: prepareAll(before, toOldSources),
    after: prepareAll(after, (id) => readSources({ folder }, now.get(id) ?? none).sources),
  }
}

/** Ids of answers. */
function listWithheld(id: string, { answers }: Redactions): ReadonlySet<string> {
  return answers.get(id) ?? new Set()
}

const noBytes = new Uint8Array()
const none: ConversationFiles = { answers: [], comments: undefined }

function listPaths({ answers, comments }: ConversationFiles = none): string[] {
  return [...answers, ...(comments ? [comments] : [])].map(({ path }) => path)
}

/** Of one question, from their paths at a commit. Of two files of comments the first is read, as in a folder. */
export function toOldFiles(paths: readonly string[]) {
  const files = paths.toSorted(compareText).flatMap((path) => {
    const id = toQuestionId(path.replace(/^.*\//, '').replace(/\.yaml$/, ''))
    return id === undefined ? [] : [{ id, path }]
  })
  return {
    answers: files.filter(({ path }) => path.startsWith('answers/')),
    comments: files.find(({ path }) => path.startsWith('comments/')),
  }
}

/** Files with faults of their own are left out. Both sides of a comparison are prepared with the same settings. */
function createPrepareConversation(settings: Settings, redactedActors: readonly RedactedName[]) {
  const preparing = createPreparing(settings, redactedActors)
  const { context } = preparing
  /** @param untold ids of which nothing is reported. @param withheld answers that are not shown in this state. */
  return (
    sources: ConversationSources,
    untold: Withholding,
    withheld: ReadonlySet<string>,
  ): PublishedConversation => {
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
  const prepare = createPrepareText({ masks, ...preparing })
  // What is printed names links by their places alone.
  const prepareText: typeof prepare = (...text) => {
    const prepared = prepare(...text)
    return { ...prepared, html: `${prepared.html}${prepared.links.map(({ address }) => address).join('\n')}` }
  }
  return () => {
    const gathered = { links: [], names: new Set<number>(), issues: [], length: 0, searched: new Map() }
    return createShowTexts({ masks, prepareText, readText: () => undefined, keepsHtml: true, gathered })
  }
}

/** @param written what the file says; `replyTo` is undefined where it is one that is withheld. */
function toPublishedAnswer(
  answer: Omit<KeptAnswer, 'replyTo'>,
  { source, replyTo }: { source: string; replyTo: string | undefined },
): PublishedText<AnswerField> {
  const { by, at, edited, accepted, acceptedAt, counts, score, polls, license, language } = answer
  return {
    fields: {
      actor: by.name,
      person: by.person,
      at,
      edited: edited.length === 0 ? undefined : JSON.stringify(edited),
      accepted: accepted ? (acceptedAt ?? 'true') : undefined,
      recommended: counts.recommended?.toString(),
      needsSupplement: counts.needsSupplement?.toString(),
      score: score?.toString(),
      replyTo,
      polls: polls && JSON.stringify(polls),
      source: answer.source,
      license: toLicenseLine(license),
      language,
    },
    html: digestText(answer.html),
    source,
  }
}

function toPublishedComment(
  { by, at, recommended, html }: Omit<KeptComment, 'replyTo'>,
  { source, replyTo, answer }: { source: string; replyTo: string | undefined; answer: string | undefined },
): PublishedText<CommentField> {
  return {
    fields: {
      answer,
      actor: by.name,
      person: by.person,
      at,
      recommended: recommended?.toString(),
      replyTo,
    },
    html: digestText(html),
    source,
  }
}
