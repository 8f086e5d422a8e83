// Pages of the archive's own, and the one of them that stands before what the about page explains.
import { resolveCrossLinks } from '../../body/links/resolve-links.ts'
import { aboutId, type WrittenPage } from '../../kept/question.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { toEditLink } from '../links.ts'
import { paths } from '../paths.ts'
import type { Publication } from '../publication.ts'
import { findTextLanguage, type Shown, type Site } from '../site.ts'

const route = '[written]'

/** What is shown of a page. */
export interface WrittenFacts extends Pick<WrittenPage, 'id' | 'path' | 'title' | 'description' | 'html'> {
  /** Where its links lead. */
  targets: Parameters<typeof resolveCrossLinks>[1]
}

/** In order of path. */
export const writtenPage = {
  routes: [route],
  plan: (publication) =>
    listOtherPages(publication).map((page) => ({
      path: paths.written(page.id),
      route,
      facts: toFacts(page, publication),
      questions: [],
      listed: true,
    })),
  make,
} satisfies Kind<WrittenFacts>

/** All but the one that has no address. */
export function listOtherPages({ pages }: Pick<Publication, 'pages'>): WrittenPage[] {
  return pages.filter(({ id }) => id !== aboutId)
}

/** What is shown of all of them, in order of path. */
export function listWrittenFacts(publication: Publication): WrittenFacts[] {
  return publication.pages.map((page) => toFacts(page, publication))
}

/** What stands before what the about page explains; undefined where nobody wrote it. */
export function findAboutFacts(publication: Publication): WrittenFacts | undefined {
  const page = publication.pages.find(({ id }) => id === aboutId)
  return page && toFacts(page, publication)
}

function toFacts(page: WrittenPage, { findPageTargets }: Publication): WrittenFacts {
  const { id, path, title, description, html } = page
  return { id, path, title, description, html, targets: findPageTargets(page) }
}

function make({ facts }: Shown<WrittenFacts>, site: Site) {
  const { id, title, description } = facts
  const frame = toFrameView({ title, description: description || title, path: paths.written(id) }, site)
  return { frame, written: toWrittenView(facts, site) }
}

export type WrittenView = ReturnType<typeof toWrittenView>

export function toWrittenView({ path, title, html, targets }: WrittenFacts, site: Site) {
  const { copy, written } = site.messages
  const bodyHtml = resolveCrossLinks(html, targets, site.base)
  return {
    title,
    language: findTextLanguage({}, site),
    bodyHtml,
    edit: toEditLink(path, written.edit, site),
    /** What buttons of blocks of code say; undefined where there is none. */
    copy: bodyHtml.includes('<div class="code">') ? copy : undefined,
  }
}
