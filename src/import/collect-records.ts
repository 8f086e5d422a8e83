// First, all is read: what concerns the archive as a whole is known only then.
import type { Zone } from '../format/time.ts'
import { Failure } from '../words/failure.ts'
import { createHideIds } from './fix/ids.ts'
import { findTime } from './fix/time.ts'
import type { DiscussionOutline, DiscussionSource, SeenTexts, SourceImporter } from './importer.ts'
import type { DiscussionRecords, ImportRecord, SourceRecord, Tally } from './records.ts'
import { countBody, createFormulaCount, createTitleCount } from './seen-texts.ts'
import type { Spool } from './spool.ts'

export interface Collecting {
  importer: SourceImporter
  tally: Tally
  spool: Spool
  /** Called with the source, before any other record. @returns what is done with each discussion. */
  begin: (source: SourceRecord) => DiscussionAdding
  /** After each record: what to wait for, if anything. Rejects to stop. */
  tick: () => Promise<void> | undefined
}

interface DiscussionAdding {
  add: (discussion: DiscussionRecords) => void
  addOutline: (outline: DiscussionOutline) => void
  newest: NewestDay
}

export interface CollectedRecords extends SeenTexts {
  source: SourceRecord
  questions: number
  answers: number
  comments: number
  /** Whether any question says how often it was seen. */
  areViewsCounted: boolean
  newest: NewestDay
  /** Where discussions are read of which there was an outline. */
  discussions: DiscussionSource | undefined
}

type Begun = CollectedRecords & DiscussionAdding

/** @throws Failure for records that do not follow each other as they have to, and what the importer throws. */
export async function collectRecords(collecting: Collecting): Promise<CollectedRecords> {
  const { importer, tally, begin, tick } = collecting
  let begun: Begun | undefined
  let discussion: DiscussionRecords | undefined
  const hideIds = createHideIds((id) => tally.note({ rule: 'id-hidden', at: id }))
  for await (const given of importer.read(tally)) {
    const record = given.type === 'outline' ? given : hideIds(given)
    if (!begun) {
      if (record.type !== 'source') throw new Failure('import-no-source', {})
      const counts = { questions: 0, answers: 0, comments: 0, areViewsCounted: false }
      const seen = { titles: createTitleCount(), formulas: createFormulaCount() }
      begun = { source: record, discussions: undefined, ...seen, ...counts, ...begin(record) }
      continue
    }
    if (record.type === 'outline') {
      addOutline(record, begun)
    } else if (record.type === 'question') {
      if (discussion) begun.add(discussion)
      discussion = { question: record, answers: [], comments: [] }
      begun.questions += 1
      begun.areViewsCounted ||= record.views !== undefined
      begun.titles.look(record.title)
    } else if (record.type === 'answer' || record.type === 'comment') {
      const { type: kind, id, question } = record
      if (discussion?.question.id !== question)
        throw new Failure('import-out-of-order', { kind, id, question })
      if (record.type === 'answer') discussion.answers.push(record)
      else discussion.comments.push(record)
      begun[record.type === 'answer' ? 'answers' : 'comments'] += 1
    } else addOther(record, collecting.spool)
    if ('body' in record) countBody(record.body, `${record.type} ${record.id}`, begun.formulas)
    if (record.type !== 'outline') begun.newest.look(record)
    const turn = tick()
    if (turn) await turn
  }
  if (!begun) throw new Failure('import-no-source', {})
  if (discussion) begun.add(discussion)
  if (begun.questions === 0) throw new Failure('import-no-question', {})
  // Without what names were given by, which is large.
  const { add: _, addOutline: __, ...collected } = begun
  return { ...collected, ...importer.seen?.(), discussions: importer.discussions?.() }
}

function addOutline(outline: DiscussionOutline, begun: Begun): void {
  begun.addOutline(outline)
  begun.questions += 1
  begun.answers += outline.answers
  begun.comments += outline.comments
  begun.areViewsCounted ||= outline.hasViews
  for (const time of outline.times) begun.newest.lookAt(time)
}

function addOther(record: ImportRecord, spool: Spool): void {
  const { type } = record
  const text = JSON.stringify(record)
  if (type === 'person') spool.addOther(type, record.id, text)
  if (type === 'synonyms' || type === 'hashtag') spool.addOneOf(type, record.hashtag, text)
  if (type === 'category') spool.addOneOf(type, record.category, text)
  if (type === 'file') spool.addOther(type, record.path, text)
}

type NewestDay = ReturnType<typeof createNewestDay>

/**
 * The day of the newest activity, which is the reference date of an archive. @param now milliseconds since 1970: days
 * later than that in the zone are mistakes of the source, and no reference dates.
 */
export function createNewestDay(zone: Zone, now: number) {
  const today = zone.dayOf({ precision: 'instant', epochMilliseconds: now })
  let newest: string | undefined
  const lookAt = (at: string | undefined): void => {
    const found = at === undefined ? undefined : findTime(at, zone)
    if (!found) return
    const day = zone.dayOf(found.timestamp)
    if (day <= today && (newest === undefined || day > newest)) newest = day
  }
  return {
    lookAt,
    look: (record: ImportRecord): void => {
      if (record.type !== 'question' && record.type !== 'answer' && record.type !== 'comment') return
      lookAt(record.at)
      if (record.type === 'comment') return
      for (const { at } of record.edited) lookAt(at)
      if (record.type !== 'question') return
      lookAt(record.closed?.at)
      for (const { at } of record.activity ?? []) lookAt(at)
    },
    /** Undefined where no time can be read. */
    day: () => newest,
  }
}
