// A data dump of Stack Exchange: a table a file. Tables stream by once, which notes where everything is; discussions are
// read where they are converted.

import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startWorkers, streamFromWorker } from '../../kept/pool.ts'
import { takeFirstSentence, toPlainText } from '../fix/line.ts'
import type { DiscussionOutline, DiscussionSource, SourceImporter } from '../importer.ts'
import type { HashtagRecord, ImportRecord, SynonymsRecord, Tally } from '../records.ts'
import { createFormulaCount, createTitleCount, type FormulaCount } from '../seen-texts.ts'
import { createLicenseCount, findLinkedHost, findNamedHost, toSource } from './community.ts'
import type { DumpTable } from './dump-folder.ts'
import { type DumpTables, findDumpFolder, findOpenFolder, readDumpFolder } from './dump-folder.ts'
import { createDumpIndex, openDumpIndex, type SealedIndex } from './dump-index.ts'
import { type Indexing, type IndexWorkerData, indexTables, isIndexed } from './index-tables.ts'
import { toDiscussionSource } from './open-discussions.ts'
import type { OutlineWorkerData } from './read-discussions.ts'
import { createRowReader, type RowReader, readTable } from './read-table.ts'
import { numberOf, type Row, streamedTextOf, textOf } from './rows.ts'

/** Kilobytes of the index that memory holds while it is looked through. */
const cache = 4096

/** Of all work, the tables streaming by. */
const indexingShare = 0.7

/**
 * @param dump a folder with Posts.xml and its like, or an archive of them.
 * @param temporary a folder for what does not fit into memory. Whoever made it removes it.
 * @param host where the community lived: `ai.stackexchange.com`. Left out: by the folder's name, or by links of texts.
 * @param onWait is called again and again before there is a first record; throws to stop.
 */
export function createStackExchangeImporter({
  dump,
  temporary,
  host: named,
  onWait = () => {},
}: {
  dump: string
  temporary: string
  host?: string | undefined
  onWait?: (() => void) | undefined
}): SourceImporter {
  const paths = { posts: join(temporary, 'posts.sqlite'), others: join(temporary, 'others.sqlite') }
  const seen = { titles: createTitleCount(), formulas: createFormulaCount() }
  let share = 0
  let discussions: DiscussionSource | undefined

  async function* read(tally: Tally): AsyncGenerator<ImportRecord | DiscussionOutline> {
    const tables = await readDumpFolder(await findDumpFolder(dump, temporary, onWait), tally)
    const [licenses, tags] = [createLicenseCount(), new Set<string>()]
    const posts = createDumpIndex(paths.posts, 'posts')
    try {
      await indexDump({
        tables,
        indexing: { index: posts, tally, licenses, tags, ...seen },
        others: paths.others,
        show: (read) => {
          share = read * indexingShare
          onWait()
        },
      })
      posts.seal()
    } finally {
      posts.close()
    }
    const index = openDumpIndex(paths, cache)
    try {
      noteLeftOut(index, tally)
      const host = named ?? findNamedHost(dump) ?? findLinkedHost(tables, index)
      const license = licenses.most()
      yield toSource({ dump, host, license })
      yield* readTags({ tables, index, carried: tags, tally })
      discussions = toDiscussionSource({ tables, index: paths, host, license, hasVotes: tables.has('votes') })
      const [[questions = 0] = []] = index.select('SELECT count(*) FROM questions')()
      let done = 0
      for await (const outlines of streamOutlines({ index: paths, now: Date.now(), host })) {
        yield* outlines
        done += outlines.length
        share = indexingShare + (1 - indexingShare) * (done / questions)
      }
      share = 1
    } finally {
      index.close()
    }
  }

  return {
    progress: () => share,
    read,
    tryFirst: async () => {
      const folder = findOpenFolder(dump)
      if (folder !== undefined) await readDumpFolder(folder, { note: () => {} })
    },
    seen: () => seen,
    discussions: () => {
      if (!discussions) throw new Error('Nothing was read.')
      return discussions
    },
  }
}

const indexScript = new URL('./index-tables.ts#createIndexBeside', import.meta.url)
const outlineScript = new URL('./read-discussions.ts#streamOutlines', import.meta.url)
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 }
const msBetweenLooks = 100

function streamOutlines(workerData: OutlineWorkerData) {
  return streamFromWorker<DiscussionOutline>({ script: outlineScript, workerData, resourceLimits })
}

/**
 * The tables of a dump, indexed side by side: posts here, where their notes are reported, and all others in a worker,
 * which has a file of its own to write to.
 * @param indexing of posts. @param others path of the index of all other tables.
 * @param show is called with the share of all bytes that was read; throws to stop.
 * @throws what is wrong with posts before what is wrong with other tables.
 */
