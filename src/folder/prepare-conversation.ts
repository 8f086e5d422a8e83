// What hangs on one question, from the bytes of its files to the pages that show it. Pure, so that any thread can do it.

import { findLicenseUrl, toReadableAddress } from '../format/addresses.ts'
import { checkConversation, createLocate } from '../format/check-conversation.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import type { Answer, Comment, ConversationContext, Question } from '../format/post.ts'
import { createIsRedactedPerson, type RedactedName } from '../format/texts/redacted-names.ts'
import type { Zone } from '../format/time.ts'
import type { ConversationPage, GoneComments, WithheldIds } from '../kept/question.ts'
import {
  type ConversationSources,
  type ParsedConversation,
  parseConversation,
  showConversation,
  toPages,
  type Withholding,
} from './conversation.ts'
import { createPrepareText, createShowTexts, type Gathered } from './conversation-text.ts'
import { findText, type SourceFile } from './disk.ts'
import {
  createFindRedactedName,
  createIsUnlisted,
  listOpenAddresses,
  tellPersonalData,
  toOpenDataIssues,
} from './open-texts.ts'
import type { Preparing } from './prepare-question.ts'

export interface PreparedConversation {
  pages: ConversationPage[]
  /** Whether an answer that is not withheld is accepted. */
  accepted: boolean
  gathered: Gathered
  /** Ids that redactions.yaml withholds and that were found. */
  withheld: WithheldIds
  goneComments: GoneComments[]
}

/** A question before anything is masked, and its file. */
export interface WrittenQuestion {
  written: Question
  source: SourceFile
}

interface ConversationInput extends ConversationSources {
  /** Undefined where its file has faults. */
  question: WrittenQuestion | undefined
  /** Bytes of HTML of the question itself. */
  bodyBytes: number
  withheld: Withholding
  /** False where texts are only checked. */
  keepsHtml: boolean
}

/** @returns a function that prepares nothing where one of the files has an error. */
export function createPrepareConversation(preparing: Preparing) {
  const { settings, context, masks } = preparing
  const prepareText = createPrepareText(preparing)
  const checkNames = createCheckNames(preparing.redactedActors)
  return (input: ConversationInput): { prepared: PreparedConversation | undefined; issues: Issue[] } => {
    const { question, keepsHtml } = input
    const parsed = parseConversation(input, context)
    const readText = createReadText(input)
    const found = question ? checkParsed(question, parsed, { ...input, zone: context.zone, readText }) : []
    const answers = parsed.answers.map(({ answer }) => answer)
    const { comments } = parsed
    const texts = { answers, comments, commentsPath: input.comments?.path }
    const named = [...checkNames(texts, { readText }), ...checkOpenTexts(texts, { readText })]
    const show = (keepsHtml: boolean) => {
      const issues = [...parsed.issues, ...found, ...named]
      const gathered: Gathered = { links: [], names: new Set(), issues, length: 0, searched: new Map() }
      const texts = createShowTexts({ masks, prepareText, readText, keepsHtml, gathered })
      const order = { order: settings.answerOrder, zone: context.zone }
      return { gathered, shown: showConversation(parsed, { ...input, ...order, texts }) }
    }
    const first = show(keepsHtml)
    // A check counts more than is printed: what could be too much is printed to know.
    const isUnsure = !keepsHtml && first.gathered.length > limits.conversationHtml
    const { gathered, shown } = isUnsure ? show(true) : first
    const issues = tellPersonalData(gathered.issues, settings)
    if (!parsed.isWhole || !issues.every(isWarning)) return { prepared: undefined, issues }
    const { accepted, withheld, goneComments } = shown
    const pages = toPages({
      ...shown,
      bodyBytes: input.bodyBytes,
      activities: question?.written.activity.length ?? 0,
      commentsPath: input.comments?.path,
    })
    return { prepared: { pages, accepted, gathered, withheld, goneComments }, issues }
  }
}

/** Texts of the files that are at hand. */
function createReadText({ question, answers, comments }: ConversationInput) {
  return (path: string): string | undefined => {
    const found = [question?.source, comments, ...answers].find((each) => each?.path === path)
    return found && findText(found)
  }
}

