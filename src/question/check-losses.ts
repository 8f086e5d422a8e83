// Values of which a reader gets less, or something else, than what stands in the file: warned of, as they may be meant.
import { checkNotes, toLossIssue } from './check-notes.ts'
import { checkNulls } from './check-nulls.ts'
import { findNode } from './find-node.ts'
import type { Issue } from './issue.ts'
import type { QuestionContext } from './question-context.ts'
import type { Place } from './schema-issues.ts'
import type { ScalarNode, YamlNode } from './yaml.ts'

/** @param source the file from the first line of its YAML on. */
export function checkLosses(source: string, place: Place, { views }: QuestionContext): Issue[] {
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
