/**
 * Levels of a body's headings, in order without a gap, whatever its author wrote.
 * @param first level of the first heading: 4 below an entry's title, 2 below a page's.
 */
export function createHeadingLevels(first: number) {
  const opened: number[] = []
  let last = first - 1
  /** Level of the next heading, for the one that was written: it goes up by one at a time. */
  const next = (written: number): number => {
    last = Math.min(Math.max(first, written + first - 1), last + 1, 6)
    return last
  }
  return {
    next,
    /** The same for one that is to be closed. */
    open: (written: number) => {
      const level = next(written)
      opened.push(level)
      return level
    },
    /** Level of the heading that was opened last. */
    close: () => opened.pop() ?? 6,
  }
}
