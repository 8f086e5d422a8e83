// Answers and comments of the questions whose files of these are not as they were, on both sides.
import type { ConversationSources } from '../folder/conversation.ts'
import { listConversationFiles } from '../folder/conversation-files.ts'
import type { SourceFile } from '../folder/disk.ts'
import { type ConversationFiles, findQuestionId, isConversationPath } from '../folder/files.ts'
import { readSources } from '../folder/read-conversation.ts'
import type { Redactions } from '../folder/redactions.ts'
import { compareText } from '../format/issue.ts'
import { toQuestionId } from '../format/names.ts'
import type { PreparePosts } from './posts.ts'
import type { BaseFiles } from './read-base.ts'

/**
 * Of each state by the id of the question, which need not be there.
 * @param redactions what is withheld in each state, and what nobody may read in the report. @throws Failure of Git
 */
export function readConversationChanges(
  folder: string,
  base: BaseFiles,
  prepare: PreparePosts['conversation'],
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
  const prepareAll = (redactions: Redactions, toSources: (id: string) => ConversationSources) => {
    const toPrepared = (id: string) => {
      const comments = hidden.comments.get(id) ?? new Set<string>()
      const untold = { answers: listWithheld(id, hidden), comments }
      return prepare(toSources(id), untold, listWithheld(id, redactions))
    }
    return new Map(touched.map((id) => [id, toPrepared(id)]))
  }
  const conversations = {
    before: prepareAll(before, toOldSources),
    after: prepareAll(after, (id) => readSources({ folder }, now.get(id) ?? none).sources),
  }
  const isOther = (id: string) => conversations.before.get(id)?.digest !== conversations.after.get(id)?.digest
  return { ...conversations, isOther }
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
