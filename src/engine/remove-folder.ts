// Taking away an output of a hundred thousand pages takes as long as planning one: it is shared among processors.
import { type Dirent, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runInThreads, toTasks } from '../kept/pool.ts'
import { markerName } from './marker.ts'

/** Up to this many folders starting threads costs more than it saves. */
const fewFolders = 5_000
const foldersPerTask = 1_000

/**
 * Removes a folder that a build made with all that is in it; nothing happens when it is not there. The marker goes
 * last, so that a stop in the middle leaves a folder that the next build may remove.
 * @param few folders of the second level up to which no thread is started.
 * @throws what the disk says of something that can't be removed.
 */
export async function removeFolder(folder: string, few = fewFolders): Promise<void> {
  const entries = tryListing(folder)
  const folders = listFolders(entries).flatMap((name) =>
    listFolders(tryListing(join(folder, name))).map((inner) => join(folder, name, inner)),
  )
  if (folders.length > few) await removeInThreads(folders)
  for (const { name } of entries) {
    if (name !== markerName) rmSync(join(folder, name), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}

async function removeInThreads(folders: readonly string[]): Promise<void> {
  await runInThreads<string[], true>({
    script: new URL('./remove-thread.ts', import.meta.url),
    workerData: () => ({}),
    tasks: toTasks(folders, foldersPerTask),
    onResult: () => {},
  })
}

function listFolders(entries: readonly Dirent[]): string[] {
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function tryListing(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
