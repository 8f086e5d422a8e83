import { EVENT_ID, parseEvents } from 'js-yaml'

/** Whether YAML holds comments: a `#` at the start of a line or after white space, and inside no value. */
export function hasComments(frontMatter: string): boolean {
  const source = frontMatter.replace(/^---\n/, '').replace(/\n---\n?$/, '\n')
  const values = parseEvents(source, {}).flatMap((event) =>
    event.type === EVENT_ID.SCALAR ? [[event.valueStart, event.valueEnd] as const] : [],
  )
  // Both stand in the order of the text.
  let next = 0
  for (const { index } of source.matchAll(/(?<=^|\s)#/gm)) {
    while ((values[next]?.[1] ?? Number.POSITIVE_INFINITY) <= index) next += 1
    if ((values[next]?.[0] ?? Number.POSITIVE_INFINITY) > index) return true
  }
  return false
}
