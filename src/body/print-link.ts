// What addresses of a body become on a page.
import { escapeHtml } from './escape-html.ts'
import { toSafeAddress } from './link.ts'
import type { Token } from './markdown.ts'

/** What the addresses and descriptions of a body are printed with. */
export interface LinkOptions {
  /** Base path of the site, with a slash at both ends, for links to its own pages. */
  base: string
  /** `이미지: …`, with and without a description. */
  labels: { image: (description: string) => string }
}

/** Opening tag of a link; undefined when the address may not be one. */
export function openLink(
  address: string,
  { base }: Pick<LinkOptions, 'base'>,
  className = '',
): string | undefined {
  const safe = toSafeAddress(address)
  if (!safe) return undefined
  const target = 'outside' in safe ? safe.outside : base + safe.inside.slice(1)
  return `<a${className} href="${escapeHtml(target)}" rel="nofollow ugc noopener">`
}

/** Nothing is loaded from elsewhere: an image is a link that says so, or text inside a link or without an address. */
export function printImage(
  token: Token,
  { options, isInLink }: { options: LinkOptions; isInLink: boolean },
): string {
  const label = escapeHtml(options.labels.image(toPlainText(token.children ?? [])))
  const address = String(token.attrGet('src') ?? '')
  const open = isInLink ? undefined : openLink(address, options, ' class="image-link"')
  return open ? `${open}${label}</a>` : label
}

function toPlainText(tokens: readonly Token[]): string {
  return tokens.map(toOwnText).join('')
}

function toOwnText({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  return type === 'image' ? toPlainText(children ?? []) : content
}
