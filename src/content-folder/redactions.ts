// redactions.yaml: what must not appear. A date says since when; a reason is never written down.
import { z } from 'zod'
import { checkNulls } from '../question/check-nulls.ts'
import { findNode } from '../question/find-node.ts'
import { idSchema } from '../question/id-schema.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { toPlainText } from '../question/plain-text.ts'
import { createToPosition } from '../question/position.ts'
import { readValue } from '../question/read-value.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import { toIssues } from '../question/schema-issues.ts'
import type { YamlNode } from '../question/yaml.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { isCalendarDay } from '../time/calendar-day.ts'
import { toSettingIssue, withCorrections } from './parse-settings.ts'

const date = z
  .string()
  .refine(isCalendarDay, { params: { setting: 'date' } })
  .describe('적용한 날. YYYY-MM-DD')

const textSchema = z.strictObject({
  question: idSchema.describe('질문의 id'),
  id: idSchema.describe('그 질문에 딸린 글의 id'),
  date,
})

export const redactionsSchema = z.strictObject({
  actors: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('가릴 표시 이름'),
        date,
        in: z
          .enum(['actors'])
          .optional()
          .describe('actors라고 쓰면 활동한 사람의 이름만 가리고 글 속의 낱말은 그대로 둡니다'),
      }),
    )
    .default([])
    .describe('‘삭제된 사용자’로 보일 사람들'),
  people: z
    .array(z.strictObject({ id: idSchema.describe('people.yaml의 id'), date }))
    .default([])
    .describe('모든 이름과 주소, 소개를 가릴 사람들'),
  questions: z
    .array(z.strictObject({ id: idSchema.describe('감출 질문의 id'), date }))
    .default([])
    .describe('보이지 않을 질문들'),
  answers: z.array(textSchema).default([]).describe('보이지 않을 답변들'),
  comments: z.array(textSchema).default([]).describe('보이지 않을 댓글들'),
})

export interface Redactions {
  /** Those of the file in its order, then the names of redacted people (redacted-people.ts). */
  actors: readonly RedactedName[]
  questions: ReadonlySet<string>
  /** Ids of people.yaml. */
  people: ReadonlySet<string>
  /** Ids of answers, and of comments, by the id of their question. */
  answers: WithheldTexts
  comments: WithheldTexts
}

export type WithheldTexts = ReadonlyMap<string, ReadonlySet<string>>

export const noRedactions: Redactions = {
  actors: [],
  questions: new Set(),
  people: new Set(),
  answers: new Map(),
  comments: new Map(),
}

export const redactionsName = 'redactions.yaml'

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

const textKeys = textSchema.keyof().options

const knownKeys = {
  '': redactionsSchema.keyof().options,
  actors: ['name', 'date', 'in'],
  people: ['id', 'date'],
  questions: ['id', 'date'],
  answers: textKeys,
  comments: textKeys,
}

type Checked = { redactions: Redactions } | { issues: Issue[] }

/** @param text content of redactions.yaml, lines ending in LF. */
export function parseRedactions(path: string, text: string): Checked {
  return withCorrections(path, text, checkRedactions)
}

function checkRedactions(path: string, text: string): Checked {
  const root = parseYamlFile(path, text)
  if ('code' in root) return { issues: [root] }
  const empty = root.type === 'scalar' && root.text === ''
  const result = redactionsSchema.safeParse(empty ? {} : readValue(root, redactionsSchema))
  const place = { path, root, toPosition: createToPosition(text) }
  // Nobody has such a name, so that nothing would be hidden.
  const nulls = checkNulls(text, place).filter((issue) => !isWarning(issue))
  if (!result.success) {
    const issues = toIssues(result.error.issues, place, knownKeys).map(toSettingIssue)
    return { issues: [...tellShapes(issues, { text, root, toPosition: place.toPosition }), ...nulls] }
  }
  if (nulls.length > 0) return { issues: nulls }
  return { redactions: toRedactions(result.data) }
}

type ListName = keyof typeof redactionsSchema.shape

/** Stands where only a person knows what to write. */
const unknown = '…'

