// What the pages ask for, by the one door of the collections.
import { getLiveEntry } from 'astro:content'
import { createPublication, type Publication } from '../site/publication.ts'
import { createSite, type ShownQuestion, type Site } from '../site/site.ts'
import type { LoadedContent } from './content.ts'

export interface Served {
  site: Site
  /** @throws when there is no such question. */
  questionOf: (id: string) => ShownQuestion
  /** Only whoever plans needs it. */
  publication: () => Publication
}

/** The same content gives the same site: it remembers what many pages show. */
const known = new WeakMap<LoadedContent, Served>()

/** The same object while the content is the same. @throws faults of the content, as the collection hands them on. */
export async function findServed(): Promise<Served> {
  const { entry, error } = await getLiveEntry('archive', 'archive')
  if (!entry) throw error
  const { content } = entry.data
  const served = known.get(content) ?? serve(content)
  known.set(content, served)
  return served
}

function serve(content: LoadedContent): Served {
  let publication: Publication | undefined
  return {
    site: createSite(content.settings, { readEntryHtml, readPagePart, readConversation }, content),
    questionOf: (id) => {
      const question = content.byId.get(id)
      if (!question) throw new Error(`There is no question ${id}.`)
      return question
    },
    publication: () => {
      publication ??= createPublication(content)
      return publication
    },
  }
}

async function readEntryHtml({ id }: ShownQuestion): Promise<string> {
  const { entry, error } = await getLiveEntry('questions', { id, part: 'entry' })
  if (!entry) throw error
  return entry.data.entryHtml ?? ''
}

async function readPagePart({ id }: ShownQuestion) {
  const { entry, error } = await getLiveEntry('questions', { id, part: 'page' })
  if (!entry) throw error
  if (!entry.data.page) throw new Error(`no page part for ${id}`)
  return entry.data.page
}

async function readConversation({ id }: ShownQuestion, page: number) {
  const { entry, error } = await getLiveEntry('questions', { id, part: 'conversation', page })
  if (!entry) throw error
  if (!entry.data.conversation) throw new Error(`no page ${page} of the conversation of ${id}`)
  return entry.data.conversation
}
