// What pages show of the content.
import type { Kind } from '../site/kind.ts'
import type { Sent } from '../site/plan.ts'
import { createSite, type ShownQuestion, type Site } from '../site/site.ts'
import { findContent } from './collections.ts'
import type { PageContent } from './content.ts'

interface Served {
  site: Site
  /** @throws when there is no such question. */
  questionOf: (id: string) => ShownQuestion
}

/** The same content gives the same site: it remembers what many pages show. */
const known = new WeakMap<PageContent, Served>()

/** The same object while the content is the same. */
export function findServed(): Served {
  const served = findContent()
  const made = known.get(served) ?? createServed(served)
  known.set(served, made)
  return made
}

function createServed({ content, findEntryHtml, findPagePart, findConversation }: PageContent): Served {
  const questionOf = (id: string) => {
    const question = content.byId.get(id)
    if (!question) throw new Error(`There is no question ${id}.`)
    return question
  }
  const reading = {
    readEntryHtml: ({ id }: ShownQuestion) => findEntryHtml(questionOf(id)),
    readPagePart: ({ id }: ShownQuestion) => findPagePart(questionOf(id)),
    readConversation: async ({ id }: ShownQuestion, page: number) => {
      const conversation = await findConversation(questionOf(id), page)
      if (!conversation) throw new Error(`no page ${page} of the conversation of ${id}`)
      return conversation
    },
  }
  return { site: createSite(content.settings, reading, content), questionOf }
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
  const { site, questionOf } = findServed()
  return kind.make({ facts, questions: ids.map(questionOf) }, site)
}
