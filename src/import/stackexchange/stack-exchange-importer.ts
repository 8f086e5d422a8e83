// A data dump of Stack Exchange: a table a file. Tables stream by once, which notes where everything stands; threads are
// read where they are converted.
import { join } from 'node:path'
import { streamFromThread } from '../../threads/stream-from-thread.ts'
import type { SeenTexts, SourceImporter } from '../importer.ts'
import { createFormulaCount } from '../notice-formulas.ts'
import type { ImportRecord } from '../records.ts'
import { createTitleCount } from '../source-language.ts'
import type { Tally } from '../tally.ts'
import type { ThreadOutline, ThreadSource } from '../thread-outline.ts'
import { createDumpIndex, type IndexPaths, openDumpIndex, type SealedIndex } from './dump-index.ts'
import { findLinkedHost, findNamedHost } from './find-host.ts'
import { indexDump, resourceLimits } from './index-dump.ts'
import { createLicenseCount } from './licenses.ts'
import { noteLeftOut } from './note-left-out.ts'
import { toThreadSource } from './open-threads.ts'
import type { OutlineThreadData } from './outline-thread.ts'
import { type DumpTables, readDumpFolder } from './read-dump-folder.ts'
import { findDumpFolder } from './read-dump-place.ts'
import { readTags } from './read-tags.ts'
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
  /** Of the index. */
  paths: IndexPaths
  tally: Tally
  seen: SeenTexts
  onWait: () => void
  /** @param share of all work, from 0 to 1. */
  show: (share: number) => void
  /** Tells where threads are read. */
  setThreads: (threads: ThreadSource) => void
}

const outlineScript = new URL('./outline-thread.ts', import.meta.url)

/** Kilobytes of the index that memory holds while it is looked through. */
const cache = 4096

/** Of all work, the tables streaming by. */
const indexingShare = 0.7

export function createStackExchangeImporter(options: StackExchangeOptions): SourceImporter {
  let share = 0
  let threads: ThreadSource | undefined
  const seen = { titles: createTitleCount(), formulas: createFormulaCount() }
  const show = (reached: number) => {
    share = reached
  }
  return {
    progress: () => share,
    read: async function* (tally) {
      const { temporary, onWait = () => {} } = options
      const paths = { posts: join(temporary, 'posts.sqlite'), others: join(temporary, 'others.sqlite') }
      const setThreads = (found: ThreadSource) => {
        threads = found
      }
      yield* readDump({ options, paths, tally, seen, onWait, show, setThreads })
    },
    seen: () => seen,
    threads: () => {
      if (!threads) throw new Error('Nothing was read.')
      return threads
    },
  }
}

async function* readDump(reading: Reading): AsyncGenerator<ImportRecord | ThreadOutline> {
  const { options, paths, tally, seen, onWait, show } = reading
  const { dump, temporary } = options
  const tables = await readDumpFolder(await findDumpFolder({ dump, temporary, onWait }), tally)
  const [licenses, tags] = [createLicenseCount(), new Set<string>()]
  const posts = createDumpIndex(paths.posts, 'posts')
  try {
    await indexDump({
      tables,
      indexing: { index: posts, tally, licenses, tags, ...seen },
      others: paths.others,
      show: (share) => {
        show(share * indexingShare)
        onWait()
      },
    })
    posts.seal()
  } finally {
    posts.close()
  }
  const index = openDumpIndex(paths, cache)
  try {
    yield* readIndexed({ index, tables, license: licenses.most(), carried: tags }, reading)
  } finally {
    index.close()
  }
}

interface IndexedDump {
  index: SealedIndex
  tables: DumpTables
  /** That most texts have. */
  license: string | undefined
  /** Tags of questions. */
  carried: ReadonlySet<string>
}

async function* readIndexed(
  { index, tables, license, carried }: IndexedDump,
  { options, paths, tally, show, setThreads }: Reading,
): AsyncGenerator<ImportRecord | ThreadOutline> {
  const { dump } = options
  noteLeftOut(index, tally)
  const host = options.host ?? findNamedHost(dump) ?? findLinkedHost(tables, index)
  yield toSource({ dump, host, license })
  yield* readTags({ tables, index, carried, tally })
  setThreads(toThreadSource({ tables, index: paths, host, license, hasVotes: tables.has('votes') }))
  const [[questions = 0] = []] = index.select('SELECT count(*) FROM questions')()
  const data: OutlineThreadData = { index: paths, now: Date.now(), host }
  let done = 0
  for await (const outlines of streamFromThread<ThreadOutline>({
    script: outlineScript,
    workerData: data,
    resourceLimits,
  })) {
    yield* outlines
    done += outlines.length
    show(indexingShare + (1 - indexingShare) * (done / questions))
  }
  show(1)
}
