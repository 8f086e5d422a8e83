// The files that belong to one question, as they are kept.

import { isRole } from '../format/activity.ts'
import { checkAliasAnchors } from '../format/check-conversation.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import type { PackWriter } from '../kept/packs.ts'
import type {
  CachedQuestion,
  ConversationOutline,
  ConversationPage,
  ShownAnswer,
  ShownComment,
  WrittenPost,
} from '../kept/question.ts'
import { type CharacterNeeds, toHtmlNeeds } from '../look/font-needs.ts'
import type { SearchedAnswer } from '../search/index/search-part.ts'
import type { ConversationSources, Withholding } from './conversation.ts'
import { listConversationFiles } from './conversation-files.ts'
import { findText, readSource, type SourceFile } from './disk.ts'
import type { ConversationFile, ConversationFiles, Conversations, QuestionFile } from './files.ts'
import {
  createPrepareConversation,
  type PreparedConversation,
  type WrittenQuestion,
} from './prepare-conversation.ts'
import type { Preparing } from './prepare-question.ts'
import { noRedactions, type Redactions } from './redactions.ts'
import { digestConversation, toConversationStamp } from './unchanged.ts'
import { createRedactedIds, markRedactedIds } from './withheld.ts'

export interface ReadConversationOptions {
  folder: string
  /** In the place of what files say, by path. */
  texts?: ReadonlyMap<string, string>
  /** Where texts go; without it the files are only checked. */
  pack?: PackWriter
  /** Ids of questions that no page shows: nothing that anybody wrote in them is kept. */
  withheld?: ReadonlySet<string>
  /** Ids of all that nobody may read; of answers and comments by the id of their question. */
  withheldTexts?: Pick<Redactions, 'questions' | 'answers' | 'comments'>
}

/** What is kept of answers and comments. */
export interface KeptConversation {
  outline: ConversationOutline
  accepted: boolean
  /** What its pages need of the fonts. */
  needs: CharacterNeeds
  searched: readonly SearchedAnswer[]
  /** Positions of redacted names. */
  names: Iterable<number>
  /** Ids of people whom it names, where pages of people are asked for. */
  people: readonly string[]
}

const nobody: ReadonlySet<string> = new Set()

/**
 * @returns a function that keeps nothing where one of the files has an error. It takes a question undefined where its file
 * has faults, and the bytes of its HTML, by which pages are divided.
 */
export function createReadConversation(options: ReadConversationOptions, preparing: Preparing) {
  const prepare = createPrepareConversation(preparing)
  const { withheld, withheldTexts, pack } = options
  const { people } = preparing.settings
  const redactedIds = createRedactedIds(withheldTexts ?? noRedactions)
  return (
    file: QuestionFile,
    question: WrittenQuestion | undefined,
    bodyBytes: number,
  ): { kept: KeptConversation | undefined; issues: Issue[] } => {
    if (!file.conversation) return { kept: undefined, issues: question ? checkAlone(question) : [] }
    const { sources, issues } = readSources(options, file.conversation)
    const isWithheld = withheld?.has(file.id) ?? false
    const found = prepare({
      ...sources,
      question,
      bodyBytes,
      withheld: findWithholding(file.id, withheldTexts),
      keepsHtml: pack !== undefined && !isWithheld,
    })
    const isRead = !(withheldTexts?.questions.has(file.id) ?? false)
    // Whoever may not be read is not to be named in a history either.
    const told = found.issues.filter(({ code }) => isRead || code !== 'missing-activity')
    const all = [...issues, ...markRedactedIds(told, redactedIds)]
    if (!found.prepared || !all.every(isWarning)) return { kept: undefined, issues: all }
    const shown = isWithheld ? toUnworded(found.prepared) : found.prepared
    return { kept: keep(shown, { files: file.conversation, sources, bodyBytes, pack, people }), issues: all }
  }
}

/** A question that nothing belongs to. */
function checkAlone({ written, source }: WrittenQuestion): Issue[] {
  return checkAliasAnchors(
    { question: written, answers: [], comments: [] },
    { readText: () => findText(source) },
  )
}

function findWithholding(id: string, texts: ReadConversationOptions['withheldTexts']): Withholding {
  return { answers: texts?.answers.get(id) ?? nobody, comments: texts?.comments.get(id) ?? nobody }
}

export function readSources(
  { folder, texts }: Pick<ReadConversationOptions, 'folder' | 'texts'>,
  { answers, comments }: ConversationFiles,
): { sources: ConversationSources; issues: Issue[] } {
  const issues: Issue[] = []
  const read = (file: ConversationFile): SourceFile[] => {
    const source = readSource(folder, file, texts?.get(file.path))
    if (!('code' in source)) return [source]
    issues.push(source)
    return []
  }
  const sources = { answers: answers.flatMap(read), comments: comments && read(comments)[0] }
  return { sources, issues }
}

