// HTML of any source -> HTML of the elements that Markdown and the printer of pages have words for.

import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { measureAddress } from '../../body/markdown.ts'
import { limits } from '../../format/limits.ts'
import type { Words } from '../../words/words.ts'
import { type AddressOptions, toAbsolute } from './addresses.ts'
import { findCodeLanguage, unnamed } from './code-text.ts'
import { findFormula, isFormulaScript, isFormulaView, toText } from './drawn-formulas.ts'
import { hasClass, holdsBlock, isBlank, toElement, toSet, unseen } from './elements.ts'
import { createMacros, type Macros } from './formula-macros.ts'
import { markFormulas, toFormulaElement } from './formulas.ts'
import { findPicture, isCopied, partPictures } from './pictures.ts'
import { rawElement } from './raw-html.ts'

/** What is left out, or written in another way. Dialects have rules of their own. */
export type MarkdownLoss = keyof Words['rules']['markdown'] | `poll-missing ${string}`

export interface PrepareOptions extends AddressOptions {
  /** Whether `$…$` is a formula on the archive's pages. */
  math?: boolean
  /** Whether it is a comment, which has no headings, tables and HTML. */
  comment?: boolean
  /** What formulas of the discussion have defined before; what this body defines is added. */
  macros?: Macros | undefined
}

interface Preparing extends PrepareOptions {
  losses: Set<MarkdownLoss>
  languages: NamedLanguages
  /** Elements, and quotes and lists, that are open. */
  depth: number
  lists: number
  /** Whether it is in a block of code. */
  inBlock: boolean
}

const hangul = /\p{sc=Hangul}/u

/** Elements inside of each other; what is deeper is in the last of them. */
const mostDepth = 50
const lists = toSet('blockquote dl ol ul')

/** Elements that play or show something from elsewhere. */
const embeds = toSet('audio embed frame iframe object video')
const formControls = toSet('datalist input meter progress select textarea')

export function prepareHtml(tree: Root, options: PrepareOptions) {
  const preparing: Preparing = {
    ...options,
    losses: new Set(),
    languages: { next: '', all: '' },
    depth: 0,
    lists: 0,
    inBlock: false,
  }
  const prepared: Root = { type: 'root', children: wrapLines(prepareAll(tree.children, preparing)) }
  if (options.math) {
    const { macros = createMacros() } = options
    markFormulas(prepared, macros, () => preparing.losses.add('formula-definition-left'))
  }
  return { tree: prepared, losses: preparing.losses }
}

/** Nodes are made anew: without their places in the source they are copied in half the time. */
function prepareAll(
  nodes: readonly (RootContent | ElementContent)[],
  preparing: Preparing,
): ElementContent[] {
  const hasScript = nodes.some(isFormulaScript)
  const prepared = nodes.flatMap((node, index): ElementContent[] => {
    // Before the script that a page was drawn of is what it was drawn as.
    if (hasScript && isFormulaView(node)) return []
    if (node.type === 'text') return [{ type: 'text', value: node.value }]
    if (node.type === 'comment') readLanguageHint(node.value, preparing.languages)
    return node.type === 'element' && !isCopied(nodes, index) ? prepareElement(node, preparing) : []
  })
  return preparing.inBlock ? prepared : partPictures(prepared)
}

function prepareElement(element: Element, preparing: Preparing): ElementContent[] {
  const { tagName, properties } = element
  if (properties['editor_component'] === 'poll_maker') return dropPoll(element, preparing)
  if (embeds.has(tagName)) return toEmbedLink(element, preparing)
  const isShallow = preparing.depth < mostDepth
  const formula = isShallow ? findFormula(element, preparing.math ?? false) : undefined
  if (formula) return [toFormulaElement(formula)]
  if (tagName === 'math') return [{ type: 'text', value: toText(element) }]
  if (formControls.has(tagName) && properties['type'] !== 'checkbox') {
    preparing.losses.add('form-dropped')
    return []
  }
  if (unseen.has(tagName) && tagName !== 'input') return []
  if (tagName === 'picture') return prepareAll(takeSource(element), preparing)
  if (tagName === 'pre') return [preparePre(element, preparing)]
  const children = prepareInside(element, preparing)
  if (isTooDeep(element, preparing)) return children
  const prepared: Element = { type: 'element', tagName, properties, children }
  return (rewrites[tagName] ?? keep)(prepared, preparing)
}

