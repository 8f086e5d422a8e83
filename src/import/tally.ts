/** Something that an import left out, changed or could not say. */
export interface ImportNote {
  /** Which rule: `title-cut`. Its words are in `messages/`. */
  rule: string
  /** What it happened to: `question 12`, `answer 34`, `Posts.xml:17`. */
  at: string
  /** What else its words name. */
  detail?: string
}

/** Counts each rule, and keeps every note for the report. */
export interface Tally {
  note: (note: ImportNote) => void
}

/** Is told the rule of what a text loses, or of a decision, and what it was. Whoever gives it knows the place. */
export type Lose = (rule: string, detail?: string) => void
