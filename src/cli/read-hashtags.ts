import { setTimeout as wait } from 'node:timers/promises'
import { digestCode } from '../cache/code-digest.ts'
import { type ArchiveFolders, toOutlineCache } from '../content-folder/archive-folders.ts'
import { rankCategories } from '../content-folder/described.ts'
import { readContent } from '../content-folder/read-content.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'

export interface ArchiveNames {
  hashtags: Hashtag[]
  /** The one that most questions have; empty where none has one. */
  category: string
}

/** As long as somebody waits for an offer that is not needed. */
const patience = 3000

/**
 * Begins to read which hashtags and categories there are, while somebody types. Who types waits for them, but not for
 * long: in a large archive that was never read before nothing is known by then.
 * @returns undefined where they are not known.
 */
export function startReadingNames(folders: ArchiveFolders, root: string, isTyped: boolean) {
  const reading = readNames(folders, root).catch(() => undefined)
  return (): Promise<ArchiveNames | undefined> =>
    isTyped ? Promise.race([reading, wait(patience, undefined, { ref: false })]) : reading
}

async function readNames({ content, questionCache }: ArchiveFolders, root: string): Promise<ArchiveNames> {
  const { questions } = await readContent({
    folder: content,
    questionCache: toOutlineCache(questionCache),
    code: digestCode(root),
    outlinesOnly: true,
  })
  return {
    hashtags: [...new Set(questions.flatMap(({ hashtags }) => hashtags))].sort(compareText),
    category: rankCategories(questions)[0]?.category ?? '',
  }
}
