// An index after edits of a few questions: the bytes that making it anew would give, for a small part of the work.
import type { Manifest } from '../search/manifest.ts'
import { patchColumnFiles, readFiltered } from './column-files.ts'
import { readTermCounts } from './document-terms.ts'
import { finishIndex } from './finish-index.ts'
import { createFindOwnTerms } from './hashtag-terms.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import { addLength, type Lengths, type MadeIndex, toMeanLength } from './index-ledger.ts'
import { openLastIndex } from './last-index.ts'
import { createPackedFiles } from './packed-files.ts'
import { patchTermFiles } from './patch-terms.ts'
import { patchRecordFiles } from './record-files.ts'
import type { SearchPart } from './search-part.ts'
import { findSizes } from './sizes.ts'
import { createSpelling } from './spelling-words.ts'

export interface Edit {
  /** In the archive's order. */
  number: number
  question: IndexedQuestion
  part: SearchPart
  /** What the last index had under this number. */
  lastPart: SearchPart
}

/**
 * @param frame that of the last index too.
 * @returns undefined where the edits change more than what stands of these questions: then it is to be made anew.
 */
export function patchIndex(
  frame: IndexFrame,
  { files, ledger }: MadeIndex,
  edits: readonly Edit[],
): MadeIndex | undefined {
  const known = new Map(files.map(({ file, bytes }) => [file, bytes]))
  const last = openLastIndex(known)
  const { manifest } = last
  const lengths = edits.reduce(replaceLengths, ledger.lengths)
  const mean = toMeanLength(lengths)
  if (mean !== toMeanLength(ledger.lengths)) return undefined
  if (edits.some(({ number, question }) => question.year !== findYear(manifest, number))) return undefined

  const packed = createPackedFiles(known)
  const sizes = findSizes(frame)
  const findOwnTerms = createFindOwnTerms(frame)
  const spelling = createSpelling(frame.questions, ledger.spelling)
  const patches = edits.map(({ number, question, part, lastPart }) => {
    const lastFiltered = readFiltered(frame, last, number)
    for (const title of [last.readRecord(number)[0][1], ...lastFiltered.hashtags]) spelling.removeTitle(title)
    for (const title of [question.head[1], ...question.hashtags]) spelling.addTitle(title)
    return {
      number,
      before: { part: lastPart, own: findOwnTerms(lastFiltered) },
      after: { part, own: findOwnTerms(question) },
    }
  })
  const terms = patchTermFiles({ last, patches, mean, uncut: ledger.uncut, spelling, packed, sizes })
  if (!terms) return undefined
  const questions = new Map(edits.map(({ number, question }) => [number, question]))
  const more = edits.reduce(
    (sum, { part, lastPart }) => sum + part.documents.length - lastPart.documents.length,
    0,
  )
  finishIndex(packed, {
    questions: manifest.questions,
    documents: manifest.documents + more,
    ...terms.files,
    ...patchRecordFiles(last, edits, packed, sizes),
    ...patchColumnFiles(frame, last, questions, packed),
    spelling: spelling.finish(),
    years: manifest.years,
  })
  return { files: packed.files, ledger: { lengths, spelling: spelling.counts(), uncut: terms.uncut } }
}

function replaceLengths(lengths: Lengths, { part, lastPart }: Edit): Lengths {
  const without = lastPart.documents.reduce(
    (sum, { terms }) => addLength(sum, readTermCounts(terms), -1),
    lengths,
  )
  return part.documents.reduce((sum, { terms }) => addLength(sum, readTermCounts(terms)), without)
}

function findYear({ years }: Manifest, question: number): number | undefined {
  let end = 0
  return years.find(([, count]) => {
    end += count
    return question < end
  })?.[0]
}
