import type { SynonymsRecord } from '../records.ts'
import type { DumpTable } from './dump-table.ts'
import { readTable } from './read-table.ts'
import { streamedTextOf } from './streamed-text.ts'

/** Other spellings of hashtags, those that were approved. */
export async function readSynonyms(table: DumpTable): Promise<SynonymsRecord[]> {
  const spellings = new Map<string, string[]>()
  await readTable(table, {
    row: ({ row }) => {
      const [source, target] = [streamedTextOf(row, 'SourceTagName'), streamedTextOf(row, 'TargetTagName')]
      if (source === '' || target === '' || row.get('ApprovalDate') === '') return
      spellings.set(target, [...(spellings.get(target) ?? []), source])
    },
    read: () => {},
  })
  return Array.from(spellings, ([hashtag, spellings]) => ({ type: 'synonyms', hashtag, spellings }))
}