/**
 * Names and ids that stand without their keys, `- 홍길동` and `questions: [put-or-patch]`: instead of what is wrong with
 * each value one fault shows the whole list, in the words of whoever wrote it, and where a date is to be added.
 */
function tellShapes(
  issues: readonly Issue[],
  file: { text: string; root: YamlNode; toPosition: (offset: number) => Pick<Issue, 'line' | 'column'> },
): Issue[] {
  const { text, root, toPosition } = file
  const whole = { list: 'actors' as const, start: root.start, node: root, end: text.length }
  const entries = root.type === 'mapping' ? listEntries(root, text.length) : [whole]
  const shown = new Set<number>()
  return issues.flatMap((issue): Issue[] => {
    if (!/^(?:wrong-type|unknown-key|missing-key)$/.test(issue.code)) return [issue]
    const entry = entries.findLast(({ start }) => toPosition(start).line <= issue.line)
    const isAlone = entries.filter(({ list }) => list === entry?.list).length === 1
    const items = entry && isAlone && isOddShape(entry, root) ? toItems(entry.list, entry.node) : undefined
    if (!entry || !items) return [issue]
    if (shown.has(entry.start)) return []
    shown.add(entry.start)
    const line = `${entry.list}: [${items.map(toFlow).join(', ')}]`
    const place = toPosition(entry.start)
    const at = items.findIndex(({ date }) => date === unknown)
    if (at < 0) {
      const to = place.line + text.slice(entry.start, entry.end).trimEnd().split('\n').length
      return [{ ...issue, ...place, correction: { from: place.line, to, lines: [line], certain: true } }]
    }
    const open = items[at]?.['question'] === unknown ? 'question' : 'date'
    const detail = { key: `${entry.list}[${at + 1}].${open}`, value: '', pattern: line }
    return [{ code: 'missing-key', path: issue.path, ...place, detail }]
  })
}

/** As many entries are shown in one line. */
const shownEntries = 20

/** Of a list of mappings each one is told of by itself, and so is each entry of a long one. */
function isOddShape({ node }: Entry, root: YamlNode): boolean {
  if (node.type !== 'sequence' || node === root)
    return node.type !== 'sequence' || node.children.length <= shownEntries
  return node.children.length <= shownEntries && node.children.some(({ type }) => type === 'scalar')
}

interface Entry {
  list: ListName
  start: number
  node: YamlNode
  /** Where the next one begins. */
  end: number
}

const listWords: readonly [ListName, RegExp][] = [
  ['actors', /^(?:actors?|names?|authors?|users?|이름|이름들|사람|작성자)$/i],
  ['people', /^(?:people|persons?|인물)$/i],
  ['questions', /^(?:questions?|질문|질문들)$/i],
  ['answers', /^(?:answers?|답변|답변들)$/i],
  ['comments', /^(?:comments?|댓글|댓글들)$/i],
]

function listEntries({ pairs }: Extract<YamlNode, { type: 'mapping' }>, length: number): Entry[] {
  return pairs.flatMap(({ key, value }, index): Entry[] => {
    const list = listWords.find(([, words]) => words.test(key.text))?.[0]
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

const keyWords: Readonly<Record<string, string>> = {
  이름: 'name',
  아이디: 'id',
  번호: 'id',
  질문: 'question',
  날짜: 'date',
  일자: 'date',
}

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
      keyWords[key.text] ?? key.text,
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

function toRedactions(file: z.infer<typeof redactionsSchema>): Redactions {
  return {
    actors: file.actors.map((actor) => ({
      name: actor.name.normalize('NFC'),
      onlyActors: actor.in === 'actors',
    })),
    questions: new Set(file.questions.map(({ id }) => id)),
    people: new Set(file.people.map(({ id }) => id)),
    answers: toWithheldTexts(file.answers),
    comments: toWithheldTexts(file.comments),
  }
}

function toWithheldTexts(texts: readonly { question: string; id: string }[]): WithheldTexts {
  const byQuestion = new Map<string, Set<string>>()
  for (const { question, id } of texts) {
    byQuestion.set(question, (byQuestion.get(question) ?? new Set()).add(id))
  }
  return byQuestion
}
