import { toFrameView } from '../views/frame-view.ts'
import { toRemovedView } from '../views/notice-view.ts'
import type { PopularFacts } from '../views/popular-view.ts'
import type { Site } from '../views/site.ts'

/** What stands at every address of a question that is withheld. */
export function toRemovedPage(facts: PopularFacts, site: Site) {
  const notice = toRemovedView(facts, site)
  const title = notice.heading
  const description = notice.paragraphs.join(' ')
  return { frame: toFrameView({ title, description, path: undefined, unlisted: true }, site), notice }
}
