import { readDocumentTerms } from './document-terms.ts'
import type { OwnTerms } from './hashtag-terms.ts'
import { addOccurrences } from './impact.ts'
import { toPairText } from './posting-table.ts'
import type { SearchPart } from './search-part.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** How often each term occurs in texts of a question: by term, then by text, 0 for the question itself. */
export type QuestionTerms = ReadonlyMap<string, ReadonlyMap<number, number>>

export function collectTerms({ documents }: SearchPart, own: readonly OwnTerms[]): QuestionTerms {
  const all = new Map<string, Map<number, number>>()
  const add = (term: string, text: number, occurrences: number) => {
    const ofTerm = all.get(term) ?? new Map<number, number>()
    const known = ofTerm.get(text)
    ofTerm.set(text, known === undefined ? occurrences : addOccurrences(known, occurrences))
    all.set(term, ofTerm)
  }
  for (const [text, { terms }] of documents.entries()) {
    readDocumentTerms(terms, {
      onPair: (pair, occurrences) => add(toPairText(pair), text, occurrences),
      onWord: (bytes, start, end, occurrences) => add(toText(bytes.subarray(start, end)), text, occurrences),
    })
    if (text > 0) continue
    for (const { pairs, words } of own) {
      for (const [pair, occurrences] of pairs) add(toPairText(pair), text, occurrences)
      for (const [word, occurrences] of words) add(toText(word), text, occurrences)
    }
  }
  return all
}

function toText(word: Uint8Array): string {
  return decoder.decode(word)
}
