/** A link of a body whose target other files decide on. */
export interface CrossLink {
  /** A path of this site, which begins with `/`, or a whole address elsewhere. */
  readonly address: string
  /** Lines and columns of its file where a path of this site is written, counted from 1: one for each block. */
  readonly places: readonly (readonly [line: number, column: number])[]
}
