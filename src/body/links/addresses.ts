// Addresses of links and images: what they may become, where they are, and what is wrong with them.
import { type Fault, findLineStarts } from '../../format/issue.ts'
import { decodeHref, findTags } from '../html.ts'
import { findAddress, findWrittenAddress, type Token } from '../markdown.ts'

const schemes = new Set(['http:', 'https:', 'mailto:'])
const anySite = 'https://site.invalid'

/** `outside` is an address as it is, `inside` a path of this site that still wants the base path in front. */
export type SafeAddress = { outside: string } | { inside: string }

/** What an address in a body may become; undefined for what is no link: other schemes, `//host`, `#part`, `next.html`. */
export function toSafeAddress(address: string): SafeAddress | undefined {
  if (/[\u0000-\u0020\u007f-\u009f\ufdd0-\ufdef\\]/.test(address) || !address.isWellFormed()) return undefined
  const url = URL.parse(address, anySite)
  if (url === null || url.username + url.password !== '') return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return schemes.has(url.protocol) && (url.protocol === 'mailto:' || /^https?:\/\//i.test(address))
      ? { outside: url.href }
      : undefined
  }
  // `/.//host` names another host as soon as its dot is gone.
  if (!address.startsWith('/') || url.origin !== anySite || url.pathname.startsWith('//')) return undefined
  return { inside: url.pathname + url.search + url.hash }
}

/** Scheme of an address that may not become a link, such as `javascript:`; undefined for all others. */
function findForbiddenScheme(address: string): string | undefined {
  // Browsers skip control characters and spaces in a scheme, so that is how it is read here.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[0].toLowerCase()
  return scheme === undefined || schemes.has(scheme) ? undefined : scheme
}

interface Address {
  of: 'link' | 'image'
  /** As the site takes it. */
  address: string
  /** As its author wrote it. */
  written: string
}

const none: readonly Address[] = []

