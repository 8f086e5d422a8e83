// What the frame says of a page of a list: its title, description and address.
import type { Way } from '../listing/ways.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { FrameInput } from './frame-view.ts'
import type { ListFacts } from './list-facts.ts'
import type { Site } from './site.ts'

interface NamedList {
  title: string
  description: string
  /** Of a page of a way, of the list itself where there is none. */
  toPath: (page: number, way?: Way) => string
}

export function toListFrame(
  { way, page }: ListFacts,
  { title, description, toPath }: NamedList,
  { messages }: Pick<Site, 'messages'>,
): FrameInput {
  const parts = [
    title,
    ...(way ? [messages.ways.names[way]] : []),
    ...(page > 1 ? [messages.pager.page(toGroupedNumber(page))] : []),
  ]
  return {
    title: parts.join(' · '),
    description: way ? messages.ways.descriptions[way](title) : description,
    path: toPath(page, way),
  }
}
