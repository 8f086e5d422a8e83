import { toAboutView } from '../views/about-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import type { AboutView } from '../views/notice-views.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView } from '../views/views.ts'
import type { Output } from './output.ts'

const route = 'about'

/** What this archive is, and what its labels mean. */
export const about: Output<object, { frame: FrameView; about: AboutView }> = {
  routes: [route],
  plan: () => [{ path: paths.about(), route, params: {}, facts: {}, questions: [], listed: true }],
  make,
}

function make(_: Shown<object>, site: Site) {
  const view = toAboutView(site)
  const description = site.settings.description || site.messages.frame.summary
  return { frame: toFrameView({ title: view.heading, description, path: paths.about() }, site), about: view }
}