async function indexDump({
  tables,
  indexing,
  others,
  show,
}: {
  tables: DumpTables
  indexing: Indexing
  others: string
  show: (share: number) => void
}): Promise<void> {
  const all = [...tables.values()].filter(isIndexed)
  const bytes = all.reduce((sum, table) => sum + table.bytes, 0)
  const readBeside = new Float64Array(new SharedArrayBuffer(8))
  let read = 0
  const look = () => show((read + (readBeside[0] ?? 0)) / bytes)
  const data: IndexWorkerData = { index: others, read: readBeside }
  const worker = startWorkers<readonly DumpTable[], FormulaCount>(
    { script: indexScript, workerData: () => data, resourceLimits },
    1,
  )
  try {
    let isDone = false
    const beside = worker.run(
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
    await worker.end()
  }
}

/** Answers and comments that belong to what is not there, or on what is neither question nor answer. */
function noteLeftOut(index: SealedIndex, tally: Tally): void {
  const answers = index.select(
    `SELECT answer.id, answer.discussion FROM posts answer LEFT JOIN posts question ON question.id = answer.discussion
     WHERE answer.kind = 2 AND question.kind IS NOT 1 ORDER BY answer.id`,
  )
  for (const [id, question] of answers())
    tally.note({ rule: 'answer-without-question', at: `answer ${id}`, detail: String(question) })
  const comments = index.select(
    `SELECT comments.id, comments.post FROM comments LEFT JOIN posts ON posts.id = comments.post
     LEFT JOIN posts question ON question.id = posts.discussion
     WHERE posts.kind IS NULL OR posts.kind NOT IN (1, 2) OR question.kind IS NOT 1 ORDER BY comments.id`,
  )
  for (const [id, post] of comments())
    tally.note({ rule: 'comment-without-post', at: `comment ${id}`, detail: String(post) })
}

// What a dump says of hashtags: what they are also called, what they mean, and where they was.

/** Ids of the posts that say what a hashtag means. */
interface TagPosts {
  tag: string
  excerpt: number | undefined
  wiki: number | undefined
}

interface TagReading {
  tables: DumpTables
  index: SealedIndex
  /** That questions carry. */
  carried: ReadonlySet<string>
  tally: Tally
}

/** Tags whose texts memory holds. */
const batchSize = 500

async function* readTags(reading: TagReading): AsyncGenerator<SynonymsRecord | HashtagRecord> {
  const { tables, index, carried, tally } = reading
  const synonyms = await readSynonyms(tables)
  for (const [hashtag, spellings] of synonyms) yield { type: 'synonyms', hashtag, spellings }
  const all = await readTagPosts(reading)
  const named = new Set(all.flatMap(({ excerpt, wiki }) => [excerpt, wiki]))
  for (const [id = 0, kind] of index.select(
    'SELECT id, kind FROM posts WHERE kind IN (4, 5) ORDER BY id',
  )()) {
    if (!named.has(id)) tally.note({ rule: 'post-of-another-type', at: `post ${id}`, detail: String(kind) })
  }
  const posts = createRowReader(tables.get('posts'))
  try {
    for (let from = 0; from < all.length; from += batchSize) {
      const some = all.slice(from, from + batchSize)
      const rows = readPosts(some, index, posts)
      for (const { tag, excerpt, wiki } of some) {
        const description = toDescription(tag, { excerpt: rows.get(excerpt), wiki: rows.get(wiki) }, tally)
        const others = (synonyms.get(tag) ?? []).filter((spelling) => !carried.has(spelling))
        const aliases = carried.has(tag) ? [tag, ...others].map(toTaggedAddress) : []
        if (description === undefined && aliases.length === 0) continue
        yield {
          type: 'hashtag',
          hashtag: tag,
          ...(description === undefined ? {} : { description }),
          aliases,
        }
      }
    }
  } finally {
    posts.close()
  }
}

/** Other spellings by hashtag, those that were approved. */
async function readSynonyms(tables: DumpTables): Promise<ReadonlyMap<string, string[]>> {
  const spellings = new Map<string, string[]>()
  await readSmall(tables, 'tagsynonyms', (row) => {
    const [source, target] = [streamedTextOf(row, 'SourceTagName'), streamedTextOf(row, 'TargetTagName')]
    if (source === '' || target === '' || row.get('ApprovalDate') === '') return
    spellings.set(target, [...(spellings.get(target) ?? []), source])
  })
  return spellings
}

/** Those that questions carry, and others of which the dump says something. */
async function readTagPosts({ tables, carried }: TagReading): Promise<TagPosts[]> {
  const all = new Map(Array.from(carried, (tag): [string, TagPosts] => [tag, toTagPosts(tag)]))
  await readSmall(tables, 'tags', (row) => {
    const tag = streamedTextOf(row, 'TagName')
    if (tag !== '') all.set(tag, toTagPosts(tag, row))
  })
  return [...all.values()]
}

function toTagPosts(tag: string, row: Row = new Map()): TagPosts {
  return { tag, excerpt: numberOf(row, 'ExcerptPostId'), wiki: numberOf(row, 'WikiPostId') }
}

async function readSmall(tables: DumpTables, name: string, take: (row: Row) => void): Promise<void> {
  const table = tables.get(name)
  if (table) await readTable(table, ({ row }) => take(row))
}

function readPosts(tags: readonly TagPosts[], index: SealedIndex, posts: RowReader): Map<unknown, Row> {
  const ids = tags.flatMap(({ excerpt, wiki }) => [excerpt, wiki]).filter((id) => id !== undefined)
  const found = index.select(
    'SELECT id, offset, length FROM posts WHERE id IN (SELECT value FROM json_each(?)) AND kind IN (4, 5)',
  )(JSON.stringify(ids))
  const rows = posts.read(found)
  return new Map(found.map(([id], at) => [id, rows[at] ?? new Map()]))
}

/** The excerpt, or the first sentence of the wiki. */
function toDescription(
  tag: string,
  { excerpt, wiki }: { excerpt: Row | undefined; wiki: Row | undefined },
  tally: Tally,
): string | undefined {
  const said = excerpt ? textOf(excerpt, 'Body').trim() : ''
  const whole = wiki ? toPlainText(textOf(wiki, 'Body')) : ''
  const [paragraph] = wiki ? textOf(wiki, 'Body').split('</p>', 1) : []
  const description = said || takeFirstSentence(toPlainText(paragraph ?? ''))
  if (whole !== '' && whole !== description) tally.note({ rule: 'tag-wiki-left-out', at: `tag ${tag}` })
  return description || undefined
}

/** As links write it: `/questions/tagged/c%23`. */
function toTaggedAddress(tag: string): string {
  return `/questions/tagged/${tag.replaceAll(/[%?#]/g, encodeURIComponent)}`
}
