import { findControl, findInvisible } from './characters.ts'
import { limits } from './limits.ts'

// A segment becomes a folder on whatever disk or host the site is served from.
const unsafeSegment = /[<>:"|?*#\\\u0000-\u001f]|[. ]$|^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i

/**
 * Path of an old address, decoded, NFC, without the slashes at its ends: `/articles/1234/` → `articles/1234`,
 * `/%EC%A7%88%EB%AC%B8/7` → `질문/7`. Undefined for what is no absolute path, or can't be a file:
 * `articles/1`, `//host/x`, `/a/../b`, `/a?b=1`, `/`.
 */
export function toAliasPath(alias: string): string | undefined {
  if (!/^\/[^/]/.test(alias) || alias.length > 500 || findInvisible(alias)) return undefined
  const decoded = decodePath(alias)
  if (decoded === undefined) return undefined
  const segments = decoded.replace(/^\/|\/$/g, '').split('/')
  if (segments.some((segment) => segment === '' || unsafeSegment.test(segment))) return undefined
  if (segments.some((segment) => Buffer.byteLength(segment) > 200)) return undefined
  const path = segments.join('/')
  return Buffer.byteLength(path) <= limits.aliasBytes ? path : undefined
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC')
    return findControl(decoded) || findInvisible(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/**
 * The path that is meant: `https://old.example/articles/1` and `articles/1` → `/articles/1`. Undefined where something
 * would be lost, such as a query, by which many addresses differ, and for a number, which may be a page of ours.
 */
export function findNearestAlias(text: string): string | undefined {
  if (/[?#]/.test(text) || /^\d+$/.test(text)) return undefined
  const path = text.replace(/^https?:\/\/[^/]*/i, '')
  const alias = path.startsWith('/') ? path : `/${path}`
  return toAliasPath(alias) === undefined ? undefined : alias
}
