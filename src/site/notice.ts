import { type FrameInput, type FrameView, toFrameView } from './frame.ts'
import type { LinkView, PopularView } from './links.ts'
import type { Site } from './site.ts'

/** 404, removed questions and moved addresses. */
export interface NoticeView {
  heading: string
  paragraphs: string[]
  links: LinkView[]
  popular?: PopularView | undefined
}

/** What the page of an old address prints. */
export interface MovedPageView {
  frame: FrameView
  notice: NoticeView
  /** Address that readers are taken to; undefined where there is none any more. */
  target: string | undefined
}

/** Search engines are not told of it. */
export function toNoticePage(
  notice: NoticeView,
  { title, path }: Pick<FrameInput, 'title' | 'path'>,
  site: Site,
) {
  const description = notice.paragraphs.join(' ')
  return { frame: toFrameView({ title, description, path, unlisted: true }, site), notice }
}
