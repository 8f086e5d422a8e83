import { findNode } from '../question/find-node.ts'
import { parseFrontMatter } from '../question/front-matter.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import { createZone } from '../time/zone.ts'
import { readText } from './read-text.ts'

/**
 * When a question was first active, in milliseconds, also where other parts of its file have faults; undefined where it
 * does not tell.
 * @param path inside the content folder.
 */
export function readStart(folder: string, path: string, timeZone: string): number | undefined {
  const frontMatter = parseFrontMatter(path, readText(folder, path))
  const at = 'code' in frontMatter ? undefined : findNode(frontMatter.root, ['activity', 0, 'at'])
  const timestamp = at?.type === 'scalar' ? parseTimestamp(at.text) : undefined
  return timestamp && createZone(timeZone).instantOf(timestamp)
}
