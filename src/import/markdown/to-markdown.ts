// A body of a source -> Markdown that shows the same text, links and code on a page. It is pure: workers call it. HTML is
// parsed, the dialect of its source and code without `<pre>` become plain HTML, and `rehype-remark` makes Markdown of it.
// That is printed as a page would print it, and compared: a block that reads otherwise stays HTML, and what still differs
// is reported.

import type { Element, ElementContent, Root, RootContent } from 'hast'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { OutputTooLarge } from '../../body/html.ts'
import { findOpenLines, type MarkdownOptions } from '../../body/markdown.ts'
import { limits } from '../../format/limits.ts'
import { transformCooked } from '../discourse/cooked.ts'
import type { Lose, TextRecord } from '../records.ts'
import { completeAddresses } from './addresses.ts'
import { readAll } from './code-lines.ts'
import { compareSeen, findLostBreaks, type SeenParts, toSeenParts, toShownParts } from './compare-rendered.ts'
import { breaking, toElement, toSet, unseen } from './elements.ts'
import { mendFormulas } from './formulas.ts'
import { type MarkdownLoss, type PrepareOptions, prepareHtml } from './prepare-html.ts'
import { printMarkdown } from './print-markdown.ts'
import { rawElement } from './raw-html.ts'

/**
 * What only one kind of source writes becomes HTML that says the same, before anything else looks at it: `discourse` has
 * quotes, oneboxes and emoji of its own. Each changes the tree in place.
 */
const dialects = { html: () => {}, discourse: transformCooked } satisfies Record<
  string,
  (tree: Root, lose: Lose) => void
>

export type Dialect = keyof typeof dialects

interface ConvertOptions extends PrepareOptions {
  dialect: Dialect
}

interface ConvertedText {
  markdown: string
  /** Rules of a tally, with a detail behind a blank: what the Markdown does not show as the HTML did. */
  losses: string[]
}

/** With both, the Markdown that somebody typed is taken where it shows the same as the HTML. */
export function toMarkdown(text: TextRecord, options: ConvertOptions): ConvertedText {
  const { comment = false, math = false } = options
  const typed = text.markdown?.replace(/\r\n?/g, '\n').trimEnd()
  const breakAll = (markdown: string) =>
    text.lines ? breakLines(markdown, findOpenLines(markdown, options)) : markdown
  if (text.html === undefined) {
    const written = comment ? keepFenceText(typed ?? '') : (typed ?? '')
    const mended = mendFormulas(completeAddresses(written, options, { comment, math }), options)
    return { ...mended, markdown: breakAll(mended.markdown) }
  }
  // What is completed is reported of the HTML.
  const untold = { ...options, onRelative: undefined }
  const completed = typed && breakAll(completeAddresses(typed, untold, { comment, math }))
  return convertHtml(text.html, completed, options)
}

/** In comments text follows the sign of a block of code at once; on pages it would name a language. */
function keepFenceText(markdown: string): string {
  return markdown.replace(/^([ \t>]*```)[ \t]*(?=[^\s`]+[ \t]+\S)/gm, '$1\n')
}

/** Longer HTML is read as its text alone: no body may be as long. */
const longestHtml = 4 * limits.bodyBytes

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** @param typed Markdown that is taken where it shows the same. */
function convertHtml(html: string, typed: string | undefined, options: ConvertOptions): ConvertedText {
  if (html.length > longestHtml) return convertFlat(html, 'html-too-large', options)
  try {
    const lost = new Set<string>()
    const tree = parser.parse(html)
    dialects[options.dialect](tree, (rule) => lost.add(rule))
    const { markdown, losses } = convertTree(tree, typed, {
      ...options,
      mayHoldLines: mayHoldCode.test(html),
    })
    return { markdown, losses: [...lost, ...losses] }
  } catch (error) {
    // Elements inside of each other, thousands of them.
    if (error instanceof RangeError) return convertFlat(html, 'nesting-flattened', options)
    throw error
  }
}

function convertFlat(html: string, loss: MarkdownLoss, options: ConvertOptions): ConvertedText {
  return { markdown: lighten(printMarkdown(parseFlat(html), options), options), losses: [loss] }
}

