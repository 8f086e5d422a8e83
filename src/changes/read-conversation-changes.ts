// Answers and comments of the questions whose files of these are not as they were, on both sides.

import type { ConversationFiles } from '../content-folder/conversation-files.ts'
import { readSources } from '../content-folder/conversations/read-conversation.ts'
import type { Withholding } from '../content-folder/conversations/show-conversation.ts'
import { findQuestionId, isConversationPath } from '../content-folder/find-question-id.ts'
import { listConversationFiles } from '../content-folder/list-conversation-files.ts'
import type { Content } from '../content-folder/read-content.ts'
import type { SourceFile } from '../content-folder/read-source.ts'
import type { Redactions, WithheldTexts } from '../content-folder/redactions.ts'
import { compareText } from '../question/issue.ts'
import { toQuestionId } from '../question/question-id.ts'
import type { ComparedQuestion } from './compare-archives.ts'
import { type ConversationSources, createPrepareConversation } from './prepare-conversation.ts'
import { digestPublished, type PublishedConversation } from './published-conversation.ts'
import type { BaseFiles } from './read-base.ts'

/** By the id of the question, which need not be there. */
export type PublishedConversations = ReadonlyMap<string, PublishedConversation>

export interface ConversationChanges {
  before: PublishedConversations
  after: PublishedConversations
}

/** What is withheld in each state, and what nobody may read in the report. */
export interface RedactionSides {
  before: Redactions
  after: Redactions
  hidden: Redactions
}

/** @throws Failure of Git */
export function readConversationChanges(
  { folder, settings }: Pick<Content, 'folder' | 'settings'>,
  base: BaseFiles,
  { before, after, hidden }: RedactionSides,
): ConversationChanges {
  const now = listConversationFiles(folder).conversations
  const old = Map.groupBy(base.paths.filter(isConversationPath), (path) => findQuestionId(path) ?? '')
  const touched = [...new Set([...old.keys(), ...now.keys()])].filter((id) => {
    if (!isSameSet(listWithheld(id, before), listWithheld(id, after))) return true
    const paths = listPaths(now.get(id))
    return old.get(id)?.length !== paths.length || !paths.every(base.isSame)
  })
  const bytes = base.read(touched.flatMap((id) => old.get(id) ?? []))
  const prepare = createPrepareConversation(settings, hidden.actors)
  const prepareAll = (redactions: Redactions, toSources: (id: string) => ConversationSources) =>
    new Map(
      touched.map((id) => [
        id,
        prepare(toSources(id), toWithholding(id, hidden), listWithheld(id, redactions)),
      ]),
    )
  return {
    before: prepareAll(before, (id) => toOldSources(old.get(id) ?? [], bytes)),
    after: prepareAll(after, (id) => readSources(folder, now.get(id) ?? none).sources),
  }
}

/** Ids of answers. */
function listWithheld(id: string, { answers }: Redactions): ReadonlySet<string> {
  return answers.get(id) ?? new Set()
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.symmetricDifference(other).size === 0
}

const none: ConversationFiles = { answers: [], comments: undefined }

function listPaths({ answers, comments }: ConversationFiles = none): string[] {
  return [...answers, ...(comments ? [comments] : [])].map(({ path }) => path)
}

function toWithholding(id: string, { answers, comments }: Redactions): Withholding {
  return { answers: answers.get(id) ?? new Set(), comments: comments.get(id) ?? new Set() }
}

/** Of two files of comments the first is read, as in a folder. */
function toOldSources(paths: readonly string[], bytes: ReadonlyMap<string, Uint8Array>): ConversationSources {
  const files = paths.toSorted(compareText).flatMap((path): SourceFile[] => {
    const id = toQuestionId((path.split('/').at(-1) ?? '').replace(/\.(?:md|yaml)$/, '.md'))
    const found = bytes.get(path)
    return id !== undefined && found ? [{ id, path, bytes: found }] : []
  })
  return {
    answers: files.filter(({ path }) => path.startsWith('answers/')),
    comments: files.find(({ path }) => path.startsWith('comments/')),
  }
}

/** Ids of either. */
export function joinWithheld(one: WithheldTexts, other: WithheldTexts): WithheldTexts {
  const questions = [...new Set([...one.keys(), ...other.keys()])]
  return new Map(questions.map((id) => [id, new Set([...(one.get(id) ?? []), ...(other.get(id) ?? [])])]))
}

/** With what hangs on them, which readers see on their pages. */
export function withConversations<Q extends ComparedQuestion>(
  questions: readonly Q[],
  conversations: PublishedConversations,
): Q[] {
  return questions.map((question) => {
    const shownConversation = conversations.get(question.id)
    if (!shownConversation) return question
    const digest = `${question.digest} ${digestPublished(shownConversation)}`
    return { ...question, digest, shownConversation }
  })
}
