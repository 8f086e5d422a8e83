// Terms of a query, looked up in the files that hold them.

import { ofPart, type Query, type QueryGroup, type Wanted } from './analyze-query.ts'
import { bestImpact, readPostings } from './filter-questions.ts'
import {
  type ByteReader,
  createByteReader,
  findPlace,
  type IndexFiles,
  type Manifest,
  mostInBodies,
  nameAt,
  readOnce,
  toFirstQuestions,
} from './index-format.ts'
import { createByteWriter } from './write-bytes.ts'

export interface TermEntry {
  term: string
  /** Questions and answers that have it, more than the list holds where that was cut. */
  count: number
  /** As a posting writer wrote it. */
  list: Uint8Array
}

/**
 * A file of terms that follow each other in the order of code units: first the terms, as what they do not share with the
 * one before, so that they can be looked through; then the lists.
 */
export function writeTermFile(entries: readonly TermEntry[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  writer.number(entries.length)
  let last = ''
  for (const { term, count, list } of entries) {
    const shared = countShared(last, term)
    writer.number(shared)
    writer.text(term.slice(shared))
    writer.number(count)
    writer.number(list.length)
    last = term
  }
  for (const { list } of entries) writer.bytes(list)
  return writer.take()
}

export function readTermFile(bytes: Uint8Array): TermEntry[] {
  const reader = createByteReader(bytes)
  const heads = readHeads(reader)
  return heads.map(({ length, ...head }) => ({ ...head, list: reader.bytes(length) }))
}

function readHeads(reader: ByteReader): (Omit<TermEntry, 'list'> & { length: number })[] {
  const heads = []
  let last = ''
  for (let left = reader.number(); left > 0; left -= 1) {
    const term: string = last.slice(0, reader.number()) + reader.text()
    heads.push({ term, count: reader.number(), length: reader.number() })
    last = term
  }
  return heads
}

/** Units that two texts begin with alike. Half of a pair is never kept apart from the other. */
export function countShared(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1
  return (one.charCodeAt(shared - 1) & 0xfc00) === 0xd800 ? shared - 1 : shared
}

/** Terms that one range stands for at most, the most used; and files in which they are looked for. */
const mostTerms = 24
const mostFiles = 3

/** In the number of a text: that of its question times this, and the place of the answer, or 0. */
export const textsPerQuestion = 4096

export type Range = Pick<Wanted, 'from' | 'to'>

export interface FoundGroup {
  group: QueryGroup
  terms: readonly (TermEntry & { factor: number })[]
}

function createLookUp(manifest: Manifest, files: IndexFiles) {
  const open = readOnce(async (place: number) =>
    readTermFile(await files.bytes(nameAt(manifest.termFiles, place))),
  )
  const readRange = async ({ from, to }: Range): Promise<{ found: TermEntry[]; isCut: boolean }> => {
    if (manifest.terms.length === 0) return { found: [], isCut: false }
    const [first, last] = [findPlace(manifest.terms, from), findPlace(manifest.terms, to)]
    const end = Math.min(last, first + mostFiles - 1)
    const read = await Promise.all(Array.from({ length: end - first + 1 }, (_, place) => open(first + place)))
    const found = read.flat().filter(({ term }) => from <= term && term <= to)
    return { found, isCut: end < last || found.some(isCutList) }
  }
  /** Terms of a range, the most used first. */
  const range = async (wanted: Range): Promise<TermEntry[]> => {
    const { found } = await readRange(wanted)
    return found.sort((one, other) => other.count - one.count).slice(0, mostTerms)
  }
  /** Every text that has a term of a range; undefined where the index does not name them all. */
  const texts = async (wanted: Range): Promise<ReadonlySet<number> | undefined> => {
    const { found, isCut } = await readRange(wanted)
    if (isCut) return undefined
    const all = new Set<number>()
    for (const { list } of found)
      readPostings(createByteReader(list), (question, answer) =>
        all.add(question * textsPerQuestion + answer),
      )
    return all
  }
  const findGroup = async (group: QueryGroup): Promise<FoundGroup> => {
    const found = await Promise.all(
      group.wanted.map(async ({ factor, ...wanted }) =>
        (await range(wanted)).map(
          // The more was left to be typed, the less it is what was meant.
          (entry) => ({ ...entry, factor: (factor * wanted.from.length) / entry.term.length }),
        ),
      ),
    )
    return { group, terms: found.flat() }
  }
  return {
    term: async (term: string) => (await range({ from: term, to: term }))[0],
    range,
    texts,
    groups: ({ words }: Pick<Query, 'words'>) =>
      Promise.all(words.map(({ groups }) => Promise.all(groups.map((group) => findGroup(group))))),
  }
}

/** A longer word is worth no more than what was typed, however rare it is. */
export function toRankedGroup({ group, terms }: FoundGroup, documents: number): RankedGroup {
  const exact = terms.find(({ term }) => group.wanted.some(({ from, to }) => from === to && term === from))
  const most = exact ? toRarity(exact.count, documents) : Infinity
  return {
    weight: group.weight,
    lists: terms.map(({ list, count, factor }) => ({
      list,
      value: factor * Math.min(most, toRarity(count, documents)),
    })),
  }
}

/** Whether the list of a term ends before all texts that have it are named. */
export function isCutList({ count, list }: TermEntry): boolean {
  if (count <= mostInBodies) return false
  let named = 0
  readPostings(createByteReader(list), () => {
    named += 1
  })
  return named < count
}

export type OpenIndex = Awaited<ReturnType<typeof openIndex>>

export async function openIndex(files: IndexFiles) {
  const manifest = await files.manifest()
  return {
    manifest,
    files,
    lookUp: createLookUp(manifest, files),
    /** Number of the first question of each file of records. */
    firstQuestions: toFirstQuestions(manifest),
  }
}

// Which questions fit a query, and how well (BM25, whose part of a text was reckoned when the index was made).

/** One part of a word, with the lists of all terms by which it can be found. */
interface RankedGroup {
  weight: number
  /** `value`: how rare the term is, times how good it is in the place of what was typed. */
  lists: readonly { list: Uint8Array; value: number }[]
}

export interface Match {
  question: number
  score: number
  /** Whether it has every word that was asked for. */
  whole: boolean
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
 * Those that have every word first, of these the best; of equals the one whose activity is newer. Answers count for their
 * question.
 * @param wanted of each word that has to be there the places in `words` where it is, as it was typed and as it was meant.
 * @param questions how many there are.
 * @param isAllowed whether the filters let a question through.
 */
export function rank(
  words: readonly (readonly RankedGroup[])[],
  wanted: readonly (readonly number[])[],
  questions: number,
  isAllowed: (question: number) => boolean,
): Match[] {
  const whole = createTally(questions)
  const having = words.map(() => new Uint8Array(questions))
  for (const [place, word] of words.entries()) {
    const ofWord = createTally(questions)
    const have = createHave(word, questions)
    let all = 0
    for (const group of word) {
      const share = group.weight * Math.sqrt(Math.max(0, ...group.lists.map(({ value }) => value)))
      all += share
      addGroup(ofWord, group, share, (question) => have.add(group, question))
    }
    having[place] = have.take()
    for (const question of ofWord.found) {
      const share = ofWord.shares[question] ?? 0
      add(whole, question, (ofWord.scores[question] ?? 0) * (share / all) ** wishOfWord, share)
    }
  }
  const { scores, shares, found } = whole
  const allowed = found.filter((question) => question < questions && isAllowed(question))
  const bestShare = allowed.reduce((most, question) => Math.max(most, shares[question] ?? 0), 0)
  const hasAll = (question: number) =>
    wanted.every((places) => places.some((place) => having[place]?.[question] === 1))
  return allowed
    .filter((question) => (shares[question] ?? 0) >= leastShare * bestShare)
    .map((question) => ({
      question,
      score: ((scores[question] ?? 0) * (shares[question] ?? 0)) / bestShare,
      whole: hasAll(question),
    }))
    .sort(
      (one, other) =>
        Number(other.whole) - Number(one.whole) || other.score - one.score || one.question - other.question,
    )
}

/** Questions that have a word: all that counts of it, or all its parts, as `spring boot` has those of `spring-boot`. */
function createHave(word: readonly RankedGroup[], questions: number) {
  const isChief = ({ weight }: RankedGroup) => weight === 1
  const isPart = ({ weight }: RankedGroup) => weight < 1 && weight >= ofPart
  const [chiefs, parts] = [word.filter(isChief).length, word.filter(isPart).length]
  const [ofChiefs, ofParts] = [new Uint8Array(questions), new Uint8Array(questions)]
  // What is left of a word that is asked for twice is no other.
  const isRest = chiefs + parts === 0
  return {
    add: (group: RankedGroup, question: number) => {
      if (isChief(group)) ofChiefs[question] = (ofChiefs[question] ?? 0) + 1
      else if (isPart(group)) ofParts[question] = (ofParts[question] ?? 0) + 1
    },
    take: () =>
      ofChiefs.map((count, question) =>
        isRest || (chiefs > 0 && count === chiefs) || (parts > 0 && ofParts[question] === parts) ? 1 : 0,
      ),
  }
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
function addGroup(
  tally: Tally,
  { weight, lists }: RankedGroup,
  share: number,
  onQuestion: (question: number) => void,
): void {
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
    onQuestion(question)
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
