// Ids, old addresses, places on a page and hashtags: what may be one, and which was meant by what is none.

import { distance } from 'fastest-levenshtein'
import { findControl, findInvisible, removeInvisible } from './characters.ts'
import { limits } from './limits.ts'
import { spellCategory, toHashtagSlug } from './slugs.ts'

// What stands for bytes that are no UTF-8 names no file.
const unsafe = /[<>:"|?*\\/#%\ufffd]|\s|^\.|\.$|\.\./
const reserved = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9]|index)(?:\.|$)/i

/** Most ids, in which nothing has to be looked for. */
const plain = /^[a-z0-9][a-z0-9_-]{0,99}$/i

/**
 * The id of a question is its file name without `.md`, in NFC. Undefined when it can't be an address everywhere:
 * `a b`, `..`, `con`, more than 200 bytes.
 */
export function toQuestionId(fileName: string): string | undefined {
  const name = fileName.endsWith('.md') ? fileName.slice(0, -3) : fileName
  if (plain.test(name)) return reserved.test(name) ? undefined : name
  const id = name.normalize('NFC')
  if (id === '' || unsafe.test(id) || reserved.test(id)) return undefined
  if (findControl(id) || findInvisible(id)) return undefined
  return Buffer.byteLength(id) <= limits.idBytes ? id : undefined
}

/**
 * The id that was meant by what is none, where it can be but one: `q2.md`, `q2 `, `/questions/q2/`,
 * `questions/2024/q2.md`, `answers/q1/q2.md` → `q2`.
 */
export function findMeantId(text: string): string | undefined {
  const written = removeInvisible(text).trim()
  const steps = written.split('/').filter((step) => step !== '')
  const last = steps.at(-1) ?? ''
  const isFile = last.endsWith('.md') && steps.some((step) => /^(?:questions|answers)$/.test(step))
  return toQuestionId(steps.length === 1 || isFile || steps.at(-2) === 'questions' ? last : written)
}

/** Two ids with one key would be one folder on some file systems. */
export function toIdKey(id: string): string {
  return id.normalize('NFKC').toLowerCase()
}

/**
 * @param isTaken whether an id of this key is another's; what is taken once stays so.
 * @returns a function that gives a valid id the form that no other has by case and Unicode form: `rest` → `rest-2`.
 * Numbers go on where they ended, so that many of one id take no longer than others.
 */
export function createFindFreeId(isTaken: (key: string) => boolean): (id: string) => string {
  const numbers = new Map<string, number>()
  return (id) => {
    const key = toIdKey(id)
    if (!isTaken(key)) return id
    let base = id
    while (toQuestionId(`${base}-999999`) === undefined) base = base.slice(0, -1).toWellFormed()
    for (let number = numbers.get(key) ?? 2; ; number += 1) {
      const free = `${base}-${number}`
      if (isTaken(toIdKey(free))) continue
      numbers.set(key, number)
      return free
    }
  }
}

/** The known word that is most likely meant; undefined when none is close: `anwsers` → `answers`. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  if (!best || best.steps > Math.max(1, Math.floor(best.candidate.length / 2))) return undefined
  return best.candidate
}

/** The id that is most likely meant by one that nothing has: `put-or-pach` → `put-or-patch`. */
export function findNearestId(id: string, known: readonly string[]): string | undefined {
  const key = toIdKey(id)
  const same = known.find((each) => toIdKey(each) === key)
  // Of two numbers, or two short words, that are alike neither is the other.
  return same ?? (/^\d+$|^.{1,3}$/.test(id) ? undefined : findNearest(id, known))
}

interface TextAnchor {
  kind: 'answer' | 'comment'
  id: string
}

/** Undefined for the name of any other place. @param anchor decoded. */
export function parseAnchor(anchor: string): TextAnchor | undefined {
  const [, kind, id = ''] = /^(answer|comment)-(.+)$/s.exec(anchor) ?? []
  if (kind !== 'answer' && kind !== 'comment') return undefined
  return { kind, id: id.normalize('NFC') }
}

/** Of shorter ids nearly every other one is near. */
const tellingLength = 4
/** Each is compared with the id. */
const comparedIds = 2_000

/** Anchor of the text that is meant: of the same id in other cases, or of one that is near. */
export function findNearestAnchor({ kind, id }: TextAnchor, ids: ReadonlySet<string>): string | undefined {
  if (ids.size > comparedIds) return undefined
  const key = toIdKey(id)
  const known = [...ids]
  const isTelling = id.length >= tellingLength && !/^\d+$/.test(id)
  const nearest =
    known.find((each) => toIdKey(each) === key) ?? (isTelling ? findNearest(id, known) : undefined)
  return nearest === undefined ? undefined : `#${kind}-${nearest}`
}

