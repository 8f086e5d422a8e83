import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'
import { attributeOf, type Element, findAll, findOnly, type Node, textOf } from './html.ts'

// A reader of question files that shares nothing with the one it checks: plain YAML, plain arithmetic.

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

// What an entry of a listing says about its question.

export interface ShownEntry {
  id: string
  mark: boolean
  line: string
}

export function toShownEntry(article: Element): ShownEntry {
  const href = attributeOf(findOnly(findOnly(article, 'h3'), 'a'), 'href') ?? ''
  return {
    id: href.split('/')[2] ?? '',
    mark: findAll(article, '.mark').length > 0,
    line: textOf(findOnly(article, '.activity')),
  }
}

export function toCountLabels(counts: Readonly<Record<string, number>>): string[] {
  const labels = {
    answers: '답변',
    comments: '댓글',
    recommended: '추천해요',
    needsSupplement: '보충이 필요해요',
    views: '조회',
  }
  return Object.entries(labels).flatMap(([key, label]) => {
    const count = counts[key]
    return count === undefined ? [] : [`${label} ${count.toLocaleString('en')}`]
  })
}

/** Days, roughly, so that labels can be compared: 30 days are less than one month. */
export function ageOf(line: string): number {
  const [, count = '', unit = ''] = /^(\d+|일 )(일|달|년) 전 · /.exec(line) ?? []
  const days: Readonly<Record<string, number>> = { 일: 1, 달: 31, 년: 400 }
  return (count === '일 ' ? 1 : Number(count)) * (days[unit] ?? Number.NaN)
}

// The rule of keyword-only entries (decision 4) as one pattern for each hashtag of Latin letters, and the text of a page
// it is asked of.

/** Undefined for hashtags of one character, which match nothing. */
export function toKeywordPattern(hashtag: string): RegExp | undefined {
  if ([...hashtag].length < 2) return undefined
  const escaped = hashtag.replace(/[+*?^$()[\]{}|\\]/g, '\\$&').replace(/[-.]/g, '(?:[-.]|[^\\S\\n]+)?')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}_])${escaped}(?![\\p{Script=Latin}\\p{Nd}_])`, 'gu')
}

const blocks = new Set('p li ul ol blockquote h2 h3 h4 h5 h6 table tr td th hr details summary'.split(' '))

/** Prose of a rendered body: its text without code blocks, links whose text is their address, pictures and paths. */
export function toProse(body: Node): string {
  return collect(body).normalize('NFC').toLowerCase().replace(path, '|')
}

/** Of words between blanks, those that a slash makes a path. */
const path =
  /(?<![^\s("'`=:])(?:\/|\.{1,2}\/|~\/)[^\s()"'`,]*|[^\s()"'`,]*\/[^\s()"'`,]*\.(?:py|js|html|pdf|java|cpp|txt|md)\b/g

/** A line break in running text is a space to the reader; between two blocks it ends the words. */
function collect(node: Node): string {
  if (!('childNodes' in node)) return textOf(node).replaceAll('\n', ' ')
  if ('tagName' in node && node.tagName === 'pre') return '\n'
  const inside = node.childNodes.map(collect).join('')
  if (!('tagName' in node)) return inside
  if (isAddress(node) || attributeOf(node, 'class') === 'image-link') return '|'
  return blocks.has(node.tagName) ? `\n${inside}\n` : inside
}

function isAddress(element: Element): boolean {
  return (
    element.tagName === 'a' && /^https?:/.test(textOf(element)) && attributeOf(element, 'href') !== undefined
  )
}
