import { findWords } from '../../messages/words.ts'
import type { SourceRecord } from '../records.ts'
import { mendLicense } from '../repair/mend-fields.ts'
import { mendLine } from '../repair/mend-line.ts'
import type { Note } from '../repair/notes.ts'
import type { Tally } from '../tally.ts'

const titleLength = 200

/** What becomes archive.yaml, mended as titles and names of questions are. A community without a title has its key for one. */
export function mendSourceRecord(source: SourceRecord, tally: Tally): SourceRecord & { title: string } {
  const note: Note = (rule, detail) =>
    tally.note({ rule, at: 'archive.yaml', ...(detail === undefined ? {} : { detail }) })
  const toTitle = (text = '') => mendLine(text, { most: titleLength, cut: 'label-cut' }, note)
  const { untitled } = findWords(source.locale ?? 'ko').repairs
  return {
    ...source,
    title: toTitle(source.title)?.trim() ?? toTitle(source.key) ?? untitled,
    // One that is too long is left out as a whole.
    description: mendLine(source.description ?? '', { most: Infinity, cut: 'label-cut' }, note),
    license: mendLicense(source.license, note),
  }
}
