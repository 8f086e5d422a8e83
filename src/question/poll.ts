/** A poll as the community left it; its label alone (`poll: true`) has none of this. */
export interface Poll {
  title?: string | undefined
  /** Whether a voter could choose several options. */
  multiple?: boolean | undefined
  closed?: boolean | undefined
  /** Number of people who voted, of whom shares are shares; absent is not known. */
  voters?: number | undefined
  /** One or more, in the order of the file. */
  options: PollOption[]
}

export interface PollOption {
  label: string
  votes: number
}
