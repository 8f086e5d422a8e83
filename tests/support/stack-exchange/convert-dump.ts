// A Stack Exchange data dump as a content folder, in the plainest way that loses no text.
import type { Conversion } from './conversion.ts'
import { createAuthors } from './people.ts'
import type { Dump, Row } from './read-dump.ts'
import { type Revisions, readRevisions } from './revisions.ts'
import { type Made, toActivity } from './to-activity.ts'
import { toCommentsYaml } from './to-comments.ts'
import { toState } from './to-state.ts'
import { toFrontMatter, toLine, toText, toTime } from './to-text.ts'

export interface Converted {
  /** Whole files by path in the content folder. */
  files: Record<string, string>
  /** Posts that are neither question nor answer: `post 29 of type 5`. */
  leftOut: string[]
}

export function convertDump(dump: Dump, host: string): Converted {
  const conversion = prepare(dump)
  const files: Record<string, string> = {}
  for (const question of dump.posts.filter(isQuestion)) {
    const id = idOf(question)
    const answers = conversion.answersOf.get(id) ?? []
    files[`questions/${id}.md`] = toQuestion(question, conversion)
    for (const answer of answers)
      files[`answers/${id}/${idOf(answer)}.md`] = toAnswer(answer, question, conversion)
    const comments = toCommentsYaml([question, ...answers], conversion)
    if (comments !== '') files[`comments/${id}.yaml`] = comments
  }
  files['people.yaml'] = conversion.authors.toPeopleYaml()
  files['archive.yaml'] = toSettings(host)
  return { files, leftOut: listLeftOut(dump) }
}

function prepare(dump: Dump): Conversion {
  const votes = Map.groupBy(dump.votes, (row) => `${row['PostId']} ${row['VoteTypeId']}`)
  const questions = new Set(dump.posts.filter(isQuestion).map(idOf))
  const links = Map.groupBy(dump.links, (row) => `${row['PostId']} ${row['LinkTypeId']}`)
  return {
    authors: createAuthors(dump.users),
    revisions: readRevisions(dump.history),
    answersOf: Map.groupBy(dump.posts.filter(isAnswer), (row) => row['ParentId'] ?? ''),
    commentsOf: Map.groupBy(dump.comments, (row) => row['PostId'] ?? ''),
    votesOf: (post) => ({
      recommended: votes.get(`${post} 2`)?.length ?? 0,
      needsSupplement: votes.get(`${post} 3`)?.length ?? 0,
    }),
    linksOf: (question, kind) => {
      const targets = links.get(`${question} ${kind}`)?.map((row) => row['RelatedPostId'] ?? '') ?? []
      return [...new Set(targets)].filter((target) => questions.has(target) && target !== question)
    },
  }
}

function toQuestion(question: Row, conversion: Conversion): string {
  const { answersOf, commentsOf, votesOf, linksOf } = conversion
  const id = idOf(question)
  const answers = answersOf.get(id) ?? []
  const comments = [question, ...answers].flatMap((post) => commentsOf.get(idOf(post)) ?? [])
  const made: Made = { question, answers, comments }
  const title = toLine(question['Title'] ?? '')
  const counts = { answers: answers.length, comments: comments.length, views: Number(question['ViewCount']) }
  const fields = {
    title,
    category: '개발자',
    tags: Array.from((question['Tags'] ?? '').matchAll(/<([^>]+)>/g), ([, tag]) => tag),
    counts: { ...counts, ...votesOf(id) },
    activity: toActivity(made, conversion),
    aliases: [
      `/questions/${id}/${toSlug(title)}`,
      `/q/${id}`,
      ...answers.map((answer) => `/a/${idOf(answer)}#answer-${idOf(answer)}`),
    ],
    state: toState(question, conversion),
    related: linksOf(id, '1'),
  }
  return toFrontMatter(fields) + toBody(question, conversion.revisions)
}

function toAnswer(answer: Row, question: Row, { authors, revisions, votesOf }: Conversion): string {
  const id = idOf(answer)
  const votes = votesOf(id)
  const score = Number(answer['Score'])
  const known = votes.recommended - votes.needsSupplement === score
  const fields = {
    ...authors.of(answer['OwnerUserId']),
    at: toTime(answer['CreationDate'] ?? ''),
    edited: revisions
      .editsOf(id)
      .map((edit) => ({ at: toTime(edit['CreationDate'] ?? ''), ...authors.of(edit['UserId']) })),
    accepted: question['AcceptedAnswerId'] === id ? true : undefined,
    ...(known ? { counts: votes } : { score }),
  }
  return toFrontMatter(fields) + toBody(answer, revisions)
}

/** The Markdown that was typed, or the HTML that was made of it. */
function toBody(post: Row, revisions: Revisions): string {
  return `${toText(revisions.textOf(idOf(post)) ?? post['Body'] ?? '')}\n`
}

function toSettings(host: string): string {
  const settings = {
    title: host,
    referenceDate: '2017-06-30',
    timeZone: 'UTC',
    language: 'en',
    formerUrls: [`https://${host}`],
    personalData: 'keep',
  }
  return Object.entries(settings)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')
}

function toSlug(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'question'
  )
}

function listLeftOut({ posts }: Dump): string[] {
  const others = posts.filter((post) => !isQuestion(post) && !isAnswer(post))
  return others.map((post) => `post ${idOf(post)} of type ${post['PostTypeId']}`)
}

const idOf = (post: Row): string => post['Id'] ?? ''
const isQuestion = (post: Row): boolean => post['PostTypeId'] === '1'
const isAnswer = (post: Row): boolean => post['PostTypeId'] === '2'
