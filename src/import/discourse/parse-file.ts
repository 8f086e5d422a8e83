// What a JSON file of a forum holds: a topic, its categories, or what it says about itself.
import type { z } from 'zod'
import { Failure } from '../../messages/failure.ts'
import { type About, parseAbout } from './parse-about.ts'
import { type Categories, parseCategories } from './parse-categories.ts'
import { type TopicPage, topicPageSchema } from './topic-schema.ts'

export type ForumFile =
  | { kind: 'topic'; page: TopicPage; topic: number }
  | { kind: 'site'; categories?: Categories | undefined; about?: About | undefined }
  | { kind: 'other' }

/** @throws Failure for a topic that lacks what each has. */
export function parseFile(value: unknown, file: string): ForumFile {
  if (typeof value !== 'object' || value === null) return { kind: 'other' }
  if ('post_stream' in value) return parseTopic(value, file)
  const categories = parseCategories(value)
  const about = parseAbout(value)
  return categories || about ? { kind: 'site', categories, about } : { kind: 'other' }
}

function parseTopic(value: unknown, file: string): ForumFile {
  const parsed = topicPageSchema.safeParse(value)
  if (!parsed.success) throw new Failure('discourse-topic-shape', { file, key: toKey(parsed.error) })
  const page = parsed.data
  const topic = page.id ?? page.post_stream.posts[0]?.topic_id
  if (typeof topic !== 'number') throw new Failure('discourse-topic-shape', { file, key: 'id' })
  return { kind: 'topic', page, topic }
}

/** `post_stream.posts[3].created_at` */
function toKey({ issues }: z.ZodError): string {
  const path = issues[0]?.path ?? []
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1)
}
