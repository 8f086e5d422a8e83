// From one question to the next of the list that it was found in: that of its first hashtag, else of its category, else
// of all questions.
import { findTitleHtml } from './breakable-title.ts'
import { toCategoryView } from './category-link.ts'
import { toHashtagView } from './hashtag-view.ts'
import { paths, toHref } from './paths.ts'
import type { TurnLinkView, TurnView } from './question-views.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { findTextLanguage } from './text-language.ts'
import type { LinkView } from './views.ts'

export const turnSides = ['newer', 'older'] as const

export type TurnSide = (typeof turnSides)[number]

/** Undefined at an end of the list. */
export type ShownTurn = Readonly<Record<TurnSide, ShownQuestion | undefined>>

/** `#rest 목록으로` */
export function toCrumbView(question: ShownQuestion, site: Site): LinkView {
  const { label, href } = findList(question, site)
  return { label: site.messages.question.toList(label), href }
}

/** Undefined where the question is the only one of its list. */
export function toTurnView(question: ShownQuestion, turn: ShownTurn, site: Site): TurnView | undefined {
  const list = findList(question, site).label
  const labels = site.messages.question.turn
  const links = turnSides.flatMap((side) => {
    const other = turn[side]
    return other ? [toTurnLink(other, { side, label: labels[side](list) }, site)] : []
  })
  return links.length === 0 ? undefined : { label: labels.label(list), links }
}

function toTurnLink(
  question: ShownQuestion,
  named: Pick<TurnLinkView, 'side' | 'label'>,
  site: Site,
): TurnLinkView {
  return {
    ...named,
    title: question.title,
    titleHtml: findTitleHtml(question),
    language: findTextLanguage(question, site),
    href: toHref(site.base, paths.question(question.id)),
  }
}

function findList({ hashtags: [first], category }: ShownQuestion, site: Site): LinkView {
  if (first !== undefined) {
    const { name, href } = toHashtagView(first, site)
    return { label: `#${name}`, href }
  }
  if (category !== undefined) return toCategoryView(category, site)
  return { label: site.messages.front.list, href: toHref(site.base, paths.front(1)) }
}
