// Which questions fit a query, and how well (BM25, whose part of a text was reckoned when the index was made).
import { bestImpact, readPostings } from './filter-questions.ts'
import { createByteReader } from './index-format.ts'

/** One part of a word, with the lists of all terms by which it can be found. */
export interface RankedGroup {
  weight: number
  /** `value`: how rare the term is, times how good it is in the place of what was typed. */
  lists: readonly { list: Uint8Array; value: number }[]
}

export interface Match {
  question: number
  score: number
}

const ofAnswer = 0.7
/** What the other texts of a question, and the other terms of a group, add to the best. */
const ofOthers = 0.6
/** The power of the share of a word that a question has: two syllables of four are another word, more often than not. */
const wishOfWord = 2
/** Of the best share of a query, what a question has to have to be a result. */
const leastShare = 0.35

/** How much it says that a text has a term that `count` of `documents` have. */
export function toRarity(count: number, documents: number): number {
  return Math.log(1 + (documents - count + 0.5) / (count + 0.5))
}

/**
 * The best first; of equals the one whose activity is newer. Answers count for their question.
 * @param questions how many there are.
 * @param isAllowed whether the filters let a question through.
 */
export function rank(
  words: readonly (readonly RankedGroup[])[],
  questions: number,
  isAllowed: (question: number) => boolean,
): Match[] {
  const whole = createTally(questions)
  for (const word of words) {
    const ofWord = createTally(questions)
    let all = 0
    for (const group of word) {
      const share = group.weight * Math.sqrt(Math.max(0, ...group.lists.map(({ value }) => value)))
      all += share
      addGroup(ofWord, group, share)
    }
    for (const question of ofWord.found) {
      const share = ofWord.shares[question] ?? 0
      add(whole, question, (ofWord.scores[question] ?? 0) * (share / all) ** wishOfWord, share)
    }
  }
  const { scores, shares, found } = whole
  const allowed = found.filter((question) => question < questions && isAllowed(question))
  const bestShare = allowed.reduce((most, question) => Math.max(most, shares[question] ?? 0), 0)
  return allowed
    .filter((question) => (shares[question] ?? 0) >= leastShare * bestShare)
    .map((question) => ({
      question,
      score: ((scores[question] ?? 0) * (shares[question] ?? 0)) / bestShare,
    }))
    .sort((one, other) => other.score - one.score || one.question - other.question)
}

type Tally = ReturnType<typeof createTally>

/** What questions have of a query, or of a part of it. Those that have anything are `found`, in no certain order. */
function createTally(questions: number) {
  return { scores: new Float64Array(questions), shares: new Float64Array(questions), found: [] as number[] }
}

function add({ scores, shares, found }: Tally, question: number, score: number, share: number): void {
  if (shares[question] === 0) found.push(question)
  scores[question] = (scores[question] ?? 0) + score
  shares[question] = (shares[question] ?? 0) + share
}

/** The best that a question and its answers have of the group's terms counts, and a part of what the others have. */
function addGroup(tally: Tally, { weight, lists }: RankedGroup, share: number): void {
  const best = new Map<number, number>()
  const all = new Map<number, number>()
  for (const { list, value } of lists) {
    readPostings(createByteReader(list), (question, answer, impact) => {
      const fit = (value * impact * (answer > 0 ? ofAnswer : 1)) / bestImpact
      if (fit > (best.get(question) ?? 0)) best.set(question, fit)
      all.set(question, (all.get(question) ?? 0) + fit)
    })
  }
  for (const [question, fit] of best) {
    const others = Math.min(fit, (all.get(question) ?? fit) - fit)
    add(tally, question, weight * (fit + ofOthers * others), share)
  }
}

/**
 * For each of some questions the text that fits best.
 * @returns 0 for the question itself, else the place of the answer among its answers, from 1.
 */
export function findBestTexts(
  words: readonly (readonly RankedGroup[])[],
  questions: readonly number[],
): Map<number, number> {
  const wanted = new Set(questions)
  const fits = new Map<number, Map<number, number>>(questions.map((question) => [question, new Map()]))
  for (const { weight, lists } of words.flat()) {
    for (const { list, value } of lists) {
      readPostings(createByteReader(list), (question, answer, impact) => {
        if (!wanted.has(question)) return
        const texts = fits.get(question)
        const fit = weight * value * impact * (answer > 0 ? ofAnswer : 1)
        texts?.set(answer, (texts.get(answer) ?? 0) + fit)
      })
    }
  }
  return new Map(
    Array.from(fits, ([question, texts]) => {
      const [best] = [...texts].sort(([, one], [, other]) => other - one)
      return [question, best?.[0] ?? 0]
    }),
  )
}
