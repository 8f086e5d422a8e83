// What the routes ask for. Each answer is one prepared object that its page prints.
import { getLiveCollection, getLiveEntry } from 'astro:content'
import type { StoredQuestion } from '../store/stored-question.ts'
import { refreshContent } from './content.ts'
import { createPublication, type Publication } from './publication.ts'

let latest: { questions: readonly StoredQuestion[]; publication: Publication } | undefined

/** In development the content folder is looked at again; an unchanged one gives the same publication. */
export async function findPublication(): Promise<Publication> {
  const { questions, settings, withheld } = await refreshContent()
  if (latest?.questions === questions) return latest.publication
  const { entries, error } = await getLiveCollection('questions')
  if (!entries) throw error
  const publication = createPublication({
    settings,
    withheld,
    questions: entries.map((entry) => entry.data.question),
  })
  latest = { questions, publication }
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