function checkParsed(
  { written }: WrittenQuestion,
  { answers: parsed, comments }: ParsedConversation,
  {
    answers: files,
    comments: file,
    withheld,
    zone,
    readText,
  }: ConversationInput & { zone: Zone; readText: (path: string) => string | undefined },
): Issue[] {
  const answers = parsed.map(({ answer }) => answer)
  const answerIds = new Set(files.map(({ id }) => id))
  const conversation = { question: written, answers, answerIds, comments, commentsPath: file?.path, withheld }
  return checkConversation(conversation, { zone, readText })
}

// Redacted names and personal data where no mask can hide them in answers and comments, and names that nobody would
// look for.

/** A value of a file; one without keys is its path. */
interface Value {
  text: string
  path: string
  keys: readonly PropertyKey[]
}

interface ActorField extends Value {
  person: string | undefined
  personKeys: readonly PropertyKey[]
}

interface NamedTexts {
  answers: readonly Answer[]
  comments: readonly Comment[]
  commentsPath: string | undefined
}

function createCheckNames(names: readonly RedactedName[]) {
  const findName = createFindRedactedName(names)
  const isUnlisted = createIsUnlisted(names)
  const isRedacted = createIsRedactedPerson(names)
  return (texts: NamedTexts, context: Pick<ConversationContext, 'readText'>): Issue[] => {
    if (names.length === 0) return []
    const locate = createLocate(context)
    const actors = listActors(texts)
    const shownIds = actors.flatMap(({ path, person, personKeys }): Value[] =>
      person === undefined || isRedacted(person) ? [] : [{ text: person, path, keys: personKeys }],
    )
    const named = [...listValues(texts), ...shownIds].flatMap(({ text, path, keys }): Issue[] => {
      const value = findName(text)
      if (value === undefined) return []
      const detail = { key: keys.length === 0 ? 'id' : String(keys.at(-1)), value }
      return [{ code: 'redacted-name', path, ...locate(path, keys), detail }]
    })
    const unlisted = actors.filter(({ text, person }) => isUnlisted(text, person))
    return [
      ...named,
      ...unlisted.map(({ text, path, keys, person = '' }): Issue => {
        return { code: 'unlisted-name', path, ...locate(path, keys), detail: { value: text, person } }
      }),
    ]
  }
}

/** Of the ids and addresses of answers and comments. */
function checkOpenTexts(
  { answers, comments, commentsPath: path = '' }: NamedTexts,
  context: Pick<ConversationContext, 'readText'>,
): Issue[] {
  const locate = createLocate(context)
  const ids = comments.map(({ id }, index) => ({ text: id, key: 'id', at: [index, 'id'], isAddress: true }))
  return [
    ...answers.flatMap((answer) => {
      const id = { text: answer.id, key: 'id', at: [], isAddress: true }
      return toOpenDataIssues(answer.path, [id, ...listOpenAddresses(answer)], ({ at }) =>
        locate(answer.path, at),
      )
    }),
    ...toOpenDataIssues(path, ids, ({ at }) => locate(path, at)),
  ]
}

function listActors({ answers, comments, commentsPath: path = '' }: NamedTexts): ActorField[] {
  return [
    ...answers.flatMap((answer) => [
      toActorField(answer, answer.path, []),
      ...answer.edited.map((edit, index) => toActorField(edit, answer.path, ['edited', index])),
    ]),
    ...comments.map((comment, index) => toActorField(comment, path, [index])),
  ]
}

function toActorField(
  { actor = '', person }: { actor?: string | undefined; person?: string | undefined },
  path: string,
  at: readonly PropertyKey[],
): ActorField {
  return { text: actor, path, keys: [...at, 'actor'], person, personKeys: [...at, 'person'] }
}

function listValues({ answers, comments, commentsPath }: NamedTexts): Value[] {
  return [
    ...answers.flatMap(listAnswerValues),
    ...(commentsPath === undefined ? [] : [{ text: commentsPath, path: commentsPath, keys: [] }]),
    ...comments.map(({ id }, index) => ({ text: id, path: commentsPath ?? '', keys: [index, 'id'] })),
  ]
}

function listAnswerValues({ path, source, license }: Answer): Value[] {
  const url = findLicenseUrl(license)
  return [
    { text: path, path, keys: [] },
    ...(source === undefined ? [] : [{ text: toReadableAddress(source), path, keys: ['source'] }]),
    ...(url === undefined ? [] : [{ text: toReadableAddress(url), path, keys: ['license', 'url'] }]),
  ]
}
