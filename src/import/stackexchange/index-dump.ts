// The tables of a dump, indexed side by side: posts here, where their notes are told, and all others in another thread,
// which has a file of its own to write to.
import { setTimeout } from 'node:timers/promises'
import { startThreads } from '../../threads/run-in-threads.ts'
import type { FormulaCount } from '../notice-formulas.ts'
import { type Indexing, indexTables, isIndexed } from './index-tables.ts'
import type { IndexThreadData, IndexThreadTask } from './index-thread.ts'
import type { DumpTables } from './read-dump-folder.ts'

export interface DumpIndexing {
  tables: DumpTables
  /** Of posts. */
  indexing: Indexing
  /** Path of the index of all other tables. */
  others: string
  /** Is told the share of all bytes that was read; throws to stop. */
  show: (share: number) => void
}

const indexScript = new URL('./index-thread.ts', import.meta.url)
export const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 }
const msBetweenLooks = 100

/** @throws what is wrong with posts before what is wrong with other tables. */
export async function indexDump({ tables, indexing, others, show }: DumpIndexing): Promise<void> {
  const all = [...tables.values()].filter(isIndexed)
  const bytes = all.reduce((sum, table) => sum + table.bytes, 0)
  const readBeside = new Float64Array(new SharedArrayBuffer(8))
  let read = 0
  const look = () => show((read + (readBeside[0] ?? 0)) / bytes)
  const data: IndexThreadData = { index: others, read: readBeside }
  const thread = startThreads<IndexThreadTask, FormulaCount>(
    { script: indexScript, workerData: () => data, resourceLimits },
    1,
  )
  try {
    let isDone = false
    const beside = thread.run(
      [all.filter(({ root }) => root !== 'posts')],
      ({ bodies, withFormula, places }) => {
        isDone = true
        indexing.formulas.bodies += bodies
        indexing.formulas.withFormula += withFormula
        indexing.formulas.places.push(...places)
      },
    )
    beside.catch(() => {})
    const posts = all.filter(({ root }) => root === 'posts')
    await indexTables(posts, indexing, (more) => {
      read += more
      look()
    })
    while (!isDone) {
      await Promise.race([beside, setTimeout(msBetweenLooks)])
      look()
    }
  } finally {
    await thread.end()
  }
}
