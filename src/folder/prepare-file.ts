// A question with what belongs to it, read from its files and prepared as the cache keeps it.
import type { Typeset } from '../body/formulas/typeset.ts'
import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import type { ShownTexts } from '../body/prose.ts'
import { zeroCounts } from '../format/activity.ts'
import { type Issue, isWarning, mapDetails, withDetails } from '../format/issue.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { answerBatches } from '../kept/answer.ts'
import { digestBytes } from '../kept/digest.ts'
import { createPackWriter, type PackWriter, type Place } from '../kept/packs.ts'
import { type CachedQuestion, type QuestionBody, type QuestionOutline, toPageHead } from '../kept/question.ts'
import { type CharacterNeeds, toNeeds } from '../look/font-needs.ts'
import { writeSearchPart } from '../search/index/search-part.ts'
import { readSource, type SourceFile } from './disk.ts'
import type { QuestionFile } from './files.ts'
import { createKeepIssue } from './masks.ts'
import { createPrepareWith, createPreparing, type PreparedQuestion } from './prepare-question.ts'
import {
  createReadConversation,
  type KeptConversation,
  type ReadConversationOptions,
} from './read-conversation.ts'
import type { PreparingSettings } from './settings.ts'

export interface PrepareFileOptions extends ReadConversationOptions {
  settings: PreparingSettings
  redactedActors: readonly RedactedName[]
  /** Leaves bodies of questions to be made when a page shows them. */
  outlinesOnly?: boolean
}

export interface PreparedFile {
  question: CachedQuestion | undefined
  issues: Issue[]
}

/** Reads, checks and prepares one question with what belongs to it. Whatever happens to it, the others go on. */
export function createPrepareFile(
  options: PrepareFileOptions,
  typeset?: Typeset,
): (file: QuestionFile) => PreparedFile {
  const preparing = createPreparing(options.settings, options.redactedActors, typeset)
  const prepare = createPrepareWith(preparing)
  const keepIssue = createKeepIssue({ ...options, redactions: { actors: options.redactedActors } })
  const readConversation = createReadConversation(options, preparing)
  return (file) => {
    const source = readSource(options.folder, file, options.texts?.get(file.path))
    if ('code' in source) return { question: undefined, issues: [source] }
    const { prepared, written, issues } = prepare(source)
    const body = prepared && issues.every(isWarning) ? print(prepared, options) : undefined
    const bodyBytes = file.conversation && prepared ? countBodyBytes(file, { prepared, body }, options) : 0
    const conversation = readConversation(file, written && { written, source }, bodyBytes)
    const all = [...issues, ...(body && 'code' in body ? [body] : []), ...conversation.issues]
    if (!prepared || (body && 'code' in body) || !all.every(isWarning))
      return { question: undefined, issues: all }
    const read = { file, source, prepared, body, conversation: conversation.kept }
    return { question: keepQuestion({ ...read, warnings: all.map(keepIssue) }, options), issues: all }
  }
}

/** The same with what the settings ask for, loaded. */
export async function startPrepareFile(options: PrepareFileOptions) {
  return createPrepareFile(options, await loadTypeset(options.settings.math))
}

export type CheckedFile = ReturnType<Awaited<ReturnType<typeof startCheckFile>>>

/** The same, of which is left what the archive as a whole is checked with. */
export async function startCheckFile(options: PrepareFileOptions) {
  const prepareFile = await startPrepareFile(options)
  return (file: QuestionFile) => {
    const { question, issues } = prepareFile(file)
    if (!question) return { question, issues }
    const { id, path, category, hashtags, aliases, links, related, state, redacted } = question
    const { conversation, people } = question
    const kept = { id, path, category, hashtags, aliases, links, related, state, redacted, people }
    return { question: { ...kept, ...(conversation && { conversation }) }, issues }
  }
}

export interface PrepareWorkerData extends Omit<PrepareFileOptions, 'pack'> {
  packFolder: string
  pack: string
}

