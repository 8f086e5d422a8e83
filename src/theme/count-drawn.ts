import { XmlElement } from '@rgrove/parse-xml'
import { listReferences } from './check-svg-style.ts'

/** Elements that stand in each other or take each other over. */
const longestChain = 200

/**
 * How many elements are drawn when all that is taken over from elsewhere in the file is drawn in its place: a few lines
 * that take each other over ten times become billions. Infinite where an element takes over what it
 * stands in, or a chain of them has no end in sight.
 */
export function countDrawn(root: XmlElement): number {
  const byId = new Map<string, XmlElement>()
  for (const element of listElements(root)) {
    const id = element.attributes['id']
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  }
  const known = new Map<XmlElement, number>()
  const count = (element: XmlElement, depth: number): number => {
    if (depth > longestChain) return Number.POSITIVE_INFINITY
    const before = known.get(element)
    if (before !== undefined) return before
    known.set(element, Number.POSITIVE_INFINITY)
    const taken = listTaken(element).flatMap((id) => byId.get(id) ?? [])
    const drawn = [...toElements(element), ...taken].reduce((sum, each) => sum + count(each, depth + 1), 1)
    known.set(element, drawn)
    return drawn
  }
  return count(root, 0)
}

export function* listElements(root: XmlElement): Generator<XmlElement> {
  yield root
  for (const child of toElements(root)) yield* listElements(child)
}

function toElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement)
}

function listTaken({ attributes }: XmlElement): string[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    /^(?:xlink:)?href$/.test(key) ? [value.slice(1)] : listReferences(value),
  )
}
