// Three-way by part: what people wrote in one part keeps nothing from following the source in another.
import { addActivity } from '../../authoring/add-activity.ts'
import { findMissingActivity } from '../../conversation/find-missing-activity.ts'
import type { Zone } from '../../time/zone.ts'
import type { Keeping } from './current-thread.ts'
import { digestQuestion, type QuestionDigests, questionParts } from './digests.ts'
import { type IsGiven, keepAddresses } from './keep-addresses.ts'
import { type MergedThing, toOutcome } from './merge-answers.ts'
import type { QuestionText, ThreadTexts } from './thread-texts.ts'
import { decide } from './three-way.ts'

export interface MergedQuestion extends Omit<MergedThing, 'id'> {
  question: QuestionText | undefined
  isWritten: boolean
  base: QuestionDigests | undefined
}

export interface QuestionSides {
  base: QuestionDigests | undefined
  current: QuestionText | undefined
  next: QuestionText
  keeping: Keeping | undefined
  /** What stands afterwards, and whether any of it is written now. */
  kept: Pick<ThreadTexts, 'answers' | 'comments'> & { isWritten: boolean }
  isGiven: IsGiven
  zone: Zone
}

export function mergeQuestion(sides: QuestionSides): MergedQuestion {
  const { base, current, next, keeping, kept, zone } = sides
  if (keeping === 'faulty') return { question: undefined, isWritten: false, base, outcome: 'faulty' }
  if (current) return mergeParts({ ...sides, current })
  if (base) return { question: undefined, isWritten: false, base, outcome: 'removed' }
  const question = complete(next, kept, zone)
  return { question, isWritten: true, base: digestQuestion(question), outcome: 'added' }
}

function mergeParts(sides: QuestionSides & { current: QuestionText }): MergedQuestion {
  const { base, current, keeping, kept, isGiven, zone } = sides
  const told = keepAddresses(current, sides.next, { ...kept, isGiven })
  const next = complete(told, kept, zone)
  const [said, is, will] = [digestQuestion(told), digestQuestion(current), digestQuestion(next)]
  if (!base && questionParts.some((part) => is[part] !== will[part])) {
    return { question: current, isWritten: false, base: undefined, outcome: 'own' }
  }
  const decisions = questionParts.map((part) => {
    // What people added is counted in the one and not in the other; the source says what it said.
    const isAsBefore = base?.[part] === said[part] && is[part] !== will[part]
    const sides = { base: base?.[part], current: is[part], next: isAsBefore ? said[part] : will[part] }
    return { part, ...decide(sides) }
  })
  const taken = new Set(decisions.filter(({ take }) => take === 'next').map(({ part }) => part))
  const isTouched = taken.size > 0 || kept.isWritten
  const merged = pick(current, next, taken)
  const question = isTouched ? complete(merged, kept, zone) : merged
  const digests = digestQuestion(question)
  const isWritten = questionParts.some((part) => digests[part] !== is[part])
  if (isWritten && keeping) return { question: current, isWritten: false, base, outcome: keeping }
  const parts = decisions.map(({ part, base: left }) => [part, left ?? will[part]])
  const account = toOutcome(Object.fromEntries(decisions.map(({ part, outcome }) => [part, outcome])))
  return { question, isWritten, base: { ...will, ...Object.fromEntries(parts) }, ...account }
}

function pick(current: QuestionText, next: QuestionText, taken: ReadonlySet<string>): QuestionText {
  return {
    fields: {
      ...(taken.has('fields') ? next : current).fields,
      counts: (taken.has('counts') ? next : current).fields.counts,
      activity: (taken.has('activity') ? next : current).fields.activity,
    },
    body: (taken.has('body') ? next : current).body,
  }
}

/** No more is kept than is counted, and history knows all that is kept. */
function complete(
  question: QuestionText,
  kept: Pick<ThreadTexts, 'answers' | 'comments'>,
  zone: Zone,
): QuestionText {
  const { fields, body } = question
  const answers = Array.from(kept.answers, ([id, answer]) => ({ id, path: '', ...answer.fields }))
  const comments = Array.from(kept.comments.values(), (comment) => ({
    ...comment,
    textLine: 0,
    textIndent: 0,
  }))
  const whole = { ...fields, id: '', path: '' }
  const missing = findMissingActivity({ question: whole, answers, comments }, zone)
  const { activity } = addActivity(whole, missing, zone)
  const counts = {
    ...fields.counts,
    answers: Math.max(fields.counts.answers, answers.length),
    comments: Math.max(fields.counts.comments, comments.length),
  }
  return { fields: { ...fields, counts, activity }, body }
}
