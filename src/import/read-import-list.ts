import { lstatSync } from 'node:fs'
import { Failure } from '../words/failure.ts'
import { readLines } from './read-records.ts'
import type { Spool } from './spool.ts'
import { type ListLine, parseListLine, parseQuestionLine } from './write-import-list.ts'

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
  /** Ids in the archive of questions whose ids in the source are others, or are there more than once. */
  ids: Map<string, string[]>
  /** Ids in the archive of people whose ids in the source are others. */
  people: Map<string, string>
  /** Ids of people that other sources have. */
  otherPeople: Set<string>
}

/** Its lines of this source go into the spool. @throws Failure for a list that no import wrote. */
export function readImportList(path: string, key: string, spool: Spool): FormerImport {
  const lists = { otherKeys: [], otherLines: [], otherPeople: new Set<string>() }
  const former: FormerImport = { isOfSource: false, ...lists, ids: new Map(), people: new Map() }
  if (!lstatSync(path, { throwIfNoEntry: false })) return former
  let isOwn = false
  for (const { text, number } of readLines(path)) {
    const line = parseListLine(text)
    if (!line || (number === 1 && line.type !== 'source')) {
      throw new Failure('import-list-faulty', { path, line: number })
    }
    if (line.type === 'source') {
      isOwn = line.key === key
      if (isOwn) Object.assign(former, { isOfSource: true, category: line.category })
      else former.otherKeys.push(line.key)
    }
    // It never goes back: of several sources the last to write it has the latest.
    if (line.type === 'archive') former.referenceDate = toLater(former.referenceDate, line.referenceDate)
    // Of the folder, whichever source names them.
    if (line.type === 'picture') spool.addFormer(line.type, line.id, text)
    else if (isOwn) addLine(line, text, { former, spool })
    else {
      former.otherLines.push(text)
      if (line.type === 'person') former.otherPeople.add(line.id)
    }
  }
  for (const [id, others] of former.ids) {
    const line = parseQuestionLine(spool.findFormer('question', id))
    if (line && line.source === undefined) others.unshift(id)
  }
  return former
}

function toLater(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other
}

function addLine(
  line: Exclude<ListLine, { type: 'picture' }>,
  text: string,
  { former, spool }: { former: FormerImport; spool: Spool },
): void {
  if (line.type === 'source' || line.type === 'archive') return
  spool.addFormer(line.type, line.id, text)
  if (line.source === undefined) return
  if (line.type === 'person') former.people.set(line.source, line.id)
  if (line.type !== 'question') return
  former.ids.set(line.source, [...(former.ids.get(line.source) ?? []), line.id])
}
