// Code in lines that no `<pre>` holds -> `<pre>`. Browsers fold the white space of `<code>`, but people write lines into
// it and read lines; editors and highlighters have boxes of their own for it.
import type { Element, ElementContent } from 'hast'
import type { Lose } from '../records.ts'
import {
  asBlock,
  dropFolded,
  dropGutter,
  findCodeLanguage,
  isBreak,
  readCodeTable,
  readComponent,
  toCodeText,
  toStyledLines,
} from './code-text.ts'
import { breaking, holdsBlock, isBlank, listClasses, toSet } from './elements.ts'

const ofCode = toSet('code kbd samp tt')
/** Old names of `<pre>`, and a field that shows what is in it. */
const asPre = toSet('listing plaintext pre textarea xmp')
/** What ends with its line: a block of code has no place there. */
const narrow = toSet('button caption dt h1 h2 h3 h4 h5 h6 label legend option select summary th')
/** A line of an editor, where nothing but code is in it. */
const lineOf = toSet('center div p section')
/** Nothing of code, where nothing else is in it. */
const wrapper = toSet('b em font i span strong u')

const keeping = /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces)/i
const folding = /(?:^|;)\s*white-space\s*:\s*(?:normal|nowrap)/i
const ofHighlighter = /^(?:highlight|syntaxhighlighter)$|^(?:lang|language|highlight)-./i

interface Around {
  lose: Lose
  /** Blocks that were made of lines: they may be parts of longer ones. */
  made: Set<Element>
  /** Whether white space counts, as a style says. */
  kept: boolean
  /** Whether lines begin and end here, and where blocks of code may be. */
  place: 'block' | 'cell' | 'sentence' | 'narrow'
  /** Of the box of a highlighter. */
  language: string
}

export function readAll(nodes: readonly ElementContent[], around: Around): ElementContent[] {
  const [, second] = nodes.filter((node) => !isBlank({ children: [node] }))
  const isAlone = second === undefined
  const children = nodes.flatMap((node) => (node.type === 'element' ? read(node, around, isAlone) : [node]))
  return around.place === 'block' || around.place === 'cell' ? joinRuns(children, around) : children
}

function read(written: Element, around: Around, isAlone: boolean): ElementContent[] {
  const element = readComponent(written, around.lose)
  if (!element) return []
  const { tagName, properties } = element
  const style = String(properties['style'] ?? '')
  const kept = keeping.test(style) || (around.kept && !folding.test(style))
  if (asPre.has(tagName)) return readPre(element, around)
  if (ofCode.has(tagName)) return readCode(element, { ...around, kept }, asBlock.test(style))
  const table = tagName === 'table' && readCodeTable(element, around.lose)
  if (table) return readPre(table, around)
  const inside: Around = {
    ...around,
    kept,
    place: findPlace(tagName, around.place, isAlone),
    language:
      (listClasses(element).some((name) => ofHighlighter.test(name)) && findCodeLanguage(element)) ||
      around.language,
  }
  const children = readAll(element.children, inside)
  const isLine = tagName === 'p' || !breaking.has(tagName)
  const next = { ...element, children }
  return isLine && children.some((child) => child.type === 'element' && around.made.has(child))
    ? split(next, around)
    : [next]
}

function findPlace(tagName: string, place: Around['place'], isAlone: boolean): Around['place'] {
  if (place === 'narrow' || narrow.has(tagName)) return 'narrow'
  if (tagName === 'td') return 'cell'
  if (breaking.has(tagName)) return place === 'cell' ? 'cell' : 'block'
  return isAlone && tagName !== 'a' ? place : 'sentence'
}

function readPre(element: Element, { lose, language }: Around): ElementContent[] {
  const { tagName, properties, children } = element
  // An empty field is one to fill in.
  if (tagName === 'textarea' && isBlank(element)) return [element]
  const own = findCodeLanguage(element) || language
  const className = own === '' ? [] : [`language-${own}`]
  const kept = dropGutter(toStyledLines(tagName === 'xmp' ? dropFolded(children, true) : children), lose)
  return [{ ...element, tagName: 'pre', properties: { ...properties, className }, children: kept }]
}

