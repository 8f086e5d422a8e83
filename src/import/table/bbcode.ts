// BBCode as HTML in which line breaks count. What is no tag, or is none as it is, is text as it was written.
import { escapeHtml } from '../../body/html.ts'
import type { Lose } from '../records.ts'
import { createFind, findAddress, findValue, toCode } from './shortcodes.ts'
import { toHtmlText } from './text-html.ts'

/** Stands for a bracket that belongs to no tag. */
const bracket = '\uFDD0'

interface Tag {
  name: string
  /** `="a"` or ` width=5`, as it was written. */
  attributes: string
  /** What it holds, as HTML; as it was written where nothing in it is a tag. */
  content: string
}

/** Undefined where its address or value is none: it stays text. */
type Render = (tag: Tag, lose: Lose) => string | undefined

const around =
  (element: string): Render =>
  ({ content }) =>
    `<${element}>${content}</${element}>`
const asText: Render = ({ content }) => content
const named = (names: string, render: Render): [string, Render][] =>
  names.split(' ').map((name) => [name, render])

/** In these are other tags. */
const holding = new Map<string, Render>([
  ...named('b strong', around('b')),
  ...named('i em italic', around('i')),
  ...named('u underline', around('u')),
  ...named('s strike del', around('del')),
  ...'h1 h2 h3 h4 h5 h6 ins kbd mark ol sub sup table tbody td th thead tr ul'
    .split(' ')
    .map((name): [string, Render] => [name, around(name)]),
  ...named('* li', around('li')),
  ...named('align center indent justify left right', around('div')),
  ...named(
    'abbr acronym anchor background bgcolor big color colour face family float font glow highlight ltr member mention move post rtl shadow size small thread topic user',
    asText,
  ),
  ...named('list', (tag) => around(isNumbered(tag) ? 'ol' : 'ul')(tag, () => undefined)),
  ...named('heading', ({ attributes, content }) => {
    const level = /^="?([1-6])/.exec(attributes)?.[1] ?? '2'
    return `<h${level}>${content}</h${level}>`
  }),
  ...named('quote', ({ attributes, content }) => {
    const author = toAuthor(attributes)
    return `<blockquote>${author === '' ? '' : `<p><b>${escapeHtml(author)}</b>:</p>`}${content}</blockquote>`
  }),
  ...named('collapse hide spoiler', ({ attributes, content }) => {
    const title = toValue(attributes)
    return `<details>${title === '' ? '' : `<summary>${escapeHtml(title)}</summary>`}${content}</details>`
  }),
  ...named('iurl link url', ({ attributes, content }) => toLink(toValue(attributes), content)),
  ...named('email mail', ({ attributes, content }) => toLink(`mailto:${toValue(attributes)}`, content)),
])

