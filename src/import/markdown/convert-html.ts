import type { Element, Root } from 'hast'
import { rawElement } from './block-html.ts'
import { compareSeen, type SeenDifference, toShownParts } from './compare-rendered.ts'
import type { Dialect } from './dialects.ts'
import { lighten } from './lighten.ts'
import { parseHtml } from './parse-html.ts'
import { type PrepareOptions, prepareHtml } from './prepare-html.ts'
import { type PrintOptions, printMarkdown } from './print-markdown.ts'
import { type SeenParts, toSeenParts } from './seen-parts.ts'

export interface ConvertOptions extends PrepareOptions, PrintOptions {
  dialect: Dialect
}

interface Attempt {
  markdown: string
  differences: SeenDifference[]
}

export interface ConvertedText {
  markdown: string
  /** Rules of a tally: what the Markdown does not show as the HTML did. */
  losses: string[]
}

/** @param typed Markdown that is taken where it shows the same. */
export function convertHtml(html: string, typed: string | undefined, options: ConvertOptions): ConvertedText {
  const tree = parseHtml(html, options)
  const losses = prepareHtml(tree, options)
  const seen = toSeenParts(tree)
  if (typed !== undefined && isShownAs(seen, typed, options)) return { markdown: typed, losses: [...losses] }
  const { markdown, differences } = attempt(tree, seen, options)
  return { markdown, losses: [...losses, ...differences.map((part) => `body-${part}-changed`)] }
}

function attempt(tree: Root, seen: SeenParts, options: ConvertOptions): Attempt {
  const first = print(tree, seen, options)
  if (first.differences.length === 0 || options.comment) return first
  for (const attempts of [toRawWhereNeeded, toRawAll]) {
    const next = print(attempts(tree, options), seen, options)
    if (next.differences.length === 0) return next
  }
  return first
}

function print(tree: Root, seen: SeenParts, options: PrintOptions): Attempt {
  const escaped = printMarkdown(tree, options)
  const markdown = lighten(escaped)
  const differences = compare(markdown, seen, options)
  if (differences.length === 0 || markdown === escaped) return { markdown, differences }
  return { markdown: escaped, differences: compare(escaped, seen, options) }
}

function compare(markdown: string, seen: SeenParts, options: PrintOptions): SeenDifference[] {
  return compareSeen(seen, toShownParts(markdown, options))
}

/** Lists inside of lists and the like count too: to print them anew costs nothing. */
function isShownAs(seen: SeenParts, typed: string, options: PrintOptions): boolean {
  const shown = toShownParts(typed, options)
  return seen.shape === shown.shape && compareSeen(seen, shown).length === 0
}

/** Blocks that Markdown shows in another way stay HTML. */
function toRawWhereNeeded(tree: Root, options: PrintOptions): Root {
  const children = tree.children.map((child) => {
    const block: Root = { type: 'root', children: [child] }
    const isSaid = print(block, toSeenParts(block), options).differences.length === 0
    return isSaid || child.type !== 'element' ? child : toRaw(child)
  })
  return { type: 'root', children }
}

function toRawAll(tree: Root): Root {
  return {
    type: 'root',
    children: tree.children.map((child) => (child.type === 'element' ? toRaw(child) : child)),
  }
}

function toRaw(block: Element): Element {
  return { type: 'element', tagName: rawElement, properties: {}, children: [block] }
}
