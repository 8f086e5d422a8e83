// Reads answers and comments of a corpus back from their files, apart from the generator.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import { listMarkdown, toLines } from './read-corpus.ts'

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

export interface ReadConversation {
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
