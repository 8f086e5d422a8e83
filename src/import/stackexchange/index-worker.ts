// The thread that indexes tables of a dump besides posts.
import { parentPort, workerData } from 'node:worker_threads'
import { createFormulaCount, createTitleCount } from '../seen-texts.ts'
import { createLicenseCount } from './community.ts'
import type { DumpTable } from './dump-folder.ts'
import { createDumpIndex } from './dump-index.ts'
import { indexTables } from './index-tables.ts'

export interface IndexWorkerData {
  /** Path of the index, which is made. */
  index: string
  /** Bytes that were read so far. */
  read: Float64Array<SharedArrayBuffer>
}

export type IndexWorkerTask = readonly DumpTable[]

const { index: path, read }: IndexWorkerData = workerData

parentPort?.on('message', async (tables: IndexWorkerTask) => {
  const index = createDumpIndex(path, 'others')
  const formulas = createFormulaCount()
  // Only posts have notes, licences, titles and tags.
  const unused = {
    tally: { note: () => {} },
    licenses: createLicenseCount(),
    titles: createTitleCount(),
    tags: new Set<string>(),
  }
  await indexTables(tables, { index, formulas, ...unused }, (bytes) => {
    read[0] = (read[0] ?? 0) + bytes
  })
  index.seal()
  index.close()
  parentPort?.postMessage(formulas)
})
