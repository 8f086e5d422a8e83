/** Bytes of a file that tell where a picture was taken, or belong to those that do. */
export interface PositionRange {
  start: number
  end: number
  /** What stands in their place afterwards: zero, or a blank in texts. */
  blank: number
  /** Whether they alone tell a place: a time or the name of a method does not. */
  tells: boolean
}
