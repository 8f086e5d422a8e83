import { setTimeout as wait } from 'node:timers/promises'
import { digestCode } from '../cache/code-digest.ts'
import { type ArchiveFolders, toOutlineCache } from '../content-folder/archive-folders.ts'
import { readContent } from '../content-folder/read-content.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'

/** As long as somebody waits for an offer that is not needed. */
const patience = 3000

/**
 * Begins to read which hashtags there are, while somebody types. What it gives waits for them, but not for long: in a
 * large archive that was never read before nothing is known by then.
 */
export function startReadingHashtags({ content, questionCache }: ArchiveFolders, root: string) {
  const reading = readHashtags(content, questionCache, root).catch(() => [])
  return (): Promise<Hashtag[]> => Promise.race([reading, wait(patience, [], { ref: false })])
}

async function readHashtags(content: string, questionCache: string, root: string): Promise<Hashtag[]> {
  const { questions } = await readContent({
    folder: content,
    questionCache: toOutlineCache(questionCache),
    code: digestCode(root),
    outlinesOnly: true,
  })
  return [...new Set(questions.flatMap(({ hashtags }) => hashtags))].sort(compareText)
}
