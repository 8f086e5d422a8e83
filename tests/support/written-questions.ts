// A reader of question files that shares nothing with the one it checks: plain YAML, plain arithmetic.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'

const fields = z.object({
  title: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  poll: z.boolean().optional(),
  activity: z.array(z.object({ at: z.string(), actor: z.string(), kind: z.string() })),
})

export interface ReadQuestion extends z.infer<typeof fields> {
  id: string
  body: string
  /** Milliseconds of the last activity. */
  lastTime: number
  last: { at: string; actor: string; kind: string }
}

export function readWrittenQuestions(folder: string): ReadQuestion[] {
  return readdirSync(join(folder, 'questions'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => readQuestion(join(folder, 'questions', path)))
}

function readQuestion(path: string): ReadQuestion {
  const [, frontMatter = '', ...body] = readFileSync(path, 'utf8').split(/^---\n/m)
  const question = fields.parse(load(frontMatter, { schema: CORE_SCHEMA }))
  const last = question.activity.reduce((newest, each) =>
    Date.parse(each.at) >= Date.parse(newest.at) ? each : newest,
  )
  return {
    ...question,
    id: basename(path, '.md'),
    body: body.join('---\n'),
    last,
    lastTime: Date.parse(last.at),
  }
}

/** Newest first, equal times by id. */
export function sortByActivity(questions: readonly ReadQuestion[]): ReadQuestion[] {
  return questions.toSorted(
    (one, other) => other.lastTime - one.lastTime || Number(one.id > other.id) - Number(one.id < other.id),
  )
}

export function groupByHashtag(questions: readonly ReadQuestion[]): Map<string, ReadQuestion[]> {
  const hashtags = new Set(questions.flatMap(({ tags }) => tags))
  return new Map([...hashtags].map((tag) => [tag, questions.filter(({ tags }) => tags.includes(tag))]))
}

/** Label of a time in UTC, counted back from a day: `3달 전`. */
export function labelInUtc(time: number, reference: string): string {
  const [year = 0, month = 0, day = 0] = reference.split('-').map(Number)
  const then = new Date(time)
  const months =
    (year - then.getUTCFullYear()) * 12 + (month - 1 - then.getUTCMonth()) - (then.getUTCDate() > day ? 1 : 0)
  if (months >= 24) return `${Math.floor(months / 12)}년 전`
  if (months >= 12) return '일 년 전'
  if (months >= 1) return `${months}달 전`
  const start = Date.UTC(then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate())
  return `${(Date.UTC(year, month - 1, day) - start) / 86_400_000}일 전`
}
