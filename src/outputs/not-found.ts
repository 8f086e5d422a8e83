import { toFrameView } from '../views/frame-view.ts'
import { toNotFoundView } from '../views/notice-view.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView, NoticeView } from '../views/views.ts'
import type { Output } from './output.ts'

const route = '404'

/** What static hosts answer an address with that nothing stands at. */
export const notFound: Output<object, { frame: FrameView; notice: NoticeView }> = {
  routes: [route],
  plan: () => [{ path: '404.html', route, params: {}, facts: {}, questions: [], listed: false }],
  make,
}

function make(_: Shown<object>, site: Site) {
  const notice = toNotFoundView(site)
  const title = notice.heading
  const description = notice.paragraphs.join(' ')
  return { frame: toFrameView({ title, description, path: undefined, unlisted: true }, site), notice }
}
