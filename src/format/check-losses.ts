// Values of which a reader gets less, or something else, than what is in the file: warned of, as they may be meant.
import type { z } from 'zod'
import type { Issue } from './issue.ts'
import { type Field, findBelow, type Leaf, lineLeaves, shownLeaves, toField } from './leaf.ts'
import { findNode, type Place } from './values.ts'
import { nullLikeWords, type ScalarNode, type YamlNode } from './yaml.ts'

/** @param source the text that the tree of `place` was parsed from. */
export function checkLosses(
  source: string,
  place: Place,
  schema: z.core.$ZodType,
  { views }: { views?: boolean | undefined },
): Issue[] {
  const lines = listWritten(place.root, toField(schema)).flatMap(({ path, field, value }) =>
    isOf(lineLeaves, field) ? checkLine(source, toName(path), value, place) : [],
  )
  const texts = [...lines, ...checkNotes(source, place, schema), ...checkNulls(source, place, schema)]
  return views === false ? texts : [...texts, ...checkViews(place)]
}

function isOf(leaves: readonly Leaf[], field: Field | undefined): boolean {
  return field?.leaf !== undefined && leaves.includes(field.leaf)
}

const idLeaves = ['id', 'person'] as const

function checkLine(source: string, key: string, { start, text, plain }: ScalarNode, place: Place): Issue[] {
  if (text === '' || start < 0) return []
  const end = source.indexOf('\n', start)
  const line = source.slice(start, end < 0 ? undefined : end)
  // As most are written.
  if (plain && line === text && !isWrapped(text)) return []
  if (isWrapped(text)) return [toLossIssue('quotes-in-text', start, { key, value: text }, place)]
  if (!plain) return isQuotedOn(line) ? [toLossIssue('joined-lines', start, { key, value: text }, place)] : []
  const isJoined = !line.startsWith(text) && text.startsWith(line.trim())
  return isJoined ? [toLossIssue('joined-lines', start, { key, value: text }, place)] : []
}

/** In quotes that no reader of YAML knows: they are a part of the text, and may have been meant for YAML. */
function isWrapped(text: string): boolean {
  if (!/^[“”„＂‘’＇]/.test(text)) return false
  return /^[“”„＂][^“”„＂]+[“”„＂]$/u.test(text) || /^[‘’＇][^‘’＇]+[‘’＇]$/u.test(text)
}

/** A quote that is opened and does not end in its line. */
function isQuotedOn(line: string): boolean {
  return /^"(?:[^"\\]|\\.)*\\?$|^'(?:[^']|'')*$/.test(line)
}

/** Absence is not zero, and may be forgotten: archives that never counted views say so in their settings. */
function checkViews(place: Place): Issue[] {
  const counts = findNode(place.root, ['counts'])
  if (counts?.type !== 'mapping') return []
  const views = findNode(counts, ['views'])
  if (views && !(views.type === 'scalar' && views.plain && views.text === '')) return []
  return [toLossIssue('views-missing', views?.start ?? counts.start, {}, place)]
}

// What follows ` #` is a note to YAML. Behind a text, or in the place of a value, it may have been meant to be read.

/** What may be absent, and so is empty without a word: texts, addresses and ids. All others are reported already. */
function isSilent(field: Field | undefined): boolean {
  const of = field?.element ?? field
  return field?.optional === true && isOf([...shownLeaves, ...idLeaves, 'address'], of)
}

interface Written {
  /** Keys down to it, without the places of lists: `poll.options.label`. */
  path: string
  key: ScalarNode | undefined
  value: ScalarNode
  /** Whether it is an item of a list. */
  isItem: boolean
  field: Field | undefined
}

