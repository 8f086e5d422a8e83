// What follows ` #` is a note to YAML. Behind a text, or in the place of a value, it may have been meant to be read.
import type { Issue } from './issue.ts'
import type { Place } from './schema-issues.ts'
import type { ScalarNode, YamlNode } from './yaml.ts'

/** Keys of texts that pages show. What other values are holds no blank, so what follows one is a note. */
export const textKeys: ReadonlySet<string> = new Set(
  'title category actor label reason license name formerNames about description'.split(' '),
)

/** What may be absent, and so is empty without a word: texts, addresses and ids. Of all others it is told already. */
const silent =
  /(?:^|\.)(?:category|poll\.title|edited\.actor|reason|license|formerNames|about|description|source|url|related|of|answer|replyTo|person)$/

export interface Written {
  /** Keys down to it, without the places of lists: `poll.options.label`. */
  path: string
  key: ScalarNode | undefined
  value: ScalarNode
  /** Whether it is an item of a list. */
  isItem: boolean
}

/** @param source the text that the tree of `place` was parsed from. */
export function checkNotes(source: string, place: Place): Issue[] {
  // As most are written.
  if (!/[^\S\n]#/.test(source)) return []
  return listWritten(place.root).flatMap((written) => checkNote(source, written, place))
}

/** All values without quotes. */
export function listWritten(node: YamlNode, path = '', key?: ScalarNode, isItem = false): Written[] {
  if (node.type === 'scalar') return node.plain ? [{ path, key, value: node, isItem }] : []
  if (node.type === 'sequence')
    return node.children.flatMap((child) => listWritten(child, path, undefined, true))
  return node.pairs.flatMap((pair) =>
    listWritten(pair.value, path === '' ? pair.key.text : `${path}.${pair.key.text}`, pair.key),
  )
}

function checkNote(source: string, { path, key: owner, value }: Written, place: Place): Issue[] {
  const key = path.slice(path.lastIndexOf('.') + 1)
  const toNote = (offset: number, text: string, whole: string) => [
    toLossIssue('comment-in-text', offset, { key, value: text.trim(), whole: whole.trim() }, place),
  ]
  if (value.text !== '') {
    const note = textKeys.has(key) ? /^\s+#.*/.exec(lineFrom(source, value.end))?.[0] : undefined
    if (note === undefined) return []
    const whole = (source.slice(value.start, value.end) + note)
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
    return toNote(value.start, value.text, whole)
  }
  if (!owner || !silent.test(path)) return []
  const rest = lineFrom(source, owner.end)
  const whole = /^["']?\s*:\s+(#.*)/.exec(rest)?.[1]
  return whole === undefined ? [] : toNote(owner.end + rest.indexOf('#'), '', whole)
}

function lineFrom(source: string, start: number): string {
  const end = source.indexOf('\n', start)
  return source.slice(start, end < 0 ? undefined : end)
}

/** What is told of a value, at an offset of the source. */
export function toLossIssue(
  code: Issue['code'],
  offset: number,
  detail: Record<string, string>,
  { path, toPosition }: Place,
): Issue {
  const shown = Object.entries(detail).map(([name, value]) => [name, value.slice(0, 200)])
  return { code, path, ...toPosition(Math.max(0, offset)), detail: Object.fromEntries(shown) }
}
