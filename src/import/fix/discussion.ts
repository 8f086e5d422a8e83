// Makes the best of one discussion, so that the files that are written of it pass every check.
import type { Typeset } from '../../body/formulas/typeset.ts'
import { noRedactions } from '../../folder/redactions.ts'
import type { Settings } from '../../folder/settings.ts'
import type { Withholding } from '../../folder/withheld.ts'
import { answerSchema as answerFileSchema, commentsSchema } from '../../format/fields.ts'
import { limits } from '../../format/limits.ts'
import { createZone } from '../../format/time.ts'
import { toLanguage } from '../../words/language.ts'
import { findWords } from '../../words/words.ts'
import {
  type AnswerRecord,
  answerSchema,
  type CommentRecord,
  commentSchema,
  createNote,
  type DiscussionRecords,
  type FixNote,
  type Note,
  nameAnswer,
  nameComment,
  nameQuestion,
} from '../records.ts'
import { createArchiveNames, type DiscussionNames } from './archive-names.ts'
import { createBodyChecks, type FindBodyFault, fixBody } from './body.ts'
import { fixEdits, fixFields, fixLicense, fixPolls, fixScore } from './fields.ts'
import { createFitDiscussion } from './fit-discussion.ts'
import { fixOwnIds, fixReference, type OwnIds } from './ids.ts'
import { shorten } from './line.ts'
import { fixQuestion } from './question.ts'
import { fixText } from './text.ts'
import { findKnownTime, fixTime, fixWritten, isTime, type Times } from './time.ts'

interface FixContext {
  /**
   * Of the archive that is written: its zone, its words, and what bodies are printed with. No time is after its
   * `referenceDate`.
   */
  settings: Settings
  /** Of a question that has none; valid. Left out: it stays without. */
  category?: string | undefined
  /** Where the settings say that there are formulas. */
  typeset?: Typeset | undefined
  /**
   * Where no time of a discussion can be read, its times stay as they are, for people to fix. Left out: its question was
   * asked on the reference date, as something has to be written.
   */
  keepsUnknownTimes?: boolean
  /** Addresses of pictures that are there: `/files/ab/diagram.png`. Where it is absent, none is looked for. */
  files?: ReadonlySet<string> | undefined
  /** Whose authors no history names. */
  withholding?: Withholding
}

/**
 * @returns discussions of which every field is valid, with bodies as `{ markdown }` alone; `answers`, `comments` and
 * `activity` are there.
 */
export function createFixDiscussion(context: FixContext) {
  const { settings, category, typeset, keepsUnknownTimes, files, withholding = noRedactions } = context
  const times = { zone: createZone(settings.timeZone), referenceDate: settings.referenceDate }
  const checks = createBodyChecks(settings, typeset)
  const fitDiscussion = createFitDiscussion(settings, checks, withholding)
  /** Each record by itself, and what it says of others. */
  const fixRecords = (
    discussion: DiscussionRecords,
    names: DiscussionNames,
    notes: FixNote[],
  ): DiscussionRecords => {
    const { id: of } = discussion.question
    const noteAnswer = (id: string) => createNote(nameAnswer(of, id), notes)
    const noteComment = (id: string) => createNote(nameComment(of, id), notes)
    const answerIds = fixOwnIds(discussion.answers, noteAnswer)
    const commentIds = fixOwnIds(discussion.comments, noteComment)
    const question = fixQuestion(discussion.question, {
      times,
      files,
      names: { ...names, aliases: renameAnchors(names.aliases, answerIds, commentIds) },
      otherwiseAt: () =>
        findKnownTime(discussion, times) ?? (keepsUnknownTimes ? undefined : times.referenceDate),
      untitled: findWords(toLanguage(settings.locale)).repairs.untitled,
      checks,
      note: createNote(nameQuestion(of), notes),
    })
    const otherwiseAt = isTime(question.at) ? question.at : undefined
    const place = { times, files, question: names.id, otherwiseAt }
    const chosen = chooseAnswers(discussion.answers)
    const answers = discussion.answers.flatMap((answer, index) => {
      const note = noteAnswer(answer.id)
      const id = answerIds.ids[index]
      if (id === undefined || !chosen.has(answer)) {
        note('answers-cut')
        return []
      }
      return [fixAnswer(answer, { ...place, id, ids: answerIds.bySource, find: checks.ofAnswer, note })]
    })
    const comments = fixComments(discussion.comments, {
      ...place,
      ids: commentIds,
      answers: answerIds.bySource,
      writtenAt: new Map(answers.map(({ id, at }) => [id, at])),
      find: checks.ofComment,
      toNote: noteComment,
    })
    return { question, answers, comments }
  }
  return (
    discussion: DiscussionRecords,
    given?: DiscussionNames,
  ): { discussion: DiscussionRecords; notes: FixNote[] } => {
    const names = given ?? createArchiveNames({ category })(discussion.question)
    const notes = [...names.notes]
    return { discussion: fitDiscussion(fixRecords(discussion, names, notes), discussion, notes), notes }
  }
}

/** Accepted ones before others, and then the first. */
function chooseAnswers(answers: readonly AnswerRecord[]): ReadonlySet<AnswerRecord> {
  if (answers.length <= limits.answers) return new Set(answers)
  const isAccepted = ({ accepted }: AnswerRecord) => accepted !== undefined && accepted !== false
  const ranked = [...answers.filter(isAccepted), ...answers.filter((answer) => !isAccepted(answer))]
  return new Set(ranked.slice(0, limits.answers))
}

