// `cooked` is what Discourse shows of a post. What only its own styles and scripts make readable becomes plain HTML that
// says the same.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { findText, hasClass, listElements, toElement } from '../markdown/elements.ts'
import { toFormulaElement } from '../markdown/formulas.ts'
import type { Lose } from '../records.ts'
import { toEmoji } from './emoji.ts'

/** What is in the place of an element; undefined for one that is not its business. */
const rewrites: ((element: Element, lose: Lose) => ElementContent[] | undefined)[] = [
  dropDecoration,
  rewriteEmoji,
  rewritePictures,
  rewriteMarks,
  rewriteFormulas,
  rewriteQuotes,
  rewriteVideos,
  rewriteOneboxes,
  rewritePolls,
  rewriteSpoilers,
]

/** Changes the tree in place. Each element is rewritten by the first that knows it, after all that it holds. */
export function transformCooked(tree: Root, lose: Lose): void {
  rewriteTree(tree, lose)
  liftSpoilers(tree, lose)
}

function rewriteTree(parent: Root | Element, lose: Lose): void {
  const nodes: readonly RootContent[] = parent.children
  const children = nodes.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child]
    rewriteTree(child, lose)
    for (const rewrite of rewrites) {
      const replaced = rewrite(child, lose)
      if (replaced) return replaced
    }
    return [child]
  })
  replaceChildren(parent, children)
}

const none = [
  'quote-controls',
  'badge-wrapper',
  'badge-category__wrapper',
  'cooked-selection-barrier',
  'clicks',
]

/** Buttons, icons, avatars, counts of clicks and anchors of headings: nothing of what somebody wrote. */
function dropDecoration(element: Element): Element[] | undefined {
  const { tagName, children } = element
  const isAnchor =
    hasClass(element, 'anchor') && children.length === 0 && findText(element, 'href')?.[0] === '#'
  const isDecoration =
    tagName === 'svg' ||
    hasClass(element, ...none) ||
    (tagName === 'img' && hasClass(element, 'avatar', 'site-icon')) ||
    (tagName === 'a' && (hasClass(element, 'footnote-backref') || isAnchor))
  return isDecoration ? [] : undefined
}

/** `<img class="emoji" alt=":wave:">` → 👋; what has no sign, as a community's own have none, stays `:its_name:`. */
function rewriteEmoji(element: Element, lose: Lose): ElementContent[] | undefined {
  if (element.tagName !== 'img' || !hasClass(element, 'emoji')) return undefined
  const name = findText(element, 'alt') ?? findText(element, 'title') ?? ''
  const sign = toEmoji(name)
  if (sign === undefined) lose('discourse-emoji')
  return [{ type: 'text', value: sign ?? name }]
}

/** A small picture that opens the whole one is the whole one: small ones are hard to read. */
function rewritePictures(element: Element): Element[] | undefined {
  if (!hasClass(element, 'lightbox-wrapper') && !hasClass(element, 'lightbox')) return undefined
  const small = listElements(element).find(({ tagName }) => tagName === 'img')
  if (element.tagName === 'div') return small && [small]
  if (element.tagName !== 'a' || !small) return undefined
  const href = findText(element, 'href')
  const alt = findText(small, 'alt') ?? findText(element, 'title') ?? ''
  return [href === undefined ? small : toElement('img', [], { src: href, alt })]
}

const bbcode: Readonly<Record<string, string>> = {
  'bbcode-b': 'strong',
  'bbcode-i': 'em',
  'bbcode-u': 'u',
  'bbcode-s': 'del',
}

/** Code without a language that can be named. */
const noLanguage = ['lang-auto', 'lang-nohighlight', 'lang-plaintext', 'lang-text']

