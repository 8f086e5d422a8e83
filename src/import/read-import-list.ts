// What import.ndjson says of the imports before: of one that was stopped while its files were moved, what has arrived.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { peopleName } from '../folder/people.ts'
import { importListName } from '../folder/root.ts'
import { synonymsName } from '../folder/synonyms.ts'
import { digestAll, isDigestOf } from '../kept/digest.ts'
import { Failure } from '../words/failure.ts'
import { describedNames } from './hashtag-files.ts'
import { toIdOf } from './read-discussion-files.ts'
import { readLines } from './read-records.ts'
import type { Spool } from './spool.ts'
import {
  type ListLine,
  type OtherLine,
  parseListLine,
  parseQuestionLine,
  type QuestionLine,
  toListText,
} from './write-import-list.ts'

export interface FormerImport {
  /** Whether this source was imported before. */
  isOfSource: boolean
  /** Keys of other sources, and their lines as they are. */
  otherKeys: string[]
  otherLines: string[]
  /** Of questions without one. */
  category?: string | undefined
  /** The reference date that the last import wrote, whichever source that was of. */
  referenceDate?: string | undefined
  /** Where it was stopped while its files were moved. */
  stopped?: { isFresh: boolean }
  /** Ids in the archive of questions whose ids in the source are others, or are there more than once. */
  ids: Map<string, string[]>
  /** Ids in the archive of people whose ids in the source are others. */
  people: Map<string, string>
  /** Ids of people that other sources have. */
  otherPeople: Set<string>
}

/**
 * Its lines of this source go into the spool, whose files are known. @throws Failure for a list that no import wrote, and
 * for one of another source that was stopped: nobody else knows what its texts are to be.
 */
export function readImportList(folder: string, key: string, spool: Spool): FormerImport {
  const path = join(folder, importListName)
  const lists = { otherKeys: [], otherLines: [], otherPeople: new Set<string>() }
  const former: FormerImport = { isOfSource: false, ...lists, ids: new Map(), people: new Map() }
  if (!lstatSync(path, { throwIfNoEntry: false })) return former
  let isOwn = false
  /** Of an import that was stopped, behind what was before it: files that have arrived. */
  let arrived: Set<string> | undefined
  for (const { text, number } of readLines(path)) {
    const line = parseListLine(text)
    if (!line || (number === 1 && line.type !== 'source' && line.type !== 'unfinished')) {
      throw new Failure('import-list-faulty', { path, line: number })
    }
    if (line.type === 'unfinished') {
      if (line.key !== key) throw new Failure('import-unfinished', line)
      former.stopped = { isFresh: line.isFresh }
    } else if (line.type === 'next') arrived = new Set()
    else if (line.type === 'moving') {
      if (isDigestOf(join(folder, line.path), line.digest, digestAll)) arrived?.add(line.path)
    } else {
      if (line.type === 'source') isOwn = line.key === key
      if (!arrived) addFormerLine(line, text, { former, spool, isOwn })
      else if (isOwn) addNextLine(line, text, { former, spool, arrived })
    }
  }
  for (const [id, others] of former.ids) {
    const line = parseQuestionLine(spool.findFormer('question', id))
    if (line && line.source === undefined) others.unshift(id)
  }
  return former
}

/** Of a source, or a picture. */
type GivenLine = Exclude<ListLine, { type: 'unfinished' | 'next' | 'moving' }>

interface Reading {
  former: FormerImport
  spool: Spool
}

function addFormerLine(
  line: GivenLine,
  text: string,
  { former, spool, isOwn }: Reading & { isOwn: boolean },
): void {
  // It never goes back: of several sources the last to write it has the latest.
  if (line.type === 'archive') former.referenceDate = toLater(former.referenceDate, line.referenceDate)
  // Of the folder, whichever source names them.
  if (line.type === 'picture') spool.addFormer(line.type, line.id, text)
  else if (!isOwn) {
    former.otherLines.push(text)
    if (line.type === 'source') former.otherKeys.push(line.key)
    if (line.type === 'person') former.otherPeople.add(line.id)
  } else if (line.type === 'source') Object.assign(former, { isOfSource: true, category: line.category })
  else if (line.type !== 'archive') {
    spool.addFormer(line.type, line.id, text)
    noteOtherId(line, former)
  }
}

/** Of each file that has arrived its new line holds, and the former one of all others. */
function addNextLine(
  line: GivenLine,
  text: string,
  { former, spool, arrived }: Reading & { arrived: ReadonlySet<string> },
): void {
  if (line.type === 'source' || line.type === 'picture') return
  if (line.type === 'archive') {
    if (arrived.has('archive.yaml')) former.referenceDate = toLater(former.referenceDate, line.referenceDate)
    return
  }
  noteOtherId(line, former)
  if (line.type !== 'question') {
    const path = line.type === 'file' ? `files/${line.id}` : rootNames[line.type]
    if (arrived.has(path)) spool.addFormer(line.type, line.id, text)
    return
  }
  const was = spool.findFormer(line.type, line.id)
  if (was === text) return
  const settled = settleQuestion(parseQuestionLine(was), line, spool.listExisting(line.id), arrived)
  if (settled) spool.addFormer(line.type, line.id, toListText(settled).trimEnd())
  else noteId(line.source ?? line.id, line.id, former)
}

const rootNames = { person: peopleName, synonyms: synonymsName, ...describedNames }

/** Undefined where nothing of it is there: questions are moved first. */
function settleQuestion(
  was: QuestionLine | undefined,
  will: QuestionLine,
  paths: readonly string[],
  arrived: ReadonlySet<string>,
): QuestionLine | undefined {
  const question = paths.find((path) => path.startsWith('questions/'))
  if (question === undefined) return was
  const come = paths.filter((path) => arrived.has(path))
  const ids = new Set(come.filter((path) => path.startsWith('answers/')).map(toIdOf))
  const answers = Object.entries(will.answers).filter(([id]) => ids.has(id))
  const hasComments = come.some((path) => path.startsWith('comments/'))
  return {
    // A new one that a person has changed since is no other question.
    ...(was && !arrived.has(question) ? was : will),
    answers: { ...was?.answers, ...Object.fromEntries(answers) },
    comments: hasComments ? will.comments : (was?.comments ?? {}),
  }
}

function toLater(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other
}

function noteOtherId(line: QuestionLine | OtherLine, former: FormerImport): void {
  if (line.source === undefined) return
  if (line.type === 'person') former.people.set(line.source, line.id)
  if (line.type === 'question') noteId(line.source, line.id, former)
}

function noteId(source: string, id: string, { ids }: FormerImport): void {
  const others = ids.get(source) ?? []
  if (!others.includes(id)) ids.set(source, [...others, id])
}
