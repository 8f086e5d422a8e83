// The only file that knows gray-matter. It evaluates `---js`, closes front matter at any line that begins with
// `---`, caches for ever when called without options and slows down on runs of empty lines: each is ruled out
// before the text reaches it.

import matter from 'gray-matter'
import { EVENT_ID, parseEvents } from 'js-yaml'
import { createToPosition, type Fault, type Issue, toPosition } from './issue.ts'
import { limits } from './limits.ts'
import { findNode } from './values.ts'
import { parseYaml, tryParseYaml, YamlFault, type YamlNode } from './yaml.ts'

interface FrontMatter {
  root: YamlNode
  /** Markdown after the closing line. */
  body: string
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

const closingLine = '\n---'

/** Offset of the front matter in its file: the length of `---\n`. */
export const frontMatterOffset = 4

/** @param text the whole file, lines ending in LF, without a byte-order mark. */
export function parseFrontMatter(path: string, text: string): FrontMatter | Issue {
  const fault = findFenceFault(path, text)
  if (fault) return fault
  const end = text.indexOf(closingLine, 3) + closingLine.length
  const body = text.slice(end).replace(/^\n/, '')
  const lines = text.slice(0, text.length - body.length)
  try {
    const root = parseBlock(text.slice(0, end))
    refuseManyEntries(root)
    return { root, body, bodyLine: lines.split('\n').length }
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error
    const position = toPosition(text, frontMatterOffset + Math.max(0, error.offset))
    return { ...error.fault, path, ...position }
  }
}

/** @param block front matter with both of its lines `---`; gray-matter copies and remembers all that it is given. */
function parseBlock(block: string): YamlNode {
  let root: YamlNode = { type: 'mapping', start: 0, pairs: [] }
  const refuse = {
    parse: (): object => {
      throw new YamlFault({ code: 'front-matter-language', detail: {} }, 0)
    },
  }
  const yaml = {
    parse: (source: string): object => {
      // gray-matter hands the text over from the line feed after `---` on.
      root = parseYaml(source.replace(/^\n/, ''))
      return {}
    },
  }
  matter(block, {
    language: 'yaml',
    engines: { yaml, javascript: refuse, js: refuse, json: refuse, toml: refuse, coffee: refuse },
  })
  return root
}

function refuseManyEntries(root: YamlNode): void {
  const { items, keys } = countEntries(root)
  const [most, mostKeys] = [limits.frontMatterItems, limits.frontMatterKeys]
  if (items > most) throw new YamlFault({ code: 'front-matter-too-large', detail: { items: most } }, 0)
  if (keys > mostKeys) throw new YamlFault({ code: 'front-matter-too-large', detail: { keys: mostKeys } }, 0)
}

function findFenceFault(path: string, text: string): Issue | undefined {
  const toIssue = (line: number, fault: Fault): Issue => ({ ...fault, path, line, column: 1 })
  const firstLine = text.slice(0, firstLineEnd(text, 0))
  if (firstLine !== '---') {
    const language = /^---\s*(\S+)/.exec(firstLine)?.[1]
    if (language !== undefined && !language.startsWith('-')) {
      return toIssue(1, { code: 'front-matter-language', detail: { value: firstLine.slice(0, 40) } })
    }
    return toIssue(1, { code: 'front-matter-missing', detail: { value: firstLine.slice(0, 40) } })
  }
  const closing = text.indexOf(closingLine, 3)
  const lastLine = closing < 0 ? '' : text.slice(closing + 1, firstLineEnd(text, closing + 1))
  if (lastLine !== '---') {
    const line = closing < 0 ? 1 : toPosition(text, closing + 1).line
    return toIssue(line, { code: 'front-matter-unclosed', detail: { value: lastLine.slice(0, 40) } })
  }
  if (isLarger(text.slice(0, closing), limits.frontMatterBytes)) {
    return toIssue(1, {
      code: 'front-matter-too-large',
      detail: { kilobytes: limits.frontMatterBytes / 1024 },
    })
  }
  if (countBlankLines(text.slice(3, closing)) > limits.blankLines) {
    return toIssue(1, { code: 'front-matter-too-large', detail: { blankLines: limits.blankLines } })
  }
  // Nobody reads it as Markdown then.
  if (isLarger(text.slice(closing + closingLine.length), limits.bodyBytes)) {
    const line = toPosition(text, closing + closingLine.length).line + 1
    return toIssue(line, { code: 'file-too-large', detail: { of: 'body', limit: limits.bodyBytes / 1024 } })
  }
  return undefined
}

/** A UTF-16 unit is three bytes of UTF-8 at most: those of a short text need not be counted. */
function isLarger(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes
}

/** Most blank lines in a row, whatever white space they are made of. */
function countBlankLines(text: string): number {
  let most = 0
  let row = 0
  for (const line of text.slice(1).split(/[\n\u2028\u2029]/)) {
    row = line.trim() === '' ? row + 1 : 0
    most = Math.max(most, row)
  }
  return most
}

function firstLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

export type FrontMatterPlaces = ReturnType<typeof createFrontMatterPlaces>

/**
 * Places of values in one file, a list of YAML too, which is read when the first is asked for, and once.
 * @param follow how keys lead to a value.
 */
export function createFrontMatterPlaces(path: string, text: string, follow = findNode) {
  const isYaml = path.endsWith('.yaml')
  let read: { root: YamlNode | undefined } | undefined
  const positionOf = createToPosition(text)
  const findRoot = (): YamlNode | undefined => {
    if (isYaml) return tryParseYaml(text)
    const frontMatter = parseFrontMatter(path, text)
    return 'code' in frontMatter ? undefined : frontMatter.root
  }
  return {
    find: (keys: readonly PropertyKey[]): YamlNode | undefined => {
      read ??= { root: findRoot() }
      return read.root && follow(read.root, keys)
    },
    /** Of a value in the file, or of its beginning where it has none. */
    toPosition: (node: YamlNode | undefined) =>
      positionOf(node ? node.start + (isYaml ? 0 : frontMatterOffset) : 0),
  }
}

/** Whether YAML holds comments: a `#` at the start of a line or after white space, and inside no value. */
export function hasComments(frontMatter: string): boolean {
  const source = frontMatter.replace(/^---\n/, '').replace(/\n---\n?$/, '\n')
  const values = parseEvents(source, {}).flatMap((event) =>
    event.type === EVENT_ID.SCALAR ? [[event.valueStart, event.valueEnd] as const] : [],
  )
  // Both are in the order of the text.
  let next = 0
  for (const { index } of source.matchAll(/(?<=^|\s)#/gm)) {
    while ((values[next]?.[1] ?? Number.POSITIVE_INFINITY) <= index) next += 1
    if ((values[next]?.[0] ?? Number.POSITIVE_INFINITY) > index) return true
  }
  return false
}

/** Each of them may have faults of its own, so their number bounds how much there is to say of a file. */
function countEntries(root: YamlNode): Entries {
  const entries: Entries = { items: 0, keys: 0 }
  const nodes = [root]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'sequence') {
      entries.items += node.children.length
      for (const child of node.children) nodes.push(child)
    }
    if (node.type === 'mapping') {
      entries.keys += node.pairs.length
      for (const { value } of node.pairs) nodes.push(value)
    }
  }
  return entries
}

interface Entries {
  /** Of all lists together. */
  items: number
  /** Of all mappings together. */
  keys: number
}
