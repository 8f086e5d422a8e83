// Taking away an output of a hundred thousand pages takes as long as planning one: it is shared among processors.
import { type Dirent, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runInThreads } from '../threads/run-in-threads.ts'
import { toTasks } from '../threads/to-tasks.ts'

/** Up to this many folders starting threads costs more than it saves. */
const fewFolders = 5_000
const foldersPerTask = 1_000

/**
 * Removes a folder with all that is in it; nothing happens when it is not there.
 * @param few folders of the second level up to which no thread is started.
 */
export async function removeFolder(folder: string, few = fewFolders): Promise<void> {
  const folders = listFolders(folder).flatMap((name) =>
    listFolders(join(folder, name)).map((inner) => join(folder, name, inner)),
  )
  if (folders.length > few) await removeInThreads(folders)
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

function listFolders(folder: string): string[] {
  return tryListing(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function tryListing(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
