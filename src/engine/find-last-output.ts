import { existsSync, readdirSync, statSync } from 'node:fs'
import { Failure } from '../messages/failure.ts'
import { restoreFolder, toPrevious } from './exchange-folders.ts'
import { locate } from './locate.ts'
import { lockOutput } from './lock.ts'
import { hasMarker } from './marker.ts'

/**
 * Folder with what the last build made, links followed; put back in its place when that build was stopped in the
 * middle of exchanging it.
 * @throws in words when there is none, or a build is running that will put one there.
 */
export function findLastOutput(given: string): string {
  const out = locate(given).path
  if (!existsSync(out) && hasMarker(toPrevious(out))) {
    const lock = lockOutput(out)
    try {
      restoreFolder(out)
    } finally {
      lock.release()
    }
  }
  if (!holdsAnything(out)) throw new Failure('no-output', { out })
  return out
}

function holdsAnything(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder && readdirSync(folder).length > 0
}
