import { join } from 'node:path'
import type { Loss } from '../authoring/find-loss.ts'
import type { TidyTarget } from '../authoring/tidy-targets.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import type { Issue } from '../question/issue.ts'

export interface TidiedFiles {
  tidied: string[]
  /** Hold notes of people, which would be lost. */
  commented: string[]
  refused: { path: string; loss: Loss }[]
  issues: Issue[]
  failure?: { path: string; reason: string }
}

/** Brings files into the one form. @param checkOnly leaves them as they are. */
export function tidyFiles(content: string, targets: readonly TidyTarget[], checkOnly: boolean): TidiedFiles {
  const done: TidiedFiles = { tidied: [], commented: [], refused: [], issues: [] }
  for (const { path, tidy } of targets) {
    const file = join(content, path)
    try {
      const outcome = tidy(readRegularFile(file))
      if (outcome.result === 'faulty') done.issues.push(...outcome.issues)
      if (outcome.result === 'commented') done.commented.push(path)
      if (outcome.result === 'refused') done.refused.push({ path, loss: outcome.loss })
      if (outcome.result !== 'tidied') continue
      if (!checkOnly) replaceFile(file, (descriptor, name) => writeFully(descriptor, outcome.bytes, name))
      done.tidied.push(path)
    } catch (error) {
      // Whatever it is, such as a full disk, the next file would meet it too.
      return { ...done, failure: { path, reason: error instanceof Error ? error.message : String(error) } }
    }
  }
  return done
}
