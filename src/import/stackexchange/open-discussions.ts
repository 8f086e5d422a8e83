// Discussions of a dump, read one by one where they are converted.
import type { DiscussionSource, ReadDiscussion } from '../importer.ts'
import type { AnswerRecord, CommentRecord, QuestionRecord, Tally, TextRecord } from '../records.ts'
import { hasAddress, toAliases, toSlug } from './addresses.ts'
import {
  type Authors,
  createAuthors,
  createSeenIds,
  findClosing,
  findTyped,
  isLocked,
  owner,
  toEdits,
  user,
} from './authors.ts'
import { toCommentHtml } from './comment-html.ts'
import { toLicense, toLicenseName } from './community.ts'
import type { DumpTables } from './dump-folder.ts'
import { type IndexPaths, openDumpIndex } from './dump-index.ts'
import { createDiscussionReader, type DumpDiscussion, type DumpPost } from './read-discussions.ts'
import { countOf, numberOf, textOf, timeOf, toTags } from './rows.ts'

interface DumpDiscussions extends Omit<Conversion, 'authors' | 'tally'> {
  tables: DumpTables
  index: IndexPaths
}

/** Kilobytes. Neighbours are asked for, one after another. */
const cache = 500

export function toDiscussionSource(data: DumpDiscussions): DiscussionSource {
  return { module: new URL('./open-discussions.ts', import.meta.url).href, data }
}

export function openDiscussions({
  tables,
  index,
  ...known
}: DumpDiscussions): (question: string) => ReadDiscussion {
  const read = createDiscussionReader(tables, openDumpIndex(index, cache))
  const seen = createSeenIds()
  return (id) => {
    const { users, ...discussion } = read(Number(id))
    const notes: ReadDiscussion['notes'] = []
    const tally = { note: (note: ReadDiscussion['notes'][number]) => void notes.push(note) }
    const authors = createAuthors(users, seen, tally)
    const conversion = { ...known, authors, tally }
    const { question, answers } = discussion
    const records = {
      question: toQuestion(discussion, conversion),
      answers: answers.map((answer) => toAnswer(answer, question, conversion)),
      comments: [question, ...answers].flatMap((post) => toComments(post, question, conversion)),
    }
    return { records, people: authors.takeNew(), notes }
  }
}

/** What is known besides a discussion itself. */
interface Conversion {
  authors: Authors
  tally: Tally
  /** Where the community lived: `ai.stackexchange.com`. */
  host: string | undefined
  /** Name of the licence of the whole archive, which needs no mention. */
  license: string | undefined
  /** Whether the dump distinguishes votes up from votes down. */
  hasVotes: boolean
}

function toQuestion(discussion: DumpDiscussion, conversion: Conversion): QuestionRecord {
  const { question } = discussion
  const { row } = question
  const { authors, tally } = conversion
  const id = String(question.id)
  noteCommunityWiki(question, `question ${id}`, conversion)
  noteAccepted(discussion, tally)
  return {
    type: 'question',
    id,
    title: textOf(row, 'Title'),
    tags: toTags(textOf(row, 'Tags')),
    at: timeOf(row, 'CreationDate'),
    ...authors.of(row, owner),
    edited: toEdits(question, authors),
    body: toBody(question),
    ...toCounts(discussion),
    ...toScore('question', question, conversion),
    aliases: toDiscussionAliases(discussion, conversion),
    closed: toClosed(discussion),
    locked: isLocked(question) || undefined,
    related: toRelated(discussion),
    ...toOrigin(question, conversion, `/questions/${id}`),
  }
}

function toDiscussionAliases({ question, answers }: DumpDiscussion, { host, tally }: Conversion): string[] {
  const id = String(question.id)
  const slug = toSlug(textOf(question.row, 'Title'), host)
  if (slug !== '' && !hasAddress(id, slug))
    tally.note({ rule: 'slug-left-out', at: `question ${id}`, detail: `/questions/${id}/${slug}` })
  return toAliases(
    id,
    slug,
    answers.map((answer) => answer.id),
  )
}

/** As the community counted them. */
function toCounts({
  question,
  answers,
}: DumpDiscussion): Pick<QuestionRecord, 'answers' | 'comments' | 'views'> {
  const comments = [question, ...answers].map(
    (post) => countOf(post.row, 'CommentCount') ?? post.comments.length,
  )
  return {
    answers: countOf(question.row, 'AnswerCount') ?? answers.length,
    comments: comments.reduce((sum, count) => sum + count, 0),
    views: countOf(question.row, 'ViewCount'),
  }
}

/** Questions that its text links to, or those of answers that it links to. */
function toRelated({ question, links }: DumpDiscussion): string[] {
  const related = links.filter(({ kind, discussion }) => kind === 1 && discussion !== question.id)
  return [...new Set(related.map(({ discussion }) => String(discussion)))]
}

