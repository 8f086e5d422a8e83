// What is searched of a question and its answers, as the cache keeps it.
import { createByteReader } from '../search/byte-reader.ts'
import { createByteWriter } from '../search/byte-writer.ts'
import { type DocumentText, writeDocumentTerms } from './document-terms.ts'

/** Characters that an excerpt is chosen from. */
export const excerptLength = 300

/** A question or an answer as readers may see it. */
export interface SearchedText extends DocumentText {
  /** Plain beginning of its body. */
  excerpt: string
}

export interface SearchedAnswer extends Omit<SearchedText, 'title'> {
  id: string
  /** Page of the question on which it stands, from 1. */
  page: number
}

export interface SearchPart {
  /** The question first, then its answers in their order. */
  documents: readonly SearchDocument[]
}

export interface SearchDocument {
  /** Empty of the question. */
  id: string
  page: number
  excerpt: string
  /** As `writeDocumentTerms` wrote them. */
  terms: Uint8Array
}

export function writeSearchPart(question: SearchedText, answers: readonly SearchedAnswer[]): Uint8Array {
  const writer = createByteWriter()
  const all = [{ ...question, id: '', page: 1 }, ...answers.map((answer) => ({ ...answer, title: '' }))]
  writer.number(all.length)
  for (const { id, page, excerpt, ...text } of all) {
    const terms = writeDocumentTerms(text)
    writer.text(id)
    writer.number(page)
    writer.text(excerpt)
    writer.number(terms.length)
    writer.bytes(terms)
  }
  return writer.take()
}

export function readSearchPart(bytes: Uint8Array): SearchPart {
  const reader = createByteReader(bytes)
  const documents = Array.from({ length: reader.number() }, () => ({
    id: reader.text(),
    page: reader.number(),
    excerpt: reader.text(),
    terms: reader.bytes(reader.number()),
  }))
  return { documents }
}
