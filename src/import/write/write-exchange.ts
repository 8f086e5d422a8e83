// Puts what was staged into its place: renames alone, which take no room on a disk. A folder that is not there is moved
// whole. A stop in the middle is mended by the next import, which goes on where it was.
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
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Below the folder of an import: what is new, what it takes the place of, and the sign that the new is complete. */
export const stagedName = 'new'
const formerName = 'former'
const completeName = 'complete'

/**
 * All or nothing: what fails puts back what was moved.
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
 * sign stays when this fails: its time tells what was written since, and what is new is not lost.
 * @returns whether there was something. @throws what the disk says.
 */
export function finishExchange(staging: string, target: string): boolean {
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
  /** Where what stands there is put. */
  former: string
  /** Whether what stands there makes room. */
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
