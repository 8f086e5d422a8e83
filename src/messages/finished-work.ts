/** What a build has made, as its summary tells it. */
export interface FinishedWork {
  questions: number
  hashtags: number
  pages: number
  /** With one decimal. */
  megabytes: string
  /** What was taken over from the last build. */
  reused: { questions: number; pages: number; templates: boolean }
}
