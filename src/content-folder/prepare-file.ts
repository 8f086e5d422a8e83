import type { Typeset } from '../body/formulas/typeset.ts'
import type { CachedQuestion, QuestionBody } from '../cache/cached-question.ts'
import type { PackWriter } from '../cache/packs.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import { createReadConversation } from './conversations/read-conversation.ts'
import { keepQuestion } from './keep-question.ts'
import type { QuestionFile } from './list-question-files.ts'
import { createPrepareWith, type PreparedQuestion } from './prepare-question.ts'
import { createPreparing } from './preparing.ts'
import { readSource } from './read-source.ts'
import type { Redactions } from './redactions.ts'
import type { Settings } from './settings.ts'

export interface PrepareFileOptions {
  folder: string
  settings: Settings
  redactedActors: readonly RedactedName[]
  /** Where texts go; without it the file is only checked. */
  pack?: PackWriter
  /** Leaves bodies of questions to be made when a page shows them. */
  outlinesOnly?: boolean
  /** Ids of questions that no page shows: nothing that anybody wrote in them is kept. */
  withheld?: ReadonlySet<string>
  /** Ids of all that nobody may read; of answers and comments by the id of their question. */
  withheldTexts?: Pick<Redactions, 'questions' | 'answers' | 'comments'>
}

export interface PreparedFile {
  question: CachedQuestion | undefined
  issues: Issue[]
}

/** Reads, checks and prepares one question with what hangs on it. Whatever happens to it, the others go on. */
export function createPrepareFile(
  options: PrepareFileOptions,
  typeset?: Typeset,
): (file: QuestionFile) => PreparedFile {
  const preparing = createPreparing(options.settings, options.redactedActors, typeset)
  const prepare = createPrepareWith(preparing)
  const readConversation = createReadConversation(options, preparing)
  return (file) => {
    const source = readSource(options.folder, file)
    if ('code' in source) return { question: undefined, issues: [source] }
    const { prepared, written, issues } = prepare(source)
    const body = prepared && issues.every(isWarning) ? print(prepared, options) : undefined
    const bodyBytes = file.conversation && prepared ? countBodyBytes(file, { prepared, body }, options) : 0
    const conversation = readConversation(file, written && { written, source }, bodyBytes)
    const all = [...issues, ...(body && 'code' in body ? [body] : []), ...conversation.issues]
    if (!prepared || (body && 'code' in body) || !all.every(isWarning))
      return { question: undefined, issues: all }
    const kept = { file, source, prepared, body, conversation: conversation.kept, warnings: all }
    return { question: keepQuestion(kept, options), issues: all }
  }
}

/** Bytes of a file up to which its size says enough of its HTML. */
const smallFile = 4 * 1024

/** Bytes of HTML, the same whether bodies are made or left: all shares of a build divide a conversation alike. */
function countBodyBytes(
  { stamp: [size] }: QuestionFile,
  { prepared, body }: { prepared: PreparedQuestion; body: QuestionBody | Issue | undefined },
  { pack }: PrepareFileOptions,
): number {
  if (!pack || size <= smallFile) return size
  const made = body ?? prepared.toBody()
  return 'pageHtml' in made ? Buffer.byteLength(made.pageHtml) : size
}

/** A check, which keeps nothing, finds whatever a build would. */
function print(
  prepared: PreparedQuestion,
  { pack, outlinesOnly }: PrepareFileOptions,
): QuestionBody | Issue | undefined {
  if (outlinesOnly) return undefined
  return pack ? prepared.toBody() : prepared.findOutputIssue()
}
