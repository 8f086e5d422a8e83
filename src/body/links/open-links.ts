// Links that were begun and have not ended: what the end of one prints depends on the text between. Those of raw HTML
// may be left open, closed twice, or begin in one token and end in another.
import { type AroundLink, type LinkOptions, openLink } from './print-link.ts'
import { printAddressNote } from './unlinked-address.ts'

interface OpenLink extends AroundLink {
  /** HTML of its text, kept only where there is no tag. */
  text: string
}

export function createOpenLinks(options: LinkOptions) {
  const links: OpenLink[] = []
  let raw: OpenLink[] = []
  /** The one without a tag that began last. */
  let unlinked: OpenLink | undefined
  const begin = (list: OpenLink[], address: string, written: string | undefined) => {
    const tag = openLink(address, options, written)
    const link = { linked: tag !== undefined, address: written, text: '' }
    list.push(link)
    if (!link.linked) unlinked = link
    return tag ?? ''
  }
  return {
    /** The Markdown link that the text stands in. */
    current: (): AroundLink | undefined => links.at(-1),
    /** @param address as the site takes it, and as it was written. */
    begin: (address: string, written: string | undefined) => begin(links, address, written),
    end: () => printEnd(links.pop()),
    beginRaw: (address: string) => begin(raw, address, address),
    // An end without a beginning is taken away when the whole body is balanced.
    endRaw: () => (raw.length === 0 ? '</a>' : printEnd(raw.pop())),
    /** What was printed of the text. */
    addText: (html: string) => {
      if (unlinked) unlinked.text += html
    },
    /** Addresses of raw links that are open at the end of a block, and are no links: what follows is not their text. */
    endBlock: () => {
      if (raw.length === 0) return ''
      const open = raw.filter((link) => !link.linked)
      raw = []
      unlinked = undefined
      return open.map(printEnd).join('')
    },
  }
}

function printEnd(link: OpenLink | undefined): string {
  if (link?.linked) return '</a>'
  return link?.address === undefined ? '' : printAddressNote(link.address, link.text)
}
