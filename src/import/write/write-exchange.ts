// Puts what was staged into its place: renames alone, which take no room on a disk. A folder that is not there is moved
// whole. A stop in the middle is mended by the next import, which goes on where it was.
import {
  closeSync,
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
  writeSign(join(staging, completeName))
  const moves: (() => void)[] = []
  try {
    move({ from: join(staging, stagedName), to: target, former: join(staging, formerName) }, moves)
  } catch (error) {
    for (const undo of moves.toReversed()) undo()
    rmSync(join(staging, completeName), { force: true })
    throw error
  }
}

/** Goes on with what was stopped in its middle. @returns whether there was something. */
export function finishExchange(staging: string, target: string): boolean {
  if (!lstatSync(join(staging, completeName), { throwIfNoEntry: false })) return false
  exchangeStaged(staging, target)
  return true
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
}

function move({ from, to, former }: Move, moves: (() => void)[]): void {
  const isFolder = lstatSync(from).isDirectory()
  const status = lstatSync(to, { throwIfNoEntry: false })
  if (isFolder && status?.isDirectory()) {
    for (const name of readdirSync(from)) {
      move({ from: join(from, name), to: join(to, name), former: join(former, name) }, moves)
    }
    return
  }
  if (status) {
    mkdirSync(dirname(former), { recursive: true })
    renameSync(to, former)
    moves.push(() => renameSync(former, to))
  }
  renameSync(from, to)
  moves.push(() => renameSync(to, from))
}
