// An import works in a hidden folder of its own inside the content folder: on the same disk, so that what it has made is
// put into its place by renames alone, and where nobody else reads.
import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { checkImportList, importListName, isNoContent, stagingName } from '../folder/root.ts'
import { digestAll, digestFile, isDigestOf } from '../kept/digest.ts'
import { makeCacheFolder, makeFolders, writeFully } from '../kept/write.ts'
import { Failure } from '../words/failure.ts'
import { readLines } from './read-records.ts'
import {
  type MovingLine,
  parseListLine,
  printUnfinishedList,
  type UnfinishedLine,
  writeParts,
} from './write-import-list.ts'

export type StagingFolder = ReturnType<typeof makeStagingFolder>

/**
 * What an earlier import was stopped at is finished first, where this machine has all that it takes. @param takeLock takes
 * the lock of that name, and throws where another import has it. @returns how it is given back. @param ledger as in
 * `exchangeStaged`. @throws Failure where something else than a folder is there, and what the disk says.
 */
export function makeStagingFolder(target: string, takeLock: (path: string) => () => void, ledger: string) {
  const made = makeFolder(target)
  const path = join(target, stagingName)
  let release = () => {}
  let isOwn = false
  const remove = (): void => {
    try {
      if (isOwn) rmSync(path, { recursive: true, force: true })
    } finally {
      release()
    }
    if (made !== undefined) removeEmpty(target, made)
  }
  try {
    release = takeLock(path)
    if (lstatSync(path, { throwIfNoEntry: false })) {
      if (isAsNoted(path, target, ledger)) moveAll(path, target)
      rmSync(path, { recursive: true, force: true })
    }
    rmSync(ledger, { force: true })
    const [staged, temporary] = [join(path, stagedName), join(path, 'temporary')]
    for (const folder of [path, staged, temporary]) mkdirSync(folder)
    isOwn = true
    // Nobody commits it by mistake.
    writeFileSync(join(path, '.gitignore'), '*\n')
    return {
      path,
      /** Where new files lie by their paths in the content folder. */
      staged,
      /** For whatever else does not fit into memory. */
      temporary,
      /** Removes it, and the content folder too where the import has made it and put nothing in it. */
      remove,
    }
  } catch (error) {
    remove()
    throw error
  }
}

function makeFolder(folder: string): string | undefined {
  try {
    return makeFolders(folder)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (reason === 'EEXIST' || reason === 'ENOTDIR') throw new Failure('import-no-folder', { folder })
    if (['ENOENT', 'EACCES', 'EPERM', 'EROFS'].includes(reason)) {
      throw new Failure('import-folder-unwritable', { folder, reason })
    }
    throw error
  }
}

/** @param made the first folder that was made on the way. */
function removeEmpty(folder: string, made: string): void {
  try {
    rmdirSync(folder)
  } catch {
    return
  }
  if (folder !== made) removeEmpty(dirname(folder), made)
}

/** Answers of each question have a folder of their own: of a large import there are too many to remember. */
const mostRemembered = 100

/** @returns a function that writes a file below the folder, with the folders that lead to it. */
export function createWriteStaged(folder: string): (path: string, content: string | Uint8Array) => void {
  const made = new Set<string>()
  return (path, content) => {
    const file = join(folder, path)
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    if (made.size === mostRemembered) made.clear()
    made.add(dirname(file))
    const descriptor = openSync(file, 'w')
    try {
      writeFully(descriptor, typeof content === 'string' ? Buffer.from(content) : content, file)
    } finally {
      closeSync(descriptor)
    }
  }
}

/** Below the folder of an import: what is new, what it takes the place of, and the list while files are on their way. */
const stagedName = 'new'
const formerName = 'former'
const unfinishedName = 'unfinished'

/**
 * Puts what was staged into its place, by renames alone. All or nothing: what fails puts back what was moved. From the
 * first step to the last the list of the content folder says that this is unfinished.
 * @param staging whose `new` holds files by their paths in the target, `import.ndjson` among them. @param ledger file of
 * the cache in which this machine notes them, to finish this after a stop. @throws what the disk says.
 */
