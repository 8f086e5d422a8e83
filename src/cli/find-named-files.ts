import { realpathSync } from 'node:fs'
import { relative, resolve } from 'node:path'

export interface NamedFiles<File> {
  files: File[]
  /** Names of no such file, nor of a folder with any. */
  unknown: string[]
}

/**
 * The files of a content folder that somebody names, or all of a folder.
 * @param starts folders from which a name may lead: where the command was called, and the content folder.
 */
export function findNamedFiles<File extends { path: string }>(
  names: readonly string[],
  files: readonly File[],
  content: string,
  starts: readonly string[],
): NamedFiles<File> {
  const inner = toReal(content)
  const found = new Set<File>()
  const unknown = names.filter((name) => {
    const paths = starts.map((start) => toInside(inner, toReal(resolve(start, name))))
    const named = files.filter((file) => paths.some((path) => isOf(file.path.normalize('NFC'), path)))
    for (const file of named) found.add(file)
    return named.length === 0
  })
  return { files: files.filter((file) => found.has(file)), unknown }
}

function isOf(file: string, path: string): boolean {
  return path === '' || file === path || file.startsWith(`${path}/`)
}

/** With `/`, in NFC: shells complete names as the disk has them, people type them otherwise. */
function toInside(content: string, path: string): string {
  return relative(content, path).replaceAll('\\', '/').normalize('NFC')
}

function toReal(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
