import type { DiscourseFailures } from './import-discourse-failures.ts'
import type { StackExchangeFailures } from './import-stackexchange-failures.ts'
import type { TableFailureDetails } from './table-failures.ts'

/** How one folder stands to another. */
type Relation = 'is' | 'contains' | 'lies inside'

/** A folder that an output may not take the place of; `own` is one of the project, by its name. */
export type GuardedPlace =
  | { place: 'content' | 'cache' | 'project' | 'working' | 'home' }
  | { place: 'own'; name: string }

interface Standing {
  relation: Relation
  guarded: GuardedPlace
  /** Where that folder is. */
  path: string
}

interface GitRun {
  /** `git diff` */
  command: string
  /** What Git itself said; empty when it said nothing. */
  words: string
}

/** Nothing more to say. */
type Nothing = Readonly<Record<never, never>>

interface Line {
  path: string
  /** Counted from 1. */
  line: number
}

/** What stands in the way of an import. */
interface ImportFailureDetails {
  'import-stopped': Nothing
  'import-disk-full': { target: string }
  'import-running': { target: string; process: number }
  'import-foreign': { folder: string; held: string; key: string; other: string }
  'import-over-samples': { folder: string; held: string }
  'import-key-unsure': { folder: string; key: string }
  'import-no-folder': { folder: string }
  'import-link-dangling': { link: string; target: string }
  'import-folder-unwritable': { folder: string; reason: string }
  'import-target-taken': { target: string; path: string }
  'import-in-the-way': { path: string }
  'import-settings-faulty': { folder: string; line: number }
  'import-redactions-faulty': { folder: string }
  'import-list-faulty': Line
  'import-no-source': Nothing
  'import-no-question': Nothing
  'import-no-time': { folder: string }
  'import-out-of-order': { kind: string; id: string; question: string }
  'import-file-unreadable': { path: string; reason: string }
  'line-too-long': Line
  'line-no-utf8': Line
  'record-no-json': Line
  'record-faulty': Line & { reason: string }
  'record-source-missing': Line
  'record-source-again': Line
  'record-out-of-order': Line & { question: string }
}

/** What stands in a command's way and is no fault of the content: each code with what its words name. */
export interface FailureDetails
  extends ImportFailureDetails,
    StackExchangeFailures,
    DiscourseFailures,
    TableFailureDetails {
  'sources-changed': Nothing
  'settings-changed': Nothing
  'cache-changed': Nothing
  'file-changed': { path: string }
  'templates-not-compiled': { said: string }
  'templates-unreadable': { folder: string }
  'page-not-written': { file: string }
  'no-output': { out: string }
  'output-whole-disk': { out: string }
  'output-in-the-way': Standing & { out: string }
  'beside-output-in-the-way': Standing & { beside: string }
  'cache-in-the-way': { cache: string; relation: Relation; content: string }
  'cache-no-folder': { cache: string }
  'output-link-dangling': { link: string; target: string }
  'output-mounted': { out: string; inside: string }
  'output-holds-mount': { out: string; mount: string }
  'output-no-folder': { folder: string }
  'output-versioned': { folder: string; own: string }
  'output-foreign': { folder: string }
  'leftover-stays': { folder: string; reason: string }
  'lock-taken': { out: string; path: string; process: number }
  'lock-elsewhere': { path: string; host: string; process: number }
  'lock-restless': { path: string }
  'lock-unwritable': { folder: string; reason: string }
  'lock-foreign': { path: string }
  'public-no-folder': { name: string }
  'public-no-file': { path: string; kind: 'link' | 'fifo' | 'socket' | 'device' }
  'public-clash': { clash: string; file: string; kind: 'mark' | 'file' | 'page' }
  'picture-reader-missing': { reason: string }
  'git-missing': Nothing
  'git-no-folder': { folder: string }
  'git-no-repository': { folder: string }
  'git-no-commit': { reference: string }
  'git-incomplete': { path: string }
  'git-too-much': { command: string }
  'git-ended': GitRun & { signal: string }
  'git-failed': GitRun & { exitCode: number }
  'git-not-started': { command: string; reason: string }
  /** These are left to clean once an output is in its place. */
  'lock-left': { path: string; reason: string }
  'output-left': { folder: string; reason: string }
  'output-not-noted': { out: string; cache: string; reason: string }
}

export type FailureCode = keyof FailureDetails

/** Their words in one language. */
export type FailureMessages = { readonly [Code in FailureCode]: (detail: FailureDetails[Code]) => string }
