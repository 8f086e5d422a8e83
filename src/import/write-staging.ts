// An import works in a hidden folder of its own inside the content folder: on the same disk, so that what it has made is
// put into its place by renames alone, and where nobody else reads.
import {
  type BigIntStats,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolders, writeFully } from '../kept/write.ts'
import { Failure } from '../words/failure.ts'

export const stagingName = '.gotgam-import'

export type StagingFolder = ReturnType<typeof makeStagingFolder>

/**
 * @param takeLock takes the lock of that name, and throws where another import has it. @returns how it is given back.
 * @throws Failure where something else than a folder is there, and what the disk says.
 */
export function makeStagingFolder(target: string, takeLock: (path: string) => () => void) {
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
      finishExchange(path, target)
      rmSync(path, { recursive: true, force: true })
    }
    const [staged, temporary] = [join(path, stagedName), join(path, 'temporary')]
    for (const folder of [path, staged, temporary]) mkdirSync(folder)
    isOwn = true
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

/** Below the folder of an import: what is new, what it takes the place of, and the sign that the new is complete. */
const stagedName = 'new'
const formerName = 'former'
const completeName = 'complete'

/**
 * Puts what was staged into its place, by renames alone. All or nothing: what fails puts back what was moved, and after
 * a stop in the middle the next import goes on where it was.
 * @param staging whose `new` holds files by their paths in the target. @throws what the disk says.
 */
export function exchangeStaged(staging: string, target: string): void {
  const sign = join(staging, completeName)
  writeSign(sign)
  try {
    moveAll(staging, target, () => true)
  } finally {
    // Before the rest: whoever is killed while it removes that leaves nothing to go on with.
    rmSync(sign, { force: true })
  }
}

/**
 * Goes on with what was stopped in its middle. What somebody wrote since stays; the next merge takes it for an edit. The
 * sign stays when this fails: its time says what was written since, and what is new is not lost.
 * @returns whether there was something. @throws what the disk says.
 */
function finishExchange(staging: string, target: string): boolean {
  const path = join(staging, completeName)
  const sign = lstatSync(path, { throwIfNoEntry: false, bigint: true })
  // Without what is new, all of it is in its place.
  if (!sign || !existsSync(join(staging, stagedName))) return false
  // Renames leave times as they are: no file of an import is younger than the sign.
  moveAll(staging, target, ({ mtimeNs }) => mtimeNs <= sign.mtimeNs)
  rmSync(path)
  return true
}

function moveAll(staging: string, target: string, isReplaced: Move['isReplaced']): void {
  const moves: (() => void)[] = []
  try {
    const [from, former] = [join(staging, stagedName), join(staging, formerName)]
    move({ from, to: target, former, isReplaced }, moves)
  } catch (error) {
    for (const undo of moves.toReversed()) undo()
    throw error
  }
}

function writeSign(path: string): void {
  const descriptor = openSync(path, 'w')
  writeFileSync(descriptor, '')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

interface Move {
  from: string
  to: string
  /** Where what is there is put. */
  former: string
  /** Whether what is there makes room. */
  isReplaced: (status: BigIntStats) => boolean
}

function move({ from, to, former, isReplaced }: Move, moves: (() => void)[]): void {
  const isFolder = lstatSync(from).isDirectory()
  const status = lstatSync(to, { throwIfNoEntry: false, bigint: true })
  if (isFolder && status?.isDirectory()) {
    for (const name of readdirSync(from)) {
      const paths = { from: join(from, name), to: join(to, name), former: join(former, name) }
      move({ ...paths, isReplaced }, moves)
    }
    return
  }
  if (status && !isReplaced(status)) return
  if (status) {
    mkdirSync(dirname(former), { recursive: true })
    renameSync(to, former)
    moves.push(() => renameSync(former, to))
  }
  renameSync(from, to)
  moves.push(() => renameSync(to, from))
}

/** Files, and folders with all that is in them; those that lead to them stay. */
export function removeStaged(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true })
}
