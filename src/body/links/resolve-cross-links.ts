// Where links lead, in HTML that was kept before that was known: a thread that renders pages has no parser of Markdown.
import { escapeHtml } from '../escape-html.ts'
import { type LinkTargets, linkSign } from './link-sign.ts'
import { markAddressLinks } from './mark-address-links.ts'
import { resolvePictures } from './resolve-pictures.ts'
import { stripTags } from './strip-tags.ts'

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
    // Links do not stand in each other, so that the next end is that of the link.
    const close = html.indexOf('</a>', text)
    if (close < 0) break
    const [place = '', otherwise = ''] = html.slice(start + linkTag.length, hrefEnd).split(end)
    const path = toPath(targets[Number(place)])
    const href = path === undefined ? otherwise : escapeHtml(base + path)
    const isLink = path !== undefined || !href.startsWith('/')
    const inside = html.slice(text, close)
    resolved +=
      html.slice(done, start) +
      (isLink ? `<a href="${href}${html.slice(hrefEnd, text)}${inside}</a>` : printText(href, inside))
    done = close + '</a>'.length
  }
  return done === 0 ? html : resolved + html.slice(done)
}

/** Below the base path; undefined where nothing is there. */
function toPath(target: LinkTargets[number] | undefined): string | undefined {
  return typeof target === 'object' ? target?.src : target
}

/** @param href escaped. */
function printText(href: string, text: string): string {
  return stripTags(text).trim() === href ? text : `${text} (${href})`
}
