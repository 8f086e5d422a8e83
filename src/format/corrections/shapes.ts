// Polls, states and edits that are written in another shape than their place wants: `state: closed`.

import { isNull } from '../check-losses.ts'
import type { Issue } from '../issue.ts'
import { listKeys } from '../leaf.ts'
import { toQuestionId } from '../names.ts'
import { toPlainText, tryParseYaml, type YamlNode } from '../yaml.ts'
import { type Candidate, type Draft, lineAt } from './candidate.ts'
import { type Shape, type Tree, toPollShape, unknown } from './poll-shapes.ts'
import { findNearestTime, toCount } from './values.ts'
import { findWord, toBoolean, toWord } from './words.ts'

/** The whole value of one of these keys in its right shape, with the words of whoever wrote it. */
export function* proposeShape(issue: Issue, draft: Draft): Generator<Candidate> {
  const entry = findEntry(issue, draft)
  if (!entry) return
  const toShape = toShapeOf(entry.key)
  const shape = toShape?.(entry.value, draft, issue)
  if (!shape) return
  const key = shape.key ?? entry.key
  const isTaken =
    key !== entry.key &&
    draft.lines.slice(draft.from - 1, draft.to - 1).some((line) => line.startsWith(`${key}:`))
  if (isTaken) return
  const lines = toLines(key, shape.tree, entry.to - entry.from > 1)
  if (shape.missing !== undefined) {
    const detail = { key: shape.missing, value: '', pattern: `${key}: ${toFlow(shape.tree)}` }
    yield { as: { code: 'missing-key', detail } }
    return
  }
  yield { correction: { from: entry.from, to: entry.to, lines, certain: shape.certain } }
}

/** The key without indentation that a fault is at or below. One with notes is left to whoever wrote them. */
function findEntry(issue: Issue, draft: Draft) {
  let from = Math.min(issue.line, draft.to - 1)
  while (from > draft.from && isBelow(lineAt(draft, from))) from -= 1
  const key = /^([\p{L}]+):/u.exec(lineAt(draft, from))?.[1]
  if (key === undefined || from < draft.from || !toShapeOf(key)) return undefined
  let to = from + 1
  while (to < draft.to && isBelow(lineAt(draft, to))) to += 1
  while (lineAt(draft, to - 1).trim() === '') to -= 1
  const source = draft.lines.slice(from - 1, to - 1).join('\n')
  if (/(?:^|\s)#/.test(source)) return undefined
  const root = tryParseYaml(source)
  const value = root?.type === 'mapping' ? root.pairs[0]?.value : undefined
  return value && { from, to, key, value }
}

function isBelow(line: string): boolean {
  return line === '' || /^[\s\-\]}]/.test(line)
}

const shapes: Readonly<Record<string, (node: YamlNode, draft: Draft, issue: Issue) => Shape | undefined>> = {
  poll: toPollShape,
  state: toStateShape,
  closed: (node, draft) => toStateOf('closed', node, draft),
  locked: (node, draft) => toStateOf('locked', node, draft),
  edited: toEditedShape,
}

function toShapeOf(key: string) {
  if (Object.hasOwn(shapes, key)) return shapes[key]
  return recommendedWords.has(key) ? toCountsShape : undefined
}

/** Votes may be those for it, or what is left after those against it; a question has its counts already. */
function toCountsShape(node: YamlNode, _: Draft, { code, detail }: Issue): Shape | undefined {
  const known = code === 'unknown-key' ? detail.known : undefined
  if (!known || node.type !== 'scalar') return undefined
  if (known.includes('score') && /^-\d{1,9}$/.test(node.text))
    return { tree: node.text, certain: false, key: 'score' }
  if (!known.includes('replyTo')) return undefined
  const recommended = toCount(node.text)
  const certain = !detail.value?.startsWith('vote')
  return recommended === undefined ? undefined : { tree: { recommended }, certain, key: 'counts' }
}

function toStateShape(node: YamlNode, draft: Draft): Shape | undefined {
  if (node.type === 'scalar') return toStateOfTexts([node.text], draft)
  if (node.type === 'sequence') {
    const texts = node.children.map((child) => (child.type === 'scalar' ? child.text : ''))
    return texts.includes('') ? undefined : toStateOfTexts(texts, draft)
  }
  const state: Record<string, Tree> = {}
  let certain = true
  for (const { key, value } of node.pairs) {
    const name = findWord(stateWords, key.text)
    const part = name === undefined ? undefined : toStatePart(name, value, draft)
    if (name === undefined || !part || Object.hasOwn(state, name)) return undefined
    state[name] = part.tree
    certain &&= part.certain
  }
  return { tree: state, certain }
}

function toStateOfTexts(texts: readonly string[], draft: Draft): Shape | undefined {
  const state: Record<string, Tree> = {}
  let certain = true
  for (const text of texts) {
    const name = findWord(stateWords, text)
    if (name !== undefined) state[name] ??= 'true'
    else if (isOpenWord(text) && texts.length === 1) state['closed'] = 'false'
    else {
      const closed = toClosed(text, draft)
      if (!closed || (state['closed'] ?? 'true') !== 'true') return undefined
      state['closed'] = closed
      certain = false
    }
  }
  return texts.length === 0 ? undefined : { tree: state, certain }
}

function toStateOf(name: string, node: YamlNode, draft: Draft): Shape | undefined {
  const part = toStatePart(name, node, draft)
  return part && { tree: { [name]: part.tree }, certain: part.certain, key: 'state' }
}

