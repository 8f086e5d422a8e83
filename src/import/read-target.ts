// The content folder that an import writes to: what it holds, and whether it may be written to.

import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isEmptyFolder, isLeftBehind, readSmallFile, walkFolder } from '../folder/disk.ts'
import { peopleName } from '../folder/people.ts'
import { redactionsName } from '../folder/redaction-shapes.ts'
import { noRedactions, parseRedactions, type Redactions } from '../folder/redactions.ts'
import { importListName, isOfRepository } from '../folder/root.ts'
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
import { type FormerImport, readImportList } from './read-import-list.ts'
import { parseOwnSettings } from './settings-text.ts'
import type { Spool } from './spool.ts'
import type { OtherKind } from './write-import-list.ts'

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
  for (const name of contentNames) checkKind(folder, name)
  listDiscussionFiles(folder, spool, countQuestion)
  const former = readImportList(folder, key, spool)
  const { stopped } = former
  const held = former.isOfSource || stopped ? undefined : findHeld(folder)
  if (held !== undefined && !into) {
    throw new Failure('import-foreign', { folder, held, key, other: former.otherKeys.join(', ') })
  }
  if (former.isOfSource && !isKeyOwn && !into) throw new Failure('import-key-unsure', { folder, key })
  const isFresh = stopped?.isFresh ?? (!former.isOfSource && held === undefined)
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