/** In Markdown and in raw HTML of a block of the top level, or of one of its lines, in order. */
export function listAddresses(block: Token): readonly Address[] {
  if (block.type === 'html_block') return listRawAddresses(block)
  // Most blocks hold none, which is quickly seen.
  if (!block.children || !/[[<:]/.test(block.content)) return none
  const addresses: Address[] = []
  for (const token of block.children) {
    if (token.type === 'html_inline') addresses.push(...listRawAddresses(token))
    else if (token.type === 'link_open' || token.type === 'image') {
      const written = findWrittenAddress(token)
      // `//a.kr` in a text may be a path or a remark as well.
      if (token.markup === 'linkify' && written.startsWith('//')) continue
      addresses.push({ of: token.type === 'image' ? 'image' : 'link', address: findAddress(token), written })
    }
  }
  return addresses
}

function listRawAddresses({ content }: Token): Address[] {
  // Most tags are of other elements.
  if (!/href/i.test(content)) return []
  return findTags(content).flatMap(({ name, closing, href }) =>
    name === 'a' && !closing && href !== undefined
      ? [{ of: 'link' as const, address: decodeHref(href), written: href }]
      : [],
  )
}

/** After so many looks in vain the beginning of the block has to do: each takes as long as the body. */
const looks = 100

/** @returns a function that is asked for addresses in the order of the body, and gives offsets in the Markdown. */
export function createLocateAddress(body: string): (written: string, block: Token) => number {
  let starts: number[] | undefined
  let cursor = 0
  let left = looks
  return (written, { map }) => {
    starts ??= findLineStarts(body)
    const [first, behind] = map ?? [0, 0]
    const start = starts[first] ?? 0
    if (left <= 0) return start
    const end = starts[behind] ?? body.length
    const found = findFrom(body, written, { from: Math.max(start, cursor), end })
    if (found >= 0) {
      cursor = found + written.length
      return found
    }
    left -= 1
    // That of a reference is anywhere.
    const elsewhere = findFrom(body, written, { from: 0, end: body.length })
    return elsewhere < 0 ? start : elsewhere
  }
}

/** The same letters may be in a word before. */
function findFrom(body: string, written: string, { from, end }: { from: number; end: number }): number {
  for (let offset = body.indexOf(written, from); offset >= 0 && offset < end; ) {
    if (isBegun(body, offset, written)) return offset
    offset = body.indexOf(written, offset + 1)
  }
  return -1
}

function isBegun(body: string, offset: number, written: string): boolean {
  const before = body.slice(Math.max(0, offset - 2), offset)
  return /[(<"'=]$|: $/.test(before) || (written.includes(':') && /(?:^|\s)$/.test(before))
}

/**
 * Addresses that become no link, each once in a block, and what to write instead, where that is known (decision 24).
 * @param tokens with masks: an address that holds one is reported as what it holds. @param headings by the addresses of
 * links that lead to them.
 * @returns offsets in the body.
 */
export function checkAddresses(
  tokens: readonly Token[],
  body: string,
  headings: Pick<ReadonlyMap<string, unknown>, 'has'> = new Map(),
): ({ offset: number } & Fault)[] {
  const locate = createLocateAddress(body)
  const faults: ReturnType<typeof checkAddresses> = []
  for (const block of tokens) {
    const addresses = listAddresses(block)
    if (addresses.length === 0) continue
    const known = new Set<string>()
    for (const { of, address, written } of addresses) {
      const isUpload = of === 'image' && upload.test(address)
      const isUsual = usual.test(address) && !isUpload && !ofFolder.test(address)
      if (address === '' || isUsual || /[\ufdd0-\ufdef]/.test(address)) continue
      if (known.has(written) || headings.has(address)) continue
      known.add(written)
      const fault: ReturnType<typeof findFault> = isUpload
        ? { code: 'mark-without-effect', detail: { kind: 'upload', value: written.slice(0, shownLength) } }
        : findFault(address, written)
      if (fault) faults.push({ offset: locate(written, block), ...fault })
    }
  }
  return faults
}

/** Nearly all addresses are of these forms, in which nothing is wrong. */
const usual = /^(?:https?:\/\/[\w.-]+(?:\/[\w./%~-]*)?$|\/$|\/[\w%~-])/

/** Pictures that GitHub took from whoever wrote there: a site shows its own alone. */
const upload =
  /^https:\/\/(?:github\.com\/(?:user-attachments\/|[^/]+\/[^/]+\/assets\/)|user-images\.githubusercontent\.com\/)/

/** The content folder itself is at no address. */
const ofFolder = /^\/content\/(?:files|questions|answers)\//

const shownLength = 100

function findFault(address: string, written: string): Fault | undefined {
  const scheme = findForbiddenScheme(address)
  if (scheme !== undefined) return { code: 'forbidden-link', detail: { value: scheme } }
  if (toSafeAddress(address) && !ofFolder.test(address)) return undefined
  const value = written.trim()
  const slashed = value.replaceAll('\\', '/')
  const nearest = findNearest(slashed)
  const detail = { value: value.slice(0, shownLength).toWellFormed(), kind: findKind(slashed) }
  return { code: 'unlinked-address', detail: nearest === undefined ? detail : { ...detail, nearest } }
}

function findKind(address: string): string {
  if (address.startsWith('#')) return 'part'
  if (ofFolder.test(address)) return 'content'
  if (pathToPicture.test(address)) return 'picture'
  if (/^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i.test(address)) return 'whole'
  return 'relative'
}

/** A path to the folder of pictures, as it would be from the file of the text. */
export const pathToPicture = /^(?:\.{0,2}\/)*(?:content\/)?(?=files\/)/

const pathToFile =
  /^(?:content\/)?(?:answers\/(?:[^/?#]+\/)*([^/?#]+)\/([^/?#]+)\.md|(?:[^/?#:]+\/)*([^/?#:]+)\.md(#[^?]*)?)$/

/** `../questions/2024/a.md#c`, `a.md#c` → `/questions/a/#c`, `answers/a/5.md` → `/questions/a/#answer-5` */
function toOwnAddress(address: string): string | undefined {
  const [, answered, answer, question, anchor = ''] =
    pathToFile.exec(address.replace(/^(?:\.{0,2}\/)+/, '')) ?? []
  if (question !== undefined) return `/questions/${question}/${anchor}`
  return answered === undefined ? undefined : `/questions/${answered}/#answer-${answer}`
}

/** `//host/a` → `https://host/a`, `../files/a.png` → `/files/a.png`; without user and password, and with the slashes that are missing. */
function findNearest(address: string): string | undefined {
  if (pathToPicture.test(address))
    return address.length > shownLength ? undefined : address.replace(pathToPicture, '/')
  const own = address.startsWith('//') ? undefined : toOwnAddress(address)
  if (own !== undefined) return own
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  url.username = ''
  url.password = ''
  return url.href.length <= 2 * shownLength && toSafeAddress(url.href) ? url.href : undefined
}
