import { toCodeBlock } from './code-samples.ts'
import { english, korean } from './languages.ts'
import { type Language, toActor, toClosing, toList, toParagraph, toRemark } from './prose.ts'
import { type CorpusQuestion, lastMinute, toMinute, toTimestamp } from './question.ts'
import { createRandom, mixSeed, type Random } from './random.ts'

interface Written {
  readonly id: string
  readonly minute: number
  readonly actor: string
  /** Ends in a reference of its own, `ref-10001-a1`, by which it is found in a page. */
  readonly text: string
}

interface CorpusAnswer extends Written {
  readonly edited: readonly { readonly minute: number; readonly actor: string }[]
  readonly accepted: boolean
  readonly counts: Readonly<Record<string, number>>
}

interface CorpusComment extends Written {
  /** Id of the answer that it is on. */
  readonly answer: string | undefined
}

export interface CorpusConversation {
  /** The question, with the counts and the history that its answers and comments ask for (decision 21). */
  readonly question: CorpusQuestion
  readonly answers: readonly CorpusAnswer[]
  readonly comments: readonly CorpusComment[]
}

const answerCounts = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8] as const
const commentCounts = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8, 10] as const
const longestWait = 60 * 24 * 120

/** Answers and comments of a question: 2.5 and 3 on average. Its own texts are as they are without them. */
export function buildConversation(
  seed: number,
  number: number,
  question: CorpusQuestion,
): CorpusConversation {
  const random = createRandom(mixSeed(seed ^ 0x5bd1e995, number))
  const language = random.chance(0.65) ? korean : english
  const asked = toMinute(question.activity[0]?.at ?? '')
  const answers = Array.from({ length: random.pick(answerCounts) }, (_, index) =>
    buildAnswer(random, language, { asked, reference: `${question.id}-a${index + 1}` }),
  ).map((answer, index) => ({ ...answer, accepted: index === 0 && answer.accepted }))
  const comments = Array.from({ length: random.pick(commentCounts) }, (_, index) =>
    buildComment(random, language, { asked, answers, reference: `${question.id}-c${index + 1}` }),
  )
  return { question: withHistory(question, answers, comments), answers, comments }
}

function buildAnswer(
  random: Random,
  language: Language,
  { asked, reference }: { asked: number; reference: string },
): CorpusAnswer {
  const minute = later(random, asked)
  const blocks = Array.from({ length: random.integer(1, 4) }, () => toParagraph(language, random))
  if (random.chance(0.2)) blocks.splice(1, 0, toList(language, random))
  if (random.chance(0.25)) blocks.splice(1, 0, toCodeBlock(random))
  return {
    id: toId(reference),
    minute,
    actor: toActor(random),
    text: [...blocks, toClosing(language, `ref-${reference}`)].join('\n\n'),
    edited: random.chance(0.2) ? [{ minute: later(random, minute), actor: toActor(random) }] : [],
    accepted: random.chance(0.45),
    counts: {
      recommended: Math.floor(random.fraction() ** 3 * 40),
      ...(random.chance(0.1) ? { needsSupplement: random.integer(1, 5) } : {}),
    },
  }
}

function buildComment(
  random: Random,
  language: Language,
  { asked, answers, reference }: { asked: number; answers: readonly CorpusAnswer[]; reference: string },
): CorpusComment {
  const answer = random.chance(0.6) ? answers[random.integer(0, answers.length)] : undefined
  const link = random.chance(0.1) ? ' [docs](https://example.com/guide)' : ''
  return {
    id: toId(reference),
    minute: later(random, answer?.minute ?? asked),
    actor: toActor(random),
    text: `${toRemark(language, random)}${link} ref-${reference}`,
    answer: answer?.id,
  }
}

function toId(reference: string): string {
  return reference.replace(/^.*-/, '')
}

function later(random: Random, minute: number): number {
  const longest = Math.max(1, Math.min(longestWait, lastMinute - minute))
  return minute + 1 + Math.floor(random.fraction() ** 4 * longest)
}

function withHistory(
  question: CorpusQuestion,
  answers: readonly CorpusAnswer[],
  comments: readonly CorpusComment[],
): CorpusQuestion {
  const own = question.activity.filter(({ kind }) => kind.startsWith('질문'))
  const others = [
    ...answers.map((answer) => toActivity(answer, '새로운 답변')),
    ...answers.flatMap(({ edited }) => edited.map((edit) => toActivity(edit, '답변 업데이트'))),
    ...comments.map((comment) => toActivity(comment, '새로운 댓글')),
  ]
  const { answers: _answers, comments: _comments, ...counts } = question.counts
  return {
    ...question,
    counts: { answers: answers.length, comments: comments.length, ...counts },
    // All in one time zone and form, so that their order is that of their letters.
    activity: [...own, ...others].toSorted((one, other) =>
      one.at < other.at ? -1 : Number(one.at > other.at),
    ),
  }
}

function toActivity({ minute, actor }: { minute: number; actor: string }, kind: string) {
  return { at: toTimestamp(minute), actor, kind }
}

/** The file of an answer. */
export function toAnswerMarkdown({ actor, minute, edited, accepted, counts, text }: CorpusAnswer): string {
  const edits = edited.map((edit) => `  - { at: ${toTimestamp(edit.minute)}, actor: ${edit.actor} }`)
  const numbers = Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
  const lines = [
    `actor: ${actor}`,
    `at: ${toTimestamp(minute)}`,
    ...(edits.length > 0 ? ['edited:', ...edits] : []),
    ...(accepted ? ['accepted: true'] : []),
    `counts: { ${numbers.join(', ')} }`,
  ]
  return `---\n${lines.join('\n')}\n---\n${text}\n`
}

/** The file of all comments of a question. */
export function toCommentsYaml(comments: readonly CorpusComment[]): string {
  const lines = comments.flatMap(({ id, answer, actor, minute, text }) => [
    `- id: ${id}`,
    ...(answer === undefined ? [] : [`  answer: ${answer}`]),
    `  actor: ${actor}`,
    `  at: ${toTimestamp(minute)}`,
    '  text: |',
    ...text.split('\n').map((line) => `    ${line}`),
  ])
  return `${lines.join('\n')}\n`
}
