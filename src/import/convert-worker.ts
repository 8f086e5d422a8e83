// A worker that makes files of questions: it reads their records from the spool, and writes beside the content folder.

import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { type Leaf, mapTexts } from '../format/leaf.ts'
import { createZone } from '../format/time.ts'
import { answerBatches } from '../kept/answer.ts'
import { digestText } from '../kept/digest.ts'
import { type DiscussionNames, toAliasKey } from './fix/archive-names.ts'
import { toValidId } from './fix/ids.ts'
import type { DiscussionSource, ReadDiscussion } from './importer.ts'
import {
  createToValidDiscussion,
  type DiscussionInput,
  type DiscussionMaking,
  makeDiscussion,
  type ValidContext,
} from './make-discussion.ts'
import type { MergedDiscussion } from './merge-discussion.ts'
import { type PersonIds, toPersonId } from './people.ts'
import { toPictureKey, tryFetchAddress } from './pictures/addresses.ts'
import { listPictureAddresses, putFetchedPictures } from './pictures/places.ts'
import { readDiscussionFile, toOpenContext } from './read-discussion-files.ts'
import type { Target } from './read-target.ts'
import {
  answerSchema,
  commentSchema,
  type DiscussionRecords,
  type ImportNote,
  questionSchema,
} from './records.ts'
import { createFindTaken } from './spool.ts'
import { parseListLine, parseQuestionLine, toListText } from './write-import-list.ts'
import { createWriteStaged } from './write-staging.ts'

export interface ConvertWorkerData {
  /** The spool. */
  database: string
  /** The content folder, and where files of the same paths are put meanwhile. */
  target: string
  staging: string
  valid: ValidContext
  withheld: Target['withheld']
  people: PersonIds
  /** Of what the spool has no records of. */
  discussions: DiscussionSource | undefined
}

const data: ConvertWorkerData = workerData
const { settings } = data.valid
const database = new DatabaseSync(data.database, { readOnly: true })
// Nobody writes any more: else each query locks the file, and looks whether its pages are still those that are known.
database.exec('PRAGMA cache_size = -1000; BEGIN')
const selectDiscussion = database.prepare(
  'SELECT source, id, folder, names, records FROM discussion WHERE number = ?',
)
const selectFormer = database.prepare("SELECT line FROM former WHERE kind = 'question' AND id = ?")
const selectPicture = database.prepare("SELECT line FROM former WHERE kind = 'picture' AND id = ?")
const hasPictures = database.prepare("SELECT 1 FROM former WHERE kind = 'picture' LIMIT 1").get()
const selectExisting = database.prepare('SELECT path FROM existing WHERE question = ? ORDER BY path')
const selectId = database.prepare(
  // Or one that the source has no longer; not another's of that id.
  `SELECT id FROM discussion WHERE source = ?
   UNION ALL
   SELECT id FROM former JOIN existing ON question = id
   WHERE kind = 'question' AND id = ? AND json_extract(line, '$.source') IS NULL LIMIT 1`,
)
const isGiven = createFindTaken(database, 'given')
const writeStaged = createWriteStaged(data.staging)

const readDiscussion = await openSource(data.discussions)
const toValidDiscussion = await createToValidDiscussion(data.valid)

const making: DiscussionMaking = {
  toValidDiscussion: hasPictures
    ? (discussion, names) => {
        const valid = toValidDiscussion(discussion, names)
        const options = { math: settings.math, findOwnAddress }
        return { ...valid, discussion: putFetchedPictures(valid.discussion, options) }
      }
    : toValidDiscussion,
  context: toOpenContext(createZone(settings.timeZone)),
  locale: settings.locale,
  read: (path: string) => readDiscussionFile(data.target, path),
  isGiven: (alias) => isGiven(toAliasKey(alias)),
  withholding: data.withheld,
  formerCategory: data.valid.formerCategory,
}

export const convertBatches = () => answerBatches(convertDiscussion)

export type ConvertedDiscussion = ReturnType<typeof convertDiscussion>

function convertDiscussion(number: number) {
  const { input, people, notes: before } = readInput(number)
  const { files, merged, notes } = makeDiscussion(input, making)
  for (const [path, text] of files) writeStaged(path, text)
  return {
    id: input.names.id,
    /** Its line of import.ndjson, where it has one. */
    line: merged.base && toListText(merged.base),
    things: merged.things,
    written: files.size,
    /** Who was named for the first time in this worker. */
    people,
    notes: [...before, ...notes],
    pictures: listForeignPictures(merged),
  }
}

