// The content folder that an import writes to: what it holds, and whether it may be written to.

import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isEmptyFolder, isLeftBehind, readSmallFile, walkFolder } from '../folder/disk.ts'
import { peopleName } from '../folder/people.ts'
import { redactionsName } from '../folder/redaction-shapes.ts'
import { noRedactions, parseRedactions, type Redactions } from '../folder/redactions.ts'
import { isOfRepository } from '../folder/root.ts'
import { hasComments } from '../format/front-matter.ts'
import type { Issue } from '../format/issue.ts'
import { readRegularFile } from '../kept/files.ts'
import { Failure } from '../words/failure.ts'
import {
  type DescribedKind,
  describedNames,
  parseDescribed,
  type SynonymsByHashtag,
  toSynonyms,
} from './hashtag-files.ts'
import { toPeople } from './people.ts'
import { readDiscussionFile, toIdOf } from './read-discussion-files.ts'
import { readLines } from './read-records.ts'
import { parseOwnSettings } from './settings-text.ts'
import type { Spool } from './spool.ts'
import {
  importListName,
  type ListLine,
  type OtherKind,
  parseListLine,
  parseQuestionLine,
} from './write-import-list.ts'

const discussionFolders = ['questions', 'answers', 'comments']
const contentNames = [
  ...discussionFolders,
  'files',
  'people.yaml',
  'synonyms.yaml',
  'tags.yaml',
  'categories.yaml',
]
const preparedNames = new Set(['archive.yaml', 'redactions.yaml', 'theme', 'pages', importListName])

export interface Target {
  folder: string
  former: FormerImport
  /** Whether nothing is there but what somebody has prepared for an import. */
  isFresh: boolean
  /** Undefined where there is no archive.yaml; its text to the letter. */
  settings: ({ text: string } & Exclude<ReturnType<typeof parseOwnSettings>, Issue>) | undefined
  /** By redactions.yaml. */
  withheld: Pick<Redactions, 'answers' | 'comments'>
}

interface TargetOptions {
  folder: string
  /** Key of the source. */
  key: string
  /** Whether that distinguishes the source from any other. */
  isKeyOwn?: boolean
  /** Whether whatever is there may be added to. */
  into: boolean
}

/**
 * Notes in the spool what is there. @param countQuestion is called with the path of each question.
 * @throws Failure where something else than an earlier import of the same source is there, and nobody allowed it.
 */
export function readTarget(
  options: TargetOptions,
  spool: Spool,
  countQuestion: (path: string) => void,
): Target {
  const { folder, key, isKeyOwn = true, into } = options
  const former = readImportList(join(folder, importListName), key, spool)
  const held = former.isOfSource ? undefined : findHeld(folder)
  if (held !== undefined && !into) {
    throw new Failure('import-foreign', { folder, held, key, other: former.otherKeys.join(', ') })
  }
  if (former.isOfSource && !isKeyOwn && !into) throw new Failure('import-key-unsure', { folder, key })
  for (const name of contentNames) checkKind(folder, name)
  listDiscussionFiles(folder, spool, countQuestion)
  const isFresh = !former.isOfSource && held === undefined
  return { folder, former, isFresh, settings: readOwnSettings(folder), withheld: readWithheld(folder) }
}

/** What an import would be mixed with: not the settings that somebody put there for it, nor what is of a repository. */
function findHeld(folder: string): string | undefined {
  const isOther = (name: string) => !preparedNames.has(name) && !isOfRepository(name) && !isLeftBehind(name)
  const others = readdirSync(folder).filter(isOther).sort()
  return [...contentNames, ...others].find((name) => isHeld(join(folder, name)))
}

function isHeld(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false })
  return status !== undefined && !(status.isDirectory() && isEmptyFolder(path))
}

/** What is written behind a link would be elsewhere. */
function checkKind(folder: string, name: string): void {
  const path = join(folder, name)
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status) return
  if (name.includes('.') ? !status.isFile() : !status.isDirectory()) {
    throw new Failure('import-in-the-way', { path })
  }
}

