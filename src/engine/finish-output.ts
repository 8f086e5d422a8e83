// What is left to do once the new output is in its place. None of it may make a failure of a build that has published.
import { statSync, utimesSync } from 'node:fs'
import type { ArchiveFolders } from '../content-folder/archive-folders.ts'
import { checkFolder } from './check-output.ts'
import { type OutputManifest, writeManifest } from './output-manifest.ts'
import { removeFolder } from './remove-folder.ts'

type OutputFolders = Pick<ArchiveFolders, 'cache' | 'out'>

/**
 * Removes the last output and remembers what was written.
 * @param former folder with the last output.
 * @returns what could not be done, in words.
 */
export async function finishOutput(
  folders: OutputFolders,
  pages: OutputManifest['pages'],
  former: string | undefined,
): Promise<string[]> {
  const removal = async () => {
    if (former === undefined) return
    checkFolder(former)
    await removeFolder(former)
  }
  const left = await attempt(
    removal,
    `The last output is still there, in part, as ${former}. The next build removes it, or remove it yourself.`,
  )
  // Afterwards, since removing the last output touches the pages that both share.
  return [...left, ...(await noteOutput(folders, { settled: settle(folders.out), pages }))]
}

/** @returns what could not be done, in words. */
export async function noteOutput({ cache, out }: OutputFolders, manifest: OutputManifest): Promise<string[]> {
  return await attempt(
    () => writeManifest(cache, out, manifest),
    `What is in ${out} could not be noted in the cache ${cache}, so the next build looks at every page again.`,
  )
}

async function attempt(step: () => void | Promise<void>, left: string): Promise<string[]> {
  try {
    await step()
    return []
  } catch (error) {
    return [`${left} (${error instanceof Error ? error.message : String(error)})`]
  }
}

/** @returns the time of the output's file system, now that all is in place; 0 when it can't be asked. */
function settle(out: string): number {
  try {
    const { atime, mtime } = statSync(out)
    utimesSync(out, atime, mtime)
    return statSync(out).ctimeMs
  } catch {
    return 0
  }
}
