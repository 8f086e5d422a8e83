export interface Position {
  /** Both count from 1. */
  line: number
  column: number
}

/** Looks up many offsets of one text, in a time that does not grow with their number times its length. */
export function createToPosition(text: string): (offset: number) => Position {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= findLineStarts(text)
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** Offsets of the first character of each line; lines end in LF. */
export function findLineStarts(text: string): number[] {
  const starts = [0]
  for (let next = text.indexOf('\n'); next !== -1; next = text.indexOf('\n', next + 1)) starts.push(next + 1)
  return starts
}

/** Line and column of an offset in a text whose lines end in LF. */
export function toPosition(text: string, offset: number): Position {
  let line = 1
  let lineStart = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line += 1
    lineStart = next + 1
  }
  return { line, column: offset - lineStart + 1 }
}
