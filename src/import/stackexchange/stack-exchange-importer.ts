// A data dump of Stack Exchange: a table a file. Tables stream by once, which notes where everything stands; then
// threads are read one after another.
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Importer } from '../importer.ts'
import type { ImportRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import { createAuthors } from './authors.ts'
import type { Conversion } from './conversion.ts'
import { createDumpIndex, type DumpIndex } from './dump-index.ts'
import type { DumpThread } from './dump-thread.ts'
import { findLinkedHost, findNamedHost } from './find-host.ts'
import { indexTables } from './index-tables.ts'
import { createLicenseCount } from './licenses.ts'
import { noteLeftOut } from './note-left-out.ts'
import { type DumpTables, readDumpFolder } from './read-dump-folder.ts'
import { findDumpFolder } from './read-dump-place.ts'
import { readSynonyms } from './read-synonyms.ts'
import { readThreads } from './read-threads.ts'
import { createSeenIds } from './seen-ids.ts'
import { toAnswer } from './to-answer.ts'
import { toComments } from './to-comments.ts'
import { toQuestion } from './to-question.ts'
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
}

/** Of all work, the tables streaming by. */
const indexingShare = 0.3

export function createStackExchangeImporter(options: StackExchangeOptions): Importer {
  let share = 0
  const show = (reached: number) => {
    share = reached
  }
  return {
    progress: () => share,
    read: async function* (tally) {
      const { temporary, onWait = () => {} } = options
      const index = createDumpIndex(join(temporary, 'dump.sqlite'))
      try {
        yield* readDump({ options, index, tally, onWait, show })
      } finally {
        index.close()
      }
    },
  }
}

async function* readDump(reading: Reading): AsyncGenerator<ImportRecord> {
  const { options, index, tally, onWait, show } = reading
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
  yield* readRecords(tables, reading, { tally, host, license, hasVotes: tables.has('votes') })
  show(1)
}

async function* readRecords(
  tables: DumpTables,
  { index, tally, show }: Reading,
  known: Omit<Conversion, 'authors'>,
): AsyncGenerator<ImportRecord> {
  const [[questions = 0] = []] = index.select('SELECT count(*) FROM posts WHERE kind = 1')()
  const seen = createSeenIds()
  let done = 0
  for (const { threads, users } of readThreads(tables, index)) {
    await setImmediate()
    const conversion = { ...known, authors: createAuthors({ users, seen, tally }) }
    for (const thread of threads) yield* toRecords(thread, conversion)
    done += threads.length
    show(indexingShare + (1 - indexingShare) * (done / questions))
  }
}

function* toRecords(thread: DumpThread, conversion: Conversion): Generator<ImportRecord> {
  const { question, answers } = thread
  yield toQuestion(thread, conversion)
  for (const answer of answers) yield toAnswer(answer, question, conversion)
  for (const post of [question, ...answers]) yield* toComments(post, question, conversion)
  yield* conversion.authors.takeNew()
}
