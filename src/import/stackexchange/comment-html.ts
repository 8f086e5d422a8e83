// The small Markdown of comments of Stack Exchange as HTML: code, bold, italic, links, bare addresses, and words in
// brackets that stand for pages of the site. https://stackoverflow.com/editing-help#comment-formatting
import { escapeHtml } from '../../body/escape-html.ts'

/** Where a word in brackets leads on every site. */
const shortcuts: Readonly<Record<string, readonly [text: string, path: string]>> = {
  ask: ['How to Ask', '/help/how-to-ask'],
  answer: ['How to Answer', '/help/how-to-answer'],
  about: ['about', '/tour'],
  tour: ['tour', '/tour'],
  help: ['help center', '/help'],
  'help/on-topic': ['help center', '/help/on-topic'],
  'help/dont-ask': ['help center', '/help/dont-ask'],
  'help/how-to-ask': ['How to Ask', '/help/how-to-ask'],
  'help/mcve': ['MCVE', '/help/mcve'],
  mcve: ['mcve', '/help/mcve'],
  'help/minimal-reproducible-example': ['mre', '/help/minimal-reproducible-example'],
  mre: ['mre', '/help/minimal-reproducible-example'],
}

const address = String.raw`(?:https?|ftp):\/\/[^\s<>"\u0060]+`
const part = new RegExp(
  [
    String.raw`(?<escaped>\\[*_\u0060[\]\\])`,
    String.raw`(?<tick>\u0060+)(?!\u0060)(?<code>.*?[^\u0060])\k<tick>(?!\u0060)`,
    String.raw`\[(?<text>[^[\]]+)\]\((?<url>(?:https?:|ftp:)?\/\/[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+"(?<title>[^"]*)")?\)`,
    String.raw`\[(?:meta-)?tag:(?<tag>[^\s[\]]+)\]`,
    String.raw`\[(?<shortcut>[a-z/-]+)\]`,
    `(?<bare>${address})`,
  ].join('|'),
  'gs',
)

/** Outside of what a text can hold: they stand for a part that is done while emphasis is looked for. */
const [open, close] = ['\ue000', '\ue001']
const held = /\ue000(\d+)\ue001/g

export function toCommentHtml(text: string): string {
  const done: string[] = []
  const hold = (html: string) => `${open}${done.push(html) - 1}${close}`
  const clean = text.replaceAll(/[\ue000\ue001]/g, '')
  const marked = clean.replace(part, (whole, ...values) => {
    const html = toPart(values.at(-1))
    return html === undefined ? whole : hold(html)
  })
  const html = emphasize(escapeHtml(marked))
  return `<p>${restore(html)}</p>`

  /** A link's text may hold emphasis, but no part. */
  function restore(html: string): string {
    return html.replace(held, (_, index: string) => done[Number(index)] ?? '')
  }
}

type Groups = Readonly<Record<string, string | undefined>>

function toPart({ escaped, code, text, url, title, tag, shortcut, bare }: Groups): string | undefined {
  if (escaped !== undefined) return escapeHtml(escaped.slice(1))
  if (code !== undefined) return `<code>${escapeHtml(code.trim())}</code>`
  if (text !== undefined && url !== undefined)
    return toLink({ url, inside: emphasize(escapeHtml(text)), title })
  if (tag !== undefined)
    return toLink({ url: `/questions/tagged/${encodeURIComponent(tag)}`, inside: escapeHtml(tag) })
  if (bare !== undefined) return toBareLink(bare)
  const [words, path] = shortcuts[shortcut ?? ''] ?? []
  return words === undefined || path === undefined ? undefined : toLink({ url: path, inside: words })
}

function toLink({ url, inside, title }: { url: string; inside: string; title?: string | undefined }): string {
  const hint = title ? ` title="${escapeHtml(title)}"` : ''
  return `<a href="${escapeHtml(url)}"${hint}>${inside}</a>`
}

/** Signs at the end that belong to the sentence, and a bracket that the address does not open. */
function toBareLink(bare: string): string {
  let end = bare.length
  while (end > 0) {
    const last = bare[end - 1] ?? ''
    const kept = bare.slice(0, end)
    const isOpened = last === ')' && kept.split('(').length >= kept.split(')').length
    if (isOpened || !/[.,;:!?'*_)\]]/.test(last)) break
    end -= 1
  }
  const url = bare.slice(0, end)
  return toLink({ url, inside: escapeHtml(url) }) + escapeHtml(bare.slice(end))
}

/** Neither begins nor ends inside of a word. */
function emphasize(html: string): string {
  return html
    .replaceAll(/(?<![\p{L}\p{N}*])\*\*(?=[^\s*])(.+?)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu, '<b>$1</b>')
    .replaceAll(/(?<![\p{L}\p{N}_])__(?=[^\s_])(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, '<b>$1</b>')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '<i>$1</i>')
    .replaceAll(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '<i>$1</i>')
}
