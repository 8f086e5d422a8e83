// HTML -> Markdown, in the dialect that pages are printed of (src/body/markdown.ts).
import type { Element, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options as Print } from 'remark-stringify'
import { type Processor, unified } from 'unified'
import type { MarkdownOptions } from '../../body/markdown.ts'
import { commentHandlers, elementHandlers, type Handlers } from './element-handlers.ts'
import { formulaElement, readFormula } from './mark-formulas.ts'
import { type BlockHtml, type LineHtml, toLineHtml } from './raw-nodes.ts'
import { tidyLines } from './tidy-lines.ts'

const style: Print = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  handlers: {
    blockHtml: ({ value }: BlockHtml) => value,
    lineHtml: ({ value }: LineHtml, _parent: unknown, { stack }: { stack: string[] }) =>
      stack.includes('tableCell') ? value.replaceAll('|', '\\|') : value,
  },
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
  body: createPrinter(false, false),
  comment: createPrinter(true, false),
  bodyWithFormulas: createPrinter(false, true),
  commentWithFormulas: createPrinter(true, true),
}

function createPrinter(comment: boolean, math: boolean) {
  const handlers = comment ? commentHandlers : elementHandlers
  const formulas: Handlers = math ? { [formulaElement]: toFormula } : {}
  return unified()
    .use(rehypeRemark, { document: true, newlines: true, handlers: { ...handlers, ...formulas } })
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
export function printMarkdown(tree: Root, { comment = false, math = false }: MarkdownOptions): string {
  const printer = printers[`${comment ? 'comment' : 'body'}${math ? 'WithFormulas' : ''}`]
  const markdown: MarkdownRoot = printer.runSync(tree)
  return printer.stringify(markdown).trimEnd()
}

/** Nothing in a formula is Markdown. */
function toFormula(_state: unknown, element: Element): LineHtml {
  return toLineHtml(readFormula(element))
}
