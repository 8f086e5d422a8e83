import { toFrameView } from '../views/frame-view.ts'
import { paths } from '../views/paths.ts'
import { type PopularFacts, popularOnNotices } from '../views/popular-view.ts'
import { toSearchView } from '../views/search-view.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { Output } from './output.ts'

const route = 'search/index'

/** The page on which a browser searches; what it shows first is the same whatever is asked. */
export const search: Output<PopularFacts, ReturnType<typeof make>> = {
  routes: [route],
  plan: ({ ranking }) => {
    const facts = { popular: ranking.slice(0, popularOnNotices) }
    return [{ path: paths.search(), route, params: {}, facts, questions: [], listed: false }]
  },
  make,
}

function make({ facts }: Shown<PopularFacts>, site: Site) {
  const { heading: title, description } = site.messages.search
  const frame = toFrameView({ title, description, path: paths.search(), unlisted: true }, site)
  return { frame, search: toSearchView(facts, site) }
}