function prepareInside({ tagName, children }: Element, preparing: Preparing): ElementContent[] {
  const list = lists.has(tagName) ? 1 : 0
  preparing.depth += 1
  preparing.lists += list
  const prepared = prepareAll(children, preparing)
  preparing.depth -= 1
  preparing.lists -= list
  return prepared
}

/** A quote or a list counts itself. */
function isTooDeep({ tagName }: Element, preparing: Preparing): boolean {
  const isList = lists.has(tagName) || tagName === 'li'
  const most = limits.bodyNesting - (tagName === 'li' ? 0 : 1)
  if (preparing.depth < mostDepth && !(isList && preparing.lists > most)) return false
  preparing.losses.add('nesting-flattened')
  return true
}

type Rewrite = (element: Element, preparing: Preparing) => ElementContent[]

const keep: Rewrite = (element) => [element]

/** In code it is an empty line. */
const keepUnlessBlank: Rewrite = (element, { inBlock }) => (!inBlock && isBlank(element) ? [] : [element])

const rewrites: Readonly<Record<string, Rewrite>> = {
  a: prepareLink,
  img: preparePicture,
  ol: keepNumbers,
  // Of Stack Exchange: what is in it is shown when somebody points at it.
  blockquote: (element) =>
    hasClass(element, 'spoiler') ? [toElement('details', element.children)] : [element],
  // Browsers write the signs themselves.
  q: ({ children }) => [{ type: 'text', value: '“' }, ...children, { type: 'text', value: '”' }],
  p: keepUnlessBlank,
  div: keepUnlessBlank,
  code: keepBlanks,
  tt: keepBlanks,
}

/** A place on the page of old is no address: pages have others. */
function prepareLink(element: Element, preparing: Preparing): ElementContent[] {
  const { href, title } = element.properties
  if (typeof href !== 'string' || href.trim() === '' || isBlank(element)) return element.children
  if (href.startsWith('#')) {
    preparing.losses.add('part-link-dropped')
    return element.children
  }
  const bare = splitBareAddress(element, href)
  if (bare) {
    preparing.losses.add('address-ended')
    return [toElement('a', [{ type: 'text', value: bare.address }], { href: bare.address }), bare.behind]
  }
  const properties: Element['properties'] = { href: toAbsolute(href, preparing) }
  // Stack Exchange writes that of a hashtag itself.
  if (typeof title === 'string' && title !== '' && !hasClass(element, 'post-tag')) properties['title'] = title
  return [toElement('a', element.children, properties)]
}

/** Editors make a link of what they take for an address, with the particle that somebody wrote on behind it. */
function splitBareAddress(
  { children }: Element,
  href: string,
): { address: string; behind: Text } | undefined {
  const [text] = children
  if (children.length !== 1 || text?.type !== 'text' || !hangul.test(text.value)) return undefined
  const address = text.value.slice(0, measureAddress(text.value, 0))
  const behind = text.value.slice(address.length)
  // Their signs differ: `a.kr에` is a host of its own to a browser.
  if (address === '' || !hangul.test(behind)) return undefined
  if (URL.parse(text.value)?.href !== URL.parse(href)?.href) return undefined
  return { address, behind: { type: 'text', value: behind } }
}

function preparePicture(element: Element, { losses, ...options }: Preparing): ElementContent[] {
  const { alt } = element.properties
  const src = findPicture(element)
  if (src === undefined) {
    losses.add('picture-without-address')
    return []
  }
  if (src !== element.properties['src']) losses.add('picture-loaded')
  const description = typeof alt === 'string' ? alt.replace(/\s+/g, ' ').trim() : ''
  return [toElement('img', [], { src: toAbsolute(src, options), alt: description })]
}

/** Markdown counts by figures, and one by one. */
function keepNumbers(element: Element, { comment = false, losses }: Preparing): ElementContent[] {
  const { start = 1, reversed, type = '1' } = element.properties
  const numbers = element.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'li' ? [child.properties['value']] : [],
  )
  const isCounted = numbers.every((value, index) => value == null || Number(value) === Number(start) + index)
  if (isCounted && !reversed && type === '1' && Number(start) >= 0) return [element]
  if (comment) losses.add('list-numbers-dropped')
  return comment ? [element] : [toElement(rawElement, [element])]
}

