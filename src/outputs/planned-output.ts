/** What is shown, as it is sent to whoever makes the output: questions by their ids. */
export interface Sent<Facts> {
  facts: Facts
  ids: readonly string[]
}

export interface PlannedOutput {
  /** Below the base path, decoded. */
  path: string
  /** File of `src/pages` without its ending; whole, below the project, of a route of somebody's own. */
  route: string
  /** Undefined for a route of somebody's own, which may show anything. */
  sent: Sent<unknown> | undefined
  digest: string
  /** Position in the archive of the first question that it shows: outputs of near ones show many of the same. */
  position: number
}
