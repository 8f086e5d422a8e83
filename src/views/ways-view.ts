import type { WayCount } from '../listing/list-pages.ts'
import type { Way } from '../listing/ways.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toHref } from './paths.ts'
import type { Site } from './site.ts'
import type { WaysView } from './views.ts'

interface WayFacts<W extends Way> {
  way?: W
  ways?: readonly WayCount<W>[]
}

interface Named<W extends Way> {
  /** Of the list itself, where there is no way. */
  toName: (way: W | undefined) => string
  /** Of its first page. */
  toPath: (way: W | undefined) => string
}

/** Undefined where the list has no other ways. */
export function toWaysView<W extends Way>(
  { way: current, ways = [] }: WayFacts<W>,
  { toName, toPath }: Named<W>,
  { messages, base }: Site,
): WaysView | undefined {
  if (ways.length === 0) return undefined
  return {
    label: messages.ways.label,
    links: [{ way: undefined, count: undefined }, ...ways].map(({ way, count }) => ({
      label: toName(way),
      href: toHref(base, toPath(way)),
      current: way === current,
      count: count === undefined ? undefined : toGroupedNumber(count),
    })),
  }
}
