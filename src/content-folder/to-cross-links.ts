import type { FoundCrossLinks } from '../body/links/cross-links.ts'
import type { CrossLink } from '../cache/cross-link.ts'
import { createToPosition } from '../question/position.ts'

interface LinkingBody {
  body: string
  /** Of the file, counted from 1. */
  bodyLine: number
  /** Columns by which the file indents the body. */
  indent?: number
}

/** As they are kept with their question, in the order of their places. */
export function toCrossLinks(
  found: FoundCrossLinks,
  { body, bodyLine, indent = 0 }: LinkingBody,
): CrossLink[] {
  if (found.size === 0) return []
  const toPosition = createToPosition(body)
  return Array.from(found.values(), ({ address, offsets }) => ({
    address,
    places: offsets.map((offset): [number, number] => {
      const { line, column } = toPosition(offset)
      return [line + bodyLine - 1, column + indent]
    }),
  }))
}
