import type { Element, Root } from 'hast'
import type { MarkdownOptions } from '../../body/markdown.ts'
import { OutputTooLarge } from '../../body/output-too-large.ts'
import { limits } from '../../question/limits.ts'
import { mayHoldCode, toCodeBlocks } from './code-lines.ts'
import { compareSeen, toShownParts } from './compare-rendered.ts'
import type { Dialect } from './dialects.ts'
import { dropEmphasis } from './drop-emphasis.ts'
import { lighten } from './lighten.ts'
import { parseFlat } from './parse-flat.ts'
import { parseHtml } from './parse-html.ts'
import { type MarkdownLoss, type PrepareOptions, prepareHtml } from './prepare-html.ts'
import { printMarkdown } from './print-markdown.ts'
import { rawElement } from './raw-nodes.ts'
import { type SeenParts, toSeenParts } from './seen-parts.ts'

export interface ConvertOptions extends PrepareOptions {
  dialect: Dialect
  /** Whether it is a comment, which has no headings, tables and HTML. */
  comment?: boolean
}

export interface ConvertedText {
  markdown: string
  /** Rules of a tally, with a detail behind a blank: what the Markdown does not show as the HTML did. */
  losses: string[]
}

/** Longer HTML is read as its text alone: no body may be as long. */
const longestHtml = 4 * limits.bodyBytes

/** @param typed Markdown that is taken where it shows the same. */
export function convertHtml(html: string, typed: string | undefined, options: ConvertOptions): ConvertedText {
  if (html.length > longestHtml) return convertFlat(html, 'html-too-large', options)
  try {
    const lost = new Set<string>()
    const tree = parseHtml(html, options.dialect, (rule) => lost.add(rule))
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
    if (isShownAs(seen, typed, options)) return { markdown: typed, losses: [...read, ...losses] }
    // Who typed Markdown said which lines are blocks.
    const written = read.length > 0 ? prepareHtml(source, options) : undefined
    if (written && isShownAs(toSeenParts(written.tree), typed, options))
      return { markdown: typed, losses: [...written.losses] }
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

/** Lists inside of lists and the like count too: to print them anew costs nothing. */
function isShownAs(seen: SeenParts, typed: string, options: MarkdownOptions): boolean {
  const shown = findShown(typed, options)
  return shown?.shape === seen.shape && compareSeen(seen, shown).length === 0
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

function toRaw(block: Root['children'][number]): Root['children'][number] {
  if (block.type !== 'element') return block
  return { type: 'element', tagName: rawElement, properties: {}, children: [block] } satisfies Element
}
