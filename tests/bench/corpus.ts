import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rankedHashtags } from './corpus/hashtags.ts'
import type { CorpusShape } from './corpus/page-count.ts'
import { buildQuestion, type CorpusQuestion, referenceDate } from './corpus/question.ts'
import type { Random } from './corpus/random.ts'
import { createZipf } from './corpus/zipf.ts'

export interface CorpusOptions {
  readonly folder: string
  readonly questions: number
  readonly seed: number
  readonly keywordMatches?: boolean
}

const pageSize = 20
const questionsInFolder = 1000

/** Writes a content folder. The same size and seed give the same bytes, on every machine. */
export function writeCorpus(options: CorpusOptions): CorpusShape {
  const drawHashtag = createHashtagDraw(options.questions)
  const carriers = new Map<string, number>()
  writeSettings(options)
  for (let number = 1; number <= options.questions; number += 1) {
    const question = buildQuestion(options.seed, number, drawHashtag)
    const path = questionPath(options.folder, number)
    if (number % questionsInFolder === 1) mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, toMarkdown(question))
    for (const hashtag of question.hashtags) carriers.set(hashtag, (carriers.get(hashtag) ?? 0) + 1)
  }
  return { questions: options.questions, carriers, pageSize }
}

/** The file of the question at this place of the corpus, counted from 1. */
export function questionPath(folder: string, number: number): string {
  const bucket = String(Math.floor((number - 1) / questionsInFolder)).padStart(3, '0')
  return join(folder, 'questions', bucket, `${10_000 + number}.md`)
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
