// HTML -> Markdown, in the dialect that pages are printed of (src/body/markdown.ts).
import type { Root, Text } from 'hast'
import type { Html, Root as MarkdownRoot, Text as MarkdownText, RootContent } from 'mdast'
import rehypeRemark, { type Options as ToMarkdownTree } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options as Print } from 'remark-stringify'
import { unified } from 'unified'
import { findFormulas, mayHoldFormulas } from '../../body/formulas/find-formulas.ts'
import type { BlockHtml } from './block-html.ts'
import { commentHandlers, elementHandlers } from './element-handlers.ts'
import { tidyLines } from './tidy-lines.ts'

export interface PrintOptions {
  comment?: boolean | undefined
  math?: boolean | undefined
}

const style: Print = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  handlers: { blockHtml: ({ value }: BlockHtml) => value },
  join: [(left, right) => (left.type === 'blockHtml' || right.type === 'blockHtml' ? 1 : undefined)],
  // What names its scheme becomes a link.
  unsafe: [{ character: ':', before: '[Mm][Aa][Ii][Ll][Tt][Oo]', inConstruct: 'phrasing' }],
}

const body = createPrinter({ handlers: elementHandlers }, style)
const comment = createPrinter({ handlers: commentHandlers }, style)
const withFormulas: Print = {
  ...style,
  unsafe: [...(style.unsafe ?? []), { character: '$', inConstruct: 'phrasing' }],
}
const nodeHandlers = { text: (_state: unknown, { value }: Text) => toFormulas(value) }
const bodyWithFormulas = createPrinter({ handlers: elementHandlers, nodeHandlers }, withFormulas)
const commentWithFormulas = createPrinter({ handlers: commentHandlers, nodeHandlers }, withFormulas)

function createPrinter(toTree: ToMarkdownTree, print: Print) {
  return unified()
    .use(rehypeRemark, { document: true, newlines: true, ...toTree })
    .use(() => tidyLines)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, print)
    .freeze()
}

/** Markdown of a tree that was prepared (prepare-html.ts). */
export function printMarkdown(tree: Root, { comment: isComment, math }: PrintOptions): string {
  const printer = isComment ? (math ? commentWithFormulas : comment) : math ? bodyWithFormulas : body
  const markdown: MarkdownRoot = printer.runSync(tree)
  return printer.stringify(markdown).trimEnd()
}

/** A formula is written as it is: nothing in it is Markdown. */
function toFormulas(text: string): RootContent[] {
  const nodes: (Html | MarkdownText)[] = []
  let end = 0
  const places = mayHoldFormulas(text) ? [...findFormulas(text).values()] : []
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    if (place.start < end) continue
    nodes.push({ type: 'text', value: text.slice(end, place.start) })
    nodes.push({ type: 'html', value: text.slice(place.start, place.end) })
    end = place.end
  }
  nodes.push({ type: 'text', value: text.slice(end) })
  return nodes.filter(({ value }) => value !== '')
}
