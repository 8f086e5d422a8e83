// What the message of each kind of fault names besides its place: the value found, what is meant, a limit. Lists are lists
// and numbers numbers; `words/issue-messages.ts` alone makes texts of them.

/** Of any fault. */
export interface CommonDetails {
  /** What was found, cut. */
  value?: string
  /** Field or entry, from the root of its file on: `activity[2].actor`. */
  key?: string
  /** What is likely meant. */
  nearest?: string
  /** What it clashes with, or is compared to. */
  other?: string
  /** Id of the question that it belongs to, or when that was asked. */
  question?: string
  /** `file` where all of a file is YAML; else the text with what was lost of it. */
  whole?: string
  /** Too much is wrong to look for what is meant. */
  later?: true
  /** Redactions name it. */
  redacted?: true
}

/** What a schema says of a value. */
export interface SchemaDetails {
  expected?: string
  /** Where it is no single value. */
  found?: 'mapping' | 'sequence'
  /** Its key is there. */
  empty?: true
  /** The most. */
  limit?: number
  least?: number
  /** Values or keys that there are. */
  known?: readonly string[]
  /** Of two colours. */
  contrast?: string
  /** What the line is to be, but for a value that a person has to fill in. */
  pattern?: string
}

interface Limited {
  limit: number
}

/** Which part is too large. */
interface LimitedPart extends Limited {
  of?: string
}

interface OfKind {
  kind?: string
}

/** A sign by its code point: `U+FF1A`. */
interface Sign {
  codePoint: string
}

/** Codes that are not here have common details alone. */
interface OwnDetails {
  'front-matter-missing': { codeFence?: true }
  'front-matter-too-large': { items?: number; keys?: number; kilobytes?: number; blankLines?: number }
  'yaml-syntax': { reason: string }
  'yaml-document': { first?: number; last?: number }
  'look-alike-sign': Sign
  'unknown-key': SchemaDetails & { below?: 'counts'; shared?: true; of?: 'answer' }
  'missing-key': SchemaDetails
  'wrong-type': SchemaDetails
  'invalid-count': SchemaDetails
  'text-length': SchemaDetails
  'unknown-kind': SchemaDetails
  'invalid-language': SchemaDetails
  'invalid-url': SchemaDetails
  'invalid-setting': SchemaDetails
  'invalid-id': SchemaDetails & { copy?: string; along?: readonly string[] }
  'list-too-long': SchemaDetails
  'invalid-time': { zone?: string }
  'activity-order': { previous: string; of?: 'answer' }
  'activity-after-reference': { reference: string; count?: number; first?: string }
  'before-question': { of?: 'activity' | 'answer' | 'comment'; more?: number; year?: string }
  'missing-activity': { count?: number; lines?: readonly string[]; more?: number; actor?: string }
  'invalid-hashtag': { hash?: true }
  'hashtag-address-clash': { address: string; otherPath?: string }
  'category-address-clash': { address: string; otherPath: string }
  'category-missing': { known: readonly string[] }
  'invalid-alias': { excess?: string }
  'duplicate-id': { of?: 'comment'; own?: string }
  'duplicate-comments': { own: string }
  'unknown-question-folder': OfKind
  'unknown-id': { of: 'answer' | 'comment'; self?: true }
  'count-too-low': { of: 'answers' | 'comments'; kept: number }
  'too-few-voters': { most: number }
  'invisible-character': Sign
  'control-character': Sign & Partial<Limited>
  'comment-in-text': { line?: true }
  'file-too-large': LimitedPart
  'file-unreadable': OfKind & { reason?: string }
  'nesting-too-deep': Limited & { where?: 'yaml' | 'folder' }
  'table-too-large': Limited
  'output-too-large': LimitedPart
  'too-much-work': { seconds?: number; megabytes?: number }
  'not-markdown': { leftover?: string }
  'not-picture': OfKind
  'damaged-picture': { type?: string }
  'picture-too-large': {
    megabytes?: number
    megapixels?: number
    unpacked?: number
    entries?: number
    frames?: number
  }
  'picture-position': OfKind
  'unused-picture': OfKind
  'invalid-svg': OfKind & Partial<Limited> & { reason?: string }
  'unsafe-svg': OfKind
  'unknown-file': OfKind & {
    misplaced?: string
    folder?: string
    leftover?: string
    count?: number
    limit?: number
  }
  'import-unfinished': OfKind & { source?: string }
  'content-missing': { option?: string }
  'synonym-clash': { of: string; carrier?: string; same?: string; address?: string }
  'unused-description': { of: 'tags' | 'categories' }
  'unused-person': { name: string }
  'unlisted-name': { person: string }
  'personal-data': { kind: string; kept?: true; open?: readonly string[]; count?: number }
  'repeated-front-matter': { first: number; last: number }
  'unclosed-code': { marker: string }
  'mark-without-effect': OfKind
  'dead-link': OfKind
  'unlinked-address': OfKind
}

/** Of the faults of one code. */
export type IssueDetails<Code extends string> = CommonDetails &
  (Code extends keyof OwnDetails ? OwnDetails[Code] : unknown)

/** Any of them. */
export type IssueDetail = string | number | true | readonly string[]
