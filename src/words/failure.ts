// What stands in a command's way and is no fault of the content.
import type { Issue } from '../format/issue.ts'
import { failurePartsEn, failuresEn } from './failures-en.ts'
import { failurePartsKo, failuresKo } from './failures-ko.ts'
import { describeMappingIssue } from './issue-messages.ts'
import type { Language } from './language.ts'
import {
  type Agreeing,
  type Complete,
  type Named,
  pick,
  render,
  type Spoken,
  speak,
  type Values,
} from './texts.ts'

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

/** A row of a table; the line counts from 1, that of the column names included. */
interface Row {
  file: string
  line: number
}

/** Details by which texts are chosen or put together. */
interface ChosenDetails {
  'output-in-the-way': Standing & { out: string }
  'beside-output-in-the-way': Standing & { beside: string }
  'cache-in-the-way': { cache: string; relation: Relation; content: string }
  'public-no-file': { path: string; kind: 'link' | 'fifo' | 'socket' | 'device' }
  'public-clash': { clash: string; file: string; kind: 'mark' | 'file' | 'page' }
  'picture-reader-missing': { reason: string }
  'git-incomplete': { path: string }
  'git-ended': GitRun & { signal: string }
  'git-failed': GitRun & { exitCode: number }
  'import-foreign': { folder: string; held: string; key: string; other: string }
  /** `reason` is the code of the disk: `ENOENT`. */
  'import-file-unreadable': { path: string; reason: string }
  'discourse-unreadable': { path: string; reason: string }
  /** `key` is what is missing or of another kind: `post_stream.posts[3].created_at`. */
  'discourse-topic-shape': { file: string; key: string }
  'table-no-mapping': { file: string; tried: readonly string[] }
  /** Faults of the mapping file, as `check` finds them in others. */
  'table-mapping': { issues: readonly Issue[] }
  /** The mapping names a column that the table does not have, or twice. */
  'table-column': {
    mapping: string
    line: number
    column: string
    file: string
    known: readonly string[]
    nearest?: string | undefined
    twice: boolean
  }
  'table-encoding': Row & { encoding: string }
  'table-value': Row & {
    field: string
    column: string
    value: string
    expected: keyof typeof failurePartsEn.wanted
    known: string
  }
  'table-missing': Row & { field: string; column: string }
}

/** Each code with what its words name. */
export type FailureDetails = {
  [Code in Exclude<keyof typeof failuresEn, keyof ChosenDetails>]: Named<(typeof failuresEn)[Code]>
} & ChosenDetails

type FailureCode = keyof FailureDetails

const failureCodes = Object.keys(failuresEn)

/** As data: the command puts it into words. `message` is English, for logs of others. */
export class Failure<Code extends FailureCode = FailureCode> extends Error {
  readonly failure: Code
  readonly detail: FailureDetails[Code]

  constructor(failure: Code, detail: FailureDetails[Code]) {
    super(toText({ failure, detail }, 'en'))
    this.failure = failure
    this.detail = detail
  }
}

/** Also of what a thread has thrown, which comes as an error with the same properties. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'failure' in error && failureCodes.includes(String(error.failure))
}

/**
 * A `Failure` in the words of the language, also where it is the cause of another error, as of all that a collection
 * hands on; of another error, what it says itself.
 */
export function describeError(error: unknown, language: Language): string {
  const failure = findFailure(error)
  if (failure) return toText(failure, language)
  return error instanceof Error ? error.message : String(error)
}

function findFailure(error: unknown): Failure | undefined {
  if (isFailure(error)) return error
  return error instanceof Error ? findFailure(error.cause) : undefined
}

const languages: {
  en: [typeof failuresEn, typeof failurePartsEn]
  ko: [
    Agreeing<typeof failuresKo, typeof failuresEn> & Complete<typeof failuresEn>,
    Agreeing<typeof failurePartsKo, typeof failurePartsEn> & Complete<typeof failurePartsEn>,
  ]
} = { en: [failuresEn, failurePartsEn], ko: [failuresKo, failurePartsKo] }

