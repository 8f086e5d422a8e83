// Lines as Markdown can say them: emphasis begins and ends with a letter and holds none of its own kind, lines of code
// do not touch, and two line breaks begin a paragraph.
import type { Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { toLineHtml } from './raw-html.ts'

/** Changes the tree in place. @param hasHtml false for comments. */
export function tidyLines(tree: Root, hasHtml: boolean): void {
  tidy(tree, { marks: new Set(), inOneLine: false, hasHtml })
}

interface Around {
  /** Kinds of emphasis that are open. */
  marks: ReadonlySet<string>
  /** Whether it is a heading or a cell, which ends with its line. */
  inOneLine: boolean
  hasHtml: boolean
}

const marks: ReadonlySet<string> = new Set(['delete', 'emphasis', 'strong'])

function tidy(parent: Parents, around: Around): void {
  const inside: Around = {
    marks: marks.has(parent.type) ? new Set([...around.marks, parent.type]) : around.marks,
    hasHtml: around.hasHtml,
    inOneLine: around.inOneLine || parent.type === 'heading' || parent.type === 'tableCell',
  }
  const children: RootContent[] = []
  for (const child of parent.children) {
    if ('children' in child) tidy(child, inside)
    for (const tidied of tidyChild(child, inside)) add(children, tidied, inside)
  }
  Object.assign(parent, { children })
}

/** Equal neighbours are one: what is to be escaped depends on what is beside it. */
function add(children: RootContent[], child: RootContent, around: Around): void {
  const last = children.at(-1)
  if (last?.type === 'text' && child.type === 'text') last.value += child.value
  else if (
    last?.type === 'lineHtml' &&
    /\$$/.test(last.value) &&
    child.type === 'text' &&
    /^\d/.test(child.value)
  ) {
    // Behind its sign a digit would say that it is a price.
    children.push(toLineHtml(`&#${child.value.charCodeAt(0)};`), { ...child, value: child.value.slice(1) })
  } else if (last && marks.has(child.type) && last.type === child.type && 'children' in last) {
    if ('children' in child) for (const inner of child.children) add(last.children, inner, around)
  } else if (last?.type === 'inlineCode' && child.type === 'inlineCode') {
    const text: RootContent = { type: 'text', value: child.value }
    if (around.hasHtml) children.push(toLineHtml('<code>'), text, toLineHtml('</code>'))
    else children.push({ type: 'text', value: ' ' }, child)
  } else children.push(child)
}

function tidyChild(child: RootContent, { marks: open, inOneLine }: Around): RootContent[] {
  switch (child.type) {
    case 'paragraph':
      return splitParagraph(child)
    case 'delete':
    case 'emphasis':
    case 'strong':
      return open.has(child.type) ? child.children : hoistEdges(child)
    case 'link':
      return hoistEdges({ ...child, children: keepWritten(child.url, child.children) })
    case 'break':
      return [inOneLine ? toLineHtml('<br>') : child]
    case 'lineHtml':
      return [inOneLine ? toLineHtml(child.value.replace(/\s+/g, ' ')) : child]
    default:
      return [child]
  }
}

/** An address in angle brackets is shown decoded: in two texts it is none. */
function keepWritten(address: string, children: PhrasingContent[]): PhrasingContent[] {
  const [text] = children
  if (children.length !== 1 || text?.type !== 'text' || !/%|xn--/i.test(address)) return children
  return [text.value.slice(0, 1), text.value.slice(1)].map((value) => ({ type: 'text', value }))
}

function splitParagraph(paragraph: Paragraph): Paragraph[] {
  const parts: PhrasingContent[][] = [[]]
  let breaks: PhrasingContent[] = []
  for (const child of paragraph.children) {
    if (child.type === 'break') {
      breaks.push(child)
      continue
    }
    if (breaks.length > 0 && child.type === 'text' && child.value.trim() === '') continue
    if (breaks.length > 1) parts.push([])
    else parts.at(-1)?.push(...breaks)
    breaks = []
    parts.at(-1)?.push(child)
  }
  return parts.filter((children) => children.length > 0).map((children) => ({ type: 'paragraph', children }))
}

/** `**word **` is no emphasis: white space and breaks at its edges are beside it, and nothing is left of blank ones. */
function hoistEdges(marked: Extract<PhrasingContent, { children: PhrasingContent[] }>): PhrasingContent[] {
  const children = [...marked.children]
  const before: PhrasingContent[] = []
  const after: PhrasingContent[] = []
  for (let edge = takeFirst(children); edge; edge = takeFirst(children)) before.push(edge)
  for (let edge = takeLast(children); edge; edge = takeLast(children)) after.unshift(edge)
  if (children.length === 0) return [...before, ...after]
  return [...before, { ...marked, children }, ...after]
}

function takeFirst(children: PhrasingContent[]): PhrasingContent | undefined {
  const [first] = children
  if (first?.type === 'break') return children.shift()
  if (first?.type !== 'text') return undefined
  const value = first.value.trimStart()
  const length = first.value.length - value.length
  if (value === '') children.shift()
  else if (length > 0) children[0] = { type: 'text', value }
  return length > 0 ? { type: 'text', value: first.value.slice(0, length) } : undefined
}

function takeLast(children: PhrasingContent[]): PhrasingContent | undefined {
  const last = children.at(-1)
  if (last?.type === 'break') return children.pop()
  if (last?.type !== 'text') return undefined
  const value = last.value.trimEnd()
  if (value === '') children.pop()
  else if (value.length < last.value.length) children[children.length - 1] = { type: 'text', value }
  return value.length < last.value.length
    ? { type: 'text', value: last.value.slice(value.length) }
    : undefined
}