function toStatePart(name: string, node: YamlNode, draft: Draft): Shape | undefined {
  const switched = node.type === 'scalar' ? toBoolean(node.text) : undefined
  if (switched !== undefined) return { tree: switched, certain: true }
  if (name !== 'closed') return undefined
  if (node.type === 'scalar') {
    const tree = toClosed(node.text, draft)
    return tree === undefined
      ? undefined
      : { tree, certain: findNearestTime(node.text, draft.zone)?.certain ?? false }
  }
  const items = node.type === 'sequence' ? node.children : []
  const ids = items.map((child) => (child.type === 'scalar' ? toQuestionId(child.text) : undefined))
  if (ids.length > 0 && ids.every((id) => id !== undefined))
    return { tree: { of: ids.map((id) => toPlainText(id)) }, certain: false }
  if (node.type !== 'mapping') return undefined
  const keys = listKeys(draft.schema, ['state', 'closed'])
  const isRight = node.pairs.every(({ key, value }) => keys.includes(key.text) && value.type === 'scalar')
  if (!isRight || node.pairs.length === 0) return undefined
  const said = node.pairs.flatMap(({ key, value }) =>
    value.type === 'scalar' && value.text !== '' && !isNull(value)
      ? [[key.text, toPlainText(value.text)]]
      : [],
  )
  return {
    tree: said.length > 0 ? Object.fromEntries(said) : 'true',
    certain: said.length === node.pairs.length,
  }
}

/** When it was closed, or in the words of whoever wrote it why. */
function toClosed(text: string, draft: Draft): Tree | undefined {
  if (text === '' || toBoolean(text)) return undefined
  const time = findNearestTime(text, draft.zone)
  return time ? { at: time.text } : { reason: toPlainText(text) }
}

function toEditedShape(node: YamlNode, draft: Draft): Shape | undefined {
  const items = node.type === 'sequence' ? node.children : [node]
  const edits = items.map((item) => toEdit(item, draft))
  if (edits.length === 0 || edits.some((edit) => edit === undefined)) return undefined
  const known = edits.flatMap((edit) => edit ?? [])
  const open = known.findIndex(({ tree }) => tree['at'] === unknown)
  const tree = known.map((edit) => edit.tree)
  if (open >= 0) return { tree, certain: false, missing: `edited[${open + 1}].at` }
  return { tree, certain: known.every(({ certain }) => certain) }
}

function toEdit(
  node: YamlNode,
  { zone }: Draft,
): { tree: Record<string, Tree>; certain: boolean } | undefined {
  if (node.type === 'sequence') return undefined
  if (node.type === 'scalar') {
    const switched = toBoolean(node.text)
    if (switched === 'false' || node.text === '') return undefined
    if (switched === 'true') return { tree: { at: unknown }, certain: false }
    const time = findNearestTime(node.text, zone)
    if (time) return { tree: { at: time.text }, certain: time.certain }
    const [, day = '', name = ''] = /^(\d\S*)[\s,]+(\D+)$/.exec(node.text) ?? []
    const named = findNearestTime(day, zone)
    if (named) return { tree: { at: named.text, actor: toPlainText(name) }, certain: false }
    return /\d/.test(node.text)
      ? undefined
      : { tree: { at: unknown, actor: toPlainText(node.text) }, certain: false }
  }
  const edit: Record<string, Tree> = { at: unknown }
  for (const { key, value } of node.pairs) {
    const name = findWord(editWords, key.text)
    if (name === undefined || value.type !== 'scalar' || value.text === '') return undefined
    const time = name === 'at' ? findNearestTime(value.text, zone)?.text : toPlainText(value.text)
    if (time === undefined) return undefined
    edit[name] = time
  }
  return { tree: edit, certain: true }
}

function toLines(key: string, tree: Tree, isBlock: boolean): string[] {
  if (!isBlock || typeof tree === 'string') return [`${key}: ${toFlow(tree)}`]
  return [`${key}:`, ...toBlock(tree, '  ')]
}

function toBlock(tree: Exclude<Tree, string>, indent: string): string[] {
  if (Array.isArray(tree)) return tree.map((item) => `${indent}- ${toFlow(item)}`)
  return Object.entries(tree).flatMap(([key, value]) =>
    Array.isArray(value)
      ? [`${indent}${key}:`, ...toBlock(value, `${indent}  `)]
      : [`${indent}${key}: ${toFlow(value)}`],
  )
}

function toFlow(tree: Tree): string {
  if (typeof tree === 'string') return tree
  if (Array.isArray(tree)) return `[${tree.map(toFlow).join(', ')}]`
  return `{ ${Object.entries(tree)
    .map(([key, value]) => `${key}: ${toFlow(value)}`)
    .join(', ')} }`
}

const stateWords: Readonly<Record<string, string>> = {
  closed: 'closed close 닫힘 닫혔음 닫음 마감 마감됨 종료 종료됨',
  locked: 'locked lock 잠김 잠금 잠겼음',
}

const editWords: Readonly<Record<string, string>> = {
  at: 'at 때 시각 시간 날짜 일시 date time when 수정일',
  actor: 'actor 사람 이름 작성자 고친사람 닉네임 author name user editor by',
  person: 'person 인물',
}

/** A question that is neither closed nor locked. */
function isOpenWord(text: string): boolean {
  return /^(?:open|열림|열려있음|진행중)$/.test(toWord(text))
}

/** Keys that people give what others thought of an answer. */
const recommendedWords: ReadonlySet<string> = new Set(
  'votes vote likes like upvotes recommends 추천 추천수 좋아요 좋아요수'.split(' '),
)
