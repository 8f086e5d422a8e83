import { type Dirent, readdirSync } from 'node:fs'

export interface ListedFile {
  /** Path below the folder, with `/`. */
  file: string
  /** Whether it is a plain file, and no link or pipe. */
  isPlain: boolean
}

/**
 * All that lies below a folder but folders; nothing where there is none. Node's own recursive listing goes through
 * links to folders, which may lead anywhere.
 */
export function listFiles(folder: string, below = ''): ListedFile[] {
  return tryListing(below === '' ? folder : `${folder}/${below}`).flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(folder, `${below}${entry.name}/`)
      : [{ file: below + entry.name, isPlain: entry.isFile() }],
  )
}

function tryListing(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
