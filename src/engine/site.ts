// What pages ask the content collections for.
import { getLiveEntry } from 'astro:content'
import type { Kind } from '../site/kind.ts'
import type { Sent } from '../site/plan.ts'
import type { OpenPage } from '../site/remembered-html.ts'
import { createSite, type ShownQuestion, type Site } from '../site/site.ts'
import type { LoadedContent } from './content.ts'

export interface Served {
  site: Site
  /** @throws when there is no such question. */
  questionOf: (id: string) => ShownQuestion
}

/** The same content gives the same site: it remembers what many pages show. */
const known = new WeakMap<LoadedContent, Served>()

/** The same object while the content is the same. @throws what the collection hands on. */
export async function findServed(): Promise<Served> {
  const { entry, error } = await getLiveEntry('archive', 'archive')
  if (!entry) throw error
  const { content } = entry.data
  const served = known.get(content) ?? {
    site: createSite(content.settings, { readEntryHtml, readPagePart, readConversation }, content),
    questionOf: (id) => {
      const question = content.byId.get(id)
      if (!question) throw new Error(`There is no question ${id}.`)
      return question
    },
  }
  known.set(content, served)
  return served
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

/** What a route is given of the page that it prints. */
export interface PageProps<Facts> {
  sent: Sent<Facts>
}

/** What a route prints: made of what was planned, and of nothing else. */
export async function makePage<Facts, Made>(
  kind: Kind<Facts, Made>,
  { sent: { facts, ids } }: PageProps<Facts>,
): Promise<Made> {
  const { site, questionOf } = await findServed()
  return kind.make({ facts, questions: ids.map(questionOf) }, site)
}

/** For a route whose pages are filled in where one was printed (`Kind.open`). */
export function openPages<Facts>(kind: Kind<Facts, unknown>) {
  return ({ facts, ids }: Sent<Facts>, { site, questionOf }: Served): OpenPage | undefined =>
    kind.open?.({ facts, questions: ids.map(questionOf) }, site)
}
