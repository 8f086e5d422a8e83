// The output is whole or not there: pages are written beside it, and the folders change places at the end.
import {
  copyFileSync,
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { versionControl } from '../folder/public-files.ts'
import { tryListing } from '../kept/files.ts'
import { runInWorkers, toTasks } from '../kept/pool.ts'
import { Failure } from '../words/failure.ts'
import { hasMarker, markerName, toNext, toPrevious, writeMarker } from './last-output.ts'
import { createMakeFolder, isLinked } from './write-page.ts'

export interface OutputFolder {
  /** Where the new output is written. */
  next: string
  /** Takes a file over from the last output. */
  keep: (file: string) => void
  /** Those that were taken over by links. */
  linked: ReadonlySet<string>
  /** Those of them that lay there already. */
  untouched: ReadonlySet<string>
  /** Copies a file from elsewhere, or writes what is given. @returns where it lies now. */
  add: (file: string, source: string | Uint8Array) => string
  /**
   * Puts the new output in the place of the last. What fails leaves the last where it was.
   * @returns the folder with the last output; undefined when there was none.
   */
  commit: () => Promise<string | undefined>
  /** Removes the new output and leaves the last one. */
  discard: () => Promise<void>
}

/**
 * @param begun files of the last output that lie in the folder of the new one already: those that are not kept go.
 * Undefined where there is no such folder. @throws what the disk says.
 */
export function createOutputFolder(out: string, begun?: ReadonlySet<string>): OutputFolder {
  const next = toNext(out)
  const linked = new Set<string>()
  const untouched = new Set<string>()
  const left = new Set(begun)
  const makeFolder = createMakeFolder()
  // Where the process ends before, and before the lock is given back. A second signal leaves the rest to the next build.
  const abandon = () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal)
    void removeFolder(next, Number.POSITIVE_INFINITY)
  }
  process.prependOnceListener('exit', abandon)
  if (!begun) {
    makeFolder(next)
    writeMarker(next)
  }
  return {
    next,
    linked,
    untouched,
    keep: (file) => {
      if (left.delete(file)) {
        untouched.add(file)
        linked.add(file)
        return
      }
      const target = join(next, file)
      makeFolder(dirname(target))
      if (isLinked(join(out, file), target)) linked.add(file)
      else copyFileSync(join(out, file), target)
    },
    add: (file, source) => {
      const target = join(next, file)
      makeFolder(dirname(target))
      // A link is not written to: the last output has the same file.
      if (left.delete(file)) rmSync(target)
      if (typeof source === 'string') copyFileSync(source, target)
      else writeFileSync(target, source)
      return target
    },
    commit: async () => {
      removeFiles(next, left)
      // Somebody may have put something there while the pages were made.
      checkFolder(out)
      const former = await exchangeFolders(out, next)
      process.off('exit', abandon)
      return former
    },
    // Where that fails, too, the marker lets the next build do it; what failed first is the news.
    discard: () =>
      removeFolder(next)
        .catch(() => {})
        .finally(() => process.off('exit', abandon)),
  }
}

// Puts a new folder in the place of an old one. Where the system can exchange two names in one step (Linux, macOS)
// there is no moment without a whole output; elsewhere two renames follow each other, and `restoreFolder` fixes a stop
// between them.

const atWorkingFolder = -100
const exchangeFlag = 2

/**
 * Afterwards `current` holds what `next` held. What fails leaves both as they were.
 * @returns the folder with what `current` held; undefined when there was none.
 */
async function exchangeFolders(current: string, next: string): Promise<string | undefined> {
  if (!existsSync(current)) {
    renameSync(next, current)
    return undefined
  }
  if (await exchange(current, next)) return next
  const previous = toPrevious(current)
  renameSync(current, previous)
  try {
    renameSync(next, current)
  } catch (error) {
    renameSync(previous, current)
    throw error
  }
  return previous
}

/** False where the system has no such call, or refuses it. */
async function exchange(one: string, other: string): Promise<boolean> {
  const warn = process.emitWarning
  try {
    // The module is announced as experimental each time; that is nothing for whoever builds an archive.
    process.emitWarning = () => {}
    const { dlopen } = await import('node:ffi')
    return process.platform === 'darwin'
      ? exchangeOnMac(dlopen, one, other)
      : process.platform === 'linux' && exchangeOnLinux(dlopen, one, other)
  } catch {
    return false
  } finally {
    process.emitWarning = warn
  }
}

type Open = typeof import('node:ffi').dlopen

function exchangeOnLinux(dlopen: Open, one: string, other: string): boolean {
  const { functions } = dlopen(null, {
    renameat2: { arguments: ['i32', 'string', 'i32', 'string', 'u32'], return: 'i32' },
  })
  return functions['renameat2']?.(atWorkingFolder, one, atWorkingFolder, other, exchangeFlag) === 0
}

