// One discussion: what an import writes of it, and what it reports.
import { noRedactions } from '../folder/redactions.ts'
import type { Withholding } from '../folder/withheld.ts'
import type { Zone } from '../format/time.ts'
import { nameAnswer, nameComment } from './fix/notes.ts'
import type { IsGiven } from './merge-fields.ts'
import { mergeQuestion, withoutWithheldLines } from './merge-question.ts'
import { findTextLoss, mergeAnswers, mergeComments } from './merge-texts.ts'
import type { CurrentThread } from './read-thread-files.ts'
import type { ImportNote } from './records.ts'
import type { ThreadTexts } from './thread-texts.ts'
import { type MergedThing, toThing } from './three-way.ts'
import type { QuestionLine } from './write-import-list.ts'

interface ThreadSides {
  id: string
  /** Id in the source. */
  source: string
  base: QuestionLine | undefined
  current: CurrentThread
  next: ThreadTexts
  /** Left out: there is nobody else that an address could be given to. */
  isGiven?: IsGiven
  /** Left out: nothing of it is. */
  withholding?: Withholding
}

export interface MergedThread extends ThreadTexts {
  /** Which files are to be written. */
  written: { question: boolean; comments: boolean; answers: ReadonlySet<string> }
  /** Undefined where nothing of it is the import's. */
  base: QuestionLine | undefined
  things: { question: MergedThing; answers: MergedThing[]; comments: MergedThing[] }
  /** What had to be left out of texts that are kept. */
  notes: ImportNote[]
}

export function mergeThread(given: ThreadSides, zone: Zone): MergedThread {
  const { id, source, base, current, next, isGiven = () => false, withholding = noRedactions } = given
  if (!next.question) throw new Error(`No question ${id}.`)
  const isRemoved = base !== undefined && !current.question && !current.kept.question
  if (isRemoved) return toUntouched(id, base, 'removed')
  const answers = mergeAnswers({ base: base?.answers ?? {}, current, next: next.answers })
  const comments = mergeComments({ base: base?.comments ?? {}, current, next: next.comments }, (answer) =>
    findTextLoss(answers, answer),
  )
  const kept = { answers: answers.texts, comments: comments.texts }
  const isWritten = answers.written.size + comments.written.size > 0
  const told = { ...next, question: next.question }
  const sides = {
    id,
    base,
    current: current.question,
    next: withoutWithheldLines(told, current.question, { id, withholding, zone }),
    keeping: current.kept.question,
    isGiven,
    withholding,
    zone,
  }
  const question = mergeQuestion({ ...sides, kept: { ...kept, isWritten } })
  // Another question of this id: answers of the one would be shown with the other.
  if (question.outcome === 'own') return toUntouched(id, undefined, 'own')
  const line: QuestionLine | undefined = question.base && {
    type: 'question',
    id,
    ...(source === id ? {} : { source }),
    ...question.base,
    answers: answers.base,
    comments: comments.base,
  }
  return {
    question: question.question,
    ...kept,
    written: { question: question.isWritten, comments: comments.written.size > 0, answers: answers.written },
    base: line,
    things: {
      question: toThing(id, question),
      answers: answers.things.filter(isTold),
      comments: comments.things.filter(isTold),
    },
    notes: [
      ...toNotes(answers, (answer) => nameAnswer(id, answer)),
      ...toNotes(comments, (comment) => nameComment(id, comment)),
    ],
  }
}

function toNotes(
  {
    texts,
    lostReplies,
  }: Pick<ReturnType<typeof mergeAnswers | typeof mergeComments>, 'texts' | 'lostReplies'>,
  toName: (id: string) => string,
): ImportNote[] {
  return Array.from(lostReplies)
    .filter(([id]) => texts.has(id))
    .map(([id, detail]) => ({ rule: 'reference-left-out', at: toName(id), detail }))
}

function isTold({ outcome }: MergedThing): boolean {
  return outcome !== 'gone'
}

/** Whoever removes a question wants nothing that hung on it. */
function toUntouched(id: string, base: QuestionLine | undefined, outcome: 'removed' | 'own'): MergedThread {
  return {
    question: undefined,
    answers: new Map(),
    comments: new Map(),
    written: { question: false, comments: false, answers: new Set() },
    base,
    things: { question: { id, outcome }, answers: [], comments: [] },
    notes: [],
  }
}