/** @param source the text that the tree of `place` was parsed from. */
export function checkNotes(source: string, place: Place, schema: z.core.$ZodType): Issue[] {
  // As most are written.
  if (!/[^\S\n]#/.test(source)) return []
  return listWritten(place.root, toField(schema)).flatMap((written) => checkNote(source, written, place))
}

/** All single values. @param isItem whether it is an item of a list. */
function listWritten(
  node: YamlNode,
  field: Field | undefined,
  { path, key, isItem }: Pick<Written, 'path' | 'isItem'> & { key?: ScalarNode } = {
    path: '',
    isItem: false,
  },
): Written[] {
  if (node.type === 'scalar') return [{ path, key, value: node, isItem, field }]
  if (node.type === 'sequence')
    return node.children.flatMap((child) => listWritten(child, field?.element, { path, isItem: true }))
  return node.pairs.flatMap(({ key, value }) => {
    const below = path === '' ? key.text : `${path}.${key.text}`
    return listWritten(value, findBelow(field, key.text), { path: below, key, isItem: false })
  })
}

function toName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

function checkNote(source: string, { path, key: owner, value, field }: Written, place: Place): Issue[] {
  if (!value.plain) return []
  const key = toName(path)
  const toNote = (offset: number, text: string, whole: string) => [
    toLossIssue('comment-in-text', offset, { key, value: text.trim(), whole: whole.trim() }, place),
  ]
  if (value.text !== '') {
    // What other values are holds no blank, so what follows one is a note.
    const note = isOf(shownLeaves, field) ? /^\s+#.*/.exec(lineFrom(source, value.end))?.[0] : undefined
    if (note === undefined) return []
    const whole = (source.slice(value.start, value.end) + note)
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
    return toNote(value.start, value.text, whole)
  }
  if (!owner || !isSilent(field)) return []
  const rest = lineFrom(source, owner.end)
  const whole = /^["']?\s*:\s+(#.*)/.exec(rest)?.[1]
  return whole === undefined ? [] : toNote(owner.end + rest.indexOf('#'), '', whole)
}

function lineFrom(source: string, start: number): string {
  const end = source.indexOf('\n', start)
  return source.slice(start, end < 0 ? undefined : end)
}

/** What is reported of a value, at an offset of the source. */
function toLossIssue(
  code: LossCode,
  offset: number,
  detail: { key?: string; value?: string; whole?: string },
  { path, toPosition }: Place,
): Issue {
  const shown = Object.entries(detail).map(([name, value]) => [name, value.slice(0, 200)])
  return { code, path, ...toPosition(Math.max(0, offset)), detail: Object.fromEntries(shown) }
}

type LossCode = 'quotes-in-text' | 'joined-lines' | 'views-missing' | 'comment-in-text'

// Words by which programs say that there is nothing. Without quotes an exporter left them, and pages would show them.

/** Most files hold none at the end of a value, which is quickly seen. */
const mayHoldNull = /[\s,[{:-](?:~|[Nn]ull|NULL|None|undefined|NaN)[ \t]*(?:$|[,\]}#])/m

/**
 * `null` and `~`, which other readers of YAML take for nothing, are an error in the place of a text, of a hashtag and of
 * an id. `None`, `NULL` and the like may be meant in a text, and are valid hashtags and ids where they can be read.
 * @param source the text that the tree of `place` was parsed from.
 */
export function checkNulls(source: string, place: Place, schema: z.core.$ZodType): Issue[] {
  if (!mayHoldNull.test(source)) return []
  return listWritten(place.root, toField(schema)).flatMap((written) => checkNull(written, place))
}

/** Whether other readers of YAML find nothing there. */
export function isNull(node: YamlNode): boolean {
  return node.type === 'scalar' && node.plain && (node.text === 'null' || node.text === '~')
}

/** The tree with nothing where `null` and `~` are, but for ids, which have to be something. */
export function withoutNulls(node: YamlNode): YamlNode {
  if (node.type === 'scalar') return isNull(node) ? { ...node, text: '' } : node
  if (node.type === 'sequence')
    return { ...node, children: node.children.filter((child) => !isNull(child)).map(withoutNulls) }
  const pairs = node.pairs.map(({ key, value }) =>
    key.text === 'id' ? { key, value } : { key, value: withoutNulls(value) },
  )
  return { ...node, pairs }
}

function checkNull({ path, value, isItem, field }: Written, place: Place): Issue[] {
  // Where a list belongs, a single value is reported by the schema.
  if (!value.plain || (field?.element && !field.text && !isItem)) return []
  // The key of synonyms is a hashtag itself.
  const key = field?.leaf === 'hashtag' ? 'tags' : path
  const toIssue = (code: 'null-like-text' | 'null-as-text'): Issue[] => {
    const position = place.toPosition(Math.max(0, value.start))
    return [{ code, path: place.path, ...position, detail: { key, value: value.text } }]
  }
  if (isOf(shownLeaves, field) && nullLikeWords.has(value.text)) return toIssue('null-like-text')
  if (!isNull(value)) return []
  // No quotes make a hashtag of the sign.
  const isHashtag = field?.leaf === 'hashtag' && value.text === 'null'
  const isSaid = isHashtag || isOf([...shownLeaves, ...idLeaves, 'markdown'], field)
  return isSaid ? toIssue('null-as-text') : []
}
