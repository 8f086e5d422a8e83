// What a static host answers an address with.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { toPlainPath } from '../archive/link-targets.ts'

export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string }

/**
 * A file as it is, a folder by its `index.html`, a folder without the slash at its end by a redirect to it, and all else
 * by `404.html`.
 * @param folder with the output. @param base path under which the site is served, with a slash at both ends.
 * @param address as a browser asks for it: percent-encoded, with a query.
 */
export function findAnswer(folder: string, base: string, address: string): Answer {
  const notFound = { status: 404, file: join(folder, '404.html') } as const
  const [, written = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  if (`${written}/` === base) return { status: 301, location: `${base}${query}` }
  const path = toPlainPath(written)
  if (!path?.startsWith(base)) return notFound
  const file = join(folder, path.slice(base.length))
  if (path.endsWith('/')) return isFile(join(file, 'index.html')) ? found(join(file, 'index.html')) : notFound
  if (isFile(file)) return found(file)
  return isFile(join(file, 'index.html')) ? { status: 301, location: `${written}/${query}` } : notFound
}

function found(file: string): Answer {
  return { status: 200, file }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // Not there, below a file, or a name that is too long.
    return false
  }
}