function toText<Code extends FailureCode>(
  { failure, detail }: Pick<Failure<Code>, 'failure' | 'detail'>,
  language: Language,
): string {
  const [texts, parts] = languages[language]
  const toValues = choosers[failure]
  const values: Values = toValues
    ? toValues(detail, speak(failurePartsEn, parts, { language }), language)
    : Object.fromEntries(Object.entries(detail))
  return render(pick(texts[failure], `${values['variant']}`), values, language)
}

type Parts = Spoken<typeof failurePartsEn>

/** What a text takes besides the details, and which of several it is. */
const choosers: {
  [Code in FailureCode]?: (detail: FailureDetails[Code], parts: Parts, language: Language) => Values
} = {
  'output-in-the-way': toStanding,
  'beside-output-in-the-way': toStanding,
  'cache-in-the-way': (detail) => ({ ...detail, variant: detail.relation }),
  'public-no-file': ({ path, kind }, { kinds }) => ({ path, what: kinds[kind] }),
  'public-clash': ({ clash, file, kind }, { kinds }) => ({ clash, file, what: kinds[kind] }),
  'picture-reader-missing': ({ reason }) => ({ andWords: toLine(reason) }),
  'git-incomplete': ({ path }) => ({ quoted: JSON.stringify(path) }),
  'git-ended': (detail) => ({ ...detail, andWords: toLine(detail.words) }),
  'git-failed': (detail) => ({ ...detail, andWords: toLine(detail.words) }),
  'import-foreign': (detail) => ({ ...detail, variant: detail.other === '' ? 'unknown' : 'known' }),
  'import-file-unreadable': (detail) => ({ ...detail, variant: toReason(detail.reason, ['ENOENT', 'kind']) }),
  'discourse-unreadable': (detail) => ({
    ...detail,
    variant: toReason(detail.reason, ['ENOENT', 'ENOTDIR']),
  }),
  'discourse-topic-shape': ({ file, key }) => ({ file, key: key || 'post_stream' }),
  'table-no-mapping': ({ file, tried }, parts) => ({ file, names: tried.join(parts.or) }),
  'table-mapping': ({ issues }, { meant }, language) => ({
    faults: issues.map((issue) => describeMappingIssue(issue, meant, language)).join('\n'),
  }),
  'table-column': ({ twice, known, ...detail }) => ({
    ...detail,
    known: known.join(', '),
    variant: twice ? 'twice' : toUnknownColumn(known, detail.nearest),
  }),
  'table-encoding': (detail) => ({ ...detail, other: detail.encoding === 'utf-8' ? 'euc-kr' : 'utf-8' }),
  'table-value': ({ expected, known, ...detail }, { wanted }) => ({
    ...detail,
    wanted: wanted[expected] + (known === '' ? '' : `: ${known}`),
    variant: detail.column === '' ? 'constant' : 'column',
  }),
  'table-missing': (detail) => ({ ...detail, variant: detail.column === '' ? 'unnamed' : 'empty' }),
}

/** The only column is the whole first line of a file with commas where it was not split. */
function toUnknownColumn(known: readonly string[], nearest: string | undefined): string {
  if (known.length === 1 && known[0]?.includes(',')) return 'unsplit'
  return nearest === undefined ? 'unknown' : 'near'
}

function toStanding({ relation, guarded, ...detail }: Standing, { places, waysOut }: Parts): Values {
  const { place } = guarded
  return {
    ...detail,
    place: guarded.place === 'own' ? places.own({ name: guarded.name }) : places[guarded.place],
    waysOut: waysOut[place === 'content' || place === 'cache' ? place : 'other'],
    variant: relation,
  }
}

function toLine(words: string): string {
  return words === '' ? '' : `\n${words}`
}

function toReason(reason: string, known: readonly string[]): string {
  return known.includes(reason) ? reason : 'other'
}
