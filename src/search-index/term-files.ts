import { type TermEntry, writeTermFile } from '../search/term-file.ts'
import type { PackedFiles } from './packed-files.ts'

/** Files of terms, which come in the order of code units. @param size bytes of a file before it is compressed. */
export function createTermFiles(packed: PackedFiles, size: number) {
  const terms: string[] = []
  let termFiles = ''
  let entries: TermEntry[] = []
  let bytes = 0
  const close = () => {
    const [first] = entries
    if (!first) return
    terms.push(first.term)
    termFiles += packed.add(writeTermFile(entries))
    entries = []
    bytes = 0
  }
  return {
    add: (entry: TermEntry) => {
      const own = entry.list.length + entry.term.length + 4
      if (bytes + own > size) close()
      entries.push(entry)
      bytes += own
    },
    finish: () => {
      close()
      return { terms, termFiles }
    },
  }
}
