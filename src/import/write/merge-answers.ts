// Three-way by id: what the last import wrote, what is there, what the source says now.
import type { CurrentThread } from './current-thread.ts'
import { digestAnswer } from './digests.ts'
import type { QuestionLine } from './import-list.ts'
import { listLostReplies, withoutReply } from './lost-replies.ts'
import type { AnswerText } from './thread-texts.ts'
import { type Decision, decide, type MergedThing, toOutcome, toThing } from './three-way.ts'

export interface MergedAnswers {
  /** All that stand afterwards. */
  answers: Map<string, AnswerText>
  /** Those whose files are to be written. */
  written: Set<string>
  base: QuestionLine['answers']
  things: MergedThing[]
  /** To which other answers the source has them reply, and they can't. */
  lostReplies: ReadonlyMap<string, string>
}

export interface AnswerSides {
  base: QuestionLine['answers']
  current: Pick<CurrentThread, 'answers' | 'kept'>
  next: ReadonlyMap<string, AnswerText>
}

export function mergeAnswers(sides: AnswerSides): MergedAnswers {
  const merged = mergeEachAnswer(sides)
  const replies = Array.from(sides.next, ([id, { fields }]) => [id, fields.replyTo] as const)
  const lostReplies = listLostReplies(replies, { texts: merged.answers, base: merged.base })
  if (lostReplies.size === 0) return { ...merged, lostReplies }
  const next = Array.from(sides.next, ([id, { fields, body }]): [string, AnswerText] => {
    return [id, { fields: lostReplies.has(id) ? withoutReply(fields) : fields, body }]
  })
  return { ...mergeEachAnswer({ ...sides, next: new Map(next) }), lostReplies }
}

function mergeEachAnswer({ base, current, next }: AnswerSides): Omit<MergedAnswers, 'lostReplies'> {
  const merged: ReturnType<typeof mergeEachAnswer> = {
    answers: new Map(),
    written: new Set(),
    base: Object.create(null),
    things: [],
  }
  // An id may be a name that every object has, as `constructor` is.
  const known = new Map(Object.entries(base))
  const kept = current.kept.answers
  for (const id of new Set([...next.keys(), ...current.answers.keys(), ...kept.keys(), ...known.keys()])) {
    const sides = { base: known.get(id), current: current.answers.get(id), next: next.get(id) }
    const one = mergeAnswer(sides, kept.get(id))
    merged.things.push(toThing(id, one))
    if (one.base) merged.base[id] = one.base
    if (one.answer) merged.answers.set(id, one.answer)
    if (one.isWritten) merged.written.add(id)
  }
  return merged
}

type AnswerBase = QuestionLine['answers'][string]

interface OneAnswer extends Omit<MergedThing, 'id'> {
  answer: AnswerText | undefined
  base: AnswerBase | undefined
  isWritten: boolean
}

interface AnswerSide {
  base: AnswerBase | undefined
  current: AnswerText | undefined
  next: AnswerText | undefined
}

function mergeAnswer(
  { base, current, next }: AnswerSide,
  keeping: 'faulty' | 'notes' | undefined,
): OneAnswer {
  if (keeping === 'faulty') return { outcome: 'faulty', answer: next, base, isWritten: false }
  const [was, is, will] = [base, toTuple(current), toTuple(next)]
  const whole = decide({ base: was?.join(), current: is?.join(), next: will?.join() })
  const settled = { outcome: whole.outcome, answer: whole.take === 'next' ? next : current }
  const isUntouched = whole.outcome !== 'edited-both' && whole.outcome !== 'updated'
  if (!was || !is || !will || !current || !next || isUntouched) {
    return { ...settled, base: toBase(whole, was, will), isWritten: whole.take === 'next' }
  }
  if (keeping) return { outcome: keeping, answer: current, base, isWritten: false }
  const fields = decide({ base: was[0], current: is[0], next: will[0] })
  const body = decide({ base: was[1], current: is[1], next: will[1] })
  const answer = {
    fields: fields.take === 'next' ? next.fields : current.fields,
    body: body.take === 'next' ? next.body : current.body,
  }
  const decided = { fields: fields.outcome, body: body.outcome }
  return {
    ...toOutcome(decided),
    answer,
    base: [fields.base ?? was[0], body.base ?? was[1]],
    isWritten: fields.take === 'next' || body.take === 'next',
  }
}

function toTuple(answer: AnswerText | undefined): AnswerBase | undefined {
  if (!answer) return undefined
  const { fields, body } = digestAnswer(answer)
  return [fields, body]
}

function toBase(
  { base }: Decision,
  was: AnswerBase | undefined,
  will: AnswerBase | undefined,
): AnswerBase | undefined {
  if (base === undefined) return undefined
  return base === will?.join() ? will : was
}
