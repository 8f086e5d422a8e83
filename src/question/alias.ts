import { findControl, findInvisible } from './characters.ts'
import { limits } from './limits.ts'
import { toQuestionId } from './question-id.ts'

// A segment becomes a folder on whatever disk or host the site is served from.
const unsafeSegment = /[<>:"|?*\\\u0000-\u001f]|[. ]$|^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i

/** An old address of a question, in parts. */
export interface Alias {
  /** Decoded, NFC, without the slashes at its ends; empty only where a query follows. */
  path: string
  /** With its `?`, encoded as addresses are; empty where there is none. */
  query: string
  /** Of the place on the page of the question: `answer-5678`; empty where it is the page itself. */
  anchor: string
}

const anyAnchor = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u
/** UTF-16 units of an anchor, percent-encoded: three for each byte of the longest id. */
export const longestAnchor = 'comment-'.length + 3 * limits.idBytes
/** UTF-16 units of an address before its anchor. */
const longestAddress = 500
/** No segment of a shorter one is too long. */
const plainLength = 200

// Most old addresses, in which nothing has to be decoded or looked for.
const plainAlias = /^\/([\w-]+(?:\/[\w-]+)*)\/?(?:#([a-z\d][\w-]*))?$/i
/** `answer-5678`, `comment-91` */
const textAnchor = /^(?:answer|comment)-(.+)$/s
const mayBeDevice = /(?:^|\/)(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\/|$)/i

/**
 * `/articles/1234/#answer-5` → `articles/1234` and `answer-5`; `/board.php?id=7` → `board.php` and `?id=7`. Undefined for
 * what is no absolute path, or can't be a file: `articles/1`, `//host/x`, `/a/../b`, `/`.
 */
export function parseAlias(alias: string): Alias | undefined {
  const [, plain, place = ''] = (alias.length <= plainLength && plainAlias.exec(alias)) || []
  if (plain !== undefined && !mayBeDevice.test(plain)) return { path: plain, query: '', anchor: place }
  if (findAliasExcess(alias) || findInvisible(alias) || !alias.isWellFormed()) return undefined
  const [, before = '', query = '', written = ''] = /^(\/[^?#]*)(\?[^#\s]+)?(?:#(.+))?$/u.exec(alias) ?? []
  const anchor = written.normalize('NFC')
  const path = before === '/' && query !== '' ? '' : toPath(before)
  if (path === undefined || (anchor !== '' && !isAnchor(anchor))) return undefined
  return { path, query: query === '' ? '' : new URL(query, 'https://site.invalid').search, anchor }
}

/** An answer or a comment may have any id. */
function isAnchor(anchor: string): boolean {
  const [, id] = textAnchor.exec(anchor) ?? []
  return anyAnchor.test(anchor) || (id !== undefined && toQuestionId(`${id}.md`) === id)
}

/** What of an old address is longer than it may be. */
export function findAliasExcess(alias: string): 'address' | 'anchor' | 'id' | undefined {
  const end = alias.indexOf('#')
  if ((end < 0 ? alias.length : end) > longestAddress) return 'address'
  // Of any length, a part of it says enough.
  const anchor = end < 0 ? '' : alias.slice(end + 1, end + 2 + longestAnchor).normalize('NFC')
  const [, id] = textAnchor.exec(anchor) ?? []
  if (id !== undefined) return Buffer.byteLength(id) > limits.idBytes ? 'id' : undefined
  return encodeURIComponent(anchor.toWellFormed()).length > longestAnchor ? 'anchor' : undefined
}

/** Path of the page that answers an old address; undefined for one with a query, which no file can answer. */
export function toAliasPath(parsed: Alias | undefined): string | undefined {
  return parsed?.query === '' ? parsed.path : undefined
}

/**
 * An old address with its path as browsers ask for it, percent-encoded, with its slashes: `/질문/7/?a=b` →
 * `/%EC%A7%88%EB%AC%B8/7/` and `?a=b`. Neither holds white space, quotes or control characters.
 */
export function toAskedAddress(alias: string): Alias | undefined {
  const parsed = parseAlias(alias)
  if (!parsed) return undefined
  const [written = ''] = alias.split(/[?#]/, 1)
  return { ...parsed, path: new URL(written.normalize('NFC'), 'https://site.invalid').pathname }
}

/** All that an old address says, decoded. */
export function toAliasText(alias: string): string {
  const parsed = parseAlias(alias)
  if (!parsed) return alias
  return [parsed.path, decodePath(parsed.query) ?? parsed.query, parsed.anchor].join(' ')
}

function toPath(path: string): string | undefined {
  if (!/^\/[^/]/.test(path)) return undefined
  const decoded = decodePath(path)
  if (decoded === undefined) return undefined
  const segments = decoded.replace(/^\/|\/$/g, '').split('/')
  if (segments.some((segment) => segment === '' || unsafeSegment.test(segment))) return undefined
  if (segments.some((segment) => Buffer.byteLength(segment) > 200)) return undefined
  const joined = segments.join('/')
  return Buffer.byteLength(joined) <= limits.aliasBytes ? joined : undefined
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
 * The path that is meant: `https://old.example/articles/1` and `articles/1` → `/articles/1`. Undefined for a number,
 * which may be a page of ours.
 */
export function findNearestAlias(text: string): string | undefined {
  if (/^\d+$/.test(text)) return undefined
  const path = text.replace(/^https?:\/\/[^/]*/i, '')
  const alias = path.startsWith('/') ? path : `/${path}`
  return parseAlias(alias) === undefined ? undefined : alias
}
