// The content that pages are made of: questions of the cache, and their texts as pages ask for them.

import type { Content } from '../folder/read-content.ts'
import { createPackReader, type PackReader, type Place } from '../kept/packs.ts'
import {
  type CachedQuestion,
  type ConversationPage,
  parsePagePart,
  type QuestionBody,
  type QuestionPagePart,
} from '../kept/question.ts'
import { createMemory } from '../site/memory.ts'
import type { PrepareAgain } from './read-again.ts'

/** What a worker is given when it starts to render pages. */
export interface PreparedContent
  extends Omit<Content, 'questions' | 'before' | 'issues' | 'reused' | 'changed'> {
  /** Of the questions that pages were planned for (`digestQuestions`). */
  planned: string
}

export interface LoadedContent
  extends Omit<Content, 'cacheKey' | 'before' | 'issues' | 'reused' | 'changed'> {
  byId: ReadonlyMap<string, CachedQuestion>
}

/** What the collections hand on to pages. */
export interface PageContent {
  content: LoadedContent
  findEntryHtml: (question: CachedQuestion) => Promise<string>
  findPagePart: (question: CachedQuestion) => Promise<QuestionPagePart>
  /** Undefined where the question has no such page. */
  findConversation: (question: CachedQuestion, page: number) => Promise<ConversationPage | undefined>
  /** Nothing is asked for any more. */
  close: () => void
}

/** A few kilobytes each; a question is on its own page, and in lists that come near to it. */
const bodies = createMemory<QuestionBody>(3_000)
/** Pages of one are made together, and follow each other. */
const conversations = createMemory<ConversationPage[]>(1)

/** A text that was left to be made when it is needed, or was lost from its pack, is made of its files. */
export function toPageContent(loaded: Omit<LoadedContent, 'byId'>): PageContent {
  const content = { ...loaded, byId: new Map(loaded.questions.map((question) => [question.id, question])) }
  let packs: PackReader | undefined
  let again: Promise<PrepareAgain> | undefined
  const findText = (place: Place) => {
    if (place[0] === '') return undefined
    packs ??= createPackReader(content.questionCache)
    return packs.find(place)
  }
  // Parsers are loaded where they work: whoever renders prepared questions needs none.
  const findAgain = () => {
    again ??= import('./read-again.ts').then(({ createPrepareAgain }) => createPrepareAgain(content))
    return again
  }
  const makeBody = async (question: CachedQuestion): Promise<QuestionBody> => {
    const { body } = await findAgain()
    return bodies.findOrAdd(content, question.id, () => body(question))
  }
  return {
    content,
    findEntryHtml: async (question) => findText(question.entry) ?? (await makeBody(question)).entryHtml,
    findPagePart: async (question) => {
      const text = findText(question.page)
      return text === undefined ? await makeBody(question) : parsePagePart(text)
    },
    findConversation: async (question, page) => {
      const place = question.conversation?.pages[page - 1]
      if (!place) return undefined
      const text = findText(place)
      if (text !== undefined) return JSON.parse(text)
      const { conversation } = await findAgain()
      return conversations.findOrAdd(content, question.id, () => conversation(question))[page - 1]
    },
    close: () => packs?.close(),
  }
}
