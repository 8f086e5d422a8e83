// The lists of redactions.yaml as they are written: where an entry is, and what names and ids without their keys mean.
import { findKeysAmong } from '../format/corrections/words.ts'
import type { Issue } from '../format/issue.ts'
import { isCalendarDay } from '../format/time.ts'
import { findNode, type Place } from '../format/values.ts'
import { toPlainText, type YamlNode } from '../format/yaml.ts'

export const redactionsName = 'redactions.yaml'

const lists = ['actors', 'people', 'questions', 'answers', 'comments'] as const

type ListName = (typeof lists)[number]

/** Stands where only a person knows what to write. */
const unknown = '…'

/**
 * Names and ids that are without their keys, `- 홍길동` and `questions: [put-or-patch]`: instead of what is wrong with
 * each value one fault shows the whole list, in the words of whoever wrote it, and where a date is to be added.
 */
export function tellShapes(
  issues: readonly Issue[],
  { text, root, toPosition }: Place & { text: string },
): Issue[] {
  const whole = { list: 'actors' as const, start: root.start, node: root, end: text.length }
  const entries = (root.type === 'mapping' ? listEntries(root, text.length) : [whole]).map((entry) => ({
    ...entry,
    place: toPosition(entry.start),
  }))
  const byList = Map.groupBy(entries, ({ list }) => list)
  const shown = new Set<number>()
  return issues.flatMap((issue): Issue[] => {
    if (!/^(?:wrong-type|unknown-key|missing-key)$/.test(issue.code)) return [issue]
    const entry = entries.findLast(({ place }) => place.line <= issue.line)
    // Of two lists of one kind nobody knows which is meant.
    if (!entry || byList.get(entry.list)?.length !== 1 || !isOddShape(entry, root)) return [issue]
    const written = text.slice(entry.start, entry.end).trimEnd()
    const items = /(?:^|\s)#/.test(written) ? undefined : toItems(entry.list, entry.node)
    if (!items) return [issue]
    if (shown.has(entry.start)) return []
    shown.add(entry.start)
    const line = `${entry.list}: [${items.map(toFlow).join(', ')}]`
    const { place } = entry
    const at = items.findIndex(({ date }) => date === unknown)
    if (at < 0) {
      const to = place.line + written.split('\n').length
      return [{ ...issue, ...place, correction: { from: place.line, to, lines: [line], certain: true } }]
    }
    const open = items[at]?.['question'] === unknown ? 'question' : 'date'
    const detail = { key: `${entry.list}[${at + 1}].${open}`, value: '', pattern: line }
    return [{ code: 'missing-key', path: issue.path, ...place, detail }]
  })
}

/** As many entries are shown in one line. */
const shownEntries = 20

/** Of a list of mappings with its key each one is reported by itself, and so is each entry of a long one. */
function isOddShape({ node }: Entry, root: YamlNode): boolean {
  if (node.type !== 'sequence') return true
  const isOdd = node === root || node.children.some(({ type }) => type === 'scalar')
  return isOdd && node.children.length <= shownEntries
}

interface Entry {
  list: ListName
  start: number
  node: YamlNode
  /** Where the next one begins. */
  end: number
}

function listEntries({ pairs }: Extract<YamlNode, { type: 'mapping' }>, length: number): Entry[] {
  return pairs.flatMap(({ key, value }, index): Entry[] => {
    const [named] = findKeysAmong(key.text, lists)
    const list = lists.find((each) => each === named)
    const end = pairs[index + 1]?.key.start ?? length
    if (list) return [{ list, start: key.start, node: value, end }]
    // `홍길동: 2025-01-02`
    const date = value.type === 'mapping' ? findNode(value, ['date']) : value
    if (date?.type !== 'scalar' || !isCalendarDay(date.text)) return []
    const name = { ...key, text: 'name' }
    const pair = [
      { key: name, value: key },
      { key: { ...key, text: 'date' }, value: date },
    ]
    return [
      { list: 'actors', start: key.start, node: { type: 'mapping', start: key.start, pairs: pair }, end },
    ]
  })
}

type Item = Record<string, string> & { date: string }

const entryKeys = ['name', 'id', 'question', 'date', 'in']

/** Undefined for what is in its right shape, and for what holds more than a name, ids and a date. */
function toItems(list: ListName, node: YamlNode): Item[] | undefined {
  const nodes = node.type === 'sequence' ? node.children : [node]
  const items = nodes.map((child) => toItem(list, child))
  return items.length > 0 && items.every((item) => item !== undefined) ? items : undefined
}

function toItem(list: ListName, node: YamlNode): Item | undefined {
  if (node.type === 'sequence') return undefined
  const isText = list === 'answers' || list === 'comments'
  if (node.type === 'scalar') {
    if (node.text === '') return undefined
    if (list === 'actors') return { name: toPlainText(node.text), date: unknown }
    const [id = '', question = unknown] = node.text.replace(/\.md$/, '').split('/').reverse()
    const plain = { id: toIdText(id), date: unknown }
    return isText ? { question: question === unknown ? unknown : toIdText(question), ...plain } : plain
  }
  const values = new Map(
    node.pairs.map(({ key, value }) => [
      findKeysAmong(key.text, entryKeys)[0] ?? key.text,
      value.type === 'scalar' ? value.text : '',
    ]),
  )
  const date = values.get('date') ?? ''
  values.delete('date')
  const known = list === 'actors' ? ['name', 'in'] : isText ? ['question', 'id'] : ['id']
  const isKnown = [...values].every(([key, text]) => known.includes(key) && text !== '')
  if (!isKnown || !values.has(list === 'actors' ? 'name' : 'id')) return undefined
  const texts = Array.from(values, ([key, text]): [string, string] => [
    key,
    key === 'name' ? toPlainText(text) : toIdText(text),
  ])
  return { ...Object.fromEntries(texts), date: isCalendarDay(date) ? date : unknown }
}

/** Digits of an id are taken as they are written. */
function toIdText(id: string): string {
  return /^\d+$/.test(id) ? id : toPlainText(id)
}

function toFlow(item: Item): string {
  return `{ ${Object.entries(item)
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ')} }`
}

/** Ids of entries by list, question and id, of trees that were asked for one: a long list is walked once. */
const listedByTree = new WeakMap<YamlNode, ReadonlyMap<string, YamlNode>>()

/** The id of an entry of a list; of an answer or a comment only with its question. */
export function findListed(
  root: YamlNode,
  list: 'people' | 'questions' | 'answers' | 'comments',
  { id, question }: { id: string; question?: string },
): YamlNode | undefined {
  const listed = listedByTree.get(root) ?? indexListed(root)
  listedByTree.set(root, listed)
  return listed.get(toListedKey(list, id, question))
}

function indexListed(root: YamlNode): Map<string, YamlNode> {
  const listed = new Map<string, YamlNode>()
  for (const list of ['people', 'questions', 'answers', 'comments'] as const) {
    const node = findNode(root, [list])
    for (const child of node?.type === 'sequence' ? node.children : []) {
      const id = findNode(child, ['id'])
      const question = /^(?:answers|comments)$/.test(list) ? findNode(child, ['question']) : undefined
      if (id?.type !== 'scalar') continue
      const key = toListedKey(list, id.text, question?.type === 'scalar' ? question.text : undefined)
      if (!listed.has(key)) listed.set(key, id)
    }
  }
  return listed
}

function toListedKey(list: string, id: string, question = ''): string {
  return [list, question, id].join('\0').normalize('NFC')
}
