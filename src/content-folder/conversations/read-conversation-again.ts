import type { CachedQuestion } from '../../cache/cached-question.ts'
import type { ConversationPage } from '../../cache/conversation.ts'
import type { Conversations } from '../conversation-files.ts'
import { listConversationFiles } from '../list-conversation-files.ts'
import type { Preparing } from '../preparing.ts'
import type { Redactions } from '../redactions.ts'
import { digestConversation } from './find-changes.ts'
import { createPrepareConversation, type WrittenQuestion } from './prepare-conversation.ts'
import { findWithholding, readSources } from './read-conversation.ts'

interface ReadAgain {
  folder: string
  redactions: Redactions
}

/** All pages of a conversation; undefined when its files are not those that were kept. */
type ReadConversationAgain = (
  question: CachedQuestion,
  written: WrittenQuestion,
) => ConversationPage[] | undefined

/** For pages that were lost from the cache, which is rare: files are listed when the first is asked for. */
export function createReadConversationAgain(
  { folder, redactions }: ReadAgain,
  preparing: Preparing,
): ReadConversationAgain {
  const prepare = createPrepareConversation(preparing)
  let listed: Conversations | undefined
  return ({ id, conversation }, question) => {
    const conversations = listed ?? listConversationFiles(folder).conversations
    listed = conversations
    const files = conversations.get(id)
    if (!files || !conversation) return undefined
    const { sources } = readSources(folder, files)
    const { answers, comments } = sources
    if (digestConversation(comments ? [...answers, comments] : answers) !== conversation.files)
      return undefined
    const withheld = findWithholding(id, redactions)
    const { bodyBytes } = conversation
    const input = { ...sources, question, bodyBytes, withheld, keepsHtml: true }
    return prepare(input).prepared?.pages
  }
}
