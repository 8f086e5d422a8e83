// A data dump of Stack Exchange: a table a file. Tables stream by once, which notes where everything stands; threads are
// read where they are converted.
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { SourceImporter } from '../importer.ts'
import type { ImportRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import type { ThreadOutline, ThreadSource } from '../thread-outline.ts'
import { createDumpIndex, type DumpIndex } from './dump-index.ts'
import { findLinkedHost, findNamedHost } from './find-host.ts'
import { indexTables } from './index-tables.ts'
import { createLicenseCount } from './licenses.ts'
import { listOutlines } from './list-outlines.ts'
import { noteLeftOut } from './note-left-out.ts'
import { toThreadSource } from './open-threads.ts'
import { readDumpFolder } from './read-dump-folder.ts'
import { findDumpFolder } from './read-dump-place.ts'
import { readSynonyms } from './read-synonyms.ts'
import { toSource } from './to-source.ts'

export interface StackExchangeOptions {
  /** A folder with Posts.xml and its like, or an archive of them. */
  dump: string
  /** A folder for what does not fit into memory. Whoever made it removes it. */
  temporary: string
  /** Where the community lived: `ai.stackexchange.com`. Left out: by the folder's name, or else by links of texts. */
  host?: string | undefined
  /** Called again and again before there is a first record; throws to stop. */
  onWait?: (() => void) | undefined
}

interface Reading {
  options: StackExchangeOptions
  index: DumpIndex
  tally: Tally
  onWait: () => void
  /** @param share of all work, from 0 to 1. */
  show: (share: number) => void
  /** Tells where threads are read. */
  setThreads: (threads: ThreadSource) => void
}

const indexName = 'dump.sqlite'

/** Of all work, the tables streaming by. */
const indexingShare = 0.7

export function createStackExchangeImporter(options: StackExchangeOptions): SourceImporter {
  let share = 0
  let threads: ThreadSource | undefined
  const show = (reached: number) => {
    share = reached
  }
  return {
    progress: () => share,
    read: async function* (tally) {
      const { temporary, onWait = () => {} } = options
      const index = createDumpIndex(join(temporary, indexName))
      const setThreads = (found: ThreadSource) => {
        threads = found
      }
      try {
        yield* readDump({ options, index, tally, onWait, show, setThreads })
      } finally {
        index.close()
      }
    },
    threads: () => {
      if (!threads) throw new Error('Nothing was read.')
      return threads
    },
  }
}

async function* readDump(reading: Reading): AsyncGenerator<ImportRecord | ThreadOutline> {
  const { options, index, tally, onWait, show, setThreads } = reading
  const { dump, temporary } = options
  const tables = await readDumpFolder(await findDumpFolder({ dump, temporary, onWait }), tally)
  const licenses = createLicenseCount()
  await indexTables(tables, { index, tally, licenses }, (share) => {
    show(share * indexingShare)
    onWait()
  })
  index.seal()
  noteLeftOut(index, tally)
  const host = options.host ?? findNamedHost(dump) ?? findLinkedHost(tables, index)
  const license = licenses.most()
  yield toSource({ dump, host, license })
  const synonyms = tables.get('tagsynonyms')
  if (synonyms) yield* await readSynonyms(synonyms)
  const hasVotes = tables.has('votes')
  setThreads(toThreadSource({ tables, index: join(temporary, indexName), host, license, hasVotes }))
  yield* readOutlines(reading)
  show(1)
}

async function* readOutlines({ index, show }: Reading): AsyncGenerator<ThreadOutline> {
  const [[questions = 0] = []] = index.select('SELECT count(*) FROM questions')()
  let done = 0
  for (const outlines of listOutlines(index, Date.now())) {
    await setImmediate()
    yield* outlines
    done += outlines.length
    show(indexingShare + (1 - indexingShare) * (done / questions))
  }
}
