import { type Dirent, readdirSync } from 'node:fs'

export interface ListedFile {
  /** Path below the folder, with `/`; that of an empty folder ends in one. */
  file: string
  /** Whether it is a plain file, and no link or pipe. */
  isPlain: boolean
}

/**
 * All that lies below a folder but folders that hold something; nothing where there is none. Node's own recursive listing goes through
 * links to folders, which may lead anywhere.
 */
export function listFiles(folder: string, below = ''): ListedFile[] {
  const entries = tryListing(below === '' ? folder : `${folder}/${below}`)
  if (entries.length === 0 && below !== '') return [{ file: below, isPlain: false }]
  return entries.flatMap((entry) =>
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
