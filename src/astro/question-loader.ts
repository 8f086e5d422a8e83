// Binds the content folder to an Astro content collection. It is a live one: its entries are read when a page is
// rendered, not copied into the bundle, so the bundle depends on templates alone.
import type { LiveLoader } from 'astro/loaders'
import type { CachedQuestion, QuestionPagePart } from '../cache/cached-question.ts'
import { findContent, findEntryHtml, findPagePart } from './content.ts'

export interface QuestionEntry {
  /** As all pages know it; undefined when only a text was asked for. */
  question: CachedQuestion
  /** HTML for listings. */
  entryHtml?: string
  page?: QuestionPagePart
}

type Filter = { id: string; part: 'entry' | 'page' }

export function questionLoader(): LiveLoader<QuestionEntry & Record<string, unknown>, Filter> {
  return {
    name: 'question-loader',
    loadCollection: async () => {
      const { questions } = await findContent()
      return { entries: questions.map((question) => ({ id: question.id, data: { question } })) }
    },
    loadEntry: async ({ filter }) => {
      const question = (await findContent()).byId.get(filter.id)
      if (!question) return undefined
      const text =
        filter.part === 'entry'
          ? { entryHtml: await findEntryHtml(question) }
          : { page: await findPagePart(question) }
      return { id: filter.id, data: { question, ...text } }
    },
  }
}
