// A site that is opened from its folder, on a stick or inside an archive: links lead from file to file, and what a script
// would fetch from a server is in scripts that call back (src/search/page/in-folder.ts).

import type { SiteAddress } from '../folder/site-address.ts'

/** A tag, whose values may hold any sign but the mark that ends them. */
const tag = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
/** What leads to a file, the base of links that a script makes, and where a moved page leads. */
const address =
  /(\s(?:href|src|action|formaction|poster|data-base)=|\shttp-equiv="refresh"\s+content=)"((?:\d+;\s*url=)?)([^"]*)"/gi

/** Files that a folder has not. */
const served = /(?:^|\/)feed\.xml$|^sitemap(?:-\d+)?\.xml$|^404\.html$/

/**
 * A page whose links begin at its own folder, and name the file where they lead to a folder. What is only served is on the
 * web, where that is known, and the site itself is here.
 * @param file of the page below the site.
 */
export function toPortablePage(html: string, file: string, { base, portable }: SiteAddress): string {
  const up = '../'.repeat(countFolders(file))
  const home = portable?.url?.replace(/\/$/, '')
  const toRelative = (same: string, before: string, delay: string, given: string) => {
    // A page of somebody's own may lead to a folder beside it.
    if (/^(?![a-z][a-z\d+.-]*:)[^/?#][^?#]*\/(?=[?#]|$)/i.test(given) && !before.endsWith('data-base='))
      return `${before}"${delay}${toFilePath(given)}"`
    if (home !== undefined && (given === home || given === `${home}/`)) return `${before}"${up}index.html"`
    if (!given.startsWith(base) || given.startsWith('//')) return same
    const path = given.slice(base.length)
    if (served.test(path)) return home === undefined ? same : `${before}"${home}/${path}"`
    // What writes archives for Kiwix takes a refresh in small letters for a link, and stops at its anchor.
    const name = before.replace('"refresh"', '"Refresh"')
    return `${name}"${delay}${up}${before.endsWith('data-base=') ? path : toFilePath(path)}"`
  }
  return html.replace(tag, (whole) => (whole.includes('/') ? whole.replace(address, toRelative) : whole))
}

/** What is an address, or holds some, besides those that are made relative. */
const naming = new Set(
  'action background cite data formaction href imagesrcset manifest ping poster src srcset xlink:href'.split(
    ' ',
  ),
)
const attribute = /\s([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g
const styled = /url\(\s*["']?\/(?!\/)/

/** What of a page works on a server alone, by the names of its tags and attributes: `<script>`, `srcset`. Each once. */
export function listServedParts(page: string): string[] {
  const html = withoutComments(page)
  const parts = Array.from(html.matchAll(tag), ([whole]) => {
    const values = Array.from(
      whole.matchAll(attribute),
      ([, name = '', ...texts]) => [name.toLowerCase(), texts.join('')] as const,
    )
    const { type = '', src } = Object.fromEntries(values)
    const isScript =
      /^<script\b/i.test(whole) && (type === 'module' || (src === undefined && !/json/.test(type)))
    const isServed = ([name, value]: readonly [string, string]) =>
      name === 'style' ? styled.test(value) : naming.has(name) && isOfServer(name, value)
    return [...(isScript ? ['<script>'] : []), ...values.filter(isServed).map(([name]) => name)]
  })
  const isStyled = /<style\b/i.test(html) && styled.test(html)
  return [...new Set([...parts.flat(), ...(isStyled ? ['<style>'] : [])])]
}

function withoutComments(html: string): string {
  const [shown = '', ...others] = html.split('<!--')
  return shown + others.map((part) => part.split('-->').slice(1).join('-->')).join('')
}

/** Candidates of pictures are set apart by commas. */
function isOfServer(name: string, value: string): boolean {
  const addresses = name.endsWith('srcset') ? value.split(/,\s*/) : [value]
  return addresses.some((each) => /^\s*\/(?!\/)/.test(each))
}

/** Folders above a file: links of a page depend on their number alone. */
export function countFolders(file: string): number {
  return file.split('/').length - 1
}

/** `questions/12/?page=2#answer-7` → `questions/12/index.html?page=2#answer-7` */
export function toFilePath(path: string): string {
  return path.replace(/^((?:[^?#]*\/)?)(?=[?#]|$)/, '$1index.html')
}

/** What scripts of parts call. */
export const calledName = 'gotgamPart'

/** A script that hands its content on: bytes, or a text. */
export function toCalledScript(content: Uint8Array | string): string {
  const [bytes, text] =
    typeof content === 'string' ? ['', content] : [Buffer.from(content).toString('base64'), '']
  return `${calledName}("${bytes}",${JSON.stringify(text)})\n`
}

/** The name of the script that holds what a file of the index does. */
export function toScriptName(file: string): string {
  return file.replace(/\.bin$/, '.js')
}
