import { type AboutFacts, toAboutView } from '../views/about-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { Output } from './output.ts'

const route = 'about'

/** What this archive is, and what its labels mean. */
export const about: Output<AboutFacts, ReturnType<typeof make>> = {
  routes: [route],
  plan: (publication) => [
    {
      path: paths.about(),
      route,
      params: {},
      facts: { categories: publication.categories.size > 0 },
      questions: [],
      listed: true,
    },
  ],
  make,
}

function make({ facts }: Shown<AboutFacts>, site: Site) {
  const view = toAboutView(facts, site)
  const description = site.settings.description || site.messages.frame.summary
  return { frame: toFrameView({ title: view.heading, description, path: paths.about() }, site), about: view }
}
