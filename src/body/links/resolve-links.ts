// Where links lead, in HTML that was kept before that was known: a worker that renders pages has no parser of Markdown.
import type { ShownPicture } from '../../format/pictures/picture.ts'
import { escapeHtml, stripTags } from '../html.ts'

// Noncharacters, as those of masks.ts, and with the same warrant: no text of a file can hold one.
/** Around the place of a cross-link in its list, where its address will be. */
export const linkSign = { begin: '\ufdd4', end: '\ufdd5' } as const

const { begin, end } = linkSign

/** HTML as pages show it. What leads to nothing here stays what it was elsewhere, or is text with its address. */
export function resolveCrossLinks(html: string, targets: LinkTargets, base: string): string {
  return markAddressLinks(resolveLinks(resolvePictures(html, targets, base), targets, base))
}

const linkTag = `<a href="${begin}`

function resolveLinks(html: string, targets: LinkTargets, base: string): string {
  let resolved = ''
  let done = 0
  for (let start = html.indexOf(linkTag); start >= 0; start = html.indexOf(linkTag, done)) {
    const hrefEnd = html.indexOf('"', start + linkTag.length)
    const text = html.indexOf('>', hrefEnd) + 1
    // Links are not in each other, so that the next end is that of the link.
    const close = html.indexOf('</a>', text)
    if (close < 0) break
    const [place = '', otherwise = ''] = html.slice(start + linkTag.length, hrefEnd).split(end)
    const target = targets[Number(place)]
    const path = typeof target === 'object' ? target?.src : target
    const href = path === undefined ? otherwise : escapeHtml(base + path)
    const isLink = path !== undefined || !href.startsWith('/')
    const inside = html.slice(text, close)
    resolved += html.slice(done, start)
    if (isLink) resolved += `<a href="${href}${html.slice(hrefEnd, text)}${inside}</a>`
    else resolved += stripTags(inside).trim() === href ? inside : `${inside} (${href})`
    done = close + '</a>'.length
  }
  return done === 0 ? html : resolved + html.slice(done)
}

/**
 * Where each link leads, by its place: a path below the base path, ready for a link, or a picture; null where it leads to
 * nothing here.
 */
export type LinkTargets = readonly (string | ShownPicture | null)[]

/** Taller pictures, to the eye of a reader, are bounded by the stylesheet. */
const tall = { pixels: 640, ratio: 1.5 }

const pictureTag = `<img src="${linkSign.begin}`

/** Pictures in HTML as pages show them. */
function resolvePictures(html: string, targets: LinkTargets, base: string): string {
  if (!html.includes(pictureTag)) return html
  return html.replace(
    /<img src="\ufdd4(\d+)\ufdd5([^"]*)" alt="([^"]*)">/g,
    (_, place: string, written: string, alt: string) => {
      const target = targets[Number(place)]
      // In the development server, which shows bodies with faults beside them.
      if (typeof target !== 'object' || target === null) return `${alt} (${written})`
      const { src, width, height } = target
      const isTall = height > tall.pixels && height > width * tall.ratio
      const className = isTall ? ' class="tall"' : ''
      return `<img${className} src="${escapeHtml(base + src)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
    },
  )
}

const link = /<a (href="([^"]*)" rel="nofollow ugc noopener")>([^<]*)<\/a>/g

/** Tells links whose text is their address, which paper need not show twice. @param html of a body, as it is printed. */
function markAddressLinks(html: string): string {
  return html.replace(link, (whole, attributes: string, href: string, text: string) =>
    toShown(href) === toShown(text) ? `<a class="address" ${attributes}>${text}</a>` : whole,
  )
}

/** As people write an address: without its scheme, its last slash and percent signs. */
export function toShown(address: string): string {
  return decode(address.trim().replace(/^(?:https?:\/\/|mailto:)/, '')).replace(/\/$/, '')
}

function decode(address: string): string {
  try {
    const decoded = decodeURI(address)
    // Signs that are not seen stay written out.
    return /\p{C}/u.test(decoded) ? address : decoded
  } catch {
    return address
  }
}
