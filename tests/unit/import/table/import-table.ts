// Runs the importer on files of a temporary folder.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportRecord } from '../../../../src/import/records.ts'
import { createTableImporter } from '../../../../src/import/table/table-importer.ts'

export interface Imported {
  records: ImportRecord[]
  /** `rule at detail` */
  notes: string[]
}

/** @param files by name; `mapping.yaml` is the mapping. @param table which is named, where the mapping names none. */
export async function importTable(
  files: Readonly<Record<string, string | Uint8Array>>,
  table = 'posts.csv',
): Promise<Imported> {
  const folder = mkdtempSync(join(tmpdir(), 'table-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return await readAll(join(folder, table), join(folder, 'mapping.yaml'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function readAll(path: string, mapping: string): Promise<Imported> {
  const notes: string[] = []
  const records: ImportRecord[] = []
  const importer = createTableImporter({ path, mapping })
  const tally = {
    note: ({ rule, at, detail = '' }: { rule: string; at: string; detail?: string }) => {
      notes.push(`${rule} ${at} ${detail}`.trim())
    },
  }
  for await (const record of importer.read(tally)) records.push(record)
  if (importer.progress() !== 1) notes.push(`progress ${importer.progress()}`)
  return { records, notes }
}

/** What belongs to what, a line each: `answer 5 of 1`, `comment 7 of 1 on 5 to 6`. */
export function listLinks({ records }: Imported): string[] {
  return records.flatMap((record) => {
    if (record.type === 'question') return [`question ${record.id}`]
    if (record.type !== 'answer' && record.type !== 'comment') return []
    const on = record.type === 'comment' && record.answer !== undefined ? ` on ${record.answer}` : ''
    const to = record.replyTo === undefined ? '' : ` to ${record.replyTo}`
    return [`${record.type} ${record.id} of ${record.question}${on}${to}`]
  })
}
