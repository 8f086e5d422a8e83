import { limits } from '../../question/limits.ts'
import type { AnswerRecord } from '../records.ts'
import type { FindBodyFault } from './find-body-fault.ts'
import { mendBody } from './mend-body.ts'
import { mendEdits } from './mend-edits.ts'
import {
  mendActor,
  mendCount,
  mendLanguage,
  mendLicense,
  mendPerson,
  mendScore,
  mendSource,
} from './mend-fields.ts'
import { mendPolls } from './mend-polls.ts'
import { mendReference } from './mend-references.ts'
import { mendText } from './mend-text.ts'
import { mendTime, mendWritten, type Times } from './mend-time.ts'
import type { Note } from './notes.ts'

export interface AnswerPlace {
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

export function repairAnswer(answer: AnswerRecord, place: AnswerPlace): AnswerRecord {
  const { question, id, ids, times, find, files, note } = place
  const otherwise = () => place.otherwiseAt
  const at = mendWritten(answer.at, { times, otherwise, edits: answer.edited }, note)
  const { markdown = '' } = answer.body
  return {
    type: 'answer',
    question,
    id,
    at,
    actor: mendActor(answer.actor, note),
    person: mendPerson(answer.person, note),
    edited: mendEdits(answer.edited, { at, times, most: limits.edits }, note),
    body: { markdown: mendBody(mendText(markdown, note), { find, files, comment: false }, note) },
    accepted: mendAccepted(answer.accepted, times, note),
    recommended: mendCount(answer.recommended, note),
    needsSupplement: mendCount(answer.needsSupplement, note),
    score: mendScore(answer, note),
    replyTo: mendReference(answer.replyTo, { own: id, ids }, note),
    poll: mendPolls(answer.poll, note),
    language: mendLanguage(answer.language, note),
    source: mendSource(answer.source, note),
    license: mendLicense(answer.license, note),
  }
}

/** That it was accepted is known, even if nobody can read when. */
function mendAccepted(
  accepted: AnswerRecord['accepted'],
  times: Times,
  note: Note,
): AnswerRecord['accepted'] {
  if (typeof accepted !== 'string') return accepted
  const at = mendTime(accepted, times, note)
  if (at === undefined) note('time-unknown', accepted)
  return at ?? true
}
