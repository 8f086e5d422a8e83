// The history of a question: as the source knows it, else as its records tell it (decisions 16 and 21).
import { toYamlLines } from '../../authoring/yaml-lines.ts'
import { activityKinds } from '../../question/activity.ts'
import type { Zone } from '../../time/zone.ts'
import type { QuestionRecord } from '../records.ts'
import type { ThreadRecords } from '../thread-records.ts'
import { toInstantOf } from './mend-time.ts'
import type { Note } from './notes.ts'
import { takeFitting } from './take-fitting.ts'

export type HistoryLine = NonNullable<QuestionRecord['activity']>[number]

/** Keys of all lines, and the items of other lists, have room besides. */
const mostLines = 10_000

const [asked, questionEdited, newAnswer, answerEdited, newComment] = activityKinds

/** Oldest first, each line once. @param thread in which every time can be read. */
export function toHistory({ question, answers, comments }: ThreadRecords, zone: Zone): HistoryLine[] {
  const lines = [
    { ...toWho(question), kind: asked },
    ...question.edited.map((edit) => ({ ...toWho(edit, question), kind: questionEdited })),
    ...answers.flatMap((answer) => [
      { ...toWho(answer), kind: newAnswer },
      ...answer.edited.map((edit) => ({ ...toWho(edit, answer), kind: answerEdited })),
    ]),
    ...comments.map((comment) => ({ ...toWho(comment), kind: newComment })),
  ]
  return toUnique(orderHistory(lines, zone))
}

interface Who {
  at: string
  actor: string
  person?: string | undefined
}

/** Who edits without a name is the author. */
function toWho(own: Omit<Who, 'actor'> & { actor?: string | undefined }, author?: Who): Who {
  const { at, actor, person } = own
  if (actor !== undefined) return { at, actor, ...(person === undefined ? {} : { person }) }
  const by = author?.person
  return { at, actor: author?.actor ?? '', ...(by === undefined ? {} : { person: by }) }
}

/** Equal times keep their order. */
export function orderHistory(lines: readonly HistoryLine[], zone: Zone): HistoryLine[] {
  return lines
    .map((line) => ({ line, instant: toInstantOf(line.at, zone) }))
    .sort((a, b) => a.instant - b.instant)
    .map(({ line }) => line)
}

function toUnique(lines: readonly HistoryLine[]): HistoryLine[] {
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

/**
 * That it was asked, and of all other lines the newest for which there is room. @param room bytes of front matter, and how
 * many there are at least.
 */
export function fitHistory(
  lines: readonly HistoryLine[],
  room: { least: number; count: () => number },
  note: Note,
): HistoryLine[] {
  const first = lines.find(({ kind }) => kind === asked) ?? lines[0]
  if (!first || isCertainToFit(lines, room.least)) return [...lines]
  const toBytes = (line: HistoryLine) => Buffer.byteLength(toYamlLines('activity', [line]).join('\n  '))
  const later = lines.filter((line) => line !== first).reverse()
  const fitting = takeFitting(later, { items: mostLines - 1, bytes: room.count() - toBytes(first), toBytes })
  if (fitting.length === later.length) return [...lines]
  note('history-cut', `${later.length - fitting.length}`)
  const kept = new Set([first, ...fitting])
  return lines.filter((line) => kept.has(line))
}

/** Keys, a kind, and the signs around them. */
const aroundLine = 120

/** Counting to the byte takes longer than all else. */
function isCertainToFit(lines: readonly HistoryLine[], bytes: number): boolean {
  const units = lines.reduce((sum, { at, actor, person = '' }) => sum + (at + actor + person).length, 0)
  return lines.length <= mostLines && 3 * units + aroundLine * lines.length <= bytes
}
