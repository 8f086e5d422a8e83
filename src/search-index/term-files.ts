import { type Manifest, nameAt } from '../search/manifest.ts'
import { countShared, type TermEntry, writeTermFile } from '../search/term-file.ts'
import { createCutter } from './cutter.ts'
import type { LastIndex } from './last-index.ts'
import type { PackedFiles } from './packed-files.ts'

export type TermFileNames = Pick<Manifest, 'terms' | 'termFiles'>

/** Files of terms, which come in the order of code units. @param size bytes of a file before it is compressed. */
export function createTermFiles(packed: PackedFiles, size: number) {
  const terms: string[] = []
  let termFiles = ''
  let findLast = () => ''
  let keptPlace = -1
  const cutter = createCutter<TermEntry>(
    size,
    ({ term, list }) => list.length + term.length + 4,
    (entries) => {
      terms.push(toBorder(findLast(), entries[0]?.term ?? ''))
      termFiles += packed.add(writeTermFile(entries))
      findLast = () => entries.at(-1)?.term ?? ''
    },
  )
  return {
    cutter,
    /** Takes over the file at this place of the last index. */
    keep: (place: number, { manifest, readTerms }: LastIndex) => {
      // Between two that stay the border stays too, and neither need be read.
      const border = place === keptPlace + 1 ? manifest.terms[place] : undefined
      terms.push(border ?? toBorder(findLast(), readTerms(place)[0]?.term ?? ''))
      termFiles += packed.keep(nameAt(manifest.termFiles, place))
      findLast = () => readTerms(place).at(-1)?.term ?? ''
      keptPlace = place
    },
    finish: (): TermFileNames => {
      cutter.close()
      return { terms, termFiles }
    },
  }
}

/** The shortest beginning of a term that stands behind the term before it. */
function toBorder(before: string, term: string): string {
  const length = countShared(before, term) + 1
  const isHalf = /[\ud800-\udbff]/.test(term[length - 1] ?? '')
  return term.slice(0, isHalf ? length + 1 : length)
}
