// Words by which programs say that there is nothing. Without quotes an exporter left them, and pages would show them.
import { listWritten, textKeys, type Written } from './check-notes.ts'
import type { Issue } from './issue.ts'
import { nullLikeWords } from './plain-text.ts'
import type { Place } from './schema-issues.ts'
import type { YamlNode } from './yaml.ts'

/** Most files hold none at the end of a value, which is quickly seen. */
const mayHoldNull = /[\s,[{:-](?:~|[Nn]ull|NULL|None|undefined|NaN)[ \t]*(?:$|[,\]}#])/m

/** Ids, which name somebody or something that is there. Other values are told of by their own rules. */
const idKeys: ReadonlySet<string> = new Set('id question answer replyTo person related of'.split(' '))

/** Where a list belongs: a single value is told of by the schema. */
const listKeys: ReadonlySet<string> = new Set(['tags', 'related', 'of', 'formerNames'])

/**
 * `null` and `~`, which other readers of YAML take for nothing, are an error in the place of a text, of a hashtag and of
 * an id. `None`, `NULL` and the like may be meant in a text, and are legal hashtags and ids where they can be read.
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

/** The tree with nothing where `null` and `~` stand, but for ids, which have to be something. */
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
  const toIssue = (code: Issue['code']): Issue[] => {
    const position = place.toPosition(Math.max(0, value.start))
    return [{ code, path: place.path, ...position, detail: { key: path, value: value.text } }]
  }
  if (textKeys.has(key) && nullLikeWords.has(value.text)) return toIssue('null-like-text')
  if (!isNull(value)) return []
  // No quotes make a hashtag of the sign.
  const isHashtag = key === 'tags' && value.text === 'null'
  return isHashtag || textKeys.has(key) || idKeys.has(key) || key === 'text' ? toIssue('null-as-text') : []
}
