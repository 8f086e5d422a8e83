// What pages print that say something about the archive: the about page, 404, removed questions, moved addresses.
import type { FrameView, LinkView, OpenPage, PopularView } from './views.ts'

export interface AboutView {
  heading: string
  /** Name of the list of sections. */
  contents: string
  sections: AboutSectionView[]
}

export interface AboutSectionView {
  heading: string
  paragraphs: string[]
  terms: TermView[]
  link: LinkView | undefined
}

/** A label that pages show, and what it means. */
export interface TermView {
  term: string
  meaning: string
  /** How pages show it, where it has a look of its own. */
  look?: TermLook | undefined
}

export type TermLook = 'accepted' | 'answered' | 'unanswered' | 'poll' | 'mark' | 'hashtag'

/** 404, removed questions and moved paths. */
export interface NoticeView {
  heading: string
  paragraphs: string[]
  links: LinkView[]
  popular?: PopularView | undefined
}

/** The page of an old address. */
export interface MovedPageView {
  frame: FrameView
  notice: NoticeView
  /** Address that readers are taken to; undefined where there is none any more. */
  target: string | undefined
  /** Its page is another view of this kind. */
  open?: OpenPage<Omit<MovedPageView, 'open'>> | undefined
}