/** Code is a block where its lines are seen, or where there are more of them than a line was ever wrapped into. */
function readCode(written: Element, { made, kept, place }: Around, isBlock: boolean): ElementContent[] {
  const children = toStyledLines(written.children)
  const element = { ...written, children }
  const lines = countLines(children)
  const hasBreak = children.some((child) => holds(child, 'br'))
  const isSeen = isBlock || children.some(holdsBlock) || (lines > 1 && (hasBreak || kept || lines > 2))
  if (place !== 'narrow' && lines > 0 && isSeen)
    return [
      make([{ ...element, children: children.slice(children.findIndex((child) => !isBreak(child))) }], made),
    ]
  return hasBreak ? outBreaks(element) : [element]
}

/** `<code>a<br></code>`: its line ends, and nothing in it. */
function outBreaks(element: Element): ElementContent[] {
  const { children } = element
  const inside = withoutEdges(children)
  const start = inside[0] ? children.indexOf(inside[0]) : 0
  const before = children.slice(0, start).filter(isBreak)
  const behind = children.slice(start + inside.length).filter(isBreak)
  return [...before, { ...element, children: inside }, ...behind]
}

function make(nodes: readonly ElementContent[], made: Set<Element>): Element {
  const children = dropFolded(nodes, true)
  const block: Element = { type: 'element', tagName: 'pre', properties: {}, children }
  made.add(block)
  return block
}

/** A line that holds blocks: what is before and behind them is a line of its own. */
function split(element: Element, { made }: Around): ElementContent[] {
  const parts: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const part = { ...element, children: withoutEdges(line) }
    if (!isBlank(part)) parts.push(part)
    line = []
  }
  for (const child of element.children) {
    if (child.type !== 'element' || !made.has(child)) {
      line.push(child)
      continue
    }
    endLine()
    if (element.tagName === 'a') {
      made.delete(child)
      parts.push(make([{ ...element, children: child.children }], made))
    } else parts.push(child)
  }
  endLine()
  return parts
}

function withoutEdges(nodes: readonly ElementContent[]): ElementContent[] {
  const isSeen = (node: ElementContent) => !isBreak(node) && !isEmpty(node)
  return nodes.slice(Math.max(nodes.findIndex(isSeen), 0), nodes.findLastIndex(isSeen) + 1)
}

interface Item {
  nodes: readonly ElementContent[]
  kind: 'code' | 'empty' | 'none' | 'other'
  /** What of a line of code is in the block. */
  code: readonly ElementContent[]
  /** One that was made of its lines before. */
  block?: Element | undefined
}

/** Lines of code below each other are one block, and so is one that is alone and holds lines itself. */
function joinRuns(nodes: ElementContent[], around: Around): ElementContent[] {
  const joined: ElementContent[] = []
  const items = toItems(nodes, around.made, 0)
  for (let at = 0; at < items.length; ) {
    const run = findRun(items, at)
    at += run.length
    const block = joinRun(run, around)
    if (!block) {
      joined.push(...run.flatMap((item) => item.nodes))
      continue
    }
    for (let last = joined.at(-1); last && isBreak(last); last = joined.at(-1)) joined.pop()
    joined.push(block)
    while (items[at]?.kind === 'empty') at += 1
  }
  return joined
}

function toItems(nodes: readonly ElementContent[], made: Set<Element>, depth: number): Item[] {
  const items: Item[] = []
  let line: ElementContent[] = []
  const endLine = (end: readonly ElementContent[]) => {
    if (line.length + end.length > 0) items.push(toItem(line, end))
    line = []
  }
  for (const node of nodes) {
    if (isBreak(node)) endLine([node])
    else if (holdsBlock(node)) {
      endLine([])
      items.push(toBlockItem(node, made, depth))
    } else line.push(node)
  }
  endLine([])
  return items
}