function convertTree(
  source: Root,
  typed: string | undefined,
  { mayHoldLines, ...options }: ConvertOptions & { mayHoldLines: boolean },
): ConvertedText {
  const read: string[] = []
  const lined = mayHoldLines ? toCodeBlocks(source, (...loss) => read.push(loss.join(' '))) : source
  const { tree, losses } = prepareHtml(lined, options)
  const seen = toSeenParts(tree)
  if (typed !== undefined) {
    const kept = keepTyped(typed, seen, options)
    if (kept !== undefined) return { markdown: kept, losses: [...read, ...losses] }
    // Whoever typed Markdown chose which lines are blocks.
    const written = read.length > 0 ? prepareHtml(source, options) : undefined
    const chosen = written && keepTyped(typed, toSeenParts(written.tree), options)
    if (chosen !== undefined) return { markdown: chosen, losses: [...(written?.losses ?? [])] }
  }
  const { markdown, changes } = findBest(tree, seen, options)
  return { markdown, losses: [...read, ...losses, ...changes] }
}

interface Attempt {
  markdown: string
  changes: MarkdownLoss[]
}

function findBest(tree: Root, seen: SeenParts, options: MarkdownOptions): Attempt {
  const first = print(tree, seen, options)
  if (first.changes.length === 0) return first
  if (options.comment) {
    // Comments have no HTML.
    const next = print(dropEmphasis(tree), seen, options)
    return next.changes.length === 0 ? { ...next, changes: ['emphasis-dropped'] } : first
  }
  for (const toRawTree of [keepUnsaid, keepAll]) {
    const next = print(toRawTree(tree, options), seen, options)
    if (next.changes.length === 0) return next
  }
  return first
}

function print(tree: Root, seen: SeenParts, options: MarkdownOptions): Attempt {
  const escaped = printMarkdown(tree, options)
  const markdown = lighten(escaped, options)
  const changes = findChanges(markdown, seen, options)
  if (changes.length === 0 || markdown === escaped) return { markdown, changes }
  return { markdown: escaped, changes: findChanges(escaped, seen, options) }
}

function findChanges(markdown: string, seen: SeenParts, options: MarkdownOptions): MarkdownLoss[] {
  const shown = findShown(markdown, options)
  if (!shown) return ['html-too-large']
  return compareSeen(seen, shown).map((part): MarkdownLoss => `body-${part}-changed`)
}

/**
 * Markdown that shows the same, with a backslash where only the HTML breaks a line: on many a host each end of a line was
 * a break. Lists inside of lists and the like count too: to print them anew costs nothing.
 */
function keepTyped(typed: string, seen: SeenParts, options: MarkdownOptions): string | undefined {
  const shown = findShown(typed, options)
  if (shown?.shape !== seen.shape || compareSeen(seen, shown).length > 0) return undefined
  const lost = new Set(findLostBreaks(seen, shown))
  if (lost.size === 0) return typed
  const lines = findOpenLines(typed, options).filter((_, number) => lost.has(number))
  return lines.length === 0 ? undefined : keepTyped(breakLines(typed, lines), seen, options)
}

/** @param lines counted from 0. */
function breakLines(markdown: string, lines: readonly number[]): string {
  const written = markdown.split('\n')
  for (const line of lines) written[line] = `${written[line]?.trimEnd()}\\`
  return written.join('\n')
}

function findShown(markdown: string, options: MarkdownOptions): SeenParts | undefined {
  try {
    return toShownParts(markdown, options)
  } catch (error) {
    if (error instanceof OutputTooLarge) return undefined
    throw error
  }
}

/** Blocks that Markdown shows in another way stay HTML. */
function keepUnsaid(tree: Root, options: MarkdownOptions): Root {
  const children = tree.children.map((child) => {
    const block: Root = { type: 'root', children: [child] }
    return print(block, toSeenParts(block), options).changes.length === 0 ? child : toRaw(child)
  })
  return { type: 'root', children }
}

