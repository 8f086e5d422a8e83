// HTML -> Markdown, in the dialect that pages are printed of (src/body/markdown.ts). What Markdown can't say is harmless raw
// HTML in it (src/body/raw-html.ts).
import type { Element, ElementContent, Root } from 'hast'
import type { AlignType, InlineCode, Root as MarkdownRoot, PhrasingContent, RootContent } from 'mdast'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options as Print } from 'remark-stringify'
import { type Processor, unified } from 'unified'
import type { MarkdownOptions } from '../../body/markdown.ts'
import { toCodeText } from './code-text.ts'
import { holdsBlock, listClasses, toSet } from './elements.ts'
import { formulaElement, readFormula } from './formulas.ts'
import { type BlockHtml, type LineHtml, printRawHtml, rawElement, toLineHtml } from './raw-html.ts'
import { tidyLines } from './tidy-lines.ts'

type Handlers = NonNullable<Options['handlers']>
type Handle = NonNullable<Handlers[string]>

/** @param tree as prepare-html.ts prepares it. */
export function printMarkdown(tree: Root, { comment = false, math = false }: MarkdownOptions): string {
  const printer = printers[`${comment ? 'comment' : 'body'}${math ? 'WithFormulas' : ''}`]
  const markdown: MarkdownRoot = printer.runSync(tree)
  return printer.stringify(markdown).trimEnd()
}

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

function createPrinter(comment: boolean, math: boolean) {
  const handlers = comment ? commentHandlers : elementHandlers
  // Nothing in a formula is Markdown.
  const formulas: Handlers = math
    ? { [formulaElement]: (_state, element) => toLineHtml(readFormula(element)) }
    : {}
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

/** `<kbd>` and the like around Markdown. */
const aroundText: Handle = (state, element) => [
  toLineHtml(`<${element.tagName}>`),
  ...state.all(element),
  toLineHtml(`</${element.tagName}>`),
]

const toCodeBlock: Handle = (_state, element) => {
  const [name = ''] = listClasses(element)
  const lang = /^language-(.*)/.exec(name)?.[1] ?? null
  return { type: 'code', lang, value: toCodeText(element.children).trimEnd() }
}

const toCodeLine: Handle = (state, element, parent) => {
  if (holdsLink(element)) return aroundText(state, { ...element, tagName: 'code' }, parent)
  const value = toCodeText(element.children).replaceAll('\n', ' ')
  if (value.trim() === '') return { type: 'text', value }
  const code: InlineCode = { type: 'inlineCode', value: value.trim() }
  const blank = (has: boolean): RootContent[] => (has ? [{ type: 'text', value: ' ' }] : [])
  return [...blank(value.startsWith(' ')), code, ...blank(value.endsWith(' '))]
}

function holdsLink({ children }: Element): boolean {
  return children.some(
    (child) => child.type === 'element' && (/^(?:a|img)$/.test(child.tagName) || holdsLink(child)),
  )
}

const toDetails: Handle = (state, element) => {
  const isSummary = (child: Element['children'][number]) =>
    child.type === 'element' && child.tagName === 'summary'
  const summary = printRawHtml(element.children.filter(isSummary).slice(0, 1))
  const rest = { ...element, children: element.children.filter((child) => !isSummary(child)) }
  return [
    toBlockHtml(summary === '' ? '<details>' : `<details>\n${summary}`),
    ...state.toFlow(state.all(rest)),
    toBlockHtml('</details>'),
  ]
}

const nameAll = (handle: Handle, names: string): Handlers =>
  Object.fromEntries(names.split(' ').map((name) => [name, handle]))

/** Those of a body; the library knows all others. */
const elementHandlers: Handlers = {
  ...nameAll(aroundText, 'abbr ins kbd mark samp sub sup u var'),
  code: toCodeLine,
  details: toDetails,
  dl: (_state, element) => toBlockHtml(printRawHtml([element])),
  pre: toCodeBlock,
  [rawElement]: (_state, element) => toBlockHtml(printRawHtml(element.children)),
  table: (state, element) => toTable(element, (cell) => state.all(cell)),
  tt: toCodeLine,
}

/** Comments have no headings, tables, rules and HTML. */
const commentHandlers: Handlers = {
  ...nameAll(
    (state, element) => state.all(element),
    'abbr ins kbd mark samp sub sup table tbody tfoot thead u var',
  ),
  ...nameAll((state, element) => state.toFlow(state.all(element)), `dd details dl dt ${rawElement}`),
  ...nameAll(
    (state, element) => ({
      type: 'paragraph',
      children: [{ type: 'strong', children: state.all(element).filter(isPhrasing) }],
    }),
    'h1 h2 h3 h4 h5 h6',
  ),
  ...nameAll((state, element) => [...state.all(element), { type: 'text', value: ' ' }], 'td th'),
  code: toCodeLine,
  hr: () => undefined,
  pre: toCodeBlock,
  tr: (state, element) => {
    const all = state.all(element)
    return all.every(isPhrasing) ? { type: 'paragraph', children: all } : state.toFlow(all)
  },
  tt: toCodeLine,
}

/** Tables with a head and lines of text are Markdown; all others stay HTML. */
function toTable(element: Element, toCell: (cell: Element) => RootContent[]): RootContent {
  const rows = listParts(element.children, 'tr').map((row) => row.children.filter(isCell))
  const head = rows[0]
  if (!head || !isPlain(element, rows)) return toBlockHtml(printRawHtml([element]))
  return {
    type: 'table',
    align: head.map(findAlign),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        children: toCell(unwrap(cell)).filter(isPhrasing),
      })),
    })),
  }
}

function isPlain({ children }: Element, rows: readonly Element[][]): boolean {
  const width = rows[0]?.length ?? 0
  if (width === 0 || listParts(children, 'caption').length > 0) return false
  const isHeaded = rows[0]?.every(({ tagName }) => tagName === 'th') ?? false
  return isHeaded && rows.every((cells) => cells.length === width && cells.every(isPlainCell))
}

function isPlainCell(cell: Element): boolean {
  const { colSpan, rowSpan } = cell.properties
  if (Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1) return false
  return !unwrap(cell).children.some(holdsBlock)
}

/** A cell with one paragraph is a cell. */
function unwrap(cell: Element): Element {
  const [only, ...others] = cell.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const isLine = only?.type === 'element' && others.length === 0 && /^(?:p|div)$/.test(only.tagName)
  return isLine ? { ...cell, children: only.children } : cell
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')
}

/** Those of a table, and not of one inside of it. */
function listParts(nodes: readonly ElementContent[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    if (node.tagName === name) return [node]
    return /^(?:thead|tbody|tfoot)$/.test(node.tagName) ? listParts(node.children, name) : []
  })
}

function findAlign({ properties: { align, style } }: Element): AlignType {
  const said = /text-align:\s*(\w+)/.exec(typeof style === 'string' ? style : '')?.[1] ?? align
  return said === 'left' || said === 'center' || said === 'right' ? said : null
}

const blocks = toSet(
  'blockHtml blockquote code definition heading list listItem paragraph table tableCell tableRow thematicBreak yaml',
)

/** Whether it is a part of a line. */
function isPhrasing(node: RootContent): node is PhrasingContent {
  return !blocks.has(node.type)
}

const printers = {
  body: createPrinter(false, false),
  comment: createPrinter(true, false),
  bodyWithFormulas: createPrinter(false, true),
  commentWithFormulas: createPrinter(true, true),
}

function toBlockHtml(value: string): BlockHtml {
  return { type: 'blockHtml', value }
}
