import { EVENT_ID, parseEvents } from 'js-yaml'

/** Whether YAML holds comments: a `#` at the start of a line or after white space, and inside no value. */
export function hasComments(frontMatter: string): boolean {
  const source = frontMatter.replace(/^---\n/, '').replace(/\n---\n?$/, '\n')
  const values = parseEvents(source, {}).flatMap((event) =>
    event.type === EVENT_ID.SCALAR ? [[event.valueStart, event.valueEnd] as const] : [],
  )
  return [...source.matchAll(/(?<=^|\s)#/gm)].some(
    ({ index }) => !values.some(([start, end]) => start <= index && index < end),
  )
}
