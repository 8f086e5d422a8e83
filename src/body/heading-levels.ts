/** Levels of a body's headings, in order without a gap, whatever its author wrote. */
export interface HeadingLevels {
  /** Level of the next heading, for the one that was written: it goes up by one at a time. */
  next: (written: number) => number
  /** The same for one that is to be closed. */
  open: (written: number) => number
  /** Level of the heading that was opened last. */
  close: () => number
}

/** @param first level of the first heading: 4 below an entry's title, 2 below a page's. */
export function createHeadingLevels(first: number): HeadingLevels {
  const opened: number[] = []
  let last = first - 1
  const next = (written: number): number => {
    last = Math.min(Math.max(first, written + first - 1), last + 1, 6)
    return last
  }
  return {
    next,
    open: (written) => {
      const level = next(written)
      opened.push(level)
      return level
    },
    close: () => opened.pop() ?? 6,
  }
}
