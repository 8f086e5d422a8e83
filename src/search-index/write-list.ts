// The list of a term: which documents have it, and how well it fits each (BM25F without the rarity of the term).
import { createByteWriter } from '../search/byte-writer.ts'
import { bestImpact, type Posting, writePostings } from '../search/postings.ts'
import type { TermEntry } from '../search/term-file.ts'
import type { TermList } from './posting-table.ts'

export interface Documents {
  /** Number of each document's question in the archive's order. */
  questions: Uint32Array
  /** 0 for the question itself, else the place of the answer. */
  answers: Uint32Array
  /** What an occurrence in the body and in the title of each document weighs: less in a long one. */
  bodyWeights: Float64Array
  titleWeights: Float64Array
}

/** A term that more bodies have leads to those alone that it fits best; what has it in its title or hashtags stays. */
export const mostInBodies = 4_000

const saturation = 5
const titleWeight = 5
const synonymWeight = 3
const byLength = { body: 0.75, title: 0 }

/** What an occurrence weighs in a text of some length. @param mean of all lengths. */
export function toFieldWeight(field: keyof typeof byLength, length: number, mean: number): number {
  const ofLength = byLength[field]
  return (field === 'title' ? titleWeight : 1) / (1 - ofLength + (ofLength * length) / mean)
}

export function createWriteList({ questions, answers, bodyWeights, titleWeights }: Documents) {
  return ({ documents, occurrences }: TermList): Omit<TermEntry, 'term'> => {
    const postings: (Posting & { whole: boolean })[] = []
    for (let place = 0; place < documents.length; place += 1) {
      const document = documents[place] ?? 0
      let occurring = occurrences[place] ?? 0
      while (documents[place + 1] === document) {
        place += 1
        occurring = addOccurrences(occurring, occurrences[place] ?? 0)
      }
      const weight =
        (occurring & 15) * (bodyWeights[document] ?? 1) +
        ((occurring >> 4) & 3) * (titleWeights[document] ?? 1) +
        (occurring >> 6) * synonymWeight
      const fit = weight / (weight + saturation)
      postings.push({
        question: questions[document] ?? 0,
        answer: answers[document] ?? 0,
        impact: Math.max(1, Math.round(bestImpact * fit)),
        whole: occurring > 15,
      })
    }
    const writer = createByteWriter(4 * Math.min(postings.length, mostInBodies) + 16)
    writePostings(cutBodies(postings), writer)
    return { count: postings.length, list: writer.take() }
  }
}

/** Both in their fields, of which none may grow into the next. */
function addOccurrences(one: number, other: number): number {
  const body = Math.min(15, (one & 15) + (other & 15))
  const title = Math.min(3, ((one >> 4) & 3) + ((other >> 4) & 3))
  const synonyms = Math.min(3, (one >> 6) + (other >> 6))
  return body + 16 * title + 64 * synonyms
}

/** Of equals those of the newer questions stay. */
function cutBodies<Of extends { impact: number; whole: boolean }>(postings: readonly Of[]): readonly Of[] {
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
