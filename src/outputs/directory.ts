import { type DirectoryFacts, toDirectoryView } from '../views/directory-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { DirectoryView, FrameView } from '../views/views.ts'
import type { Output } from './output.ts'

const route = 'tags/index'

/** All hashtags on one page. */
export const directory: Output<DirectoryFacts, { frame: FrameView; directory: DirectoryView }> = {
  routes: [route],
  plan: ({ archive, categoryRanking: categories }) => {
    const hashtags = Array.from(archive.byHashtag, ([hashtag, { length: count }]) => ({ hashtag, count }))
    return [
      {
        path: paths.directory(),
        route,
        params: {},
        facts: { hashtags, categories },
        questions: [],
        listed: true,
      },
    ]
  },
  make,
}

function make({ facts }: Shown<DirectoryFacts>, site: Site) {
  const view = toDirectoryView(facts, site)
  const frame = toFrameView(
    { title: view.heading, description: view.headline, path: paths.directory() },
    site,
  )
  return { frame, directory: view }
}