export function exchangeStaged(
  staging: string,
  target: string,
  { ledger, head }: { ledger: string; head: UnfinishedLine },
): void {
  const [staged, unfinished] = [join(staging, stagedName), join(staging, unfinishedName)]
  const moving = listStaged(staged).map((path): MovingLine => {
    return { type: 'moving', path, digest: digestFile(join(staged, path)) }
  })
  const lists = { former: join(target, importListName), next: join(staged, importListName), moving }
  writeParts(unfinished, printUnfinishedList(head, lists))
  try {
    keepLedger(unfinished, ledger)
    moveAll(staging, target, unfinished)
  } finally {
    rmSync(ledger, { force: true })
  }
}

/** This machine's own copy of the list. Without it, an import that is stopped is made anew. */
function keepLedger(unfinished: string, ledger: string): void {
  try {
    makeCacheFolder(dirname(ledger))
    copyFileSync(unfinished, ledger)
  } catch {
    rmSync(ledger, { force: true })
  }
}

/** @param unfinished list that takes its place before all others. */
function moveAll(staging: string, target: string, unfinished?: string): void {
  const undo: (() => void)[] = []
  const [staged, former] = [join(staging, stagedName), join(staging, formerName)]
  const moveOne = (name: string, from = join(staged, name)) =>
    move({ from, to: join(target, name), former: join(former, name) }, undo)
  const names = readdirSync(staged).filter((name) => name !== importListName)
  try {
    if (unfinished !== undefined) moveOne(importListName, unfinished)
    // What belongs to a question is never there without it.
    for (const name of names.sort((a, b) => Number(b === 'questions') - Number(a === 'questions')))
      moveOne(name)
    renameSync(join(staged, importListName), join(target, importListName))
  } catch (error) {
    for (const each of undo.toReversed()) each()
    throw error
  }
}

interface Move {
  from: string
  to: string
  /** Where what is there is kept. */
  former: string
}

/** At no moment there is nothing where a file was. @param undo what undoes it is added. */
function move({ from, to, former }: Move, undo: (() => void)[]): void {
  const isFolder = lstatSync(from).isDirectory()
  const status = lstatSync(to, { throwIfNoEntry: false })
  if (isFolder && status?.isDirectory()) {
    for (const name of readdirSync(from)) {
      move({ from: join(from, name), to: join(to, name), former: join(former, name) }, undo)
    }
    return
  }
  if (status && (isFolder || !status.isFile())) throw new Failure('import-in-the-way', { path: to })
  if (status) keepFormer(to, former)
  renameSync(from, to)
  undo.push(() => {
    renameSync(to, from)
    if (status) renameSync(former, to)
  })
}

/** Not every disk knows hard links. */
function keepFormer(path: string, former: string): void {
  mkdirSync(dirname(former), { recursive: true })
  rmSync(former, { force: true })
  try {
    linkSync(path, former)
  } catch {
    copyFileSync(path, former)
  }
}

/** Whatever lies there, by its path in the content folder. */
function listStaged(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

/**
 * Whether an exchange was stopped in its middle, and each file is where it was or where it belongs, as this machine wrote
 * it. Nothing else is among them, and nobody has written since what they would take the place of.
 */
function isAsNoted(staging: string, target: string, ledger: string): boolean {
  const status = lstatSync(ledger, { throwIfNoEntry: false, bigint: true })
  const staged = join(staging, stagedName)
  if (!status?.isFile() || !existsSync(staged) || !checkImportList(target).some(isNoContent)) return false
  const lines = Array.from(readLines(ledger), ({ text }) => parseListLine(text))
  // Of an import that was stopped twice, the last.
  const moving = lines
    .slice(lines.findLastIndex((line) => line?.type === 'next'))
    .filter((line) => line?.type === 'moving')
  const waiting = new Set(listStaged(staged))
  // Renames leave times as they are: what was there is no younger than the ledger.
  const isYounger = (path: string) =>
    (lstatSync(join(target, path), { throwIfNoEntry: false, bigint: true })?.mtimeNs ?? 0n) > status.mtimeNs
  const isRight = ({ path, digest }: MovingLine) => {
    const isWaiting = waiting.delete(path)
    if (isWaiting && isYounger(path)) return false
    return isDigestOf(join(isWaiting ? staged : target, path), digest, digestAll)
  }
  return moving.every(isRight) && waiting.size === 0
}

/** Files, and folders with all that is in them; those that lead to them stay. */
export function removeStaged(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true })
}