/** Ends of lines are blanks in a line of code. Blanks in a row stay as many, which those that break would not. */
function keepBlanks(element: Element, { inBlock, losses }: Preparing): ElementContent[] {
  if (inBlock) return [element]
  const keep = (nodes: ElementContent[]): ElementContent[] =>
    nodes.map((node) => {
      if (node.type === 'element') return { ...node, children: keep(node.children) }
      if (node.type !== 'text') return node
      if (/\S[ \t]*\n\s*\S/.test(node.value)) losses.add('code-lines-joined')
      const value = node.value.replace(/[ \t\n]{2,}/g, (blanks) => '\u00A0'.repeat(blanks.length))
      return { type: 'text', value: value.replaceAll('\n', ' ') }
    })
  return [{ ...element, children: keep(element.children) }]
}

function preparePre(element: Element, preparing: Preparing): Element {
  const { languages } = preparing
  const language = findCodeLanguage(element) || languages.next || languages.all
  languages.next = ''
  const children = prepareAll(element.children, { ...preparing, inBlock: true })
  return toElement('pre', children, language === '' ? {} : { className: [`language-${language}`] })
}

/** The picture that the editor of XE puts into its place is empty. */
function dropPoll(element: Element, preparing: Preparing): ElementContent[] {
  preparing.losses.add(`poll-missing ${element.properties['poll_srl'] ?? '?'}`)
  return prepareInside(element, preparing)
}

/** What plays elsewhere becomes a link to it. */
function toEmbedLink({ tagName, properties, children }: Element, preparing: Preparing): ElementContent[] {
  const source = children.find((child) => child.type === 'element' && child.tagName === 'source')
  const own = ['src', 'data', 'dataSrc', 'dataLazySrc'].map((name) => properties[name])
  const given = [...own, source?.type === 'element' ? source.properties['src'] : undefined]
  const src = given.find((each) => each !== undefined && !/^about:/.test(String(each)))
  if (typeof src !== 'string' || src.trim() === '') return prepareAll(children, preparing)
  preparing.losses.add('embed-linked')
  const href = toAbsolute(src, preparing)
  const title = String(properties['title'] ?? '').trim()
  const link = toElement('a', [{ type: 'text', value: title || href }], { href })
  return tagName === 'audio' ? [link] : [toElement('p', [link])]
}

/** Text between the blocks of a body is in paragraphs. */
function wrapLines(nodes: readonly ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const paragraph = toElement('p', line)
    if (!isBlank(paragraph)) wrapped.push(paragraph)
    line = []
  }
  for (const node of nodes) {
    if (!holdsBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    wrapped.push(node)
  }
  endLine()
  return wrapped
}

/** `<picture>` whose picture has no address: that of the first source is its own. */
function takeSource(element: Element): ElementContent[] {
  const sources = element.children.flatMap((child) => (child.type === 'element' ? [child] : []))
  const { srcSet, dataSrcset } = sources.find(({ tagName }) => tagName === 'source')?.properties ?? {}
  return element.children.map((child) => {
    if (child.type !== 'element' || child.tagName !== 'img') return child
    const own = Object.fromEntries(Object.entries({ srcSet, dataSrcset }).filter(([, value]) => value))
    return { ...child, properties: { ...own, ...child.properties } }
  })
}

const hint = /^\s*language(-all)?:\s*(?:lang-)?([\w+#.-]{1,30})\s*$/i

interface NamedLanguages {
  /** Of the next block of code. */
  next: string
  /** Of all that follow. */
  all: string
}

/** `<!-- language: lang-py -->` names that of the next block, `<!-- language-all: js -->` that of all that follow. */
function readLanguageHint(comment: string, languages: NamedLanguages): void {
  const [, all, found] = hint.exec(comment) ?? []
  if (found === undefined) return
  const language = unnamed.has(found.toLowerCase()) ? '' : found.toLowerCase()
  languages[all === undefined ? 'next' : 'all'] = language
}
