// A second folder, which holds links to the files of the output: the next one begins in it, as making all of them anew
// takes longer than planning. Nothing is in it that the output does not hold, so it keeps nothing that is published no
// more, and takes room for folders alone.
import { renameSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { findStatus, isSameStamp, listFiles, toStamp } from '../kept/files.ts'
import {
  checkFolder,
  hasMarker,
  markerName,
  removeFiles,
  removeFolder,
  toNext,
  toPrevious,
} from './output-folder.ts'

export interface SpareOutput {
  /** Files of the output that it has no link to. */
  lacking: ReadonlySet<string>
  /** What else lies in it. */
  others: readonly string[]
}

/** Beyond so many files to be taken away, a new folder is quicker. */
const mostUnlike = 5_000

/** @param found all that the output holds but its mark. @returns undefined where no build has left one. */
export function inspectSpare(
  out: string,
  found: ReadonlyMap<string, Stats | undefined>,
): SpareOutput | undefined {
  const folder = toPrevious(out)
  if (!hasMarker(folder)) return undefined
  const lacking = new Set(found.keys())
  const others: string[] = []
  for (const { file, isPlain } of listFiles(folder)) {
    if (file === markerName) continue
    const status = found.get(file)
    const own = isPlain && status ? findStatus(join(folder, file)) : undefined
    const isLink = own && status && own.nlink > 1 && isSameStamp(toStamp(own), toStamp(status))
    if (isLink) lacking.delete(file)
    else others.push(file)
  }
  return { lacking, others }
}

/**
 * Makes it the folder of the next output, with nothing in it but files that are kept.
 * @param files of the last output. @param isKept whether the next one has the same.
 * @returns those files; undefined where there is none, or too little in it: then it is gone.
 */
export async function takeSpare(
  out: string,
  files: readonly string[],
  { spare, isKept }: { spare: SpareOutput | undefined; isKept: (file: string) => boolean },
): Promise<ReadonlySet<string> | undefined> {
  const folder = toPrevious(out)
  checkFolder(folder)
  const held = spare ? files.filter((file) => !spare.lacking.has(file)) : []
  const { kept = [], unlike = [] } = Object.groupBy(held, (file) => (isKept(file) ? 'kept' : 'unlike'))
  const taken = [...(spare?.others ?? []), ...unlike]
  if (kept.length === 0 || taken.length > mostUnlike) {
    await removeFolder(folder)
    return undefined
  }
  renameSync(folder, toNext(out))
  removeFiles(toNext(out), taken)
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
