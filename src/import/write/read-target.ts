// The content folder that an import writes to: what it holds, and whether it may be written to.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import { isLeftBehind } from '../../content-folder/left-behind.ts'
import { isEmptyFolder } from '../../content-folder/read-root.ts'
import { readSmallFile } from '../../content-folder/read-small-file.ts'
import {
  noRedactions,
  parseRedactions,
  type Redactions,
  redactionsName,
} from '../../content-folder/redactions.ts'
import { isOfRepository } from '../../content-folder/root-entry.ts'
import { walkFolder } from '../../content-folder/walk-folder.ts'
import { Failure } from '../../messages/failure.ts'
import type { Issue } from '../../question/issue.ts'
import { importListName } from './import-list.ts'
import { toIdOf } from './parse-thread-files.ts'
import { type FormerImport, readImportList } from './read-import-list.ts'
import { parseOwnSettings } from './settings-text.ts'
import type { Spool } from './spool.ts'

const threadFolders = ['questions', 'answers', 'comments']
const contentNames = [
  ...threadFolders,
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

export interface TargetOptions {
  folder: string
  /** Key of the source. */
  key: string
  /** Whether that tells the source from any other. */
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
  listThreadFiles(folder, spool, countQuestion)
  const isFresh = !former.isOfSource && held === undefined
  return { folder, former, isFresh, settings: readOwnSettings(folder), withheld: readWithheld(folder) }
}

/** What an import would be mixed with: not the settings that somebody put there for it, nor what is of a repository. */
function findHeld(folder: string): string | undefined {
  const others = readdirSync(folder).filter((name) => !isForImport(name))
  return [...contentNames, ...others.sort()].find((name) => isHeld(join(folder, name)))
}

function isForImport(name: string): boolean {
  return preparedNames.has(name) || isOfRepository(name) || isLeftBehind(name)
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

function listThreadFiles(folder: string, spool: Spool, countQuestion: (path: string) => void): void {
  for (const root of threadFolders) {
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
  const { answers, comments } = readRedactions(folder)
  return { answers, comments }
}

function readRedactions(folder: string): Redactions {
  const read = readSmallFile(folder, redactionsName, parseRedactions)
  if (!read) return noRedactions
  if ('issues' in read) throw new Failure('import-redactions-faulty', { folder })
  return read.redactions
}
