import { toFrameView } from '../views/frame-view.ts'
import { toNotFoundView } from '../views/notice-view.ts'
import { type PopularFacts, popularOnNotices } from '../views/popular-view.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { Output } from './output.ts'

const route = '404'

/** What static hosts answer an address with that nothing stands at. */
export const notFound: Output<PopularFacts, ReturnType<typeof make>> = {
  routes: [route],
  plan: ({ ranking }) => {
    const facts = { popular: ranking.slice(0, popularOnNotices) }
    return [{ path: '404.html', route, params: {}, facts, questions: [], listed: false }]
  },
  make,
}

function make({ facts }: Shown<PopularFacts>, site: Site) {
  const notice = toNotFoundView(facts, site)
  const title = notice.heading
  const description = notice.paragraphs.join(' ')
  return { frame: toFrameView({ title, description, path: undefined, unlisted: true }, site), notice }
}
