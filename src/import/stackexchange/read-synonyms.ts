import type { SynonymsRecord } from '../records.ts'
import type { DumpTable } from './dump-table.ts'
import { readTable } from './read-table.ts'
import { decodeXml, type Row } from './row.ts'

/** Other spellings of hashtags, those that were approved. */
export async function readSynonyms(table: DumpTable): Promise<SynonymsRecord[]> {
  const spellings = new Map<string, string[]>()
  await readTable(table, {
    row: ({ row }) => {
      const [source, target] = [textOf(row, 'SourceTagName'), textOf(row, 'TargetTagName')]
      if (source === '' || target === '' || row.get('ApprovalDate') === '') return
      spellings.set(target, [...(spellings.get(target) ?? []), source])
    },
    read: () => {},
  })
  return Array.from(spellings, ([hashtag, spellings]) => ({ type: 'synonyms', hashtag, spellings }))
}

function textOf(row: Row, attribute: string): string {
  return decodeXml(Buffer.from(row.get(attribute) ?? '', 'latin1').toString())
}
