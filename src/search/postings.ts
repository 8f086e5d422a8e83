// Where a term stands: questions by their numbers in the archive's order, each with how well the term fits it.
import type { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'

/** From 1 to 15: four bits find as much as eight. */
export const bestImpact = 15

export interface Posting {
  /** Number of the question in the archive's order, from 0. */
  question: number
  /** 0 for the question itself, else the place of the answer among its answers, from 1. */
  answer: number
  impact: number
}

const answerBit = 16
const step = 32

/** Takes places by question, then by answer. */
export function createPostingWriter(
  writer: ByteWriter,
): (question: number, answer: number, impact: number) => void {
  let last = 0
  return (question, answer, impact) => {
    writer.number((question - last) * step + (answer > 0 ? answerBit : 0) + impact)
    if (answer > 0) writer.number(answer)
    last = question
  }
}

export function readPostings(
  reader: ByteReader,
  onPosting: (question: number, answer: number, impact: number) => void,
): void {
  let question = 0
  while (!reader.isAtEnd()) {
    const packed = reader.number()
    question += Math.floor(packed / step)
    const hasAnswer = (packed & answerBit) !== 0
    onPosting(question, hasAnswer ? reader.number() : 0, packed & bestImpact)
  }
}
