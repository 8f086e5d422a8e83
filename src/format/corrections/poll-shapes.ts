// Polls that are written in another shape than their place wants: `options: [예, 아니오]`.

import { type MappingNode, toPlainText, type YamlNode } from '../yaml.ts'
import { toCount } from './values.ts'
import { findWord, toBoolean } from './words.ts'

/** A value to be written: texts are YAML already. */
export type Tree = string | Tree[] | { [key: string]: Tree }

export interface Shape {
  tree: Tree
  certain: boolean
  /** What only a person knows, by its place; `unknown` is there. */
  missing?: string
  /** Instead of the key that is written. */
  key?: string
}

/** Stands where only a person knows what to write. */
export const unknown = '…'

export function toPollShape(node: YamlNode): Shape | undefined {
  const polls = toPolls(node)
  if (!polls) return undefined
  const all = Array.isArray(polls) ? polls : [polls]
  for (const [index, { options }] of all.entries()) {
    const at = Array.isArray(options) ? options.findIndex((each) => isOpen(each)) : -1
    const place = Array.isArray(polls) ? `poll[${index + 1}]` : 'poll'
    if (at >= 0) return { tree: polls, certain: false, missing: `${place}.options[${at + 1}].votes` }
  }
  return { tree: polls, certain: true }
}

function isOpen(option: Tree): boolean {
  return typeof option === 'object' && !Array.isArray(option) && option['votes'] === unknown
}

type Poll = Record<string, Tree>

function toPolls(node: YamlNode): Poll | Poll[] | undefined {
  if (node.type === 'scalar') return undefined
  if (node.type === 'mapping') return toPoll(node)
  const isPoll = (child: YamlNode) =>
    child.type === 'mapping' && child.pairs.some(({ key }) => findWord(pollWords, key.text) === 'options')
  if (!node.children.some(isPoll)) return wrap(toOptions(node))
  const polls = node.children.map((child) => (child.type === 'mapping' ? toPoll(child) : undefined))
  return polls.every((poll) => poll !== undefined) ? polls : undefined
}

function wrap(options: Tree[] | undefined): Poll | undefined {
  return options && { options }
}

function toPoll(node: MappingNode): Poll | undefined {
  if (!node.pairs.some(({ key }) => findWord(pollWords, key.text) === 'options')) {
    return node.pairs.every(({ key, value }) => !findWord(pollWords, key.text) && toVotes(value))
      ? wrap(toOptions(node))
      : undefined
  }
  const poll: Poll = {}
  for (const { key, value } of node.pairs) {
    const name = findWord(pollWords, key.text)
    if (name === undefined || Object.hasOwn(poll, name)) return undefined
    const tree = name === 'options' ? toOptions(value) : toPollValue(name, value)
    if (tree === undefined) return undefined
    poll[name] = tree
  }
  return poll
}

function toPollValue(name: string, node: YamlNode): Tree | undefined {
  if (node.type !== 'scalar') return undefined
  if (name === 'title') return toPlainText(node.text)
  return name === 'voters' ? toCount(node.text) : toBoolean(node.text)
}

function toOptions(node: YamlNode): Tree[] | undefined {
  if (node.type === 'scalar') {
    const labels = node.text.split(/\s*[,|、]\s*/).filter((label) => label !== '')
    return labels.length === 0 ? undefined : labels.map((label) => toOption(label, unknown))
  }
  const isOne = (child: MappingNode) =>
    child.pairs.some(({ key }) => findWord(optionWords, key.text) === 'label')
  const items = node.type === 'mapping' ? (isOne(node) ? [node] : [...splitPairs(node)]) : node.children
  const options = items.map((item) => toOneOption(item))
  return options.length > 0 && options.every((option) => option !== undefined) ? options : undefined
}

function* splitPairs(node: MappingNode): Generator<MappingNode> {
  for (const pair of node.pairs) yield { ...node, pairs: [pair] }
}

function toOption(label: string, votes: string): Tree {
  return { label: toPlainText(label), votes }
}

/** `예`, `{ 예: 3 }` and `{ 이름: 예, 표: 3 }`; undefined for one without a label, or with what has no place in it. */
function toOneOption(node: YamlNode): Tree | undefined {
  if (node.type === 'sequence') return undefined
  if (node.type === 'scalar') {
    const { label, votes } = splitVotes(node.text)
    return label === '' ? undefined : toOption(label, (votes && toCount(votes)) || unknown)
  }
  const [first] = node.pairs
  if (first && node.pairs.length === 1 && !findWord(optionWords, first.key.text)) {
    const votes = toVotes(first.value)
    return votes && toOption(first.key.text, votes)
  }
  const named = new Map(node.pairs.map(({ key, value }) => [findWord(optionWords, key.text), value]))
  const [label, votes] = [named.get('label'), named.get('votes')]
  if (named.size !== node.pairs.length || named.has(undefined) || label?.type !== 'scalar') return undefined
  if (label.text === '') return undefined
  const count = votes ? toVotes(votes) : unknown
  return count && toOption(label.text, count)
}

function toVotes(node: YamlNode): string | undefined {
  if (node.type !== 'scalar') return undefined
  return node.text === '' ? unknown : toCount(node.text)
}

const pollWords: Readonly<Record<string, string>> = {
  title: 'title 제목 질문 물음 주제 question subject',
  multiple: 'multiple 복수선택 여러개선택 중복선택 복수',
  closed: 'closed 마감 종료 닫힘 끝남',
  voters: 'voters voter 투표자 투표자수 참여자 참여자수 인원',
  options: 'options option 선택지 보기 항목 choices choice answers items 선택항목',
}

const optionWords: Readonly<Record<string, string>> = {
  label: 'label 선택지 이름 항목 보기 내용 제목 text name title option choice value 값',
  votes: 'votes vote 표 표수 득표 득표수 투표 투표수 수 count counts',
}

/** `PUT 3표`, `PUT (3 votes)` → `PUT` and `3`; other numbers are a part of the label. */
function splitVotes(text: string): { label: string; votes: string | undefined } {
  const [, label, votes] = /^(\S(?:.*[^\s:(])?)[\s:(]+(\d[\d,]*)\s*(?:표|votes?)\)?$/.exec(text) ?? []
  return { label: label ?? text, votes }
}
