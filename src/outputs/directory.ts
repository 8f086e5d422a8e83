import {
  type DirectoryFacts,
  type DirectoryHashtag,
  type DirectoryOrder,
  fewestInOrders,
  toDirectoryView,
} from '../views/directory-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { paths } from '../views/paths.ts'
import type { HashtagCount, Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { Output, Planned } from './output.ts'
import type { Publication } from './publication.ts'

const routes: Record<DirectoryOrder, string> = { name: 'tags/index', count: 'tags-by-count/[...page]' }

/** All hashtags on one page, and on another in the order of their counts. */
export const directory: Output<DirectoryFacts, ReturnType<typeof make>> = {
  routes: Object.values(routes),
  plan: (publication) => {
    const { archive, ranking, categoryRanking: categories } = publication
    const byName = Array.from(archive.byHashtag, ([hashtag, { length: count }]) => ({ hashtag, count }))
    const addSpellings = createAddSpellings(publication)
    const toPlanned = (
      order: DirectoryOrder,
      hashtags: readonly HashtagCount[],
    ): Planned<DirectoryFacts> => ({
      path: paths.directory(order),
      route: routes[order],
      params: order === 'name' ? {} : { page: undefined },
      facts: { order, hashtags: hashtags.map(addSpellings), categories },
      questions: [],
      listed: order === 'name',
    })
    return [
      toPlanned('name', byName),
      ...(byName.length < fewestInOrders ? [] : [toPlanned('count', ranking)]),
    ]
  },
  make,
}

/** What the filter finds hashtags by, besides their names. */
function createAddSpellings({ synonyms }: Publication): (of: HashtagCount) => DirectoryHashtag {
  const known = new Map(synonyms.map(({ hashtag, spellings }) => [hashtag, spellings]))
  return (of) => {
    const spellings = known.get(of.hashtag)?.map(({ hashtag }) => hashtag) ?? []
    return spellings.length === 0 ? of : { ...of, spellings }
  }
}

function make({ facts }: Shown<DirectoryFacts>, site: Site) {
  const view = toDirectoryView(facts, site)
  const { order } = facts
  const title = order === 'name' ? view.heading : `${view.heading} · ${site.messages.directory.orders.count}`
  const frame = toFrameView({ title, description: view.headline, path: paths.directory(order) }, site)
  return { frame, directory: view }
}
