// The small Markdown of comments of Stack Exchange as HTML: code, bold, italic, links, bare addresses, and words in
// brackets that stand for pages of the site. https://stackoverflow.com/editing-help#comment-formatting
import { escapeHtml } from '../../body/html.ts'
import { findAddressEnd } from '../../format/texts/bare-address.ts'

/** What a word in brackets stands for on every site, and where it leads. */
const shortcuts: ReadonlyMap<string, readonly [text: string, url: string]> = new Map([
  ['ask', ['How to Ask', '/help/how-to-ask']],
  ['answer', ['How to Answer', '/help/how-to-answer']],
  ['about', ['about', '/tour']],
  ['tour', ['tour', '/tour']],
  ['help', ['help center', '/help']],
  ['help/on-topic', ['help center', '/help/on-topic']],
  ['help/dont-ask', ['help center', '/help/dont-ask']],
  ['help/how-to-ask', ['How to Ask', '/help/how-to-ask']],
  ['help/mcve', ['MCVE', '/help/mcve']],
  ['mcve', ['mcve', '/help/mcve']],
  ['help/minimal-reproducible-example', ['mre', '/help/minimal-reproducible-example']],
  ['mre', ['mre', '/help/minimal-reproducible-example']],
  ['se', ['Stack Exchange', 'https://stackexchange.com']],
  ['so', ['Stack Overflow', 'https://stackoverflow.com']],
  ['sf', ['Server Fault', 'https://serverfault.com']],
  ['su', ['Super User', 'https://superuser.com']],
])

const parts = [
  /(?<escaped>\\[*_`[\]\\])/,
  /(?<tick>`+)(?!`)(?<code>.*?[^`])\k<tick>(?!`)/,
  /\[(?<text>[^[\]]+)\]\((?<url>(?:https?:|ftp:)?\/\/[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+"(?<title>[^"]*)")?\)/,
  /\[(?:meta-)?tag:(?<tag>[^\s[\]]+)\]/,
  /\[(?<shortcut>[a-z/-]+)\]/,
  /(?<bare>(?:https?|ftp):\/\/[^\s<>"`]+)/,
]
export const commentPart = new RegExp(parts.map(({ source }) => source).join('|'), 'gs')

/** Outside of what a text can hold: they stand for a part that is done while emphasis is looked for. */
const [open, close] = ['\ufdd0', '\ufdd1']
const held = /\ufdd0(\d+)\ufdd1/g

/** Far beyond the 600 that a site takes; what is longer is shown as it was typed. */
const longest = 5000

export function toCommentHtml(text: string): string {
  if (text.length > longest) return `<p>${escapeHtml(text)}</p>`
  const done: string[] = []
  const hold = (html: string) => `${open}${done.push(html) - 1}${close}`
  const marked = text.replaceAll(/[\ufdd0\ufdd1]/g, '').replace(commentPart, (whole, ...values) => {
    const groups: Groups = values.at(-1)
    if (groups['bare'] !== undefined) {
      const url = toAddress(groups['bare'])
      return hold(toLink({ url, inside: escapeHtml(url) })) + groups['bare'].slice(url.length)
    }
    const html = toPart(groups)
    return html === undefined ? whole : hold(html)
  })
  const html = emphasize(escapeHtml(marked)).replace(held, (_, index: string) => done[Number(index)] ?? '')
  return `<p>${html}</p>`
}

type Groups = Readonly<Record<string, string | undefined>>

function toPart({ escaped, code, text, url, title, tag, shortcut }: Groups): string | undefined {
  if (escaped !== undefined) return escapeHtml(escaped.slice(1))
  if (code !== undefined) return `<code>${escapeHtml(code.trim())}</code>`
  if (text !== undefined && url !== undefined) return toLink({ url, inside: toLinkText(text), title })
  if (tag !== undefined)
    return toLink({ url: `/questions/tagged/${encodeURIComponent(tag)}`, inside: escapeHtml(tag) })
  const [words, page] = shortcuts.get(shortcut ?? '') ?? []
  return words === undefined || page === undefined ? undefined : toLink({ url: page, inside: words })
}

function toLink({ url, inside, title }: { url: string; inside: string; title?: string | undefined }): string {
  const hint = title ? ` title="${escapeHtml(title)}"` : ''
  return `<a href="${escapeHtml(url)}"${hint}>${inside}</a>`
}

function toLinkText(text: string): string {
  return emphasize(escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>'))
}

/** Without signs at the end that belong to the sentence, or a bracket that the address does not open. */
function toAddress(bare: string): string {
  let address = bare.slice(0, findAddressEnd(bare, bare.indexOf('/')))
  while (/[.,;:!?'*_)\]]$/.test(address)) {
    if (address.endsWith(')') && address.split('(').length >= address.split(')').length) break
    address = address.slice(0, -1)
  }
  return address
}

/**
 * Stars may begin or end inside of a word (`30**kb**`, `**30kb**를`), but not both, nor before a digit: `2*3*4` is
 * arithmetic. `_` is a part of words.
 */
function emphasize(html: string): string {
  return html
    .replaceAll(/(?<!\*)\*{3}(?=[^\s*])([^*]+)(?<=\S)\*{3}(?!\*)/g, '<i><b>$1</b></i>')
    .replaceAll(
      /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])(.+?)(?:(?<=\S)\*\*(?![\p{L}\p{N}*])|(?<=[\p{L}\p{N}])\*\*(?=\p{L}))/gu,
      '<b>$1</b>',
    )
    .replaceAll(/(?<=[\p{L}\p{N}])\*\*(?=\p{L})([^*]+)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu, '<b>$1</b>')
    .replaceAll(/(?<![\p{L}\p{N}_])__(?=[^\s_])(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, '<b>$1</b>')
    .replaceAll(
      /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+?)(?:(?<=\S)\*(?![\p{L}\p{N}*])|(?<=[\p{L}\p{N}])\*(?=\p{L}))/gu,
      '<i>$1</i>',
    )
    .replaceAll(/(?<=\p{L})\*(?=\p{L})([^\s*]+)\*(?![\p{L}\p{N}*])/gu, '<i>$1</i>')
    .replaceAll(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '<i>$1</i>')
}
