import { join } from 'node:path'
import type { Typeset } from '../body/formulas/typeset.ts'
import type { CachedQuestion, QuestionBody, QuestionOutline } from '../cache/cached-question.ts'
import { digestBytes } from '../cache/digest.ts'
import { NoRegularFile } from '../cache/file-kind.ts'
import { isMachineLimit } from '../cache/machine-limit.ts'
import type { PackWriter, Place } from '../cache/packs.ts'
import { toPageHead } from '../cache/page-part.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { zeroCounts } from '../question/counts.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import type { QuestionFile } from './list-question-files.ts'
import { createPrepareQuestion, type Preparation, type PreparedQuestion } from './prepare-question.ts'
import type { Settings } from './settings.ts'

export interface PrepareFileOptions {
  folder: string
  settings: Settings
  redactedActors: readonly RedactedName[]
  /** Where texts go; without it the file is only checked. */
  pack?: PackWriter
  /** Leaves bodies to be made when a page shows them. */
  outlinesOnly?: boolean
  /** Ids of questions that no page shows: nothing that anybody wrote in them is kept. */
  withheld?: ReadonlySet<string>
}

export interface PreparedFile {
  question: CachedQuestion | undefined
  issues: Issue[]
}

/** Reads, checks and prepares one file. Whatever happens to it, the others go on. */
export function createPrepareFile(
  options: PrepareFileOptions,
  typeset?: Typeset,
): (file: QuestionFile) => PreparedFile {
  const prepare = createPrepareQuestion(options.settings, options.redactedActors, typeset)
  return (file) => {
    try {
      const bytes = readRegularFile(join(options.folder, file.path))
      return keep(file, bytes, prepare({ id: file.id, path: file.path, bytes }), options)
    } catch (error) {
      if (isMachineLimit(error)) throw error
      const detail = toDetail(error)
      const issue: Issue = { code: 'file-unreadable', path: file.path, line: 1, column: 1, detail }
      return { question: undefined, issues: [issue] }
    }
  }
}

/** Between the listing and now something else may have taken the file's place. */
function toDetail(error: unknown): Record<string, string> {
  if (error instanceof NoRegularFile) return { kind: error.kind }
  return { reason: error instanceof Error ? error.message.slice(0, 200) : String(error) }
}

/** Of a text that lies in no pack. */
const nowhere = ['', 0, 0, 0] as const

function keep(
  file: QuestionFile,
  bytes: Uint8Array,
  { prepared, issues }: Preparation,
  options: PrepareFileOptions,
): PreparedFile {
  if (!prepared || !issues.every(isWarning)) return { question: undefined, issues }
  const isWithheld = options.withheld?.has(file.id) ?? false
  const pack = isWithheld ? undefined : options.pack
  const body = print(prepared, options)
  if (body && 'code' in body) return { question: undefined, issues: [...issues, body] }
  const texts = pack && body ? writeBody(body, pack) : { page: nowhere, entry: nowhere }
  const question: CachedQuestion = {
    ...(isWithheld ? toUnworded(prepared.outline) : prepared.outline),
    stamp: file.stamp,
    digest: digestBytes(bytes),
    warnings: isWithheld ? issues.filter(isWarning).map(toUnwordedIssue) : issues.filter(isWarning),
    ...texts,
    cut: prepared.cut,
    links: isWithheld ? [] : prepared.links,
    entryLinks: isWithheld ? 0 : prepared.entryLinks,
    redacted: prepared.redacted,
    prose: pack?.write(prepared.prose) ?? nowhere,
    keywords: [],
  }
  return { question, issues }
}

/** What the others need of a question that is withheld: its hashtags stay in the vocabulary, its addresses answer. */
function toUnworded({ id, path, hashtags, aliases, last }: QuestionOutline): QuestionOutline {
  const activity = { ...last, actor: '' }
  return {
    id,
    path,
    hashtags,
    aliases,
    title: '',
    category: '',
    counts: zeroCounts,
    poll: false,
    last: activity,
    lastInstant: 0,
  }
}

/** Schemes and kinds are no words of an author. */
const unworded = new Set(['forbidden-link', 'personal-data'])

function toUnwordedIssue({ correction: _, ...issue }: Issue): Issue {
  if (unworded.has(issue.code)) return issue
  const { key, kind } = issue.detail
  const detail = { ...(key ? { key } : {}), ...(kind ? { kind } : {}), value: '…', whole: '…' }
  return { ...issue, detail }
}

/** A check, which keeps nothing, finds whatever a build would. */
function print(
  prepared: PreparedQuestion,
  { pack, outlinesOnly }: PrepareFileOptions,
): QuestionBody | Issue | undefined {
  if (outlinesOnly) return undefined
  return pack ? prepared.toBody() : prepared.findOutputIssue()
}

function writeBody(body: QuestionBody, pack: PackWriter): { page: Place; entry: Place } {
  const page = pack.writeJoined(toPageHead(body), body.pageHtml)
  const isSame = body.entryHtml === body.pageHtml
  return { page: page.whole, entry: isSame ? page.body : pack.write(body.entryHtml) }
}
