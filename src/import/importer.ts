import type {
  DiscussionRecords,
  ImportNote,
  ImportRecord,
  PersonRecord,
  QuestionRecord,
  Tally,
} from './records.ts'
import type { FormulaCount, TitleCount } from './seen-texts.ts'

/**
 * One kind of source. What it throws are Failures with file and line. Where it works for long without giving a record,
 * it waits for `setImmediate` now and then, so that the import can be stopped.
 */
export interface Importer<Given = ImportRecord> {
  /** What its HTML is, where it is more than plain HTML: it decides how bodies become Markdown. */
  dialect?: 'discourse'
  /** Whether the key of its source distinguishes this community from any other; asked after that was given. Left out: it does. */
  isKeyOwn?: () => boolean
  /**
   * The source first; each question is followed by its answers and comments, or all of them are one outline. People,
   * files, synonyms, hashtags and categories may come anywhere.
   */
  read: (tally: Tally) => AsyncIterable<Given>
  /** Once all is read, for an importer that gives outlines. */
  discussions?: () => DiscussionSource
  /** Once all is read, for an importer that gives outlines. */
  seen?: () => SeenTexts
  /** Throws what is wrong at first sight, for one whose first record is long in coming. */
  tryFirst?: () => Promise<void>
  /** How far it has come, from 0 to 1, for the progress that a terminal shows. */
  progress: () => number
}

/** Of any kind. */
export type SourceImporter = Importer<ImportRecord | DiscussionOutline>

/** What is counted while texts stream by, before any of them is converted. */
export interface SeenTexts {
  titles: TitleCount
  formulas: FormulaCount
}

/** What names and folders are given by, of a discussion that stays in its source until it is converted. */
export interface DiscussionOutline {
  type: 'outline'
  question: Pick<QuestionRecord, 'id' | 'category' | 'tags' | 'at' | 'aliases'>
  answers: number
  comments: number
  /** Whether its source says how often it was seen. */
  hasViews: boolean
  /** Of its activities, those that may be the newest of all. */
  times: string[]
}

/** Where discussions are read whose outlines were given: plain data, as each worker opens it by itself. */
export interface DiscussionSource {
  /**
   * Address of a module that exports `openDiscussions`: called with the data, it gives what reads a discussion,
   * by its id in the source.
   */
  module: string
  data: unknown
}

export interface ReadDiscussion {
  records: DiscussionRecords
  /** Who was named for the first time. */
  people: PersonRecord[]
  notes: ImportNote[]
}

/** What an importer is called with. */
export interface SourceCall {
  /** File or folder that was named, absolute. It need not be there. */
  path: string
  /** A folder for what does not fit into memory. Whoever starts the import removes it. */
  temporary: string
  /** Edits of posts whose kind nobody knows count as activities. */
  edits: boolean
  /** Topics that a forum did not list are read. */
  unlisted: boolean
  /** A file with the names of categories, absolute. */
  categories: string | undefined
  /** A file that says which column is what, absolute. */
  mapping: string | undefined
  /** Where the community lived, where nothing in the export says it. */
  url: string | undefined
  /** Called again and again while nothing is given yet; throws to stop. */
  checkStop: () => void
}
