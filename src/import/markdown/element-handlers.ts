// What becomes of elements. What Markdown can't say is harmless raw HTML in it (src/body/raw-html.ts).
import type { Element } from 'hast'
import type { InlineCode, RootContent } from 'mdast'
import type { Options } from 'rehype-remark'
import { toCodeText } from './code-text.ts'
import { isPhrasing } from './phrasing.ts'
import { printRawHtml } from './print-raw-html.ts'
import { rawElement, toBlockHtml, toLineHtml } from './raw-nodes.ts'
import { toTable } from './table-handler.ts'

export type Handlers = NonNullable<Options['handlers']>
type Handle = NonNullable<Handlers[string]>

/** `<kbd>` and the like around Markdown. */
const aroundText: Handle = (state, element) => [
  toLineHtml(`<${element.tagName}>`),
  ...state.all(element),
  toLineHtml(`</${element.tagName}>`),
]

const asHtml: Handle = (_state, element) => toBlockHtml(printRawHtml([element]))

const toCodeBlock: Handle = (_state, { properties: { className }, children }) => {
  const [name = ''] = Array.isArray(className) ? className : []
  const lang = /^language-(.*)/.exec(String(name))?.[1] ?? null
  return { type: 'code', lang, value: toCodeText(children).trimEnd() }
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
export const elementHandlers: Handlers = {
  ...nameAll(aroundText, 'abbr ins kbd mark samp sub sup u var'),
  code: toCodeLine,
  details: toDetails,
  dl: asHtml,
  pre: toCodeBlock,
  [rawElement]: (_state, element) => toBlockHtml(printRawHtml(element.children)),
  table: (state, element) => toTable(element, (cell) => state.all(cell)),
  tt: toCodeLine,
}

const toText: Handle = (state, element) => state.all(element)
const toBlocks: Handle = (state, element) => state.toFlow(state.all(element))
const toLine: Handle = (state, element) => {
  const all = state.all(element)
  return all.every(isPhrasing) ? { type: 'paragraph', children: all } : state.toFlow(all)
}

/** Comments have no headings, tables, rules and HTML. */
export const commentHandlers: Handlers = {
  ...nameAll(toText, 'abbr ins kbd mark samp sub sup table tbody tfoot thead u var'),
  ...nameAll(toBlocks, `dd details dl dt ${rawElement}`),
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
  tr: toLine,
  tt: toCodeLine,
}
