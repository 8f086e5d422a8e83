import { toCodeBlock } from './code-samples.ts'
import { english, korean } from './languages.ts'
import { type Language, toActor, toClosing, toList, toParagraph, toQuote, toTitle } from './prose.ts'
import { createRandom, mixSeed, type Random } from './random.ts'

export interface CorpusActivity {
  readonly at: string
  readonly actor: string
  readonly kind: string
}

export interface CorpusQuestion {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly hashtags: readonly string[]
  readonly counts: Readonly<Record<string, number>>
  readonly poll: boolean
  readonly activity: readonly CorpusActivity[]
  readonly body: string
}

export const referenceDate = '2025-06-30'

const firstMinute = Date.UTC(2013, 0, 1) / 60_000
/** Of the last activity that there may be, in minutes since 1970. */
export const lastMinute = Date.UTC(2025, 5, 29) / 60_000
const laterKinds = [
  '새로운 답변',
  '새로운 댓글',
  '질문 업데이트',
  '답변 업데이트',
  '댓글 업데이트',
  '새로운 답변',
] as const
const hashtagCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6] as const

/** Question `number` of the corpus: it depends on the seed and its number alone. */
export function buildQuestion(
  seed: number,
  number: number,
  drawHashtag: (random: Random) => string,
): CorpusQuestion {
  const random = createRandom(mixSeed(seed, number))
  const id = String(10_000 + number)
  const language = random.chance(0.65) ? korean : english
  const activity = buildActivity(random)
  return {
    id,
    title: toTitle(language, random),
    category: random.chance(0.9) ? '개발자' : '커리어',
    hashtags: buildHashtags(random, drawHashtag),
    counts: buildCounts(random, activity),
    poll: random.chance(0.03),
    activity,
    body: buildBody(random, language, `ref-${id}`),
  }
}

function buildHashtags(random: Random, drawHashtag: (random: Random) => string): string[] {
  const wanted = random.pick(hashtagCounts)
  const hashtags = new Set<string>()
  while (hashtags.size < wanted) hashtags.add(drawHashtag(random))
  return [...hashtags]
}

function buildActivity(random: Random): CorpusActivity[] {
  let minute = random.integer(firstMinute, lastMinute)
  const activity = [{ at: toTimestamp(minute), actor: toActor(random), kind: '질문' }]
  const wanted = random.integer(1, 8)
  while (activity.length < wanted) {
    minute += 1 + Math.floor(random.fraction() ** 4 * 60 * 24 * 120)
    if (minute > lastMinute) break
    activity.push({ at: toTimestamp(minute), actor: toActor(random), kind: random.pick(laterKinds) })
  }
  return activity
}

export function toTimestamp(minute: number): string {
  const local = new Date((minute + 9 * 60) * 60_000).toISOString()
  return `${local.slice(0, 19)}+09:00`
}

export function toMinute(timestamp: string): number {
  return Date.parse(timestamp) / 60_000
}

function buildCounts(random: Random, activity: readonly CorpusActivity[]): Record<string, number> {
  const countOf = (kind: string): number => activity.filter((one) => one.kind === kind).length
  const counts: Record<string, number> = { answers: countOf('새로운 답변'), comments: countOf('새로운 댓글') }
  if (random.chance(0.4)) counts.recommended = random.integer(0, 30)
  if (random.chance(0.1)) counts.needsSupplement = random.integer(0, 5)
  counts.views = Math.floor(20 + random.fraction() ** 3 * 30_000)
  return counts
}

function buildBody(random: Random, language: Language, reference: string): string {
  const blocks = Array.from({ length: random.integer(2, 7) }, () => toParagraph(language, random))
  const insert = (block: string): void => {
    blocks.splice(random.integer(1, blocks.length), 0, block)
  }
  if (random.chance(0.3)) insert(toList(language, random))
  if (random.chance(0.12)) insert(toQuote(language, random))
  if (random.chance(0.25)) {
    insert(toCodeBlock(random))
    if (random.chance(0.4)) insert(toCodeBlock(random))
  }
  return [...blocks, toClosing(language, reference)].join('\n\n')
}
