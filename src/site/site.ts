// What the routes ask for. Each answer is one prepared object that its page prints.
import { getLiveCollection, getLiveEntry } from 'astro:content'
import type { StoredQuestion } from '../store/stored-question.ts'
import { findContent, type LoadedContent } from './content.ts'
import { createPublication, type Publication } from './publication.ts'

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

export async function readEntryHtml({ id }: StoredQuestion): Promise<string> {
  const { entry, error } = await getLiveEntry('questions', { id, part: 'entry' })
  if (!entry) throw error
  return entry.data.entryHtml ?? ''
}

export async function readPagePart({ id }: StoredQuestion) {
  const { entry, error } = await getLiveEntry('questions', { id, part: 'page' })
  if (!entry) throw error
  if (!entry.data.page) throw new Error(`no page part for ${id}`)
  return entry.data.page
}
