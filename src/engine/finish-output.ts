// What is left to do once the new output is in its place. None of it may make a failure of a build that has published.
import { statSync, utimesSync } from 'node:fs'
import type { ArchiveFolders } from '../folder/environment.ts'
import { Failure } from '../messages/failure.ts'
import { checkFolder } from './check-output.ts'
import { type OutputManifest, writeManifest } from './output-manifest.ts'
import { removeFolder } from './remove-folder.ts'

type OutputFolders = Pick<ArchiveFolders, 'cache' | 'out'>

/**
 * Removes the last output and remembers what was written.
 * @param former folder with the last output.
 * @returns what could not be done.
 */
export async function finishOutput(
  folders: OutputFolders,
  pages: OutputManifest['pages'],
  former: string | undefined,
): Promise<Failure[]> {
  const left = former === undefined ? [] : await removeFormer(former)
  // Afterwards, since removing the last output touches the pages that both share.
  return [...left, ...(await noteOutput(folders, { settled: settle(folders.out), pages }))]
}

async function removeFormer(folder: string): Promise<Failure[]> {
  const removal = async () => {
    checkFolder(folder)
    await removeFolder(folder)
  }
  return await attempt(removal, (reason) => new Failure('output-left', { folder, reason }))
}

/** @returns what could not be done. */
export async function noteOutput(
  { cache, out }: OutputFolders,
  manifest: OutputManifest,
): Promise<Failure[]> {
  return await attempt(
    () => writeManifest(cache, out, manifest),
    (reason) => new Failure('output-not-noted', { out, cache, reason }),
  )
}

async function attempt(
  step: () => void | Promise<void>,
  toFailure: (reason: string) => Failure,
): Promise<Failure[]> {
  try {
    await step()
    return []
  } catch (error) {
    return [toFailure(error instanceof Error ? error.message : String(error))]
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
