// The list of a term: which documents have it, and how well it fits each (BM25F without the rarity of the term).
import { createByteReader } from '../search/byte-reader.ts'
import { createByteWriter } from '../search/byte-writer.ts'
import { bestImpact, type Posting, readPostings, writePostings } from '../search/postings.ts'
import type { TermEntry } from '../search/term-file.ts'
import type { TermList } from './posting-table.ts'

export interface Documents {
  /** Number of each document's question in the archive's order. */
  questions: Uint32Array
  /** 0 for the question itself, else the place of the answer. */
  answers: Uint32Array
  /** What an occurrence in the body of each weighs. */
  bodyWeights: Float64Array
}

export interface WholePosting extends Posting {
  /** In title or hashtags: never left out. */
  whole: boolean
}

export interface WrittenList extends Omit<TermEntry, 'term'> {
  /** For `readWholeList`, where the list had to be cut. */
  uncut?: Uint8Array
}

/** A term that more bodies have leads to those alone that it fits best; what has it in its title or hashtags stays. */
export const mostInBodies = 4_000

const saturation = 5
const titleWeight = 5
const synonymWeight = 3
const byLength = 0.75

/** What an occurrence weighs in a body of some length: less in a long one. @param mean of all lengths. */
export function toBodyWeight(length: number, mean: number): number {
  return 1 / (1 - byLength + (byLength * length) / mean)
}

export function createWriteList({ questions, answers, bodyWeights }: Documents) {
  return ({ documents, occurrences }: TermList): WrittenList => {
    const postings: WholePosting[] = []
    for (let place = 0; place < documents.length; place += 1) {
      const document = documents[place] ?? 0
      let occurring = occurrences[place] ?? 0
      while (documents[place + 1] === document) {
        place += 1
        occurring = addOccurrences(occurring, occurrences[place] ?? 0)
      }
      postings.push({
        question: questions[document] ?? 0,
        answer: answers[document] ?? 0,
        ...toFit(occurring, bodyWeights[document] ?? 1),
      })
    }
    return writeList(postings)
  }
}

/** @param bodyWeight as `toBodyWeight` has it. */
export function toFit(occurring: number, bodyWeight: number): { impact: number; whole: boolean } {
  const weight =
    (occurring & 15) * bodyWeight + ((occurring >> 4) & 3) * titleWeight + (occurring >> 6) * synonymWeight
  const fit = weight / (weight + saturation)
  return { impact: Math.max(1, Math.round(bestImpact * fit)), whole: occurring > 15 }
}

/** Both in their fields, of which none may grow into the next. */
export function addOccurrences(one: number, other: number): number {
  const body = Math.min(15, (one & 15) + (other & 15))
  const title = Math.min(3, ((one >> 4) & 3) + ((other >> 4) & 3))
  const synonyms = Math.min(3, (one >> 6) + (other >> 6))
  return body + 16 * title + 64 * synonyms
}

/** @param postings all of a term, by question, then by answer. */
export function writeList(postings: readonly WholePosting[]): WrittenList {
  const writer = createByteWriter(4 * Math.min(postings.length, mostInBodies) + 16)
  const kept = cutBodies(postings)
  writePostings(kept, writer)
  const list = { count: postings.length, list: writer.take() }
  return kept === postings ? list : { ...list, uncut: writeWholeList(postings) }
}

/** Of equals those of the newer questions stay. */
function cutBodies(postings: readonly WholePosting[]): readonly WholePosting[] {
  if (postings.length <= mostInBodies) return postings
  const counts = new Array<number>(bestImpact + 1).fill(0)
  for (const { impact, whole } of postings) if (!whole) counts[impact] = (counts[impact] ?? 0) + 1
  let left = mostInBodies
  let least = bestImpact
  while (least > 1 && left >= (counts[least] ?? 0)) {
    left -= counts[least] ?? 0
    least -= 1
  }
  return postings.filter(({ impact, whole }) => {
    if (whole || impact > least) return true
    if (impact < least || left === 0) return false
    left -= 1
    return true
  })
}

function writeWholeList(postings: readonly WholePosting[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter(2 * postings.length)
  writePostings(
    postings.map(({ question, answer, impact, whole }) => ({
      question,
      answer: 2 * answer + Number(whole),
      impact,
    })),
    writer,
  )
  return writer.take()
}

export function readWholeList(bytes: Uint8Array): WholePosting[] {
  const postings: WholePosting[] = []
  readPostings(createByteReader(bytes), (question, answer, impact) => {
    postings.push({ question, answer: answer >> 1, impact, whole: (answer & 1) === 1 })
  })
  return postings
}
