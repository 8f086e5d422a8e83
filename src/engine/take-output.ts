import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ArchiveFolders } from '../folder/environment.ts'
import { Failure, type GuardedPlace } from '../words/failure.ts'
import { hasMarker, toNext, toPrevious } from './last-output.ts'
import { type Location, locate, parseMounts, type Relation, relate } from './locate.ts'
import { type Lock, lockOutput } from './lock.ts'
import { checkFolder, removeLeftover } from './output-folder.ts'

/**
 * Makes sure that an output may be replaced, and that nobody else does it meanwhile.
 * @param oneOutput whether no links are to lie beside it.
 * @returns the folders, with the output where its links lead; the lock is to be released.
 * @throws in words when something in the way was not made by a build, which is not touched, or another build has the
 * lock.
 */
export async function takeOutput(
  given: ArchiveFolders,
  oneOutput: boolean,
): Promise<{ folders: ArchiveFolders; lock: Lock }> {
  const out = checkFolders(given)
  checkWay(out)
  const lock = lockOutput(out.path)
  try {
    // Under the lock: between the two renames of another build the output is missing for a moment.
    restoreFolder(out.path)
    checkOutput(out.path)
    await removeLeftover(toNext(out.path))
    if (oneOutput) await removeLeftover(toPrevious(out.path))
    return { folders: { ...given, out: out.path }, lock }
  } catch (error) {
    lock.release()
    throw error
  }
}

// Which folder may be the output: a build replaces all of it, so nothing that a person would miss may lie in it.
interface Guarded {
  guarded: GuardedPlace
  location: Location
  /** How the output may not relate to it. */
  forbidden: readonly Relation[]
}

const whole: readonly Relation[] = ['is', 'contains']
const always: readonly Relation[] = ['is', 'contains', 'lies inside']

/** Folders of the project that hold code, packages and history, and what is copied to each output. */
const ownFolders = ['src', 'public', 'node_modules', '.git']

/**
 * Where the output really is, links followed.
 * @throws in words when a build with these folders would remove what no build has made. Nothing is touched.
 */
export function checkFolders(folders: ArchiveFolders): Location {
  const [out, content, cache] = [locate(folders.out), locate(folders.content), locate(folders.cache)]
  if (dirname(out.path) === out.path) {
    throw new Failure('output-whole-disk', { out: out.path })
  }
  for (const each of listGuarded(folders.root, content, cache)) checkOne(out, each)
  const relation = relate(cache, content)
  if (relation && whole.includes(relation)) {
    throw new Failure('cache-in-the-way', { cache: cache.path, relation, content: content.path })
  }
  return out
}

function listGuarded(root: string, content: Location, cache: Location): Guarded[] {
  return [
    { guarded: { place: 'content' }, location: content, forbidden: always },
    { guarded: { place: 'cache' }, location: cache, forbidden: whole },
    { guarded: { place: 'project' }, location: locate(root), forbidden: whole },
    ...ownFolders.map(
      (name): Guarded => ({
        guarded: { place: 'own', name },
        location: locate(join(root, name)),
        forbidden: always,
      }),
    ),
    ...findFolder('working', () => process.cwd()),
    ...findFolder('home', homedir),
  ]
}

function checkOne(out: Location, { guarded, location, forbidden }: Guarded): void {
  const { path } = location
  const relation = relate(out, location)
  if (relation && forbidden.includes(relation)) {
    throw new Failure('output-in-the-way', { out: out.path, relation, guarded, path })
  }
  for (const suffix of ['.next', '.previous']) {
    const beside = locate(`${out.path}${suffix}`)
    const besideRelation = relate(beside, location)
    if (!besideRelation || !whole.includes(besideRelation)) continue
    throw new Failure('beside-output-in-the-way', {
      beside: beside.path,
      relation: besideRelation,
      guarded,
      path,
    })
  }
}

/** A person may have no home, or be in a folder that is gone. */
function findFolder(place: 'working' | 'home', find: () => string): Guarded[] {
  try {
    return [{ guarded: { place }, location: locate(find()), forbidden: whole }]
  } catch {
    return []
  }
}

/**
 * Folder with what the last build made, links followed; put back in its place when that build was stopped in the
 * middle of exchanging it.
 * @throws in words when there is none, or a build is running that will put one there.
 */
export function findLastOutput(given: string): string {
  const out = locate(given).path
  if (isHalfExchanged(out)) {
    const lock = lockOutput(out)
    try {
      restoreFolder(out)
    } finally {
      lock.release()
    }
  }
  if (!hasOutput(out)) throw new Failure('no-output', { out })
  return out
}

/** Whether there is anything in the folder. */
export function hasOutput(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder && readdirSync(folder).length > 0
}

/** Looked at without touching anything. @throws in words when a build could not put an output there. */
function checkWay(out: Location): void {
  const { path, dangling } = out
  // Between the two renames of a build the target of a link is missing for a moment.
  if (dangling && !(dangling.target === path && hasMarker(`${path}.previous`))) {
    throw new Failure('output-link-dangling', dangling)
  }
  const mount = findMount(path)
  if (mount === path) throw new Failure('output-mounted', { out: path, inside: join(path, 'site') })
  if (mount !== undefined) throw new Failure('output-holds-mount', { out: path, mount })
}

/** The output and the folders beside it. @throws as `checkFolder`, for each of them. */
function checkOutput(out: string): void {
  checkFolder(out)
  checkFolder(`${out}.next`)
  checkFolder(`${out}.previous`)
}

/** Undoes the first of the two renames after a stop between them. Nobody else's folder is moved. */
function restoreFolder(current: string): void {
  if (isHalfExchanged(current)) renameSync(toPrevious(current), current)
}

/** Without the folder that was to come, somebody has taken the output away: what is left are spare links. */
function isHalfExchanged(current: string): boolean {
  return !existsSync(current) && hasMarker(toNext(current)) && hasMarker(toPrevious(current))
}

// A folder that something is mounted on can't change places with another, and what is mounted below an output is not
// the output's to remove.

/** The folder itself, or one below it, that a disk or another folder is mounted on. */
export function findMount(folder: string): string | undefined {
  const mountinfo = readMountinfo()
  return mountinfo === undefined
    ? findOtherDevice(folder)
    : parseMounts(mountinfo).find((path) => path === folder || path.startsWith(`${folder}/`))
}

function readMountinfo(): string | undefined {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8') || undefined
  } catch {
    return undefined
  }
}

/** Where the system has no list: another device than that of the parent. A folder mounted within one is not seen so. */
function findOtherDevice(folder: string): string | undefined {
  const status = statSync(folder, { throwIfNoEntry: false })
  const parent = statSync(dirname(folder), { throwIfNoEntry: false })
  return status && parent && status.dev !== parent.dev ? folder : undefined
}
