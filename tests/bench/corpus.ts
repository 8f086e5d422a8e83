import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildConversation,
  type CorpusConversation,
  toAnswerMarkdown,
  toCommentsYaml,
} from './corpus/conversation.ts'
import { rankedHashtags } from './corpus/hashtags.ts'
import { buildQuestion, type CorpusQuestion, referenceDate } from './corpus/question.ts'
import { createZipf, type Random } from './corpus/random.ts'

interface CorpusOptions {
  readonly folder: string
  readonly questions: number
  readonly seed: number
  readonly keywordMatches?: boolean
  /** Adds answers and comments. Titles, bodies and hashtags of the questions stay as they are. */
  readonly answers?: boolean
}

const pageSize = 20
const questionsInFolder = 1000

/** Writes a content folder. The same size and seed give the same bytes, on every machine. */
export function writeCorpus(options: CorpusOptions): CorpusShape {
  const drawHashtag = createHashtagDraw(options.questions)
  const carriers = new Map<string, number>()
  let texts = 0
  writeSettings(options)
  for (let number = 1; number <= options.questions; number += 1) {
    const own = buildQuestion(options.seed, number, drawHashtag)
    const conversation = options.answers ? buildConversation(options.seed, number, own) : undefined
    const question = conversation?.question ?? own
    const path = questionPath(options.folder, number)
    if (number % questionsInFolder === 1) mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, toMarkdown(question))
    if (conversation) texts += writeConversation(options.folder, number, conversation)
    for (const hashtag of question.hashtags) carriers.set(hashtag, (carriers.get(hashtag) ?? 0) + 1)
  }
  return { questions: options.questions, carriers, pageSize, texts }
}

/** The file of the question at this place of the corpus, counted from 1. */
export function questionPath(folder: string, number: number): string {
  return join(folder, 'questions', bucketOf(number), `${10_000 + number}.md`)
}

/** The folder of the answers of that question. */
export function answersPath(folder: string, number: number): string {
  return join(folder, 'answers', bucketOf(number), String(10_000 + number))
}

function bucketOf(number: number): string {
  return String(Math.floor((number - 1) / questionsInFolder)).padStart(3, '0')
}

/** @returns how many texts it has written. */
function writeConversation(folder: string, number: number, conversation: CorpusConversation): number {
  const { question, answers, comments } = conversation
  const answersFolder = answersPath(folder, number)
  const commentsFolder = join(folder, 'comments', bucketOf(number))
  if (answers.length > 0) mkdirSync(answersFolder, { recursive: true })
  for (const answer of answers)
    writeFileSync(join(answersFolder, `${answer.id}.md`), toAnswerMarkdown(answer))
  if (comments.length > 0) {
    mkdirSync(commentsFolder, { recursive: true })
    writeFileSync(join(commentsFolder, `${question.id}.yaml`), toCommentsYaml(comments))
  }
  return answers.length + comments.length
}

function createHashtagDraw(questions: number): (random: Random) => string {
  const hashtags = rankedHashtags(questions)
  const drawRank = createZipf(hashtags.length, 2)
  return (random) => hashtags[drawRank(random)] ?? 'java'
}

function writeSettings(options: CorpusOptions): void {
  const lines = [
    'title: 벤치마크 아카이브',
    'description: 속도를 재려고 만든 질문들입니다.',
    `referenceDate: ${referenceDate}`,
    `pageSize: ${pageSize}`,
    'summaryLength: 0',
    `keywordMatches: ${options.keywordMatches ?? false}`,
  ]
  mkdirSync(options.folder, { recursive: true })
  writeFileSync(join(options.folder, 'archive.yaml'), `${lines.join('\n')}\n`)
}

function toMarkdown(question: CorpusQuestion): string {
  const counts = Object.entries(question.counts).map(([name, count]) => `  ${name}: ${count}`)
  const activity = question.activity.flatMap((one) => [
    `  - at: ${one.at}`,
    `    actor: ${one.actor}`,
    `    kind: ${one.kind}`,
  ])
  const lines = [
    `title: ${JSON.stringify(question.title)}`,
    `category: ${question.category}`,
    `tags: [${question.hashtags.join(', ')}]`,
    'counts:',
    ...counts,
    ...(question.poll ? ['poll: true'] : []),
    'activity:',
    ...activity,
  ]
  return `---\n${lines.join('\n')}\n---\n${question.body}\n`
}

export interface CorpusShape {
  readonly questions: number
  /** How many questions carry each hashtag. */
  readonly carriers: ReadonlyMap<string, number>
  readonly pageSize: number
  /** How many answers and comments there are in all. */
  readonly texts: number
}

/** Pages that every tool has to make: each question, each listing page, the front pages, the directory. */
export function countPages(shape: CorpusShape): number {
  const pagesOf = (entries: number): number => Math.ceil(entries / shape.pageSize)
  const listings = [...shape.carriers.values()].reduce((sum, entries) => sum + pagesOf(entries), 0)
  return shape.questions + listings + pagesOf(shape.questions) + 1
}