/** Digests of addresses of pictures that are not the archive's own: few bytes, as they are kept to the end. */
function listForeignPictures({ question, answers, comments }: MergedDiscussion): number[] {
  const { math } = settings
  const bodies = [question, ...answers.values()].map((text) => text?.body ?? '')
  const addresses = [
    ...bodies.flatMap((body) => [...listPictureAddresses(body, { math, comment: false })]),
    ...[...comments.values()].flatMap(({ text }) => [...listPictureAddresses(text, { math, comment: true })]),
  ]
  const asked = addresses.map((address) => tryFetchAddress(address, settings.formerUrls[0]))
  const known = asked.filter((address) => typeof address === 'string')
  return known.map((address) => Number.parseInt(digestText(address).slice(0, 12), 16))
}

/** Address of a picture that was fetched after an earlier import. */
function findOwnAddress(written: string): string | undefined {
  const address = tryFetchAddress(written, settings.formerUrls?.[0])
  const found = typeof address === 'string' ? selectPicture.get(toPictureKey(address))?.['line'] : undefined
  const line = typeof found === 'string' ? parseListLine(found) : undefined
  return line?.type === 'picture' ? `/${line.path}` : undefined
}

function readInput(number: number): { input: DiscussionInput } & Omit<ReadDiscussion, 'records'> {
  const row = selectDiscussion.get(number)
  const id = String(row?.['id'])
  const { records, people, notes: found } = readRecords(row?.['records'], String(row?.['source']))
  const findId = (source: string) => selectId.get(source, source)?.['id']?.toString()
  const { discussion, notes } = resolveReferences(renamePeople(records, data.people), findId)
  const existing = selectExisting.all(id).map(({ path }) => String(path))
  const names: DiscussionNames = JSON.parse(String(row?.['names']))
  const folder = String(row?.['folder'])
  return {
    input: {
      records: discussion,
      names,
      folder,
      base: parseQuestionLine(selectFormer.get(id)?.['line']?.toString()),
      existing,
    },
    people,
    notes: [...found, ...notes],
  }
}

/** @param spooled their JSON, if the spool has it. */
function readRecords(spooled: unknown, source: string): ReadDiscussion {
  if (typeof spooled === 'string') return { records: JSON.parse(spooled), people: [], notes: [] }
  return readDiscussion(source)
}

async function openSource(
  source: DiscussionSource | undefined,
): Promise<(question: string) => ReadDiscussion> {
  if (source) return (await import(source.module)).openDiscussions(source.data)
  return (question) => {
    throw new Error(`Nothing has the records of ${question}.`)
  }
}

/**
 * Questions that a question names, by their ids in the archive; those that are not in it, and itself, are left out.
 * @param findId id of a question in the archive, by that in the source.
 */
function resolveReferences(
  discussion: DiscussionRecords,
  findId: (source: string) => string | undefined,
): { discussion: DiscussionRecords; notes: ImportNote[] } {
  const { question } = discussion
  const notes: ImportNote[] = []
  const resolve = (ids: readonly string[]): string[] => {
    const found = ids.flatMap((id) => {
      const own = id === question.id ? undefined : findId(id)
      if (own !== undefined) return [own]
      notes.push({ rule: 'question-unknown', at: `question ${question.id}`, detail: id })
      return []
    })
    return [...new Set(found)]
  }
  const { closed } = question
  const related = resolve(question.related)
  const state = closed ? { closed: { ...closed, ...(closed.of ? { of: resolve(closed.of) } : {}) } } : {}
  return { discussion: { ...discussion, question: { ...question, related, ...state } }, notes }
}

/** The same records where nobody has another id. */
function renamePeople(discussion: DiscussionRecords, people: PersonIds): DiscussionRecords {
  if (people.given.size === 0 && people.taken.size === 0) return discussion
  const rename = (text: string, leaf: Leaf | undefined): string => {
    if (leaf !== 'person') return text
    const id = toPersonId(text, people)
    // An id that only is not valid is reported where texts are fixed.
    return id === toValidId(text) ? text : id
  }
  const { question, answers, comments } = discussion
  return {
    question: mapTexts(question, questionSchema, rename),
    answers: answers.map((answer) => mapTexts(answer, answerSchema, rename)),
    comments: comments.map((comment) => mapTexts(comment, commentSchema, rename)),
  }
}
