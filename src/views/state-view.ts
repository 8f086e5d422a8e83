import { paths, toHref } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { findTextLanguage } from './text-language.ts'
import { toDayLabel } from './time-view.ts'

export type StateView = NonNullable<ReturnType<typeof toStateView>>

/** @param duplicates questions of `state.closed.of`, as far as they are there. */
export function toStateView({ state }: ShownQuestion, duplicates: readonly ShownQuestion[], site: Site) {
  if (!state) return undefined
  const { closed, locked } = state
  const { messages, base } = site
  const labels = messages.question.state
  const notes = [
    ...(closed
      ? [closed.at === undefined ? labels.closed : labels.closedOn(toDayLabel(closed.at, site))]
      : []),
    ...(closed?.reason === undefined ? [] : [labels.reason(closed.reason)]),
    ...(locked ? [labels.locked] : []),
  ]
  if (notes.length === 0) return undefined
  return {
    notes,
    duplicates:
      duplicates.length === 0
        ? undefined
        : {
            label: labels.duplicates,
            links: duplicates.map((other) => ({
              label: other.title,
              href: toHref(base, paths.question(other.id)),
              language: findTextLanguage(other, site),
            })),
          },
  }
}
