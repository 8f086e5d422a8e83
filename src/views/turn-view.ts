// From one question to the next of the list that it was found in: that of its first hashtag, else of its category, else
// of all questions.
import { findTitleHtml } from './breakable-title.ts'
import { toCategoryView } from './category-link.ts'
import { toHashtagView } from './hashtag-view.ts'
import { paths, toHref } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { findTextLanguage } from './text-language.ts'
import type { LinkView } from './views.ts'

export const turnSides = ['newer', 'older'] as const

export type TurnSide = (typeof turnSides)[number]

/** Undefined at an end of the list. */
export type ShownTurn = Readonly<Record<TurnSide, ShownQuestion | undefined>>

export type TurnView = NonNullable<ReturnType<typeof toTurnView>>

/** `#rest 목록으로` */
export function toCrumbView(question: ShownQuestion, site: Site): LinkView {
  const { label, href } = findList(question, site)
  return { label: site.messages.question.toList(label), href }
}

/** Undefined where the question is the only one of its list. */
export function toTurnView(question: ShownQuestion, turn: ShownTurn, site: Site) {
  const list = findList(question, site).label
  const labels = site.messages.question.turn
  const links = turnSides.flatMap((side) => {
    const other = turn[side]
    if (!other) return []
    return {
      side,
      /** `더 최근 활동 · #rest` */
      label: labels[side](list),
      title: other.title,
      titleHtml: findTitleHtml(other),
      language: findTextLanguage(other, site),
      href: toHref(site.base, paths.question(other.id)),
    }
  })
  return links.length === 0 ? undefined : { label: labels.label(list), links }
}

function findList({ hashtags: [first], category }: ShownQuestion, site: Site): LinkView {
  if (first !== undefined) {
    const { name, href } = toHashtagView(first, site)
    return { label: `#${name}`, href }
  }
  if (category !== undefined) return toCategoryView(category, site)
  return { label: site.messages.front.list, href: toHref(site.base, paths.front(1)) }
}
