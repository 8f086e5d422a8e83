export interface Position {
  /** Both count from 1. */
  line: number
  column: number
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