/** Marks of a line: names, hashtags, and what BBCode gave. */
function rewriteMarks(element: Element): ElementContent[] | undefined {
  const { tagName, children, properties } = element
  if (tagName === 'a') {
    // Members and groups of the forum have no page that outlives it.
    if (hasClass(element, 'mention', 'mention-group')) return children
    if (!hasClass(element, 'hashtag', 'hashtag-cooked')) return undefined
    const text = toText(element)
    const label = text.startsWith('#') ? text : `#${text}`
    return [toElement('a', [{ type: 'text', value: label }], { href: properties['href'] })]
  }
  if (tagName === 'code' && hasClass(element, ...noLanguage)) return [toElement('code', children)]
  if (tagName !== 'span') return undefined
  if (hasClass(element, 'chcklst-box')) {
    const isDone = hasClass(element, 'checked', 'fa-check-square-o', 'fa-check-square')
    return [{ type: 'text', value: isDone ? '☑' : '☐' }]
  }
  const mark = Object.entries(bbcode).find(([name]) => hasClass(element, name))
  return mark && [toElement(mark[1], children)]
}

/** Formulas come as their TeX, in elements that a script of the forum draws: signs around it say what it is. */
function rewriteFormulas(element: Element): Element[] | undefined {
  if (!hasClass(element, 'math') || hasClass(element, 'asciimath')) return undefined
  const tex = toText(element)
  if (element.tagName === 'span') return [toFormulaElement({ tex, sign: '$' })]
  if (element.tagName !== 'div') return undefined
  return [toElement('p', [toFormulaElement({ tex, sign: '$$' })])]
}

/** A quote of a post: a block quote whose first line names the author, as a link to the post. */
function rewriteQuotes(element: Element): Element[] | undefined {
  if (element.tagName !== 'aside' || !hasClass(element, 'quote')) return undefined
  const blocks = element.children.flatMap((child) => {
    if (child.type !== 'element') return []
    if (hasClass(child, 'title')) return []
    return child.tagName === 'blockquote' ? child.children : [child]
  })
  const line = toAuthorLine(element)
  return [toElement('blockquote', line.length > 0 ? [toElement('p', line), ...blocks] : blocks)]
}

function toAuthorLine(quote: Element): ElementContent[] {
  const elements = quote.children.filter((child) => child.type === 'element')
  const title = elements.find((child) => hasClass(child, 'title'))
  const author = findText(quote, 'dataUsername')
  const text = title ? toText(title) : ''
  if (title && listElements(title).some(({ tagName }) => tagName === 'a')) {
    const isNamed = author === undefined || text.startsWith(author)
    const line = title.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    return isNamed ? line : [{ type: 'text', value: `${author}: ` }, ...line]
  }
  const name = text.replace(/:$/, '') || author
  if (!name) return []
  const href = findPostHref(quote)
  if (href === undefined) return [{ type: 'text', value: `${name}:` }]
  return [toLink(href, name), { type: 'text', value: ':' }]
}

/** By which the forum knew the post; the topic's aliases lead it home. */
function findPostHref(quote: Element): string | undefined {
  const [topic, post] = [findText(quote, 'dataTopic'), findText(quote, 'dataPost')]
  if (topic === undefined || !/^\d+$/.test(topic)) return undefined
  return post !== undefined && /^\d+$/.test(post) ? `/t/${topic}/${post}` : `/t/${topic}`
}

const providers: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
}

/** What plays in the page is a link to it, with its title. */
function rewriteVideos(element: Element): Element[] | undefined {
  if (element.tagName !== 'div') return undefined
  const said = (name: string) => findText(element, name)
  if (hasClass(element, 'lazyYT'))
    return toParagraph(toAddress('youtube', said('dataYoutubeId')), said('dataYoutubeTitle'))
  if (hasClass(element, 'lazy-video-container', 'youtube-onebox', 'vimeo-onebox')) {
    const link = listElements(element).find(({ tagName }) => tagName === 'a')
    const href = link && findText(link, 'href')
    const address = href ?? toAddress(said('dataProviderName'), said('dataVideoId'))
    return toParagraph(address, said('dataVideoTitle'))
  }
  return hasClass(element, 'video-placeholder-container') ? toParagraph(said('dataVideoSrc')) : undefined
}