function listDiscussionFiles(folder: string, spool: Spool, countQuestion: (path: string) => void): void {
  for (const root of discussionFolders) {
    if (!lstatSync(join(folder, root), { throwIfNoEntry: false })) continue
    walkFolder(folder, {
      root,
      names: {
        extension: root === 'comments' ? '.yaml' : '.md',
        toOther: () => ({ code: 'unknown-file', detail: {} }),
      },
      fileBytes: Number.POSITIVE_INFINITY,
      onFile: ({ path }, parent) => {
        if (root === 'questions') countQuestion(path)
        if (root === 'answers' && parent === root) return
        spool.addExisting(root === 'answers' ? toName(parent) : toIdOf(path), path)
      },
    })
  }
}

function toName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).normalize('NFC')
}

/** @throws Failure for what has faults besides lacking a title or a day. */
function readOwnSettings(folder: string): Target['settings'] {
  const read = readSmallFile(folder, 'archive.yaml', () => {
    const text = readRegularFile(join(folder, 'archive.yaml')).toString()
    const parsed = parseOwnSettings(text)
    return 'code' in parsed ? { issues: [parsed] } : { text, ...parsed }
  })
  if (!read || !('issues' in read)) return read
  throw new Failure('import-settings-faulty', { folder, line: read.issues[0]?.line ?? 1 })
}

/** Who wrote what is withheld must not be named, so an import has to know it. */
function readWithheld(folder: string): Target['withheld'] {
  const read = readSmallFile(folder, redactionsName, parseRedactions)
  if (read && 'issues' in read) throw new Failure('import-redactions-faulty', { folder })
  const { answers, comments } = read?.redactions ?? noRedactions
  return { answers, comments }
}

/** Ids of those whom other sources have; before the first import of this one all that are there are others. */
export function listOtherPeople({ folder, former }: Pick<Target, 'folder' | 'former'>): string[] {
  if (former.isOfSource) return [...former.otherPeople]
  const people = toPeople(readIfThere(folder, peopleName))
  return [...former.otherPeople, ...(people?.keys() ?? [])]
}

/** Those of synonyms.yaml that the last import of this source did not write. */
export function readOtherSynonyms(folder: string, spool: Spool): SynonymsByHashtag {
  return withoutOwn(readSynonyms(folder).synonyms, spool, 'synonyms')
}

/** Old addresses of hashtags or categories that the last import of this source did not write. */
export function listOtherAddresses(folder: string, spool: Spool, kind: DescribedKind): (readonly string[])[] {
  const described = parseDescribed(kind, readIfThere(folder, describedNames[kind])) ?? new Map()
  return Array.from(withoutOwn(described, spool, kind).values(), ({ aliases }) => aliases)
}

function withoutOwn<Value>(
  values: ReadonlyMap<string, Value>,
  spool: Spool,
  kind: OtherKind,
): ReadonlyMap<string, Value> {
  const own = new Set(spool.listFormerIds(kind))
  return new Map([...values].filter(([name]) => !own.has(name)))
}

/** Those that are kept whatever questions carry: no import takes a spelling out of a file with `#` notes. */
export function readStandingSynonyms(folder: string, spool: Spool): SynonymsByHashtag {
  const { synonyms, isNoted } = readSynonyms(folder)
  return isNoted ? synonyms : readOtherSynonyms(folder, spool)
}

/** Nobody knows those of a file with faults. */
function readSynonyms(folder: string): { synonyms: SynonymsByHashtag; isNoted: boolean } {
  const text = readIfThere(folder, 'synonyms.yaml')
  const synonyms = toSynonyms(text)
  if (!synonyms) return { synonyms: new Map(), isNoted: false }
  return { synonyms, isNoted: hasComments(text) }
}

function readIfThere(folder: string, name: string): string {
  const isThere = lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined
  return isThere ? (readDiscussionFile(folder, name) ?? '') : ''
}

interface FormerImport {
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
