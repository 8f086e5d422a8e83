import { toFrameView } from '../views/frame-view.ts'
import { toMovedView } from '../views/notice-view.ts'
import { paths, toHref } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView, NoticeView } from '../views/views.ts'
import { createFindPage } from './find-targets.ts'
import type { Output } from './output.ts'
import type { AliasTarget } from './publication.ts'
import { toRemovedPage } from './removed-page.ts'

const route = '[...alias]'

interface AliasPage {
  frame: FrameView
  notice: NoticeView
  /** Address that readers are taken to. */
  target: string | undefined
}

export interface AliasFacts {
  /** Of a place on a page of the question; empty for the page itself. */
  anchor: string
  /** The page that holds it. */
  page: number
}

/** Old addresses: each leads to the page of its question. */
export const alias: Output<AliasFacts, AliasPage> = {
  routes: [route],
  plan: ({ aliases }) => {
    const findPage = createFindPage()
    const shown = new Map<AliasTarget, Shown<AliasFacts>>()
    const show = ({ question, anchor }: AliasTarget) => ({
      facts: { anchor, page: findPage(question?.conversation, encodeURIComponent(anchor)) },
      questions: question ? [question] : [],
    })
    return Iterator.from(aliases).map(([path, target]) => {
      const known = shown.get(target) ?? show(target)
      shown.set(target, known)
      const { facts, questions } = known
      return { path: paths.alias(path), route, params: { alias: path }, facts, questions, listed: false }
    })
  },
  make,
}

function make({ facts, questions: [target] }: Shown<AliasFacts>, site: Site): AliasPage {
  if (!target) return { ...toRemovedPage(site), target: undefined }
  const path = paths.question(target.id, facts.page)
  const place = facts.anchor === '' ? '' : `#${encodeURIComponent(facts.anchor)}`
  const href = toHref(site.base, path) + place
  const notice = toMovedView(target, href, site)
  const description = notice.paragraphs.join(' ')
  return {
    frame: toFrameView({ title: target.title, description, path, unlisted: true }, site),
    notice,
    target: href,
  }
}
