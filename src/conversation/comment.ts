/** One checked comment of a question, or of one of its answers. */
export interface Comment {
  /** Unique in its file. */
  id: string
  /** Id of the answer that it is on; absent on the question. */
  answer?: string | undefined
  actor: string
  /** Who it was, in people.yaml. */
  person?: string | undefined
  at: string
  /** Absent is not zero (decision 10). */
  recommended?: number | undefined
  /** Id of another comment of the same file. */
  replyTo?: string | undefined
  /** Markdown, as the block of its file holds it. */
  text: string
  /** Line of the file on which `text` begins, counted from 1, and the columns by which the file indents it. */
  textLine: number
  textIndent: number
}