/** Old addresses lead to the place on the page that has another name now. */
function renameAnchors(aliases: readonly string[], answers: OwnIds, comments: OwnIds): string[] {
  return aliases.map((alias) => {
    const [, start = '', kind, id = ''] = /^([^#]*#)(answer|comment)-(.+)$/.exec(alias) ?? []
    if (kind === undefined) return alias
    const renamed = (kind === 'answer' ? answers : comments).bySource.get(id)
    return renamed === undefined || renamed === id ? alias : `${start}${kind}-${renamed}`
  })
}

function fixAnswer(answer: AnswerRecord, place: AnswerPlace): AnswerRecord {
  const { question, id, ids, times, find, files, note } = place
  const otherwise = () => place.otherwiseAt
  const at = fixWritten(answer.at, { times, otherwise, edits: answer.edited }, note)
  const { markdown = '' } = answer.body
  const own = {
    question: () => question,
    id: () => id,
    at: () => at,
    edited: () => fixEdits(answer.edited, { at, times, most: limits.edits }, note),
    body: () => ({ markdown: fixBody(fixText(markdown, note), { find, files, comment: false }, note) }),
    accepted: () => fixAccepted(answer.accepted, times, note),
    score: () => fixScore(answer, note),
    replyTo: () => fixReference(answer.replyTo, { own: id, ids }, note),
    poll: () => fixPolls(answer.poll, note),
    license: () => fixLicense(answer.license, note),
  }
  return fixFields(answer, { record: answerSchema, file: answerFileSchema }, own, note)
}

interface AnswerPlace {
  /** Of its question, and its own, both new. */
  question: string
  id: string
  /** New ids of all answers, by those of the source. */
  ids: ReadonlyMap<string, string>
  times: Times
  /** In the place of a time that can't be read; undefined where people have to say it. */
  otherwiseAt: string | undefined
  find: FindBodyFault
  files: ReadonlySet<string> | undefined
  note: Note
}

/** That it was accepted is known, even if nobody can read when. */
function fixAccepted(accepted: AnswerRecord['accepted'], times: Times, note: Note): AnswerRecord['accepted'] {
  if (typeof accepted !== 'string') return accepted
  const at = fixTime(accepted, times, note)
  if (at === undefined) note('time-unknown', accepted)
  return at ?? true
}

/** Undefined where nothing can be read. */
function fixCommentText(comment: CommentRecord, { find, files, toNote }: Commenting): string | undefined {
  const note = toNote(comment.id)
  const text = fixText(comment.body.markdown ?? '', note)
  const short = text.length > limits.commentText ? shorten(text, limits.commentText) : text
  if (short !== text) note('comment-cut', `${text.length}`)
  const fixed = fixBody(short, { find, files, comment: true }, note)
  // The fence of a block makes it longer.
  const fitting = fixed.length > limits.commentText ? shorten(fixed, limits.commentText) : fixed
  return fitting.trim() === '' ? undefined : fitting
}

/** One on a text that is not there becomes one on the question. */
function findAnswer(id: string | undefined, { answers }: Commenting, note: Note): string | undefined {
  if (id === undefined) return undefined
  const found = answers.get(id) ?? answers.get(id.normalize('NFC'))
  if (found === undefined) note('comment-moved', id)
  return found
}

interface Commenting extends Omit<AnswerPlace, 'id' | 'ids' | 'note'> {
  ids: OwnIds
  /** New ids of its answers, by those of the source. */
  answers: ReadonlyMap<string, string>
  /** When each of those that are kept was written. */
  writtenAt: ReadonlyMap<string, string>
  toNote: (id: string) => Note
}

/** Those of a question and its answers, without what is on an answer that is left out. */
function fixComments(comments: readonly CommentRecord[], commenting: Commenting): CommentRecord[] {
  const texts = comments.map((comment) => fixCommentText(comment, commenting))
  // What is empty can't be replied to.
  const bySource = new Map(commenting.ids.bySource)
  comments.forEach(({ id }, index) => {
    if (texts[index] === undefined && bySource.get(id) === commenting.ids.ids[index]) bySource.delete(id)
  })
  return comments.flatMap((comment, index) => {
    const note = commenting.toNote(comment.id)
    const text = texts[index]
    const id = commenting.ids.ids[index]
    if (text === undefined || id === undefined) {
      note('comment-empty')
      return []
    }
    const answer = findAnswer(comment.answer, commenting, note)
    if (answer !== undefined && !commenting.writtenAt.has(answer)) {
      note('comments-cut')
      return []
    }
    const { times, writtenAt, otherwiseAt } = commenting
    const otherwise = () => otherwiseAt && (writtenAt.get(answer ?? '') ?? otherwiseAt)
    const own = {
      question: () => commenting.question,
      answer: () => answer,
      id: () => id,
      at: () => fixWritten(comment.at, { times, otherwise }, note),
      replyTo: () => fixReference(comment.replyTo, { own: id, ids: bySource }, note),
      body: () => ({ markdown: text }),
    }
    return [fixFields(comment, { record: commentSchema, file: commentsSchema.element }, own, note)]
  })
}
