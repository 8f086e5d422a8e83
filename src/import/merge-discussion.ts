// One discussion: what an import writes of it, and what it reports.

import { noRedactions } from '../folder/redactions.ts'
import { toNamed, type Withholding } from '../folder/withheld.ts'
import type { Activity } from '../format/activity.ts'
import { addActivity, findMissingActivity } from '../format/history.ts'
import type { Zone } from '../format/time.ts'
import type { WrittenFields } from '../format/write.ts'
import type { DiscussionTexts, QuestionText } from './discussion-texts.ts'
import { findTextLoss, mergeAnswers, mergeComments } from './merge-texts.ts'
import type { CurrentDiscussion, Keeping } from './read-discussion-files.ts'
import { type ImportNote, nameAnswer, nameComment } from './records.ts'
import {
  decide,
  digestFields,
  digestQuestion,
  type IsGiven,
  keepAddresses,
  type MergedThing,
  mergeFields,
  type QuestionDigests,
  questionParts,
  toOutcome,
  toThing,
} from './three-way.ts'
import type { QuestionLine } from './write-import-list.ts'

interface DiscussionSides {
  id: string
  /** Id in the source. */
  source: string
  base: QuestionLine | undefined
  current: CurrentDiscussion
  next: DiscussionTexts
  /** Left out: there is nobody else that an address could be given to. */
  isGiven?: IsGiven
  /** Left out: nothing of it is. */
  withholding?: Withholding
}

export interface MergedDiscussion extends DiscussionTexts {
  /** Which files are to be written. */
  written: { question: boolean; comments: boolean; answers: ReadonlySet<string> }
  /** Undefined where nothing of it is the import's. */
  base: QuestionLine | undefined
  things: { question: MergedThing; answers: MergedThing[]; comments: MergedThing[] }
  /** What had to be left out of texts that are kept. */
  notes: ImportNote[]
}

