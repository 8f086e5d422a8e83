// A site that is opened from its folder, on a stick or inside an archive: links lead from file to file, and what a script
// would fetch from a server is in scripts that call back (src/search/page/in-folder.ts).

/** A tag, whose values may hold any sign but the mark that ends them. */
const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi
/** What leads to a file, the base of links that a script makes, and where a moved page leads. */
const address =
  /(\s(?:href|src|action|formaction|poster|data-base)=|\shttp-equiv="refresh"\s+content=)"((?:\d+;\s*url=)?)([^"]*)"/gi

/**
 * A page whose links begin at its own folder, and name the file where they lead to a folder.
 * @param file of the page below the site. @param base path that its links begin with, with a slash at both ends.
 */
export function toPortablePage(html: string, file: string, base: string): string {
  const up = '../'.repeat(countFolders(file))
  const toRelative = (same: string, before: string, delay: string, given: string) => {
    if (!given.startsWith(base) || given.startsWith('//')) return same
    const path = given.slice(base.length)
    // What writes archives for Kiwix takes a refresh in small letters for a link, and stops at its anchor.
    const name = before.replace('"refresh"', '"Refresh"')
    return `${name}"${delay}${up}${before.endsWith('data-base=') ? path : toFilePath(path)}"`
  }
  return html.replace(tag, (whole) => (whole.includes(base) ? whole.replace(address, toRelative) : whole))
}

/** What may name an address, besides those that are made relative. */
const naming = new Set(
  'action background cite content data formaction href imagesrcset manifest ping poster src srcset style xlink:href'.split(
    ' ',
  ),
)
const attribute = /\s([^\s"'>/=]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const ofServer = /(?:^|[\s,(='"])\/(?!\/)/

/** What of a page works on a server alone, by the names of its tags and attributes: `<script>`, `srcset`. Each once. */
export function listServedParts(html: string): string[] {
  const parts = Array.from(html.matchAll(tag), ([whole]) => {
    const values = Array.from(
      whole.matchAll(attribute),
      ([, name = '', ...texts]) => [name, texts.join('')] as const,
    )
    const found = values.filter(([name, value]) => naming.has(name) && ofServer.test(value))
    const isScript = /^<script\b/i.test(whole) && (/\btype=["']?module/.test(whole) || !/\ssrc=/.test(whole))
    return [...(isScript ? ['<script>'] : []), ...found.map(([name]) => name)]
  })
  const isStyled = /<style\b/i.test(html) && /url\(\s*["']?\/(?!\/)/.test(html)
  return [...new Set([...parts.flat(), ...(isStyled ? ['<style>'] : [])])]
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
