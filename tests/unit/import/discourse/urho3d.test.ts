// A real forum, counted by other means: a few lines on its files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiscourseImporter } from '../../../../src/import/discourse/discourse-importer.ts'
import type { AnswerRecord, QuestionRecord } from '../../../../src/import/records.ts'
import { findData } from '../../../support/project.ts'

const folder = findData('data/discourse/urho3d')

interface FoundPost {
  id: number
  post_number: number
  post_type: number
  version: number
  reply_to_post_number: number | null
  accepted_answer: boolean
  polls?: unknown[]
  actions_summary: { id: number; count: number }[]
}

interface FoundTopic {
  category_id: number
  post_stream: { posts: FoundPost[] }
}

function readTopics(path: string): FoundTopic[] {
  return readdirSync(path).map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')))
}

async function readRecords(path: string) {
  const questions: QuestionRecord[] = []
  const answers: AnswerRecord[] = []
  const rules = new Map<string, number>()
  const note = ({ rule }: { rule: string }) => rules.set(rule, (rules.get(rule) ?? 0) + 1)
  const importer = createDiscourseImporter({ path, edits: true })
  for await (const record of importer.read({ note })) {
    if (record.type === 'question') questions.push(record)
    if (record.type === 'answer') answers.push(record)
  }
  return { questions, answers, rules: Object.fromEntries(rules) }
}

test.skipIf(!folder)('the real forum (wants GOTGAM_DATA)', async () => {
  if (!folder) return
  const files = readTopics(folder)
  const topics = files.map((topic) => topic.post_stream.posts)
  const posts = topics.flat()
  const { questions, answers, rules } = await readRecords(folder)
  const all = [...questions, ...answers]
  const shown = posts.filter(({ post_type: type }) => type === 1)
  const numbers = topics.map((topic) => new Set(topic.map(({ post_number: number }) => number)))
  const replies = topics.flatMap((topic, index) =>
    topic.flatMap(({ reply_to_post_number: to }) => (to && to > 1 ? [numbers[index]?.has(to)] : [])),
  )
  const counted = {
    topics: topics.length,
    posts: posts.length,
    shown: shown.length,
    polls: shown.flatMap(({ polls = [] }) => polls).length,
    accepted: shown.filter((post) => post.accepted_answer).length,
    edited: shown.filter(({ version }) => version > 1).length,
    likes: shown.flatMap((post) => post.actions_summary).reduce((sum, { count }) => sum + count, 0),
    replies: replies.filter(Boolean).length,
    lost: replies.filter((isThere) => !isThere).length,
    gaps: topics.filter((topic) => topic.at(-1)?.post_number !== topic.length).length,
  }
  expect(Object.values(counted)).not.toContain(0)
  expect({
    topics: questions.length,
    posts: all.length + (rules['discourse-small-action'] ?? 0),
    shown: all.length,
    polls: all.flatMap(({ poll = [] }) => poll).length,
    accepted: answers.filter(({ accepted }) => accepted).length,
    edited: all.filter(({ edited }) => edited.length > 0).length,
    likes: all.reduce((sum, { recommended = 0 }) => sum + recommended, 0),
    replies: answers.filter(({ replyTo }) => replyTo).length,
    lost: rules['discourse-reply'],
    gaps: rules['discourse-gap'],
  }).toEqual(counted)
  expect(rules).toEqual({
    'discourse-small-action': posts.length - shown.length,
    'discourse-gap': counted.gaps,
    'discourse-reply': counted.lost,
    // Topics tell a category by its number alone.
    'discourse-category': new Set(files.map((topic) => topic.category_id)).size,
  })
  expect(all.filter(({ poll }) => poll)).toHaveLength(shown.filter(({ polls = [] }) => polls[0]).length)
})
