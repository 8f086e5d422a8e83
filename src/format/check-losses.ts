// Values of which a reader gets less, or something else, than what is in the file: warned of, as they may be meant.
import type { Issue } from './issue.ts'
import { findNode, type Place } from './values.ts'
import { nullLikeWords, type ScalarNode, type YamlNode } from './yaml.ts'

/** @param source the file from the first line of its YAML on. */
export function checkLosses(
  source: string,
  place: Place,
  { views }: { views?: boolean | undefined },
): Issue[] {
  const texts = [
    ...[...toTexts(place.root)].flatMap(([key, node]) => checkLine(source, key, node, place)),
    ...checkNotes(source, place),
    ...checkNulls(source, place),
  ]
  return views === false ? texts : [...texts, ...checkViews(place)]
}

/** Title, category and actors of a question, an answer or a list of comments, as far as they are texts. */
function* toTexts(root: YamlNode): Generator<[key: string, node: ScalarNode]> {
  for (const key of ['title', 'category', 'actor']) {
    const node = findNode(root, [key])
    if (node?.type === 'scalar') yield [key, node]
  }
  for (const list of [root, findNode(root, ['activity']), findNode(root, ['edited'])]) {
    for (const each of list?.type === 'sequence' ? list.children : []) {
      const node = findNode(each, ['actor'])
      if (node?.type === 'scalar') yield ['actor', node]
    }
  }
}

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

/** Keys of texts that pages show. What other values are holds no blank, so what follows one is a note. */
const textKeys: ReadonlySet<string> = new Set(
  'title category actor label reason license name formerNames about description'.split(' '),
)

/** What may be absent, and so is empty without a word: texts, addresses and ids. All others are reported already. */
const silent =
  /(?:^|\.)(?:category|poll\.title|edited\.actor|reason|license|formerNames|about|description|source|url|related|of|answer|replyTo|person)$/

interface Written {
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
function listWritten(node: YamlNode, path = '', key?: ScalarNode, isItem = false): Written[] {
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

/** Ids, which name somebody or something that is there. Other values are reported by their own rules. */
const idKeys: ReadonlySet<string> = new Set('id question answer replyTo person related of'.split(' '))

/** Where a list belongs: a single value is reported by the schema. */
const listKeys: ReadonlySet<string> = new Set(['tags', 'related', 'of', 'formerNames'])

/**
 * `null` and `~`, which other readers of YAML take for nothing, are an error in the place of a text, of a hashtag and of
 * an id. `None`, `NULL` and the like may be meant in a text, and are valid hashtags and ids where they can be read.
 * @param source the text that the tree of `place` was parsed from. @param of what all lists of the file hold.
 */
export function checkNulls(source: string, place: Place, of?: 'hashtags'): Issue[] {
  if (!mayHoldNull.test(source)) return []
  return listWritten(place.root).flatMap((written) =>
    checkNull(of === undefined ? written : { ...written, path: 'tags' }, place),
  )
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

function checkNull({ path, value, isItem }: Written, place: Place): Issue[] {
  const key = path.slice(path.lastIndexOf('.') + 1)
  if (listKeys.has(key) && !isItem) return []
  const toIssue = (code: 'null-like-text' | 'null-as-text'): Issue[] => {
    const position = place.toPosition(Math.max(0, value.start))
    return [{ code, path: place.path, ...position, detail: { key: path, value: value.text } }]
  }
  if (textKeys.has(key) && nullLikeWords.has(value.text)) return toIssue('null-like-text')
  if (!isNull(value)) return []
  // No quotes make a hashtag of the sign.
  const isHashtag = key === 'tags' && value.text === 'null'
  return isHashtag || textKeys.has(key) || idKeys.has(key) || key === 'text' ? toIssue('null-as-text') : []
}