function noteAccepted({ question, answers }: DumpDiscussion, tally: Tally): void {
  const accepted = numberOf(question.row, 'AcceptedAnswerId')
  if (accepted === undefined || answers.some(({ id }) => id === accepted)) return
  tally.note({ rule: 'accepted-answer-missing', at: `question ${question.id}`, detail: String(accepted) })
}

/** What `Comment` of a row of closing stands for, in the words of the site. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['1', 'exact duplicate'],
  ['2', 'off-topic'],
  ['3', 'not constructive'],
  ['4', 'not a real question'],
  ['7', 'too localized'],
  ['10', 'general reference'],
  ['20', 'noise or pointless'],
  ['101', 'duplicate'],
  ['102', 'off-topic'],
  ['103', 'needs details or clarity'],
  ['104', 'needs more focus'],
  ['105', 'opinion-based'],
])

function toClosed({ question, links }: DumpDiscussion): QuestionRecord['closed'] {
  if (!question.row.has('ClosedDate')) return undefined
  const repeated = links.filter(({ kind }) => kind === 3)
  const of = [...new Set(repeated.map(({ discussion }) => String(discussion)))]
  const known = reasons.get(findClosing(question)?.get('Comment') ?? '')
  const reason = known ?? (of.length > 0 ? reasons.get('101') : undefined)
  return {
    at: timeOf(question.row, 'ClosedDate'),
    ...(reason === undefined ? {} : { reason }),
    ...(of.length === 0 ? {} : { of }),
  }
}

function toAnswer(answer: DumpPost, question: DumpPost, conversion: Conversion): AnswerRecord {
  const { row } = answer
  const id = String(answer.id)
  const isAccepted = numberOf(question.row, 'AcceptedAnswerId') === answer.id
  noteCommunityWiki(answer, `answer ${id}`, conversion)
  return {
    type: 'answer',
    question: String(question.id),
    id,
    at: timeOf(row, 'CreationDate'),
    ...conversion.authors.of(row, owner),
    edited: toEdits(answer, conversion.authors),
    body: toBody(answer),
    ...(isAccepted ? { accepted: toAccepted(answer) } : {}),
    ...toScore('answer', answer, conversion),
    ...toOrigin(answer, conversion, `/a/${id}`),
  }
}

/** The day, where the votes name it: 20240501 → `2024-05-01`. */
function toAccepted({ votes }: DumpPost): string | true {
  const day = votes?.accepted ? String(votes.accepted) : ''
  return day.length === 8 ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : true
}

/** Of a question or of one of its answers. */
function toComments(post: DumpPost, question: DumpPost, { authors }: Conversion): CommentRecord[] {
  return post.comments.map((row) => {
    const text = textOf(row, 'Text')
    return {
      type: 'comment',
      question: String(question.id),
      ...(post === question ? {} : { answer: String(post.id) }),
      id: row.get('Id') ?? '',
      at: timeOf(row, 'CreationDate'),
      ...authors.of(row, user),
      recommended: countOf(row, 'Score'),
      body: { html: toCommentHtml(text), markdown: text },
    }
  })
}

function toBody(post: DumpPost): TextRecord {
  const markdown = findTyped(post)
  const html = textOf(post.row, 'Body')
  return markdown === undefined ? { html } : { html, markdown: markdown.replaceAll(/\r\n?/g, '\n') }
}

/** Votes where they explain the score, else the score; a question, which lists are ordered by, has both. */
function toScore(
  kind: 'question' | 'answer',
  { id, row, votes }: DumpPost,
  { hasVotes, tally }: Conversion,
): Pick<AnswerRecord, 'recommended' | 'needsSupplement' | 'score'> {
  const score = numberOf(row, 'Score')
  const { up, down } = votes ?? { up: 0, down: 0 }
  const known = hasVotes ? { recommended: up, needsSupplement: down } : {}
  if (score === undefined || (hasVotes && up - down === score)) return known
  if (hasVotes) tally.note({ rule: 'votes-of-net-only', at: `${kind} ${id}`, detail: String(score) })
  return kind === 'question' ? { ...known, score } : { score }
}

/** Where it was published, and under which licence. @param path on the old site. */
function toOrigin(
  { row }: DumpPost,
  { host, license }: Conversion,
  path: string,
): Pick<AnswerRecord, 'source' | 'license'> {
  const time = row.get('LastEditDate') ?? row.get('CreationDate') ?? ''
  const name = toLicenseName(row.get('ContentLicense'), time)
  return {
    ...(host === undefined ? {} : { source: `https://${host}${path}` }),
    ...(name === license ? {} : { license: toLicense(name) }),
  }
}

function noteCommunityWiki({ row }: DumpPost, at: string, { tally }: Conversion): void {
  if (row.has('CommunityOwnedDate')) tally.note({ rule: 'community-wiki', at })
}
