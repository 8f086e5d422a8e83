import type { DiscussionOutline, SourceImporter } from '../../../../src/import/importer.ts'
import type { ImportNote, ImportRecord } from '../../../../src/import/records.ts'
import type { openDiscussions } from '../../../../src/import/stackexchange/open-discussions.ts'

export interface ReadDump {
  /** Each question comes with its answers, its comments, and who was named for the first time. */
  records: ImportRecord[]
  outlines: DiscussionOutline[]
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
  const { module, data } = importer.discussions?.() ?? { module: '', data: undefined }
  const readDiscussion: ReturnType<typeof openDiscussions> = (await import(module)).openDiscussions(data)
  for (const { question } of dump.outlines) {
    const { records, people, notes } = readDiscussion(question.id)
    dump.records.push(records.question, ...records.answers, ...records.comments, ...people)
    dump.notes.push(...notes)
  }
  return dump
}
