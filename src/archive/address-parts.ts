import { limits } from '../question/limits.ts'

/** An address of this site, or what follows a former one. */
export interface AddressParts {
  /** Decoded, without the slashes at its ends. */
  path: string
  /** With its `?`. */
  query: string
  /** Percent-encoded. */
  anchor: string
}

/** Undefined for one that nothing can stand at. @param place with a slash at its beginning. */
export function toAddressParts(place: string): AddressParts | undefined {
  const [, encoded = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(place) ?? []
  // No alias is longer, with three letters for each of its bytes.
  const path = encoded.slice(0, cutAt(encoded, '/', 3 * limits.aliasBytes))
  try {
    return { path: trimSlashes(decodeURIComponent(path).normalize('NFC')), query, anchor }
  } catch {
    return undefined
  }
}

function trimSlashes(path: string): string {
  let [start, end] = [0, path.length]
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}

/** Length of the longest beginning that is worth a look, which takes as long as what it looks for. */
export function cutAt(text: string, separator: string, most: number = limits.aliasBytes): number {
  return text.length <= most ? text.length : Math.max(0, text.lastIndexOf(separator, most))
}

/**
 * The path of an address, decoded; undefined for one that is nowhere, as it can't be decoded (`/%ff`), leads out of the
 * folder or means another path than it says. `//example.org` would lead to another host.
 * @param written percent-encoded, without a query.
 */
export function toPlainPath(written: string): string | undefined {
  const path = decode(written)
  if (path === undefined || /[\\\0]|\/\//.test(path)) return undefined
  return path.split('/').some((segment) => segment === '..' || segment === '.') ? undefined : path
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
