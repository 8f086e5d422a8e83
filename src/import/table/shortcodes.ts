// Shortcodes of WordPress: signs in brackets that it replaces while it shows a text.
import { escapeHtml } from '../../body/html.ts'
import type { Lose } from '../records.ts'

export const words = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Of SyntaxHighlighter Evolved and its like: code, whose language is that of its name, where it has none of its own. */
const codes = words(
  'actionscript3 as3 bash c c-sharp cc cf clj clojure code coldfusion cpp crayon csharp css delphi diff erl erlang fsharp go golang groovy haskell highlight html java javafx javascript jfx jquery js jscript matlab matlabkey obj-c objc pas pascal patch perl php pl plain powershell ps py python r rails rb ror ruby scala scm shell source sourcecode splus sql swift text vb vbnet xhtml xml xslt yaml yml',
)
const unnamedCodes = words('cc code crayon highlight plain source sourcecode text')
const embeds = words(
  'audio dailymotion embed embedyt facebook flickr gist googlemaps instagram slideshare soundcloud spotify ted tiktok tweet twitter video vimeo wpvideo youtube',
)
const pictures = words('caption wp_caption')
/** They show files that only the database of WordPress knows. */
const collections = words('gallery playlist')
const known = [codes, embeds, pictures, collections]

const opening = /\[([a-z][\w-]{0,60})((?:[\s=:/][^[\]]{0,4000})?)\]/iy
const escaped = /\[(\[\/?([a-z][\w-]{0,60})((?:[\s=:/][^[\]]{0,4000})?)\])\]/iy
/** What may hold signs that are none, or begins a shortcode. */
const next = /<!--|<(pre|code|script|style|textarea)\b|<[a-z/]|\[/gi

interface Shortcode {
  name: string
  /** ` id="5"`, as it was written. */
  attributes: string
  content: string | undefined
}

/** The text with HTML in the place of shortcodes, but in tags and code. What nobody knows stays, and is counted. */
export function replaceShortcodes(text: string, lose: Lose): string {
  const find = createFind(text)
  const pieces: string[] = []
  let from = 0
  const replace = (at: number, end: number, html: string) => {
    pieces.push(text.slice(from, at), html)
    from = end
  }
  next.lastIndex = 0
  for (let match = next.exec(text); match; match = next.exec(text)) {
    const { 0: sign, 1: element, index } = match
    const after = next.lastIndex
    if (sign === '[') replaceAt(index)
    else next.lastIndex = findEndOfTag(sign, element, after)
    // What is replaced was searched by others meanwhile.
    next.lastIndex = Math.max(next.lastIndex, after, from)
  }
  return [...pieces, text.slice(from)].join('')

  function findEndOfTag(sign: string, element: string | undefined, after: number): number {
    if (sign === '<!--') return find('-->', after)
    return element ? find(`</${element.toLowerCase()}`, after) : find('>', after)
  }

  function replaceAt(at: number): void {
    const shown = match(escaped, text, at)
    if (shown) {
      const [all, inner = '', name = '', attributes = ''] = shown
      if (isKnown(name) || hasAttributes(attributes)) replace(at, at + all.length, inner)
      return
    }
    const open = match(opening, text, at)
    if (!open) return
    const { 0: tag, 1: name = '', 2: attributes = '' } = open
    const begin = at + tag.length
    const end = find(`[/${name.toLowerCase()}]`, begin)
    const close = end + name.length + 3
    const again = find(`[${name.toLowerCase()}`, begin)
    // The end of the next one of this name is not that of this one; code may hold anything.
    const isOwn = codes.has(name) || again === begin || again > end
    const isClosed = isOwn && text.slice(end, close).toLowerCase() === `[/${name.toLowerCase()}]`
    if (text[at - 1] === '[' && isClosed && text[close] === ']') {
      replace(at - 1, close + 1, text.slice(at, close))
      return
    }
    const shortcode = { name, attributes, content: isClosed ? text.slice(begin, end) : undefined }
    const html = toHtml(shortcode, lose)
    if (html !== undefined) replace(at, isClosed && !collections.has(name) ? close : begin, html)
    else if (isShortcode(shortcode, text.slice(Math.max(0, at - 20), at), text.slice(begin, begin + 20)))
      lose('table-tag-unknown', `[${name}]`)
  }
}

/** Where something is next, else where the search began; what is nowhere behind a place is searched once. */
export function createFind(text: string): (wanted: string, from: number) => number {
  const lower = text.toLowerCase()
  const source = lower.length === text.length ? lower : text
  const places = new Map<string, number>()
  return (wanted, from) => {
    const last = places.get(wanted)
    const place = last !== undefined && last >= from ? last : source.indexOf(wanted, from)
    places.set(wanted, place < 0 ? Number.MAX_SAFE_INTEGER : place)
    return place < 0 || place === Number.MAX_SAFE_INTEGER ? from : place
  }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function isKnown(name: string): boolean {
  return known.some((names) => names.has(name))
}

function hasAttributes(attributes: string): boolean {
  return /^\s+[\w-]+\s*=\s*\S/.test(attributes)
}

/** `[vc_row]`, `[contact-form-7 id="5"]`, `[note]…[/note]`; not `array[i]`, `[TODO]`, `[text](address)`. */
function isShortcode({ name, attributes, content }: Shortcode, before: string, after: string): boolean {
  if (/[\p{L}\p{N}]$/u.test(before) || /^[(:]/.test(after) || name === name.toUpperCase()) return false
  if (content !== undefined || hasAttributes(attributes) || (embeds.has(name) && attributes !== ''))
    return true
  const isAlone = /^\s*\/?$/.test(attributes) && /(?:^|[\n>])[ \t]*$/.test(before)
  return isAlone && /^[a-z]{2}[\w-]+$/.test(name) && /^[ \t]*(?:[\n<]|$)/.test(after)
}

function toHtml(shortcode: Shortcode, lose: Lose): string | undefined {
  const { name, attributes, content } = shortcode
  if (codes.has(name) && content !== undefined) return toCode(shortcode, content)
  if (pictures.has(name) && content !== undefined)
    return toFigure(attributes, replaceShortcodes(content, lose))
  if (collections.has(name)) {
    lose('table-place-emptied', `[${name}${attributes}]`)
    return ''
  }
  if (!embeds.has(name)) return undefined
  const own = findAddress({ name, attributes, content: '' })
  const address = own ?? findAddress(shortcode)
  if (address === undefined) return undefined
  lose('embed-linked')
  return `<p><a href="${address}">${address}</a></p>${own === undefined ? '' : (content ?? '')}`
}

/** Its signs are kept as they are, or as entities. */
export function toCode({ name, attributes }: Omit<Shortcode, 'content'>, content: string): string {
  const value = findValue(attributes, 'language lang') || attributes.replace(/^=\s?["']?|["']$/g, '')
  const language = (/^[\w#+.-]{1,30}$/.test(value) ? value : name).toLowerCase()
  const code = content
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/&(?!(?:lt|gt|amp|quot|#0?39|#x27|#091|#093|#91|#93);)/g, '&amp;')
    .replaceAll('<', '&lt;')
  return `<pre${unnamedCodes.has(language) ? '' : ` class="language-${language}"`}>\n${code}</pre>`
}

const picture = /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)/i

function toFigure(attributes: string, content: string): string {
  const shown = picture.exec(content)?.[0] ?? ''
  const text = content.slice(shown.length).trim() || findValue(attributes, 'caption')
  const caption = text === '' ? '' : `<figcaption>${text}</figcaption>`
  return `<figure>${shown.trim()}${caption}</figure>`
}

const attribute =
  /(?<![\w-])([a-z][\w-]{0,30})\s?=\s?(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'\]]{1,2000}))/gi

/** The value of the first attribute that has one of some names; empty where none has. */
export function findValue(attributes: string, names: string): string {
  const wanted = words(names)
  const found = attributes.matchAll(attribute).find(([, name = '']) => wanted.has(name.toLowerCase()))
  return (found?.slice(2).find((value) => value !== undefined) ?? '').trim()
}

/** Where an address of a service begins; its number follows. */
const services: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
}

/** As it is in HTML. What is beside an address is no address. */
export function findAddress({ name, attributes, content = '' }: Shortcode): string | undefined {
  const inner = /\S\s+\S/.test(content) ? '' : content.trim()
  const src = findValue(attributes, 'src url mp3 mp4 m4a m4v ogg ogv wav wma wmv webm flv')
  for (const text of [src, attributes, inner]) {
    const [address] = /(?:https?:)?\/\/[^\s"'<>[\]|]+|^\/[^\s"'<>[\]|]+$/i.exec(text) ?? []
    if (address !== undefined) return escapeHtml(address).replaceAll('&amp;amp;', '&amp;')
  }
  const ids = [findValue(attributes, 'id v'), attributes.replace(/^[\s=]+/, '').trim(), inner]
  const id = ids.find((text) => /^[\w-]{5,20}$/.test(text))
  return services[name] && id && `${services[name]}${id}`
}
