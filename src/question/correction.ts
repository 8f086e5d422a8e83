/** What to write in the place of some lines of a file. */
export interface Correction {
  /**
   * First line that is replaced, counted from 1, and the line after the last: equal where `lines` are only inserted
   * before `from`.
   */
  from: number
  to: number
  /** As they are to stand in the file, with their indentation, without line feeds; none where lines only go. */
  lines: readonly string[]
  /** Whether it can mean only one thing, so that `check -- --fix` may apply it. */
  certain: boolean
}

/** @param text a file as `decodeFile` gives it: lines end in LF. */
export function applyCorrection(text: string, { from, to, lines }: Correction): string {
  return text
    .split('\n')
    .toSpliced(from - 1, to - from, ...lines)
    .join('\n')
}