export function mergeDiscussion(given: DiscussionSides, zone: Zone): MergedDiscussion {
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

/** Whoever removes a question wants nothing that belonged to it. */
function toUntouched(
  id: string,
  base: QuestionLine | undefined,
  outcome: 'removed' | 'own',
): MergedDiscussion {
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

function mergeQuestion(sides: QuestionSides): MergedQuestion {
  const { base, current, next, keeping } = sides
  if (keeping === 'faulty') return { question: undefined, isWritten: false, base, outcome: 'faulty' }
  if (current) return mergeParts({ ...sides, current })
  if (base) return { question: undefined, isWritten: false, base, outcome: 'removed' }
  const question = complete(next, sides)
  const digests = { ...digestQuestion(question), ...digestFields(question.fields) }
  return { question, isWritten: true, base: digests, outcome: 'added' }
}

function mergeParts(sides: QuestionSides & { current: QuestionText }): MergedQuestion {
  const { base, current, keeping, kept, isGiven } = sides
  const { aliases: before } = current.fields
  const { aliases: told } = sides.next.fields
  const addresses = keepAddresses({ base: base?.aliases, before, next: told }, kept, isGiven)
  const source = { ...sides.next, fields: { ...sides.next.fields, aliases: addresses.aliases } }
  const next = complete(source, sides)
  const [said, is, will] = [digestQuestion(source), digestQuestion(current), digestQuestion(next)]
  if (!base && questionParts.some((part) => is[part] !== will[part])) {
    return { question: current, isWritten: false, base: undefined, outcome: 'own' }
  }
  const decisions = questionParts.map((part) => {
    // What people added is counted in the one and not in the other; the source has what it had.
    const isAsBefore = base?.[part] === said[part] && is[part] !== will[part]
    const sides = { base: base?.[part], current: is[part], next: isAsBefore ? said[part] : will[part] }
    return { part, ...decide(sides) }
  })
  const taken = new Set(decisions.filter(({ take }) => take === 'next').map(({ part }) => part))
  const ofFields = base?.parts && base.aliases && mergeFields(base.parts, current.fields, next.fields)
  const picked = pick(current, next, taken)
  const merged = ofFields ? withFields(picked, ofFields.fields) : picked
  const isTouched = taken.size > 0 || kept.isWritten || digestQuestion(merged).fields !== is.fields
  const question = isTouched ? complete(merged, sides) : merged
  const digests = digestQuestion(question)
  const isWritten = questionParts.some((part) => digests[part] !== is[part])
  if (isWritten && keeping) return { question: current, isWritten: false, base, outcome: keeping }
  const left = Object.fromEntries(decisions.map(({ part, base: left }) => [part, left ?? will[part]]))
  const { fields, ...outcomes } = Object.fromEntries(decisions.map(({ part, outcome }) => [part, outcome]))
  const isSame = addresses.aliases.join(' ') === before.join(' ')
  const ofAliases = addresses.isEdited ? 'edited' : isSame ? 'unchanged' : 'updated'
  const account = ofFields
    ? toOutcome({ ...ofFields.outcomes, aliases: ofAliases, ...outcomes })
    : toOutcome({ ...(fields && { fields }), ...outcomes })
  const fieldsBase = ofFields
    ? { parts: ofFields.base, aliases: addresses.base }
    : left['fields'] === will.fields && digestFields(next.fields)
  return { question, isWritten, base: { ...will, ...left, ...fieldsBase }, ...account }
}

/** No more is kept than is counted, and history knows all that is kept and may be read. */
function complete(
  question: QuestionText,
  { id, kept, withholding, zone }: Pick<QuestionSides, 'id' | 'kept' | 'withholding' | 'zone'>,
): QuestionText {
  const { fields, body } = question
  const conversation = toConversation({ ...kept, question })
  const { answers, comments } = conversation
  const missing = findMissingActivity(toNamed(conversation, id, withholding), zone)
  const { activity } = addActivity(conversation.question, missing, zone)
  const counts = {
    ...fields.counts,
    answers: Math.max(fields.counts.answers, answers.length),
    comments: Math.max(fields.counts.comments, comments.length),
  }
  return { fields: { ...fields, counts, activity }, body }
}

interface QuestionSides {
  id: string
  base: QuestionBase | undefined
  current: QuestionText | undefined
  next: QuestionText
  keeping: Keeping | undefined
  /** What is kept, and whether any of it is written now. */
  kept: Pick<DiscussionTexts, 'answers' | 'comments'> & { isWritten: boolean }
  isGiven: IsGiven
  /** Whose authors the history does not name. */
  withholding: Withholding
  zone: Zone
}

interface MergedQuestion extends Omit<MergedThing, 'id'> {
  question: QuestionText | undefined
  isWritten: boolean
  base: QuestionBase | undefined
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

function withFields(
  { fields: { counts, activity }, body }: QuestionText,
  fields: WrittenFields,
): QuestionText {
  return { fields: { ...fields, counts, activity }, body }
}

/** Without parts and aliases fields are known only as a whole. */
type QuestionBase = QuestionDigests & Pick<QuestionLine, 'parts' | 'aliases'>

/**
 * The question of the source without lines of history that would name who wrote what is withheld (decision 21).
 * A line that is there already stays.
 */
function withoutWithheldLines(
  told: ReportedDiscussion,
  current: QuestionText | undefined,
  { id, withholding, zone }: { id: string; withholding: Withholding; zone: Zone },
): QuestionText {
  const all = toConversation(told)
  const named = toNamed(all, id, withholding)
  const [answers, comments] = [new Set(named.answers), new Set(named.comments)]
  const activity = current?.fields.activity ?? []
  const withheld = {
    question: { ...all.question, activity },
    answers: all.answers.filter((answer) => !answers.has(answer)),
    comments: all.comments.filter((comment) => !comments.has(comment)),
  }
  const unwanted = new Set(findMissingActivity(withheld, zone).map(toKey))
  if (unwanted.size === 0) return told.question
  const { fields, body } = told.question
  return {
    fields: { ...fields, activity: fields.activity.filter((line) => !unwanted.has(toKey(line))) },
    body,
  }
}

function toKey({ at, actor, kind }: Activity): string {
  return [at, actor, kind].join('\n')
}

/** For checks that read files; where these lie is not known here. */
function toConversation({ question, answers, comments }: ReportedDiscussion) {
  return {
    question: { ...question.fields, id: '', path: '' },
    answers: Array.from(answers, ([id, { fields }]) => ({ id, path: '', ...fields })),
    comments: Array.from(comments.values(), (comment) => ({ ...comment, textLine: 0, textIndent: 0 })),
  }
}

/** One whose question is there. */
type ReportedDiscussion = DiscussionTexts & { question: QuestionText }
