// What the routes ask for. Each answer is one prepared object that its page prints.
import { getLiveCollection, getLiveEntry } from 'astro:content'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { createPublication, type Publication } from '../views/publication.ts'
import { findContent, type LoadedContent } from './content.ts'

let latest: { content: LoadedContent; publication: Publication } | undefined

/** The same content gives the same publication. */
export async function findPublication(): Promise<Publication> {
  const content = await findContent()
  if (latest?.content === content) return latest.publication
  const { entries, error } = await getLiveCollection('questions')
  if (!entries) throw error
  const publication = createPublication({
    settings: content.settings,
    withheld: content.withheld,
    questions: entries.map((entry) => entry.data.question),
  })
  latest = { content, publication }
  return publication
}

export async function readEntryHtml({ id }: CachedQuestion): Promise<string> {
  const { entry, error } = await getLiveEntry('questions', { id, part: 'entry' })
  if (!entry) throw error
  return entry.data.entryHtml ?? ''
}

export async function readPagePart({ id }: CachedQuestion) {
  const { entry, error } = await getLiveEntry('questions', { id, part: 'page' })
  if (!entry) throw error
  if (!entry.data.page) throw new Error(`no page part for ${id}`)
  return entry.data.page
}
