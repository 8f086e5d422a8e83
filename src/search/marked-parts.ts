import type { MarkedText } from './search.ts'

export interface MarkedPart {
  text: string
  marked: boolean
}

/** A text cut where marks begin and end; all parts together are the text. `멱등한` with `[0, 2]` → `멱등`, `한`. */
export function toMarkedParts({ text, marks }: MarkedText): MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  const cut = (to: number, marked: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), marked })
    end = Math.max(end, to)
  }
  for (const [from, to] of marks) {
    cut(Math.min(from, text.length), false)
    cut(Math.min(to, text.length), true)
  }
  cut(text.length, false)
  return parts
}
