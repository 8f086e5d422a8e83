import type { PhrasingContent } from 'mdast'

type Marked = Extract<PhrasingContent, { children: PhrasingContent[] }>

/** `**word **` is no emphasis: white space and breaks at its edges stand beside it, and nothing is left of blank ones. */
export function hoistEdges(marked: Marked): PhrasingContent[] {
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
