import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

/** Folders of one archive, absolute. */
export interface ArchiveFolders {
  root: string
  content: string
  out: string
  /** What may be deleted at any time. */
  cache: string
  /** Cache of the questions of this content folder. */
  questionCache: string
}

/** @param environment `ARCHIVE_CONTENT`, `ARCHIVE_OUT` and `ARCHIVE_CACHE` choose other folders than the project's. */
export function toArchiveFolders(root: string, environment: NodeJS.ProcessEnv): ArchiveFolders {
  const content = resolve(root, environment['ARCHIVE_CONTENT'] || 'content')
  const cache = resolve(root, environment['ARCHIVE_CACHE'] || '.cache')
  const name = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return {
    root,
    content,
    out: resolve(root, environment['ARCHIVE_OUT'] || 'dist'),
    cache,
    questionCache: join(cache, `questions-${name}`),
  }
}

/** Cache of questions without their bodies. A whole build has one of its own, so that neither spoils the other. */
export function toOutlineCache(questionCache: string): string {
  return `${questionCache}-outlines`
}