// A segment becomes a folder on whatever disk or host the site is served from.
const unsafeSegment = /[<>:"|?*\\\u0000-\u001f]|[. ]$|^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i

/** An old address of a question, in parts. */
export interface Alias {
  /** Decoded, NFC, without the slashes at its ends; empty only where a query follows. May hold one `*` (`isSlugInPlace`). */
  path: string
  /** With its `?`, encoded as addresses are; empty where there is none. */
  query: string
  /** Of the place on the page of the question: `answer-5678`; empty where it is the page itself. */
  anchor: string
}

const anyAnchor = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u
/** UTF-16 units of an anchor, percent-encoded: three for each byte of the longest id. */
export const longestAnchor = 'comment-'.length + 3 * limits.idBytes
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
  if (path?.includes('*') && query !== '') return undefined
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
  if ((end < 0 ? alias.length : end) > limits.aliasText) return 'address'
  // Of any length, a part of it says enough.
  const anchor = end < 0 ? '' : alias.slice(end + 1, end + 2 + longestAnchor).normalize('NFC')
  const [, id] = textAnchor.exec(anchor) ?? []
  if (id !== undefined) return Buffer.byteLength(id) > limits.idBytes ? 'id' : undefined
  return encodeURIComponent(anchor.toWellFormed()).length > longestAnchor ? 'anchor' : undefined
}

/** Path of the page that answers an old address; undefined for one with a query or a `*`, which no file can answer. */
export function toAliasPath(parsed: Alias | undefined): string | undefined {
  return parsed?.query === '' && !parsed.path.includes('*') ? parsed.path : undefined
}

/** Number of a segment that may hold a slug beside it: `12`, `12-why-rest`, `why-rest.12`, `why-rest-12.html`. */
export function findNumber(segment: string): string | undefined {
  if (!/\d/.test(segment)) return undefined
  const [, first, last] = /^(\d+)(?:[-_.]|$)|[-_.](\d+)(?:\.html?)?$/.exec(segment) ?? []
  return first ?? last
}

/**
 * Whether a `*` may stand in this path for a slug that nobody knows (`questions/12/*`, `threads/*.12`): once, not in the
 * first segment, and beside the number that tells whose it is, in its own segment or as the one before.
 */
function isSlugInPlace(path: string): boolean {
  if (!/^[^*]*[^*\d]\*(?:[^*\d][^*]*)?$/.test(path)) return false
  const segments = path.split('/')
  const place = segments.findIndex((segment) => segment.includes('*'))
  const own = segments[place]?.replace('*', '') || segments[place - 1]
  return place > 0 && findNumber(own ?? '') !== undefined
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
  const whole = decoded.replace(/^\/|\/$/g, '')
  const segments = whole.split('/')
  const plain = path.includes('*') && isSlugInPlace(whole) ? whole.replace('*', '-').split('/') : segments
  if (plain.some((segment) => segment === '' || unsafeSegment.test(segment))) return undefined
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

/** A hashtag as files write it: without `#`, lower case, NFC (decision 17). */
export type Hashtag = string

const hashtagLength = limits.hashtagText

const validCharacters = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}\-_.+#]+$/u
/** Latin letters, digits and Hangul syllables, as most hashtags are: valid without a second look. */
const everyday = /^[a-z\d\uac00-\ud7a3]+(?:-[a-z\d\uac00-\ud7a3]+)*$/
const letterOrDigit = /[\p{L}\p{Nd}]/u

/** `+` and `#` are spelled out in an address, which may then be longer than the folder names that every disk takes. */
const addressBytes = 255

/** Whether the text is valid by decision 17: `spring-boot`, `c#`, `.net`, `취업` are, `REST`, `#rest`, `a b`, `---` are not. */
export function isHashtag(text: string): boolean {
  if (everyday.test(text)) return text.length <= hashtagLength
  if (text.length === 0 || [...text].length > hashtagLength) return false
  if (!validCharacters.test(text) || !letterOrDigit.test(text)) return false
  if (text.startsWith('#') || text.normalize('NFC') !== text || text.toLowerCase() !== text) return false
  return !findInvisible(text) && Buffer.byteLength(toHashtagSlug(text)) <= addressBytes
}

/** The nearest valid spelling of a text, or undefined when nothing of it can be kept: `#REST API` → `rest-api`. */
export function findValidHashtag(text: string): Hashtag | undefined {
  const spelled = text
    .slice(0, hashtagLength * 4)
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/^#+/, '')
    .replace(/\s+/gu, '-')
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}\-_.+#]/gu, '')
  const shortened = [...spelled].slice(0, hashtagLength).join('')
  return isHashtag(shortened) ? shortened : undefined
}

/**
 * Whether a text may be the name of a category (decision 22): one line with a letter or a digit, without which it has no
 * address. `개발자`, `Q&A` and `What's new?` are names, `???` is none.
 */
export function isCategory(text: string): boolean {
  if (text.length > limits.name || /[\n\t\u2028\u2029]/.test(text)) return false
  return !findControl(text) && !findInvisible(text) && isHashtag(spellCategory(text))
}