function toItem(line: readonly ElementContent[], end: readonly ElementContent[]): Item {
  const nodes = [...line, ...end]
  if (isCodeLine(line)) return { nodes, kind: 'code', code: line.map(toIndent) }
  if (!line.every(isEmpty)) return { nodes, kind: 'other', code: [] }
  return { nodes, kind: end.length > 0 ? 'empty' : 'none', code: [] }
}

function toBlockItem(node: ElementContent, made: Set<Element>, depth: number): Item {
  const other: Item = { nodes: [node], kind: 'other', code: [] }
  if (node.type !== 'element') return other
  if (made.has(node)) return { ...other, kind: 'code', code: node.children, block: node }
  if (!lineOf.has(node.tagName) || depth > 3) return other
  const items = toItems(node.children, made, depth + 1)
  const code = items.filter(({ kind }) => kind === 'code')
  if (code.length > 1 || items.some(({ kind }) => kind === 'other')) return other
  return code[0] ? { ...code[0], nodes: [node] } : { ...other, kind: 'empty' }
}

/** Code alone, which may be in parts that touch. */
function isCodeLine(line: readonly ElementContent[]): boolean {
  const first = line.findIndex((node) => !isEmpty(node))
  const last = line.findLastIndex((node) => !isEmpty(node))
  return first >= 0 && line.slice(first, last + 1).every(isCode)
}

/** Code that links to something is a name in a list, and no line. */
function isCode(node: ElementContent): boolean {
  if (node.type !== 'element' || isEmpty(node)) return false
  if (wrapper.has(node.tagName)) return isCodeLine(node.children)
  return /^(?:code|tt)$/.test(node.tagName) && !holds(node, 'a') && !holds(node, 'img')
}

/** Blanks before code are those that somebody typed to indent. */
function toIndent(node: ElementContent): ElementContent {
  return node.type === 'text' ? { ...node, value: node.value.replace(/[^\u00A0]+/g, '') } : node
}

/** A line of code and those behind it; any other item alone. */
function findRun(items: readonly Item[], at: number): Item[] {
  const first = items[at]
  let end = at + 1
  if (first?.kind !== 'code') return items.slice(at, end)
  for (let next = end; items[next] && items[next]?.kind !== 'other'; next += 1)
    if (items[next]?.kind === 'code') end = next + 1
  return items.slice(at, end)
}

function joinRun(run: readonly Item[], { made, place }: Around): ElementContent | undefined {
  const lines = run.filter(({ kind }) => kind === 'code')
  if (lines.length === 1 && lines[0]?.block) return lines[0].nodes[0]
  const isList = place === 'cell' && lines.every(({ code }) => /^\S.*$/.test(toCodeText(code).trimEnd()))
  if (isList || lines.reduce((sum, { code }) => sum + countLines(code), 0) < 2) return undefined
  const nodes: ElementContent[] = []
  let length = 0
  for (const { kind, code, block } of run) {
    if (kind === 'none') continue
    const count = countLines(code)
    // Paragraphs of several lines have an empty one between them.
    const ends = length > 1 && count > 1 ? '\n\n' : '\n'
    nodes.push(...(nodes.length === 0 ? [] : [{ type: 'text' as const, value: ends }]), ...code)
    length = count
    if (block) made.delete(block)
  }
  return make(nodes, made)
}

function countLines(nodes: readonly ElementContent[]): number {
  return toCodeText(nodes)
    .split('\n')
    .filter((line) => line.trim() !== '').length
}

function holds(node: ElementContent, name: string): boolean {
  if (node.type !== 'element') return false
  return node.tagName === name || node.children.some((child) => holds(child, name))
}

function isEmpty(node: ElementContent): boolean {
  return !isBreak(node) && isBlank({ children: [node] })
}