function keepAll(tree: Root): Root {
  return { type: 'root', children: tree.children.map(toRaw) }
}

function toRaw(block: RootContent): RootContent {
  return block.type === 'element' ? toElement(rawElement, [block]) : block
}

const emphasis = toSet('b del em i s strike strong')

/** Signs of emphasis may be read as others where they touch: the text alone stays. */
function dropEmphasis(tree: Root): Root {
  return { type: 'root', children: dropAll(tree.children) }
}

function dropAll(nodes: readonly (RootContent | ElementContent)[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'doctype') return []
    if (node.type !== 'element') return [node]
    const children = dropAll(node.children)
    return emphasis.has(node.tagName) ? children : [{ ...node, children }]
  })
}

/** Letters of scripts without blanks between words: emphasis may touch them (markdown-it-cjk-friendly). */
const letter = /&#x([\dA-F]{4,6});/g
const wide = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u

const ampersand = /\\&(?!#?\w{1,32};)/g

/** Not that of a link, of a note or of a task; no body has references. */
const bracket = /(?<![!\\\]])\\\[(?!\^|[ xX]\])([^[\]\n\\`<>]{0,200})\](?![(:[])/g

/** Text of a link that is a plain address. */
const address = /\[(https?)\\(:\/\/[\w./~%?&=#+-]*[\w/])\](?=\()/g

/**
 * Takes back what the printer of Markdown escapes to be safe everywhere, and pages need not have escaped. Code may hold
 * the same signs: whoever calls this compares what is shown.
 * `Q\&A` → `Q&A`, `a\[0]` → `a[0]`, `**"강조"**&#xB97C;` → `**"강조"**를`, `[http\://a.kr](…)` → `[http://a.kr](…)`,
 * and with formulas `\$5` → `$5`.
 */
export function lighten(markdown: string, { math = false }: MarkdownOptions = {}): string {
  const lightened = markdown
    .replace(letter, (reference, hex: string) => {
      const character = String.fromCodePoint(Number.parseInt(hex, 16))
      return wide.test(character) ? character : reference
    })
    .replace(ampersand, '&')
    .replace(bracket, '[$1]')
    .replace(address, '[$1$2]')
  return math && lightened.includes('\\$') ? lightenDollars(lightened) : lightened
}

/** A block with one dollar holds no formula. */
function lightenDollars(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((block) => {
      const isAlone = block.indexOf('$') === block.lastIndexOf('$') && !block.includes('`')
      return isAlone ? block.replace('\\$', '$$') : block
    })
    .join('\n\n')
}

/** The text of HTML in paragraphs, however deep it is. */
function parseFlat(html: string): Root {
  const paragraphs: Element[] = []
  let text = ''
  const endLine = () => {
    if (text.trim() !== '') paragraphs.push(toElement('p', [{ type: 'text', value: text }]))
    text = ''
  }
  // Undefined is where a block ends.
  const left: (DefaultTreeAdapterMap['childNode'] | undefined)[] = parseFragment(html).childNodes.toReversed()
  while (left.length > 0) {
    const node = left.pop()
    if (node === undefined) endLine()
    else if ('value' in node) text += node.value
    else if ('tagName' in node && !unseen.has(node.tagName)) {
      const isBlock = breaking.has(node.tagName)
      if (isBlock) {
        endLine()
        left.push(undefined)
      }
      for (const child of node.childNodes.toReversed()) left.push(child)
    }
  }
  endLine()
  return { type: 'root', children: paragraphs }
}

/** What this module looks at, in HTML. */
const mayHoldCode = /<(?:code|kbd|listing|plaintext|pre|samp|table|textarea|tt|xmp)\b|editor_component/i

/** The tree is left as it is. Each block that was made of lines, and what is left out, is reported. */
function toCodeBlocks(tree: Root, lose: Lose): Root {
  const made = new Set<Element>()
  const nodes = tree.children.filter((node) => node.type !== 'doctype')
  const children = readAll(nodes, { lose, made, kept: false, place: 'block', language: '' })
  for (const _block of made) lose('code-block-made')
  return { type: 'root', children }
}
