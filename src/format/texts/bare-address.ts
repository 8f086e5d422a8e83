// Where an address ends that is bare in a text: people write on behind it without a blank. What follows a host or a
// path is a particle, or closes what is around the address: a bracket, a quote, a mark of emphasis (decision 24).
import { domainToASCII } from 'node:url'
import names from 'tlds' with { type: 'json' }
import { listKeywordEndings, listNameEndings, listPathEndings, searchParticles } from './korean-endings.ts'
import { isAnyEnding, listCopulas } from './word-end.ts'

const host = /(?:[\w.%+-]{1,64}@)?(?:\[[\da-f:.]{2,45}\]|[\p{L}\p{M}\p{N}._-]{1,800})(?::\d{1,5})?/iuy
/** Longer ones are looked at so far. */
const path = /[/?#][^\s<>\u200b]{0,2000}/y
const hangul = /\p{sc=Hangul}/u
/** Paths without these signs hold nothing else. */
const mayGoOn = /[()[\]{}"'`*~\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]|[:\\]$|&[a-z]+;/i

/**
 * `https://a.kr에` → behind `kr`, `/a를` → behind `a`, `/b)는` → behind `b`; `/wiki/한글을` is an address as it is.
 * @param start behind the scheme, `https:` or `mailto:`. @returns at most the length of the text; signs that end a
 * sentence may still be before it.
 */
export function findAddressEnd(text: string, start: number): number {
  const hostStart = text.startsWith('//', start) ? start + 2 : start
  const written = execAt(host, text, hostStart)
  if (written === '') return text.length
  const pathStart = hostStart + boundHost(written)
  const rest = execAt(path, text, pathStart)
  if (rest === '') return pathStart
  const end = mayGoOn.test(rest) ? boundPath(rest) : rest.length
  return end < rest.length ? pathStart + end : text.length
}

function execAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0] ?? ''
}

/** A host of ASCII letters ends before Hangul; of one in Hangul the top level says where it ends: `한글.kr에서`. */
function boundHost(written: string): number {
  const at = written.search(hangul)
  if (at < 0) return written.length
  const [, last, dot] = /(?:^|[.@])([a-z\d-]*[a-z\d])(\.?)$/i.exec(written.slice(0, at)) ?? []
  const isAscii = last !== undefined && /^[\x21-\x7e]*$/.test(written.slice(0, at))
  const top = written.replace(/\.$/, '').lastIndexOf('.') + 1
  const isOfName = top > at && isTopLevel(/^[a-z]*/i.exec(written.slice(top))?.[0] ?? '')
  // Behind a dot another sentence begins: `https://a.kr.그리고`.
  if (isAscii && (dot ? isTopLevel(last) && !isOfName : isTopLevel(last) || !isOfName)) return at
  for (let end = written.length - 1; end > top + 1; end -= 1) {
    if (hangul.test(written.charAt(end)) && isTopLevel(written.slice(top, end))) return end
  }
  return written.length
}

function isTopLevel(label: string): boolean {
  return topLevelDomains().has(label.toLowerCase())
}

function boundPath(rest: string): number {
  const closing = findClosing(rest)
  const at = rest.search(hangul)
  let end = at >= 0 && at < closing ? findParticle(rest, at, closing) : closing
  while (/[:\\]/.test(rest.charAt(end - 1))) end -= 1
  return end
}

/** Behind these a word may begin, and no particle follows unless it is all of the word: `/wiki/도로`, `?q=의도`. */
const opening = /[/=_+&#%:@-]/
/** A path that goes on behind Hangul is one in Hangul: `/를.html`, `/나-b`. */
const goesOn = /(?!https?:|[\u3131-\u318e])(?:[\p{L}\p{M}\p{N}_]|[/#&=%+@-]|[.,:;!?~]+(?!https?:)[a-z\d])/iuy

/** @param at where the first Hangul is. @returns `otherwise` where it is a part of the path. */
function findParticle(rest: string, at: number, otherwise: number): number {
  // Who knows no better writes `(으)로` and `을/를`.
  const optional = rest[at - 1] === '(' && /^([\uac00-\ud7a3]+)\)([\uac00-\ud7a3]*)/.exec(rest.slice(at))
  if (optional) return isListed(`${optional[1]}${optional[2]}`) ? at - 1 : otherwise
  const [whole = '', run = '', second] =
    /^([\u1100-\u11ff\uac00-\ud7a3]+)(?:\/([\uac00-\ud7a3]+))?/.exec(rest.slice(at)) ?? []
  goesOn.lastIndex = at + whole.length
  if (whole === '' || goesOn.test(rest) || (second !== undefined && !isAnyEnding(second, 0))) return otherwise
  return isParticle(run.normalize('NFC'), rest.charAt(at - 1)) ? at : otherwise
}

function isParticle(run: string, before: string): boolean {
  if (opening.test(before)) return isListed(run)
  if (isAnyEnding(run, 0)) return true
  const { josa, copulas } = listNameEndings()
  // Behind digits these count, `/3건`, and `/entry/docker란` is the title of a page.
  const isOfNames = copulas.includes(run) || (josa.includes(run) && !searchParticles.includes(run))
  if (isOfNames && !/\d/.test(before)) return true
  return josa.some(
    (each) => each.length > 1 && run.startsWith(each) && copulas.includes(run.slice(each.length)),
  )
}

let listed: ReadonlySet<string> | undefined

function isListed(run: string): boolean {
  listed ??= listPathEndings(listCopulas(listKeywordEndings()))
  return listed.has(run)
}

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Where a sign closes what the path has not opened. */
function findClosing(rest: string): number {
  const open: string[] = []
  for (const { 0: sign, index } of rest.matchAll(/[()[\]{}]|["'`]|\*+|~+|&(?:nbsp|lt|gt|quot);/g)) {
    const before = rest[index - 1] ?? ''
    const after = rest.slice(index + sign.length, index + sign.length + 2)
    const opened = open.lastIndexOf(pairs[sign] ?? sign)
    if (opened >= 0) open.length = opened
    else if (/[([{]/.test(sign)) open.push(sign)
    else if (/["']/.test(sign)) {
      if (sign === "'" && /[a-z\d]/i.test(before) && /^[a-z\d]/i.test(after)) continue
      if (!/[=(+:]/.test(before) || !rest.includes(sign, index + 1)) return index
      open.push(sign)
    } else if (!/[*~]/.test(sign) || !/^(?:[a-z\d/%_=&?#$+-]|[.:][a-z\d])/i.test(after)) return index
    else open.push(sign)
  }
  return rest.length
}

let known: ReadonlySet<string> | undefined

/** As IANA knows them, in lower case; names in other scripts in both spellings, `xn--3e0b707e` and what it stands for. */
export function topLevelDomains(): ReadonlySet<string> {
  // Made for the first address: most workers see none, and each would take 5 ms for it.
  known ??= new Set(names.flatMap((name) => [domainToASCII(name), name]))
  return known
}
