import { activityKinds } from '../../format/activity.ts'
import { closedSchema, questionSchema as questionFileSchema } from '../../format/fields.ts'
import { limits } from '../../format/limits.ts'
import { toYamlLines } from '../../format/write.ts'
import { lineSchema, type Note, type QuestionRecord, questionSchema } from '../records.ts'
import type { DiscussionNames } from './archive-names.ts'
import { type BodyChecks, fixBody } from './body.ts'
import { fixActor, fixEdits, fixFields, fixLicense, fixPolls, fixScore, takeYamlItems } from './fields.ts'
import { type HistoryLine, orderHistory } from './fit-discussion.ts'
import { fixId } from './ids.ts'
import { fixLine, shorten } from './line.ts'
import { fixText } from './text.ts'
import { fixTime, fixWritten, isTime, type Times } from './time.ts'

interface QuestionPlace {
  names: DiscussionNames
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
export function fixQuestion(question: QuestionRecord, place: QuestionPlace): QuestionRecord {
  const { names, times, checks, files, note, otherwiseAt: otherwise } = place
  const at = fixWritten(question.at, { times, otherwise, edits: question.edited }, note)
  const text = fixText(question.body.markdown ?? '', note)
  const title = fixTitle(question.title, text, place)
  const find = checks.ofQuestion(title, names.hashtags)
  const own = {
    id: () => names.id,
    title: () => title,
    category: () => names.category,
    tags: () => names.hashtags,
    at: () => at,
    // Where nobody knows when it was asked, no line of its history is made of who asked.
    actor: (actor: string) => (isTime(at) ? fixActor(actor, note) : actor),
    edited: () => fixEdits(question.edited, { at, times, most: mostEdits }, note),
    body: () => ({ markdown: fixBody(text, { find, files, comment: false }, note) }),
    score: () => fixScore(question, note),
    poll: () => fixPolls(question.poll, note),
    aliases: () => fitAliases(names.aliases, note),
    closed: () => fixClosed(question, place),
    related: () => fixQuestionIds(question.related, [question.id, names.id], note),
    license: () => fixLicense(question.license, note),
    activity: () => fixActivity(question.activity, at, place),
  }
  return fixFields(question, { record: questionSchema, file: questionFileSchema }, own, note)
}

/** Of its history; each edit of a question is a line of it. */
const mostEdits = 5_000
const [asked] = activityKinds
const firstWords = 80
const aliasBytes = 128 * 1024

/** The beginning of the text where there is no other. */
function fixTitle(title: string, text: string, { untitled, note }: QuestionPlace): string {
  const line = fixLine(title, { most: limits.title, cut: 'title-cut' }, note)
  if (line !== undefined) return line
  note('title-missing')
  const words = text
    .slice(0, 4 * firstWords)
    .replace(/\s+/g, ' ')
    .trim()
  const start = words.length > firstWords ? shorten(words, firstWords) : words
  return fixLine(start.toWellFormed(), { most: limits.title, cut: 'title-cut' }, () => {}) ?? untitled
}

function fixClosed(
  { id, closed }: QuestionRecord,
  { names, times, note }: QuestionPlace,
): QuestionRecord['closed'] {
  if (closed === undefined) return undefined
  const at = closed.at === undefined ? undefined : fixTime(closed.at, times, note)
  if (closed.at !== undefined && at === undefined) note('time-unknown', closed.at)
  const fixIds = (ids: readonly string[] = []) => {
    const of = fixQuestionIds(ids, [id, names.id], note)
    return of.length === 0 ? undefined : of
  }
  return fixFields(closed, { record: closedSchema }, { at: () => at, of: fixIds }, note)
}

function fitAliases(aliases: readonly string[], note: Note): string[] {
  const toText = (alias: string) => toYamlLines('aliases', [alias]).join('\n')
  const fitting = takeYamlItems(aliases, { items: limits.aliases, bytes: aliasBytes, toText })
  if (fitting.length < aliases.length) note('aliases-cut', aliases[fitting.length])
  return fitting
}

/**
 * A line at a time that can't be read is as little as none, but for that of the question. Where nobody knows when that
 * was asked, all of them stay for people to fix.
 */
function fixActivity(
  activity: QuestionRecord['activity'],
  askedAt: string,
  { times, note }: QuestionPlace,
): HistoryLine[] | undefined {
  const isKnown = isTime(askedAt)
  const fixAt = ({ at, kind }: HistoryLine): string | undefined => {
    if (!isKnown) return at
    if (kind === asked) return fixWritten(at, { times, otherwise: () => askedAt }, note)
    const read = fixTime(at, times, note)
    if (read === undefined) note('time-unknown', at)
    return read
  }
  const fixed = (activity ?? []).flatMap((line): HistoryLine[] => {
    const at = fixAt(line)
    if (at === undefined) return []
    return [fixFields(line, { record: lineSchema }, { at: () => at }, note)]
  })
  if (fixed.length === 0) return isKnown ? undefined : []
  const ordered = orderHistory(fixed, times.zone)
  if (ordered.some((line, index) => line !== fixed[index])) note('history-ordered')
  return ordered
}

/** Questions that a question names; whether they are there is known only of all together. */
function fixQuestionIds(ids: readonly string[], own: readonly string[], note: Note): string[] {
  const valid = ids.flatMap((id) => {
    if (!own.includes(id)) return [fixId(id, note)]
    note('reference-left-out', id)
    return []
  })
  const kept = valid.slice(0, limits.relatedQuestions)
  if (kept.length < valid.length) note('references-cut', `${valid.length - kept.length}`)
  return kept
}
