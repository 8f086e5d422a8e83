// HTML -> Markdown, in the dialect that pages are printed of (src/body/markdown.ts).
import type { Root, Text } from 'hast'
import type { Html, Root as MarkdownRoot, Text as MarkdownText, RootContent } from 'mdast'
import rehypeRemark, { type Options as ToMarkdownTree } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options as Print } from 'remark-stringify'
import { type Processor, unified } from 'unified'
import { findFormulas, mayHoldFormulas } from '../../body/formulas/find-formulas.ts'
import { commentHandlers, elementHandlers } from './element-handlers.ts'
import { type BlockHtml, toLineHtml } from './raw-nodes.ts'
import { tidyLines } from './tidy-lines.ts'

export interface PrintOptions {
  comment?: boolean | undefined
  math?: boolean | undefined
}

type Handlers = NonNullable<ToMarkdownTree['handlers']>

const style: Print = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  handlers: { blockHtml: ({ value }: BlockHtml) => value },
  join: [(left, right) => (left.type === 'blockHtml' || right.type === 'blockHtml' ? 1 : undefined)],
  unsafe: [
    // What names its scheme becomes a link, in descriptions of pictures too.
    { character: ':', before: '[Mm][Aa][Ii][Ll][Tt][Oo]', inConstruct: 'phrasing' },
    {
      character: ':',
      before: '[PpSs]',
      after: '\\/',
      inConstruct: ['phrasing', 'image'],
      notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote'],
    },
  ],
}

const styleWithFormulas: Print = {
  ...style,
  unsafe: [...(style.unsafe ?? []), { character: '$', inConstruct: 'phrasing' }],
}

const printers = {
  body: createPrinter(elementHandlers, { comment: false, math: false }),
  comment: createPrinter(commentHandlers, { comment: true, math: false }),
  bodyWithFormulas: createPrinter(elementHandlers, { comment: false, math: true }),
  commentWithFormulas: createPrinter(commentHandlers, { comment: true, math: true }),
}

function createPrinter(handlers: Handlers, { comment, math }: Required<PrintOptions>) {
  const nodeHandlers = math ? { text: (_state: unknown, { value }: Text) => toFormulas(value) } : {}
  return unified()
    .use(rehypeRemark, { document: true, newlines: true, handlers, nodeHandlers })
    .use(() => (tree: MarkdownRoot) => tidyLines(tree, !comment))
    .use(remarkGfm, { tablePipeAlign: false })
    .use(dropAutolinks)
    .use(remarkStringify, math ? styleWithFormulas : style)
    .freeze()
}

/** On pages neither `www.` nor `a@b.kr` is a link: nothing of them is to be escaped. */
function dropAutolinks(this: Processor): void {
  for (const { extensions } of this.data('toMarkdownExtensions') ?? []) {
    for (const extension of extensions ?? []) {
      extension.unsafe = extension.unsafe?.filter(({ character }) => !'@.:'.includes(character)) ?? null
    }
  }
}

/** Markdown of a tree that was prepared (prepare-html.ts). */
export function printMarkdown(tree: Root, { comment = false, math = false }: PrintOptions): string {
  const printer = printers[`${comment ? 'comment' : 'body'}${math ? 'WithFormulas' : ''}`]
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
    nodes.push(toLineHtml(text.slice(place.start, place.end)))
    end = place.end
  }
  nodes.push({ type: 'text', value: text.slice(end) })
  return nodes.filter(({ value }) => value !== '')
}
