import { toCategorySlug } from '../../format/slugs.ts'
import { toFigure, toGroupedNumber } from '../../words/grouped-number.ts'
import { toListColophon } from '../colophon.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { toCategoryView } from '../links.ts'
import { findMostViewed, toNamedViews } from '../named.ts'
import { paths, toHref } from '../paths.ts'
import { toDayLabel, toReferenceView } from '../post.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'
import { toListData } from '../structured-data.ts'
import { toAsideView } from './listing-view.ts'

const route = 'categories/index'

const mostViewed = 5
/** Categories that the page is described by. */
const mostDescribed = 12

/** What an archive is looked through by beside hashtags, or without them. */
export const categories = {
  routes: [route],
  plan: (publication) => {
    if (!publication.directories.includes('categories')) return []
    return [{ path: paths.categories(), route, facts: toFacts(publication), questions: [], listed: true }]
  },
  make,
} satisfies Kind<CategoriesFacts>

export type CategoriesFacts = ReturnType<typeof toFacts>

function toFacts({ archive, counts, categories, categoryRanking, descriptions }: Publication) {
  const rows = categoryRanking.map(({ category, count }) => {
    const questions = categories.get(category) ?? []
    return {
      category,
      count,
      answered: questions.filter(({ counts }) => counts.answers > 0).length,
      /** Time of the newest activity, as its file writes it. */
      last: questions[0]?.last.at ?? '',
      description: descriptions.categories.get(toCategorySlug(category)),
    }
  })
  return { rows, viewed: findMostViewed(archive.questions, mostViewed), archive: counts }
}

function make({ facts }: Shown<CategoriesFacts>, site: Site) {
  const view = toCategoriesView(facts, site)
  const { heading: title, rows } = view
  const path = paths.categories()
  const labels = rows.slice(0, mostDescribed).map(({ label }) => label)
  const names = labels.join(site.messages.activity.separator)
  const description = site.messages.category.directory({ count: toGroupedNumber(rows.length), names })
  const list = { label: title, href: toHref(site.base, path) }
  const data = toListData({ title, path, list, from: 1 }, rows, site)
  return { frame: toFrameView({ title, description, path, data }, site), categories: view }
}

function toCategoriesView({ rows, viewed, archive }: CategoriesFacts, site: Site) {
  const { messages } = site
  const { headline, answered, last, columns } = messages.category
  const most = rows[0]?.count ?? 0
  return {
    heading: messages.category.heading,
    /** `분류 6` */
    headline: headline({ count: toGroupedNumber(rows.length) }),
    reference: toReferenceView(site),
    /** Over what is in the rows, after the name. */
    columns: [messages.facts.questions, columns.answered, columns.last],
    rows: rows.map((row) => {
      const [count, day] = [toGroupedNumber(row.count), toDayLabel(row.last, site)]
      const share = Math.floor((100 * row.answered) / row.count)
      return {
        ...toCategoryView(row.category, site),
        description: row.description,
        /** Each says in words what it is; the share is empty where none is answered. */
        cells: [
          { look: 'count', ...toFigure(messages.listing.headline({ count }), count) },
          { look: 'share', ...toFigure(row.answered === 0 ? '' : answered({ share }), `${share}%`) },
          { look: 'last', ...toFigure(last({ day }), day) },
        ],
        /** How many questions there are, in hundredths of the most; numbers that are all 1 say nothing. */
        length: most === 1 ? undefined : Math.max(1, Math.round((100 * row.count) / most)),
      }
    }),
    aside: {
      ...toAsideView({ archive, related: [] }, site),
      viewed: toNamedViews(viewed, messages.front.viewed, site),
    },
    colophon: toListColophon(undefined, site),
  }
}
