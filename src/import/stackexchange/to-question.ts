import type { QuestionRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import { hasAddress, toAliases } from './aliases.ts'
import { owner } from './authors.ts'
import { toClosed } from './closing.ts'
import type { Conversion } from './conversion.ts'
import type { DumpThread } from './dump-thread.ts'
import { noteCommunityWiki, toBody, toOrigin, toScore } from './post-fields.ts'
import { isLocked, toEdits } from './revisions.ts'
import { toSlug } from './slug.ts'
import { toTags } from './tags.ts'
import { countOf, numberOf, textOf, timeOf } from './values.ts'

export function toQuestion(thread: DumpThread, conversion: Conversion): QuestionRecord {
  const { question } = thread
  const { row } = question
  const { authors, tally } = conversion
  const id = String(question.id)
  noteCommunityWiki(question, `question ${id}`, conversion)
  noteAccepted(thread, tally)
  return {
    type: 'question',
    id,
    title: textOf(row, 'Title'),
    tags: toTags(textOf(row, 'Tags')),
    at: timeOf(row, 'CreationDate'),
    ...authors.of(row, owner),
    edited: toEdits(question, authors),
    body: toBody(question),
    ...toCounts(thread),
    ...toScore('question', question, conversion),
    aliases: toThreadAliases(thread, conversion),
    closed: toClosed(thread),
    locked: isLocked(question) || undefined,
    related: toRelated(thread),
    ...toOrigin(question, conversion, `/questions/${id}`),
  }
}

function toThreadAliases({ question, answers }: DumpThread, { host, tally }: Conversion): string[] {
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
function toCounts({ question, answers }: DumpThread): Pick<QuestionRecord, 'answers' | 'comments' | 'views'> {
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
function toRelated({ question, links }: DumpThread): string[] {
  const related = new Set<string>()
  for (const { kind, thread } of links) {
    if (kind === 1 && thread !== question.id) related.add(String(thread))
  }
  return [...related]
}

function noteAccepted({ question, answers }: DumpThread, tally: Tally): void {
  const accepted = numberOf(question.row, 'AcceptedAnswerId')
  if (accepted === undefined || answers.some(({ id }) => id === accepted)) return
  tally.note({ rule: 'accepted-answer-missing', at: `question ${question.id}`, detail: String(accepted) })
}