function toAddress(provider: string | undefined, id: string | undefined): string | undefined {
  const beginning = provider && Object.hasOwn(providers, provider) ? providers[provider] : undefined
  return beginning && id && beginning + encodeURIComponent(id)
}

function toParagraph(href: string | undefined, title?: string): Element[] | undefined {
  return href === undefined ? undefined : [toElement('p', [toLink(href, title ?? href)])]
}

/** The card of another page, which the forum made of a bare address: a link with the title of that page. */
function rewriteOneboxes(element: Element, lose: Lose): Element[] | undefined {
  if (element.tagName !== 'aside' || !hasClass(element, 'onebox')) return undefined
  const elements = listElements(element)
  const heading = elements.find(({ tagName }) => /^h[1-6]$/.test(tagName))
  const linked = [...(heading ? listElements(heading) : []), ...elements]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => findText(link, 'href'))
  const href = findText(element, 'dataOneboxSrc') ?? linked.find((address) => address !== undefined)
  if (href === undefined) return undefined
  lose('discourse-onebox')
  const title = heading === undefined ? '' : toText(heading)
  return [toElement('p', [toLink(href, title === '' ? href : title)])]
}

/** The form of a poll whose votes nobody knows: its title and the list of its options. */
function rewritePolls(element: Element): Element[] | undefined {
  if (element.tagName !== 'div' || !hasClass(element, 'poll')) return undefined
  const all = listElements(element)
  const title = all.find((each) => hasClass(each, 'poll-title'))
  const lists = all.filter(({ tagName }) => tagName === 'ul' || tagName === 'ol')
  return [...(title ? [toElement('p', title.children)] : []), ...lists]
}

const names = ['spoiler', 'spoiled']

/** What is hidden until somebody asks for it. Browsers name `details` in the reader's own language. */
function rewriteSpoilers(element: Element): Element[] | undefined {
  // Without a name it has none of its own: an empty one could hardly be hit.
  if (element.tagName === 'summary' && toText(element) === '') return []
  if (element.tagName !== 'div' || !hasClass(element, ...names)) return undefined
  return [toElement('details', element.children)]
}

/** Where a part of a line is hidden, the paragraph ends before it and goes on after it. Elsewhere it has to be shown. */
function liftSpoilers(parent: Root | Element, lose: Lose): void {
  for (const child of parent.children) if (child.type === 'element') liftSpoilers(child, lose)
  const children = parent.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? splitParagraph(child) : [child],
  )
  replaceChildren(parent, children)
  const isParagraph = parent.type === 'element' && parent.tagName === 'p'
  if (!isParagraph && children.some(isSpoiler)) lose('discourse-spoiler')
}

function isSpoiler(child: Root['children'][number]): child is Element {
  return child.type === 'element' && child.tagName === 'span' && hasClass(child, ...names)
}

function splitParagraph(paragraph: Element): ElementContent[] {
  if (!paragraph.children.some(isSpoiler)) return [paragraph]
  const blocks: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const isEmpty = line.every((child) => child.type === 'text' && child.value.trim() === '')
    if (!isEmpty) blocks.push(toElement('p', line))
    line = []
  }
  for (const child of paragraph.children) {
    if (isSpoiler(child)) {
      endLine()
      blocks.push(toElement('details', [toElement('p', child.children)]))
    } else line.push(child)
  }
  endLine()
  return blocks
}

function replaceChildren(parent: Root | Element, children: (typeof parent.children)[number][]): void {
  if (parent.type === 'root') parent.children = children
  else parent.children = children.filter((child) => child.type !== 'doctype')
}

function toLink(href: string, text: string): Element {
  return toElement('a', [{ type: 'text', value: text }], { href })
}

/** Its text, each white space one blank. */
function toText(parent: Element): string {
  return toRawText(parent).replaceAll(/\s+/g, ' ').trim()
}

function toRawText(parent: Element): string {
  return parent.children
    .map((child) => {
      if (child.type === 'element') return toRawText(child)
      return child.type === 'text' ? child.value : ''
    })
    .join('')
}
