// Answers and comments of one question, three-way by id: what the last import wrote, what is there, what the source says
// now. All comments are one file, and yet each is merged by itself.
import type { WrittenComment } from '../format/write.ts'
import type { AnswerText } from './discussion-texts.ts'
import type { CurrentDiscussion, Keeping } from './read-discussion-files.ts'
import { type Decision, decide, digest, type MergedThing, toOutcome, toThing } from './three-way.ts'
import type { QuestionLine } from './write-import-list.ts'

/** All that are kept, and what of them is the import's. */
interface Merged<Text, Base> {
  texts: Map<string, Text>
  base: Record<string, Base>
  /** Of answers, each of which is a file, those that are to be written. */
  written: Set<string>
  things: MergedThing[]
}

interface Sides<Text, Base> {
  base: Readonly<Record<string, Base>>
  current: Pick<CurrentDiscussion, 'answers' | 'comments' | 'kept'>
  next: ReadonlyMap<string, Text>
}

type AnswerBase = QuestionLine['answers'][string]

export function mergeAnswers(sides: Sides<AnswerText, AnswerBase>) {
  return mergeReplies(sides.next, {
    merge: (next) => mergeEachAnswer({ ...sides, next }),
    findReply: ({ fields }) => fields.replyTo,
    dropReply: ({ fields: { replyTo: _, ...fields }, body }) => ({ fields, body }),
  })
}

/** @param findLoss why the source's comments on an answer can't belong to the one of that id. */
export function mergeComments(
  sides: Sides<WrittenComment, string>,
  findLoss: (answer: string) => ReturnType<typeof findTextLoss>,
) {
  return mergeReplies(sides.next, {
    merge: (next) => mergeEachComment({ ...sides, next }, findLoss),
    findReply: ({ replyTo }) => replyTo,
    dropReply: ({ replyTo: _, ...comment }) => comment,
  })
}

/** Why a text of the source can't refer to the one of this id; undefined where it can. */
export function findTextLoss({ texts, base }: Pick<Merged<unknown, unknown>, 'texts' | 'base'>, id: string) {
  if (!texts.has(id)) return 'removed'
  return base[id] === undefined ? 'own' : undefined
}

/** Merges again without the replies to what a person removed, or wrote under the same id. */
function mergeReplies<Text, Base>(
  next: ReadonlyMap<string, Text>,
  texts: {
    merge: (next: ReadonlyMap<string, Text>) => Merged<Text, Base>
    findReply: (text: Text) => string | undefined
    dropReply: (text: Text) => Text
  },
): Merged<Text, Base> & { lostReplies: ReadonlyMap<string, string> } {
  const merged = texts.merge(next)
  const lostReplies = new Map<string, string>()
  for (const [id, text] of next) {
    const replyTo = texts.findReply(text)
    if (replyTo !== undefined && findTextLoss(merged, replyTo)) lostReplies.set(id, replyTo)
  }
  if (lostReplies.size === 0) return { ...merged, lostReplies }
  const left = Array.from(
    next,
    ([id, text]) => [id, lostReplies.has(id) ? texts.dropReply(text) : text] as const,
  )
  return { ...texts.merge(new Map(left)), lostReplies }
}

function createMerged<Text, Base>(): Merged<Text, Base> {
  // An id may be a name that every object has, as `constructor` is.
  return { texts: new Map(), base: Object.create(null), written: new Set(), things: [] }
}

function mergeEachAnswer({ base, current, next }: Sides<AnswerText, AnswerBase>) {
  const merged = createMerged<AnswerText, AnswerBase>()
  const known = new Map(Object.entries(base))
  const kept = current.kept.answers
  for (const id of new Set([...next.keys(), ...current.answers.keys(), ...kept.keys(), ...known.keys()])) {
    const sides = { base: known.get(id), current: current.answers.get(id), next: next.get(id) }
    const one = mergeAnswer(sides, kept.get(id))
    merged.things.push(toThing(id, one))
    if (one.base) merged.base[id] = one.base
    if (one.text) merged.texts.set(id, one.text)
    if (one.isWritten) merged.written.add(id)
  }
  return merged
}

interface OneAnswer extends Omit<MergedThing, 'id'> {
  text: AnswerText | undefined
  base: AnswerBase | undefined
  isWritten: boolean
}

function mergeAnswer(
  {
    base: was,
    current,
    next,
  }: { base: AnswerBase | undefined; current: AnswerText | undefined; next: AnswerText | undefined },
  keeping: Keeping | undefined,
): OneAnswer {
  if (keeping === 'faulty') return { outcome: 'faulty', text: next, base: was, isWritten: false }
  const [is, will] = [toTuple(current), toTuple(next)]
  const whole = decide({ base: was?.join(), current: is?.join(), next: will?.join() })
  const isUntouched = whole.outcome !== 'edited-both' && whole.outcome !== 'updated'
  if (!was || !is || !will || !current || !next || isUntouched) {
    const text = whole.take === 'next' ? next : current
    return { outcome: whole.outcome, text, base: toBase(whole, was, will), isWritten: whole.take === 'next' }
  }
  if (keeping) return { outcome: keeping, text: current, base: was, isWritten: false }
  const fields = decide({ base: was[0], current: is[0], next: will[0] })
  const body = decide({ base: was[1], current: is[1], next: will[1] })
  return {
    ...toOutcome({ fields: fields.outcome, body: body.outcome }),
    text: {
      fields: fields.take === 'next' ? next.fields : current.fields,
      body: body.take === 'next' ? next.body : current.body,
    },
    base: [fields.base ?? was[0], body.base ?? was[1]],
    isWritten: fields.take === 'next' || body.take === 'next',
  }
}

function toTuple(answer: AnswerText | undefined): AnswerBase | undefined {
  return answer && [digest(answer.fields), digest(answer.body)]
}

function toBase(
  { base }: Decision,
  was: AnswerBase | undefined,
  will: AnswerBase | undefined,
): AnswerBase | undefined {
  if (base === undefined) return undefined
  return base === will?.join() ? will : was
}

/** Those that are there first. */
function mergeEachComment(
  { base, current, next }: Sides<WrittenComment, string>,
  findLoss: Parameters<typeof mergeComments>[1],
) {
  const merged = createMerged<WrittenComment, string>()
  const known = new Map(Object.entries(base))
  const keeping = current.kept.comments
  for (const id of new Set([...current.comments.keys(), ...next.keys(), ...known.keys()])) {
    const [was, is, will] = [known.get(id), current.comments.get(id), next.get(id)]
    const loss = is || will?.answer === undefined ? undefined : findLoss(will.answer)
    const decision: Pick<MergedThing, 'outcome'> & Omit<Decision, 'outcome'> = loss
      ? { outcome: loss, take: 'none', base: was }
      : decide({ base: was, current: is && digest(is), next: will && digest(will) })
    const isKept = keeping && (keeping === 'faulty' || decision.take === 'next')
    merged.things.push({ id, outcome: isKept ? keeping : decision.outcome })
    const left = isKept ? was : decision.base
    if (left !== undefined) merged.base[id] = left
    const isWritten = decision.take === 'next' && !isKept
    const stands = isWritten ? will : is
    if (stands) merged.texts.set(id, stands)
    if (isWritten) merged.written.add(id)
  }
  return merged
}
