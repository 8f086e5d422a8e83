// Where an archive lies, and where a host will serve it.
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
  /** Compiled templates of all archives of the project. */
  templates: string
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
    templates: join(root, '.astro'),
  }
}

/** Beside the site that is served, where Git looks at nothing. */
export function toPortableOut({ out }: Pick<ArchiveFolders, 'out'>): string {
  return `${out}.portable`
}

/** Cache of questions without their bodies. A whole build has one of its own, so that neither spoils the other. */
export function toOutlineCache(questionCache: string): string {
  return `${questionCache}-outlines`
}

/** Where a host will serve the site. */
export interface HostAddress {
  url: string
  /** Said by the host itself, and not only what is usual of a repository. */
  isCertain: boolean
}

/**
 * @param environment `GOTGAM_SITE_URL`, which a publishing workflow sets to what GitHub Pages says; else
 * `GITHUB_REPOSITORY`: `owner/archive` → `https://owner.github.io/archive`.
 */
export function findHostAddress(environment: NodeJS.ProcessEnv): HostAddress | undefined {
  const url = environment['GOTGAM_SITE_URL']
  if (url) return { url, isCertain: true }
  const [owner = '', name] = environment['GITHUB_REPOSITORY']?.toLowerCase().split('/') ?? []
  if (name === undefined) return undefined
  const host = `${owner}.github.io`
  return { url: `https://${host}${name === host ? '' : `/${name}`}`, isCertain: false }
}
