// Reads a corpus back from its files, so that what the tools have to show is known apart from the generator.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'

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
export function toLines(body: string): string[] {
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
