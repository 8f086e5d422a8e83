// HTML of any source -> HTML of the elements that Markdown and the printer of pages have words for.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toAbsolute } from './absolute-address.ts'
import { findCodeLanguage, readLanguageHint } from './code-language.ts'
import { breaking, embeds, formControls, unseen } from './element-kinds.ts'
import { toFormula } from './formula-source.ts'

export interface PrepareOptions {
  baseUrl?: string | undefined
  /** Addresses that stay as they are: those of files that come with the records. */
  files?: ReadonlySet<string> | undefined
}

interface Preparing extends PrepareOptions {
  losses: Set<string>
  /** Named by a comment of Stack Exchange: of the next block of code, of all that follow. */
  languages: { next: string; all: string }
}

type Node = RootContent | ElementContent

/** Changes the tree in place. @returns rules of what it leaves out or says in another way. */
export function prepareHtml(tree: Root, options: PrepareOptions): Set<string> {
  const preparing: Preparing = { ...options, losses: new Set(), languages: { next: '', all: '' } }
  const children = prepareAll(tree.children, preparing)
  tree.children = wrapLines(children)
  return preparing.losses
}

function prepareAll(nodes: readonly Node[], preparing: Preparing): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type === 'comment') readLanguageHint(node.value, preparing.languages)
    return node.type === 'element' ? prepareElement(node, preparing) : []
  })
}

function prepareElement(element: Element, preparing: Preparing): ElementContent[] {
  const { tagName } = element
  if (embeds.has(tagName)) return toEmbedLink(element, preparing)
  if (tagName === 'math') return toFormula(element)
  if (formControls.has(tagName) && element.properties['type'] !== 'checkbox') {
    preparing.losses.add('form-dropped')
    return []
  }
  if (unseen.has(tagName) && tagName !== 'input') return []
  if (tagName === 'pre') return [preparePre(element, preparing)]
  element.children = prepareAll(element.children, preparing)
  return (rewrites[tagName] ?? keep)(element, preparing)
}

type Rewrite = (element: Element, preparing: Preparing) => ElementContent[]

const keep: Rewrite = (element) => [element]

const rewrites: Readonly<Record<string, Rewrite>> = {
  a: (element, preparing) => prepareLink(element, preparing),
  img: (element, preparing) => {
    const { src, alt } = element.properties
    if (typeof src !== 'string' || src.trim() === '') return []
    element.properties = {
      src: toAbsolute(src, preparing),
      alt: typeof alt === 'string' ? alt.replace(/\s+/g, ' ').trim() : '',
    }
    return [element]
  },
  blockquote: (element) => {
    if (!hasClass(element, 'spoiler')) return [element]
    return [{ type: 'element', tagName: 'details', properties: {}, children: element.children }]
  },
  // Browsers write the signs themselves.
  q: ({ children }) => [{ type: 'text', value: '“' }, ...children, { type: 'text', value: '”' }],
  p: (element) => (isBlank(element) ? [] : [element]),
  div: (element) => (isBlank(element) ? [] : [element]),
}

/** A place on the page of old is no address: pages have others. */
function prepareLink(element: Element, preparing: Preparing): ElementContent[] {
  const { href, title, className } = element.properties
  if (typeof href !== 'string' || href.trim() === '' || isBlank(element)) return element.children
  if (href.startsWith('#')) {
    preparing.losses.add('part-link-dropped')
    return element.children
  }
  const isTag = Array.isArray(className) && className.includes('post-tag')
  element.properties = { href: toAbsolute(href, preparing) }
  if (typeof title === 'string' && title !== '' && !isTag) element.properties['title'] = title
  return [element]
}

function preparePre(element: Element, preparing: Preparing): Element {
  const { languages } = preparing
  const language = findCodeLanguage(element) || languages.next || languages.all
  languages.next = ''
  element.properties = language === '' ? {} : { className: [`language-${language}`] }
  element.children = prepareAll(element.children, preparing)
  return element
}

/** What plays elsewhere becomes a link to it. */
function toEmbedLink({ tagName, properties, children }: Element, preparing: Preparing): ElementContent[] {
  const source = children.find((child) => child.type === 'element' && child.tagName === 'source')
  const own = properties['src'] ?? properties['data'] ?? properties['dataSrc']
  const src = own ?? (source?.type === 'element' ? source.properties['src'] : undefined)
  if (typeof src !== 'string' || src.trim() === '') return prepareAll(children, preparing)
  preparing.losses.add('embed-linked')
  const href = toAbsolute(src.startsWith('//') ? `https:${src}` : src, preparing)
  const title = properties['title']
  const value = typeof title === 'string' && title.trim() !== '' ? title : href
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href },
    children: [{ type: 'text', value }],
  }
  if (tagName === 'audio') return [link]
  return [{ type: 'element', tagName: 'p', properties: {}, children: [link] }]
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

/** Editors write lines without anything: `<p>&nbsp;</p>`. */
function isBlank(element: Element): boolean {
  return element.children.every((child) => {
    if (child.type === 'text') return child.value.trim() === ''
    if (child.type !== 'element' || child.tagName === 'img' || child.tagName === 'input') return false
    return child.tagName === 'br' || (!standing.has(child.tagName) && isBlank(child))
  })
}

/** Elements that are seen without a text. */
const standing: ReadonlySet<string> = new Set(['hr', 'table', 'pre', 'details', 'ol', 'ul'])

/** Text between the blocks of a body stands in paragraphs. */
function wrapLines(nodes: readonly ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: line }
    if (!isBlank(paragraph)) wrapped.push(paragraph)
    line = []
  }
  for (const node of nodes) {
    const isBlock = node.type === 'element' && node.tagName !== 'br' && holdsBlock(node)
    if (!isBlock) {
      line.push(node)
      continue
    }
    endLine()
    wrapped.push(node)
  }
  endLine()
  return wrapped
}

function holdsBlock(element: Element): boolean {
  if (element.tagName !== 'br' && breaking.has(element.tagName)) return true
  return element.children.some((child) => child.type === 'element' && holdsBlock(child))
}