/** In these nothing is a tag. */
const raw = new Map<string, Render>([
  ...named(
    'bash code codebox cpp csharp css html java javascript js perl php pre python ruby source sql syntax xml',
    ({ name, attributes, content }) =>
      toCode(
        { name: name === 'codebox' || name === 'pre' || name === 'syntax' ? 'code' : name, attributes },
        content.replaceAll('&', '&amp;').replaceAll('\u00A0', ' '),
      ),
  ),
  ...named('c icode tt', ({ content }) => `<code>${escapeHtml(content)}</code>`),
  ...named('nobbc noparse plain', ({ content }) => escapeHtml(content)),
  ...named('image img', ({ attributes, content }) => {
    const src = toAddress(content.trim())
    return src && `<img src="${escapeHtml(src)}" alt="${escapeHtml(findValue(attributes, 'alt'))}">`
  }),
  ...named('iurl link url', ({ content }) => toLink(content.trim(), '')),
  ...named('email mail', ({ content }) => toLink(`mailto:${content.trim()}`, '')),
  ...named('attach attachimg attachment', ({ attributes, content }, lose) => {
    const name = content.trim()
    lose('table-attachment-missing', name || toValue(attributes))
    return /^\d*$/.test(name) ? '' : escapeHtml(name)
  }),
  ...named(
    'audio dailymotion facebook flash googlemaps instagram media mp3 mp4 soundcloud spotify tweet twitter video vimeo youtube',
    ({ name, attributes, content }, lose) => {
      const service = /^=["']?([a-z]+)/i.exec(attributes)?.[1]?.toLowerCase() ?? name
      const rest = attributes.replace(/^=["']?\w+(?=[;"'\s]|$);?/, ' ')
      const address = findAddress({ name: service, attributes: rest, content })
      if (address === undefined) return undefined
      lose('embed-linked')
      return `<p><a href="${address}">${address}</a></p>`
    },
  ),
])

/** `=1`, `=a`, ` type=decimal` */
function isNumbered({ attributes }: Tag): boolean {
  return /^(?:=|\s+type\s*=)\s*["']?(?:[1ai]\b|decimal|lower|upper)/i.test(attributes)
}

/** `="a b"`, `=a` */
function toValue(attributes: string): string {
  const [, , quoted, bare = ''] = /^=\s*(?:(["'])(.*?)\1|(.*))/s.exec(attributes) ?? []
  return (quoted ?? bare).trim()
}

/** `="철수" post_id=3`, `=철수;12`, `="철수, post: 3, member: 4"`, ` author=철수 link=topic=1 date=2` → `철수` */
function toAuthor(attributes: string): string {
  const named = attributes.replace(/\s(?:date|dateline|link|msg|msg_id|pid|post_id|time|user_id)=.*/s, '')
  return toValue(named.replace(/^\s+(?:author|name)(?==)/i, ''))
    .replace(/;\d+$|,\s?(?:post|member|topic|username):.*/s, '')
    .trim()
}

const whole = /^(?:https?:\/\/|ftp:\/\/|\/|\.{1,2}\/|[#?]|[\w-]+\.(?:php|html?|aspx?|jsp|cgi)\b)[^\s"<>]*$/i
const host = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[/?#:][^\s"<>]*)?$/u
const mail = /^mailto:[^\s@"<>]+@[^\s@"<>]+$/i

/** With a scheme, or below the page that it was on; undefined for what is none, or does harm. */
function toAddress(written: string): string | undefined {
  if (whole.test(written)) return written
  return host.test(written) ? `http://${written}` : undefined
}

function toLink(written: string, content: string): string | undefined {
  const href = mail.test(written) ? written : toAddress(/^\S*/.exec(written)?.[0] ?? '')
  const text = content || escapeHtml(written.replace(/^mailto:/i, ''))
  return href && `<a href="${escapeHtml(href)}">${text}</a>`
}

const tag = /\[(\/?)(\*|[a-z][\w-]{0,30})((?:=\s?"[^"\n]{0,500}"[^[\]\n]{0,500}|[=\s][^[\]]{0,2000})?)\]/gi

interface Open extends Pick<Tag, 'name' | 'attributes'> {
  source: string
  parts: string[]
}

const lists = /^(?:list|[ou]l)$/
/** What ends with the list or the table that it is in. */
const isPart = /^(?:\*|li|tbody|td|th|thead|tr)$/
/** More are not read inside of each other. */
const mostDepth = 100

/** @param isEscaped whether `&lt;` stands for `<` in it, as in the tables of phpBB and SMF. */
export function toBbcodeHtml(written: string, isEscaped: boolean, lose: Lose): string {
  const source = toSource(written.replace(/\r\n?/g, '\n'), isEscaped)
  const find = createFind(source)
  const stack: Open[] = [{ name: '', attributes: '', source: '', parts: [] }]
  const write = (html: string) => stack.at(-1)?.parts.push(html)
  /** What nobody closed is text; an item ends with its list. */
  const leave = (closing?: string) => {
    const open = stack.pop()
    if (!open) return
    const content = open.parts.join('')
    const isClosed = closing !== undefined || isPart.test(open.name)
    const html = isClosed ? holding.get(open.name)?.({ ...open, content }, lose) : undefined
    write(html ?? `${escapeHtml(open.source)}${content}${escapeHtml(closing ?? '')}`)
  }
  const leaveUntil = (depth: number) => {
    while (stack.length - 1 > depth) leave()
  }
  let from = 0
  tag.lastIndex = 0
  for (let match = tag.exec(source); match; match = tag.exec(source)) {
    const [all, slash, written = '', attributes = ''] = match
    const name = written.toLowerCase()
    const end = match.index + all.length
    write(escapeHtml(source.slice(from, match.index)))
    from = end
    if (slash) closeTag(name, all)
    else openTag({ name, attributes, source: all, parts: [] }, end)
    tag.lastIndex = from
  }
  write(escapeHtml(source.slice(from)))
  leaveUntil(0)
  return (stack[0]?.parts.join('') ?? '').replaceAll(bracket, '[')

  function closeTag(name: string, all: string): void {
    const depth = stack.findLastIndex((open) => open.name === name)
    if (depth < 1) write(name === '*' ? '' : escapeHtml(all))
    else {
      leaveUntil(depth)
      leave(all)
    }
  }

  function openTag(open: Open, end: number): void {
    const { name, attributes } = open
    const close = find(`[/${name}]`, end)
    const isClosed = source.slice(close, close + name.length + 3).toLowerCase() === `[/${name}]`
    const isRaw = raw.has(name) && !(holding.has(name) && attributes.startsWith('='))
    if (name === 'hr' || name === 'br') write(name === 'hr' ? '<hr>' : '\n')
    else if (isRaw && isClosed) {
      const html = raw.get(name)?.({ name, attributes, content: source.slice(end, close) }, lose)
      if (html === undefined) write(escapeHtml(open.source))
      else {
        write(html)
        from = close + name.length + 3
      }
    } else if (isRaw || !holding.has(name) || stack.length >= mostDepth || !isInPlace(name, isClosed)) {
      write(escapeHtml(open.source))
      if (isClosed && !raw.has(name) && !holding.has(name)) lose('table-tag-unknown', `[${name}]`)
    } else stack.push(open)
  }

  /** Items and cells are in lists and tables that end somewhere; an item ends the one before. */
  function isInPlace(name: string, isClosed: boolean): boolean {
    if (lists.test(name) || name === 'table') return isClosed
    if (!isPart.test(name)) return true
    const isItem = name === '*' || name === 'li'
    const depth = stack.findLastIndex((each) => (isItem ? lists.test(each.name) : each.name === 'table'))
    if (isItem && depth > 0) leaveUntil(depth)
    return depth > 0
  }
}

/** What was typed, of the forms in which programs keep it. */
function toSource(text: string, isEscaped: boolean): string {
  if (/^<([rt])>.*<\/\1>\s*$/s.test(text)) return toHtmlText(toTyped(text))
  return isEscaped || markOfPlain.test(text) ? toHtmlText(toPlain(text)) : text
}

/** phpBB from 3.2 on: `<r><B><s>[b]</s>a<e>[/b]</e></B></r>`; other brackets are no tags. */
function toTyped(xml: string): string {
  return xml
    .replace(
      /<URL url="([^"<>]*)">(?:<LINK_TEXT [^<>]*>)?((?![a-z]+:)[^<]*)(?:<\/LINK_TEXT>)?<\/URL>/gi,
      '<s>[url=$1]</s>$2<e>[/url]</e>',
    )
    .replace(/<([se])>([^<]*)<\/\1>|<[^<>]*>|\[/g, (all, _, typed?: string) =>
      all === '[' ? bracket : (typed ?? ''),
    )
}

/** What nobody types, but phpBB before 3.2 keeps: `[/b:1a2b3c4d]`, `<!-- m -->`. */
const markOfPlain = /\[\/(?:\*|[a-z][\w-]{0,30})(?::[mou])?:[0-9a-z]{5,10}\]|<!-- (?:[mwle]|s\S{1,60}) --></i

/** phpBB before 3.2: `[b:1a2b3c4d]a[/b:1a2b3c4d]`, where other brackets are no tags, with HTML of smilies and links. */
function toPlain(text: string): string {
  const uid = /\[\/(?:\*|[a-z][\w-]{0,30})(?::[mou])?:([0-9a-z]{5,10})\]/i.exec(text)?.[1]
  const own = (inner: string) => inner.slice(0, -`:${uid}`.length).replace(/^(\/list|\/?\*):[mou]$/, '$1')
  const tags =
    uid === undefined
      ? text
      : text.replace(/\[(?:([^[\]]*)\])?/g, (all, inner?: string) =>
          inner?.endsWith(`:${uid}`) ? `[${own(inner)}]` : `${bracket}${all.slice(1)}`,
        )
  return tags
    .replace(/&#0?91;/g, bracket)
    .replace(/<!-- s(\S{1,60}?) --><img [^<>]{0,600}><!-- s\1 -->/g, '$1')
    .replace(
      /<!-- [mwle] --><a [^<>]{0,200}?\bhref="([^"<>]*)"[^<>]*>([^<]*)<\/a><!-- [mwle] -->/g,
      (_, href: string, shown: string) => `[url=${href.replaceAll(']', '%5D')}]${shown}[/url]`,
    )
    .replace(/<br ?\/?>\n?/g, '\n')
}