function exchangeOnMac(dlopen: Open, one: string, other: string): boolean {
  const { functions } = dlopen(null, {
    renamex_np: { arguments: ['string', 'string', 'u32'], return: 'i32' },
  })
  return functions['renamex_np']?.(one, other, exchangeFlag) === 0
}

// A second folder, of links to what the output holds: the next one begins in it, as making all of them anew takes longer
// than planning. Nothing is in it that the output does not hold, so it keeps nothing that is published no more, and its
// folders alone take room.

/** Where more files than these are to be taken away, a new folder is quicker. */
const mostUnlike = 5_000

/**
 * Makes it the folder of the next output, with nothing in it but files that are kept.
 * @param held files that it has; undefined where there is none that is known.
 * @param isKept whether the next output has the same.
 * @returns those files; undefined where none is, or too few: then it is gone. @throws in words when it can't be removed.
 */
export async function takeSpare(
  out: string,
  held: readonly string[] = [],
  isKept: (file: string) => boolean,
): Promise<ReadonlySet<string> | undefined> {
  const folder = toPrevious(out)
  checkFolder(folder)
  const { kept = [], unlike = [] } = Object.groupBy(held, (file) => (isKept(file) ? 'kept' : 'unlike'))
  if (kept.length === 0 || unlike.length > mostUnlike) {
    await removeLeftover(folder)
    return undefined
  }
  renameSync(folder, toNext(out))
  removeFiles(toNext(out), unlike)
  return new Set(kept)
}

/**
 * Makes the folder of the last output that of links, or removes it where little of it is the same.
 * @param unlike what it holds that is not in the output: what is no plain file comes first.
 */
export async function leaveSpare(out: string, former: string, unlike: readonly string[]): Promise<void> {
  if (unlike.length > mostUnlike) return await removeFolder(former)
  removeFiles(former, unlike)
  if (former !== toPrevious(out)) renameSync(former, toPrevious(out))
}

// What a build may remove: its output and the two folders beside it, if a build has made them.

/** @throws in words when what is there is no folder, or holds something that no build made. */
export function checkFolder(folder: string): void {
  const status = lstatSync(folder, { throwIfNoEntry: false })
  if (!status) return
  if (!status.isDirectory()) throw new Failure('output-no-folder', { folder })
  const names = readdirSync(folder)
  if (names.length === 0) return
  const own = versionControl.find((name) => names.includes(name))
  if (own !== undefined) throw new Failure('output-versioned', { folder, own })
  if (!hasMarker(folder)) throw new Failure('output-foreign', { folder })
}

// Taking away an output of a hundred thousand pages takes as long as planning one: it is shared among processors.

/** Up to this many folders starting workers costs more than it saves. */
const fewFolders = 5_000
const foldersPerTask = 1_000

/**
 * Removes a folder that a build made with all that is in it; nothing happens when it is not there. The marker goes
 * last, so that a stop in the middle leaves a folder that the next build may remove.
 * @param few folders of the second level up to which no worker is started, and nothing is waited for.
 * @throws what the disk says of something that can't be removed.
 */
export async function removeFolder(folder: string, few = fewFolders): Promise<void> {
  const entries = tryListing(folder)
  const folders = listFolders(entries).flatMap((name) =>
    listFolders(tryListing(join(folder, name))).map((inner) => join(folder, name, inner)),
  )
  if (folders.length > few) await removeInWorkers(folders)
  for (const { name } of entries) {
    if (name !== markerName) rmSync(join(folder, name), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}

/** What an earlier build has left beside its output. @throws in words when it can't be removed. */
export async function removeLeftover(folder: string): Promise<void> {
  try {
    await removeFolder(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure('leftover-stays', { folder, reason })
  }
}

/** Files of a folder, with the folders that are empty then. */
function removeFiles(folder: string, files: Iterable<string>): void {
  for (const file of files) {
    rmSync(join(folder, file), { recursive: true, force: true })
    for (let above = dirname(file); above !== '.'; above = dirname(above)) {
      if (!isRemoved(join(folder, above))) break
    }
  }
}

/** No folder that holds something is. */
function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}

async function removeInWorkers(folders: readonly string[]): Promise<void> {
  await runInWorkers<string[], true>({
    script: new URL('./output-folder.ts#createRemove', import.meta.url),
    workerData: () => ({}),
    tasks: toTasks(folders, foldersPerTask),
    onResult: () => {},
  })
}

/** In a worker. */
export function createRemove(): (folders: readonly string[]) => true {
  return (folders) => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    return true
  }
}

function listFolders(entries: readonly Dirent[]): string[] {
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
