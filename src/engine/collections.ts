// The content collections. They are live ones: entries are read when a page is rendered, and not copied into the bundle,
// which so depends on templates alone.
import type { LiveLoader } from 'astro/loaders'
import type { CachedQuestion, ConversationPage, QuestionPagePart } from '../kept/question.ts'
import type { LoadedContent, PageContent } from './content.ts'

let served: PageContent | undefined

/** From now on pages are made of this. */
export function serveContent(content: PageContent): void {
  served = content
}

/** What pages are made of now. @throws where nobody has brought any. */
export function findContent(): PageContent {
  if (!served)
    throw new Error('Pages are rendered by npm run build and npm run dev, which bring the content along.')
  return served
}

interface QuestionEntry {
  /** As all pages know it. */
  question: CachedQuestion
  /** HTML for listings, when it was asked for. */
  entryHtml?: string
  /** What the question's own page shows, when it was asked for. */
  page?: QuestionPagePart
  /** A page of its answers and comments, when it was asked for and is there. */
  conversation?: ConversationPage
}

type QuestionFilter = { id: string; part?: 'entry' | 'page' | 'conversation'; page?: number }

/** `getLiveCollection('questions')` and `getLiveEntry('questions', { id, part, page })`: those that are not withheld. */
export function questionLoader(): LiveLoader<QuestionEntry & Record<string, unknown>, QuestionFilter> {
  return {
    name: 'question-loader',
    loadCollection: async () => ({
      entries: findContent().content.questions.map((question) => ({ id: question.id, data: { question } })),
    }),
    loadEntry: async ({ filter: { id, part, page } }) => {
      const { content, findEntryHtml, findPagePart, findConversation } = findContent()
      const question = content.byId.get(id)
      if (!question) return undefined
      if (part === 'conversation') {
        const conversation = await findConversation(question, page ?? 1)
        return { id, data: { question, ...(conversation ? { conversation } : {}) } }
      }
      if (part === 'entry') return { id, data: { question, entryHtml: await findEntryHtml(question) } }
      return { id, data: part === 'page' ? { question, page: await findPagePart(question) } : { question } }
    },
  }
}

interface ArchiveEntry {
  /** Another object as soon as anything of the content is another. */
  content: LoadedContent
}

/** `getLiveEntry('archive', 'archive')`: settings, redactions, withheld questions, and all others. */
export function archiveLoader(): LiveLoader<ArchiveEntry & Record<string, unknown>, { id: string }> {
  const loadArchive = async () => ({ id: 'archive', data: { content: findContent().content } })
  return {
    name: 'archive-loader',
    loadCollection: async () => ({ entries: [await loadArchive()] }),
    loadEntry: loadArchive,
  }
}
