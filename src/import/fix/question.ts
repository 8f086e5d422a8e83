import { activityKinds } from '../../format/activity.ts'
import { titleLength } from '../../format/fields.ts'
import { limits } from '../../format/limits.ts'
import { toYamlLines } from '../../format/write.ts'
import type { QuestionRecord } from '../records.ts'
import type { ThreadNames } from './archive-names.ts'
import { mendBody } from './body.ts'
import type { BodyChecks } from './body-faults.ts'
import {
  mendActor,
  mendCount,
  mendEdits,
  mendLanguage,
  mendLicense,
  mendPerson,
  mendPolls,
  mendScore,
  mendSource,
  takeFitting,
  toMostYamlBytes,
} from './fields.ts'
import { type HistoryLine, orderHistory } from './fit-thread.ts'
import { mendQuestionIds } from './ids.ts'
import { mendLine, shorten } from './line.ts'
import type { Note } from './notes.ts'
import { mendText } from './text.ts'
import { isTime, mendTime, mendWritten, type Times } from './time.ts'

interface QuestionPlace {
  names: ThreadNames
  times: Times
  /** In the place of a time that can't be read; undefined where people have to say it. */
  otherwiseAt: () => string | undefined
  /** In the place of a title that says nothing. */
  untitled: string
  checks: BodyChecks
  files: ReadonlySet<string> | undefined
  note: Note
}

/** Without what follows from its answers and comments. */
export function repairQuestion(question: QuestionRecord, place: QuestionPlace): QuestionRecord {
  const { names, times, checks, files, note, otherwiseAt: otherwise } = place
  const at = mendWritten(question.at, { times, otherwise, edits: question.edited }, note)
  const text = mendText(question.body.markdown ?? '', note)
  const title = mendTitle(question.title, text, place)
  const find = checks.ofQuestion(title, names.hashtags)
  return {
    type: 'question',
    id: names.id,
    title,
    category: names.category,
    tags: names.hashtags,
    at,
    // Where nobody knows when it was asked, no line of its history is made of who asked.
    actor: isTime(at) ? mendActor(question.actor, note) : question.actor,
    person: mendPerson(question.person, note),
    edited: mendEdits(question.edited, { at, times, most: mostEdits }, note),
    body: { markdown: mendBody(text, { find, files, comment: false }, note) },
    answers: mendCount(question.answers, note),
    comments: mendCount(question.comments, note),
    views: mendCount(question.views, note),
    recommended: mendCount(question.recommended, note),
    needsSupplement: mendCount(question.needsSupplement, note),
    score: mendScore(question, note),
    poll: mendPolls(question.poll, note),
    aliases: fitAliases(names.aliases, note),
    language: mendLanguage(question.language, note),
    closed: mendClosed(question, place),
    locked: question.locked,
    related: mendQuestionIds(question.related, [question.id, names.id], note),
    source: mendSource(question.source, note),
    license: mendLicense(question.license, note),
    activity: mendActivity(question.activity, at, place),
  }
}

/** Of its history; each edit of a question stands there alone. */
const mostEdits = 5_000
const [asked] = activityKinds
const firstWords = 80
const aliasBytes = 128 * 1024

/** The beginning of the text where there is no other. */
function mendTitle(title: string, text: string, { untitled, note }: QuestionPlace): string {
  const line = mendLine(title, { most: titleLength, cut: 'title-cut' }, note)
  if (line !== undefined) return line
  note('title-missing')
  const words = text
    .slice(0, 4 * firstWords)
    .replace(/\s+/g, ' ')
    .trim()
  const start = words.length > firstWords ? shorten(words, firstWords) : words
  return mendLine(start.toWellFormed(), { most: titleLength, cut: 'title-cut' }, () => {}) ?? untitled
}

function mendClosed(
  { id, closed }: QuestionRecord,
  { names, times, note }: QuestionPlace,
): QuestionRecord['closed'] {
  if (closed === undefined) return undefined
  const at = closed.at === undefined ? undefined : mendTime(closed.at, times, note)
  if (closed.at !== undefined && at === undefined) note('time-unknown', closed.at)
  const { reason } = closed
  const of = mendQuestionIds(closed.of ?? [], [id, names.id], note)
  return {
    at,
    reason:
      reason === undefined
        ? undefined
        : mendLine(reason, { most: limits.closedReason, cut: 'label-cut' }, note),
    of: of.length === 0 ? undefined : of,
  }
}

function fitAliases(aliases: readonly string[], note: Note): string[] {
  const fitting = takeFitting(aliases, {
    items: limits.aliases,
    bytes: aliasBytes,
    toBytes: (alias) => Buffer.byteLength(toYamlLines('aliases', [alias]).join('\n')),
    toMostBytes: toMostYamlBytes,
  })
  if (fitting.length < aliases.length) note('aliases-cut', aliases[fitting.length])
  return fitting
}

/**
 * A line at a time that can't be read is as little as none, but for that of the question. Where nobody knows when that
 * was asked, all of them stay for people to mend.
 */
function mendActivity(
  activity: QuestionRecord['activity'],
  askedAt: string,
  { times, note }: QuestionPlace,
): HistoryLine[] | undefined {
  const isKnown = isTime(askedAt)
  const mendAt = ({ at, kind }: HistoryLine): string | undefined => {
    if (!isKnown) return at
    if (kind === asked) return mendWritten(at, { times, otherwise: () => askedAt }, note)
    const read = mendTime(at, times, note)
    if (read === undefined) note('time-unknown', at)
    return read
  }
  const mended = (activity ?? []).flatMap((line): HistoryLine[] => {
    const at = mendAt(line)
    if (at === undefined) return []
    const { actor, person, kind } = line
    return [{ at, actor: mendActor(actor, note), person: mendPerson(person, note), kind }]
  })
  if (mended.length === 0) return isKnown ? undefined : []
  const ordered = orderHistory(mended, times.zone)
  if (ordered.some((line, index) => line !== mended[index])) note('history-ordered')
  return ordered
}
