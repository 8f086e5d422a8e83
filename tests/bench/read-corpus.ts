// Reads a corpus back from its files, and the pages that tools have made, apart from the generator.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { z } from 'zod'

// Reads a corpus back from its files, so that what the tools have to show is known apart from the generator.

const frontMatter = z.object({
  title: z.string(),
  category: z.string(),
  tags: z.array(z.string()).min(1),
  counts: z.record(z.string(), z.number()),
  activity: z.array(z.object({ at: z.coerce.date(), actor: z.string(), kind: z.string() })).min(1),
})

export interface WrittenQuestion extends z.infer<typeof frontMatter> {
  readonly id: string
  readonly body: string
  readonly lastActivity: number
  /** What a reader of the body has to find: its lines without their Markdown, those of code as they are. */
  readonly lines: readonly string[]
}

/** All questions of a content folder, last activity first, equal times by id. */
export function readCorpus(folder: string): WrittenQuestion[] {
  return listMarkdown(join(folder, 'questions')).map(readQuestion).toSorted(byLastActivity)
}

/** Paths of all Markdown files below a folder, which need not be there. */
export function listMarkdown(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name))
}

/** The questions of each hashtag, in the order of its listing. */
export function groupByHashtag(questions: readonly WrittenQuestion[]): Map<string, WrittenQuestion[]> {
  const groups = new Map<string, WrittenQuestion[]>()
  for (const question of questions) {
    for (const tag of question.tags) groups.set(tag, [...(groups.get(tag) ?? []), question])
  }
  return groups
}

export function toPages<T>(entries: readonly T[], size: number): T[][] {
  const count = Math.ceil(entries.length / size)
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size))
}

function readQuestion(path: string): WrittenQuestion {
  const [, head = '', body = ''] = readFileSync(path, 'utf8').split(/^---\n/m)
  const question = frontMatter.parse(load(head))
  const lastActivity = Math.max(...question.activity.map((one) => one.at.getTime()))
  return { ...question, id: basename(path, '.md'), body, lastActivity, lines: toLines(body) }
}

/** The lines of a text without their Markdown, those of code as they are. */
function toLines(body: string): string[] {
  const parts = body.split(/^```.*\n/m)
  const lines = parts.flatMap((part, index) =>
    part.split('\n').map((line) => (index % 2 === 1 ? line : toPlain(line))),
  )
  return lines.map((line) => line.trim().replace(/\s+/g, ' ')).filter((line) => line !== '')
}

function toPlain(line: string): string {
  return line
    .replace(/^(?:-|>|\d+\.) /, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
}

function byLastActivity(one: WrittenQuestion, other: WrittenQuestion): number {
  return other.lastActivity - one.lastActivity || (one.id < other.id ? -1 : 1)
}

// Reads answers and comments of a corpus back from their files, apart from the generator.

const answerFields = z.object({
  actor: z.string(),
  at: z.coerce.date(),
  edited: z.array(z.object({ at: z.coerce.date(), actor: z.string() })).default([]),
  accepted: z.boolean().default(false),
  counts: z.object({ recommended: z.number(), needsSupplement: z.number().optional() }),
})

const commentFields = z.object({
  id: z.string(),
  answer: z.string().optional(),
  actor: z.string(),
  at: z.coerce.date(),
  text: z.string(),
})

export interface ReadAnswer extends z.infer<typeof answerFields> {
  readonly id: string
  /** The whole file. */
  readonly source: string
  /** What a reader has to find. */
  readonly lines: readonly string[]
}

export interface ReadComment extends z.infer<typeof commentFields> {
  readonly lines: readonly string[]
}

interface ReadConversation {
  readonly answers: ReadAnswer[]
  comments: ReadComment[]
}

/** By id of the question; none where a question has neither. */
export function readConversations(content: string): Map<string, ReadConversation> {
  const conversations = new Map<string, ReadConversation>()
  const findOrAdd = (question: string): ReadConversation => {
    const found = conversations.get(question) ?? { answers: [], comments: [] }
    conversations.set(question, found)
    return found
  }
  for (const path of listMarkdown(join(content, 'answers'))) {
    findOrAdd(basename(dirname(path))).answers.push(readAnswer(path))
  }
  for (const path of listComments(join(content, 'comments'))) {
    const comments = z.array(commentFields).parse(load(readFileSync(path, 'utf8')))
    const shown = comments.map((comment) => ({ ...comment, lines: toLines(comment.text) }))
    findOrAdd(basename(path, '.yaml')).comments = shown
  }
  return conversations
}

function readAnswer(path: string): ReadAnswer {
  const source = readFileSync(path, 'utf8')
  const [, head = '', body = ''] = source.split(/^---\n/m)
  return { ...answerFields.parse(load(head)), id: basename(path, '.md'), source, lines: toLines(body) }
}

function listComments(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name))
}

type Node = DefaultTreeAdapterTypes.Node

const silent = new Set(['script', 'style', 'template'])

/** The text of a page as a reader gets it: white space as one space, no scripts, no styles. */
export function toPageText(html: string): string {
  return toText(parse(html)).replace(/\s+/g, ' ')
}

/** All text below a node but that of scripts and styles. */
export function toText(node: Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || silent.has(node.nodeName)) return ''
  return node.childNodes.map(toText).join('')
}