/** In a worker: texts go into a pack of its own, the rest to the caller. */
export async function prepareBatches({ packFolder, pack: packName, ...options }: PrepareWorkerData) {
  const pack = createPackWriter(packFolder, packName)
  return answerBatches(await startPrepareFile({ ...options, pack }), pack.flush)
}

/** In a worker: files are checked, and nothing is kept of them. */
export async function checkBatches(options: PrepareFileOptions) {
  return answerBatches(await startCheckFile(options))
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

/** Of a text that lies in no pack. */
const nowhere = ['', 0, 0, 0] as const

/** Nothing that anybody wrote is kept of a question that is withheld, and no text without a pack. */
export function keepQuestion(
  {
    file,
    source,
    prepared,
    body,
    conversation,
    warnings,
  }: {
    file: QuestionFile
    source: SourceFile
    prepared: PreparedQuestion
    /** Undefined where it is left to be made, or is only checked. */
    body: QuestionBody | undefined
    conversation: KeptConversation | undefined
    warnings: readonly Issue[]
  },
  { pack: given, withheld }: { pack?: PackWriter; withheld?: ReadonlySet<string> },
): CachedQuestion {
  const isWithheld = withheld?.has(file.id) ?? false
  const pack = isWithheld ? undefined : given
  const texts = pack && body ? writeBody(body, pack) : { page: nowhere, entry: nowhere }
  const redacted = new Set([...prepared.redacted, ...(conversation?.names ?? [])])
  const people = isWithheld ? [] : [...prepared.people, ...(conversation?.people ?? [])]
  return {
    ...(isWithheld ? toUnworded(prepared.outline) : prepared.outline),
    stamp: file.stamp,
    digest: digestBytes(source.bytes),
    warnings: isWithheld ? warnings.map(toUnwordedIssue) : warnings,
    ...texts,
    cut: prepared.cut,
    links: isWithheld ? [] : prepared.links,
    entryLinks: isWithheld ? 0 : prepared.entryLinks,
    redacted: [...redacted].sort((a, b) => a - b),
    prose: pack?.write(prepared.prose) ?? nowhere,
    search: pack?.writeBytes(writeSearchPart(prepared.toSearched(), conversation?.searched ?? [])) ?? nowhere,
    ...(pack ? toCharacters(prepared.toTexts(), conversation?.needs) : {}),
    keywords: [],
    accepted: !isWithheld && (conversation?.accepted ?? false),
    ...(conversation ? { conversation: conversation.outline } : {}),
    ...(people.length > 0 ? { people: [...new Set(people)] } : {}),
  }
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
    counts: zeroCounts,
    poll: false,
    last: activity,
    lastInstant: 0,
    years: [],
    months: [],
  }
}

/** Schemes, kinds and times are no words of an author. */
const unworded = new Set(['forbidden-link', 'personal-data', 'before-question'])

function toUnwordedIssue({ correction: _, ...issue }: Issue): Issue {
  if (unworded.has(issue.code)) return issue
  const told = mapDetails(issue, (value, name) => (/^(?:key|kind|count)$/.test(name) ? value : undefined))
  return withDetails(told, { value: '…', whole: '…' })
}

function writeBody(body: QuestionBody, pack: PackWriter): { page: Place; entry: Place } {
  const page = pack.writeJoined(toPageHead(body), body.pageHtml)
  const isSame = body.entryHtml === body.pageHtml
  return { page: page.whole, entry: isSame ? page.body : pack.write(body.entryHtml) }
}

/** What a question and its conversation need of the fonts, as the cache keeps it. */
export function toCharacters(
  { text, code }: ShownTexts,
  conversation: CharacterNeeds = { text: '', code: '' },
): Pick<CachedQuestion, 'characters'> {
  const characters = [
    toNeeds([...text, conversation.text], 'text'),
    toNeeds([...code, conversation.code], 'code'),
  ] as const
  return characters.join('') === '' ? {} : { characters }
}
