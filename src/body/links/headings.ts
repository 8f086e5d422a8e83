// Links to a heading of the same body: `[see](#installation)`. GitHub and Discourse make the names of headings so.
import { toReadableAddress } from '../../format/addresses.ts'
import { escapeHtml } from '../html.ts'
import type { Token } from '../markdown.ts'
import { listAddresses } from './addresses.ts'

/** Headings of a body that links of it lead to. */
export interface LinkedHeadings {
  /** Ids, by the tokens that open the headings. */
  ids: ReadonlyMap<Token, string>
  /** By the addresses of the links, as they are in tokens and in raw HTML. */
  targets: ReadonlyMap<string, Token>
  /** Address of the page with the whole body: where only its beginning is shown, links lead there. */
  page: string
}

/**
 * Undefined where no link leads to one. @param prefix what ids begin with, which no other body of a page has; with a
 * colon, so that no other element has such an id either.
 */
export function findHeadings(
  tokens: readonly Token[],
  { prefix, page = '' }: { prefix: string; page?: string },
): LinkedHeadings | undefined {
  // Most bodies have none.
  if (!tokens.some(({ type }) => type === 'heading_open')) return undefined
  const addresses = tokens.flatMap((block) => listAddresses(block).map(({ address }) => address))
  const inPage = new Set(addresses.filter((address) => address.startsWith('#')))
  if (inPage.size === 0) return undefined
  const find = createFindByName(tokens)
  const ids = new Map<Token, string>()
  const targets = new Map<string, Token>()
  for (const address of inPage) {
    const { token, slug } = find(toReadableAddress(address.slice(1)).normalize('NFC').toLowerCase()) ?? {}
    if (!token) continue
    ids.set(token, prefix + slug)
    targets.set(address, token)
  }
  return ids.size === 0 ? undefined : { ids, targets, page }
}

/** @param tokens of what is printed. @returns the address of a heading; undefined for that of anything else. */
export function createFindHeading(headings: LinkedHeadings | undefined, tokens: readonly Token[]) {
  const printed = new Set(headings && tokens)
  return (address: string): string | undefined => {
    const token = headings?.targets.get(address)
    return token && `${printed.has(token) ? '' : headings?.page}#${headings?.ids.get(token)}`
  }
}

/** UTF-16 units of the longest id or address of a heading, in HTML. */
export function measureHeadings({ ids, page }: LinkedHeadings): number {
  return ids.values().reduce((longest, id) => Math.max(longest, escapeHtml(`${page}#${id}`).length), 0)
}

/** By what people write after `#`. */
function createFindByName(tokens: readonly Token[]) {
  const names = new Map<string, { token: Token; slug: string }>()
  const numbers = new Map<string, number>()
  const headings = tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const plain = toSlug(tokens[index + 1])
    let [slug, number] = [plain, numbers.get(plain) ?? 0]
    for (; names.has(slug); slug = `${plain}-${number}`) number += 1
    numbers.set(plain, number)
    // A heading of signs alone has no name.
    if (slug !== '') names.set(slug, { token, slug })
    return [slug]
  })
  return (name: string) => {
    // Discourse numbers all headings of a post: `#p-12-install-2`, `#h-1` where no Latin letter is in it.
    const [, plain, number] = /^(?:p-\d+-)?(.+)-(\d+)$/.exec(name) ?? []
    const slug = headings[Number(number) - 1] ?? ''
    const latin =
      slug
        .replace(/[^\w-]/g, '')
        .match(/\w+/g)
        ?.join('-') ?? 'h'
    return (
      names.get(name) ??
      names.get(name.replace('user-content-', '')) ??
      (latin === plain ? names.get(slug) : undefined)
    )
  }
}

/** As GitHub has it: `PUT, 또는 PATCH?` → `put-또는-patch` */
function toSlug(inline: Token | undefined): string {
  const texts = (inline?.children ?? []).map(({ type, content }) => {
    if (type === 'softbreak' || type === 'hardbreak') return ' '
    return type === 'html_inline' || type === 'image' ? '' : content
  })
  const text = texts.join('').normalize('NFC').trim().toLowerCase()
  return text.replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')
}
