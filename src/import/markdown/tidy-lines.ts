// Lines as Markdown can say them: emphasis begins and ends with a letter, a blank line between paragraphs is none.
import type { Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'

/** Changes the tree in place. */
export function tidyLines(tree: Root): void {
  tidy(tree)
}

function tidy(parent: Parents): void {
  const children: RootContent[] = []
  for (const child of parent.children) {
    if ('children' in child) tidy(child)
    for (const tidied of tidyChild(child, parent)) add(children, tidied)
  }
  Object.assign(parent, { children })
}

/** Texts that follow each other are one: what is to be escaped depends on what is beside it. */
function add(children: RootContent[], child: RootContent): void {
  const last = children.at(-1)
  if (last?.type === 'text' && child.type === 'text') last.value += child.value
  else children.push(child)
}

function tidyChild(child: RootContent, parent: Parents): RootContent[] {
  switch (child.type) {
    case 'paragraph':
      return splitParagraph(child)
    case 'emphasis':
    case 'strong':
    case 'delete':
      return hoistEdges(child)
    case 'link':
      return tidyLink(child)
    case 'break':
      return parent.type === 'tableCell' || parent.type === 'heading'
        ? [{ type: 'html', value: '<br>' }]
        : [child]
    default:
      return [child]
  }
}

type Marked = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' | 'link' }>

/** `**word **` is no emphasis: white space and breaks at its edges stand beside it. */
function hoistEdges(marked: Marked): PhrasingContent[] {
  const before: PhrasingContent[] = []
  const after: PhrasingContent[] = []
  const children = [...marked.children]
  for (let first = children[0]; first; first = children[0]) {
    const edge = /^\s+/.exec(first.type === 'text' ? first.value : '')?.[0] ?? ''
    if (first.type === 'break') before.push(first)
    else if (edge !== '') before.push({ type: 'text', value: edge })
    else break
    if (first.type !== 'text' || edge.length === first.value.length) children.shift()
    else children[0] = { type: 'text', value: first.value.slice(edge.length) }
  }
  for (let last = children.at(-1); last; last = children.at(-1)) {
    const edge = /\s+$/.exec(last.type === 'text' ? last.value : '')?.[0] ?? ''
    if (last.type === 'break') after.unshift(last)
    else if (edge !== '') after.unshift({ type: 'text', value: edge })
    else break
    if (last.type !== 'text' || edge.length === last.value.length) children.pop()
    else children[children.length - 1] = { type: 'text', value: last.value.slice(0, -edge.length) }
  }
  if (children.length === 0) return [...before, ...after]
  return [...before, { ...marked, children }, ...after]
}

/** An address in angle brackets is shown decoded: what was written with `%` needs a text of its own. */
function tidyLink(link: Extract<PhrasingContent, { type: 'link' }>): PhrasingContent[] {
  const [text] = link.children
  if (link.children.length === 1 && text?.type === 'text' && /%|xn--/i.test(link.url)) {
    const [first, rest] = [text.value.slice(0, 1), text.value.slice(1)]
    if (rest !== '') {
      link.children = [
        { type: 'text', value: first },
        { type: 'text', value: rest },
      ]
    }
  }
  return hoistEdges(link)
}

/** Two breaks in a row end a paragraph. */
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