/** Nothing that anybody wrote in a question that is withheld. */
function toUnworded(prepared: PreparedConversation): PreparedConversation {
  return { ...prepared, pages: [], accepted: false, gathered: { ...prepared.gathered, links: [] } }
}

function keep(
  { pages, accepted, gathered, withheld, goneComments }: PreparedConversation,
  {
    files,
    sources: { answers, comments },
    bodyBytes,
    pack,
    people,
  }: {
    files: ConversationFiles
    sources: ConversationSources
    bodyBytes: number
    pack: PackWriter | undefined
    people: boolean
  },
): KeptConversation {
  const digest = digestConversation(comments ? [...answers, comments] : answers)
  const isWhole = withheld.answers.length + withheld.comments.length === 0
  const texts = pack ? pages.map((page) => JSON.stringify(page)) : []
  return {
    outline: {
      stamp: toConversationStamp(files),
      files: digest,
      bodyBytes,
      digest: isWhole ? digest : `${digest} ${JSON.stringify(withheld)}`,
      pages: pack ? texts.map(pack.write) : [],
      laterAnchors: toLaterAnchors(pages),
      ...(goneComments.length > 0 ? { goneComments } : {}),
      links: gathered.links,
      withheld,
      ...(people ? { posts: listPosts(pages) } : {}),
    },
    accepted,
    needs: toHtmlNeeds(texts),
    names: gathered.names,
    people: people ? pages.flatMap(listPeople) : [],
    searched: pages.flatMap((page, index) => listSearched(page, index + 1, gathered)),
  }
}

/** Of whoever is known by an id; nobody whose name is withheld or was never told is. */
function listPosts(pages: readonly ConversationPage[]): WrittenPost[] {
  return pages.flatMap(({ answers, comments }, index) => {
    const toPost = (of: WrittenPost['of'], text: ShownAnswer | ShownComment): WrittenPost[] => {
      if (text.withheld) return []
      const { id, at, by } = text
      if (by.person === undefined || isRole(by.name)) return []
      const isAnswer = 'accepted' in text
      const votes = isAnswer ? (text.score ?? text.counts.recommended) : text.recommended
      const accepted = isAnswer && text.accepted
      return [{ person: by.person, at, of, id, page: index + 1, accepted, ...(votes && { votes }) }]
    }
    return [
      ...comments.flatMap((comment) => toPost('comment', comment)),
      ...answers.flatMap((answer) => [
        ...toPost('answer', answer),
        ...answer.comments.flatMap((comment) => toPost('comment', comment)),
      ]),
    ]
  })
}

/** With repetitions. */
function listPeople({ answers, comments }: ConversationPage): string[] {
  const toActors = (text: ShownAnswer | ShownComment) => {
    if (text.withheld) return []
    return 'edited' in text ? [text.by, ...text.edited.map(({ by }) => by)] : [text.by]
  }
  const texts = [...comments, ...answers.flatMap((answer) => [answer, ...answer.comments])]
  return texts.flatMap(toActors).flatMap((actor) => actor?.person ?? [])
}

/** Answers in the order of their page; those that are withheld are searched by nobody. */
function listSearched(
  { answers }: ConversationPage,
  page: number,
  { searched }: PreparedConversation['gathered'],
): SearchedAnswer[] {
  return answers.flatMap(({ id, withheld }) => {
    const text = searched.get(id)
    return text && !withheld ? [{ id, page, ...text }] : []
  })
}

/**
 * For pages that were lost from the cache, which is rare: files are listed when the first is asked for.
 * @returns a function that finds all pages; undefined when the files are not those that were kept.
 */
export function createReadConversationAgain(
  { folder, redactions }: { folder: string; redactions: Redactions },
  preparing: Preparing,
) {
  const prepare = createPrepareConversation(preparing)
  let listed: Conversations | undefined
  return (
    { id, conversation }: CachedQuestion,
    question: WrittenQuestion,
  ): ConversationPage[] | undefined => {
    const conversations = listed ?? listConversationFiles(folder).conversations
    listed = conversations
    const files = conversations.get(id)
    if (!files || !conversation) return undefined
    const { sources } = readSources({ folder }, files)
    const { answers, comments } = sources
    if (digestConversation(comments ? [...answers, comments] : answers) !== conversation.files)
      return undefined
    const withheld = findWithholding(id, redactions)
    const { bodyBytes } = conversation
    const input = { ...sources, question, bodyBytes, withheld, keepsHtml: true }
    return prepare(input).prepared?.pages
  }
}

/** Ids of elements of all pages but the first, by which links find their page. */
export function toLaterAnchors(pages: readonly ConversationPage[]): string[][] {
  return pages
    .slice(1)
    .map(({ answers }) =>
      answers.flatMap(({ id, comments }) => [
        `answer-${id}`,
        ...comments.map((comment) => `comment-${comment.id}`),
      ]),
    )
}
