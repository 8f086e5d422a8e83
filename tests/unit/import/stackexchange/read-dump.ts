import type { SourceImporter, ThreadOutline } from '../../../../src/import/importer.ts'
import type { ImportNote, ImportRecord } from '../../../../src/import/records.ts'
import type { openThreads } from '../../../../src/import/stackexchange/open-threads.ts'

export interface ReadDump {
  /** Each question stands with its answers, its comments, and who was named for the first time. */
  records: ImportRecord[]
  outlines: ThreadOutline[]
  notes: ImportNote[]
}

/** All that an import is given of a dump. */
export async function readDump(importer: SourceImporter): Promise<ReadDump> {
  const dump: ReadDump = { records: [], outlines: [], notes: [] }
  const tally = { note: (note: ImportNote) => void dump.notes.push(note) }
  for await (const record of importer.read(tally)) {
    if (record.type === 'outline') dump.outlines.push(record)
    else dump.records.push(record)
  }
  const { module, data } = importer.threads?.() ?? { module: '', data: undefined }
  const readThread: ReturnType<typeof openThreads> = (await import(module)).openThreads(data)
  for (const { question } of dump.outlines) {
    const { records, people, notes } = readThread(question.id)
    dump.records.push(records.question, ...records.answers, ...records.comments, ...people)
    dump.notes.push(...notes)
  }
  return dump
}
