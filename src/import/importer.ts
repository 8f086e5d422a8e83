import type { FormulaCount } from './notice-formulas.ts'
import type { ImportRecord } from './records.ts'
import type { TitleCount } from './source-language.ts'
import type { Tally } from './tally.ts'
import type { ThreadOutline, ThreadSource } from './thread-outline.ts'

/**
 * One kind of source. What it throws are Failures with file and line. Where it works for long without giving a record, it
 * waits for `setImmediate` now and then, so that the import can be stopped.
 */
export interface Importer<Given = ImportRecord> {
  /** What its HTML is, where it is more than plain HTML: it decides how bodies become Markdown. */
  dialect?: 'discourse'
  /**
   * Whether the key of its source tells this community from any other; asked after that was given. Left out: it does.
   */
  isKeyOwn?: () => boolean
  /**
   * The source first; each question is followed by its answers and comments, or all of them are one outline. People,
   * files, synonyms, hashtags and categories stand anywhere.
   */
  read: (tally: Tally) => AsyncIterable<Given>
  /** Once all is read, for an importer that gives outlines. */
  threads?: () => ThreadSource
  /** Once all is read, for an importer that gives outlines. */
  seen?: () => SeenTexts
  /** How far it has come, from 0 to 1, for the progress that a terminal shows. */
  progress: () => number
}

/** Of any kind. */
export type SourceImporter = Importer<ImportRecord | ThreadOutline>

/** What is counted while texts stream by, before any of them is converted. */
export interface SeenTexts {
  titles: TitleCount
  formulas: FormulaCount
}
