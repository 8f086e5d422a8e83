// What a dump says of hashtags: what they are also called, what they mean, and where they stood.
import { takeFirstSentence, toPlainText } from '../fix/line.ts'
import type { HashtagRecord, SynonymsRecord, Tally } from '../records.ts'
import type { DumpTables } from './dump-folder.ts'
import type { SealedIndex } from './dump-index.ts'
import { createRowReader, type RowReader, readTable } from './read-table.ts'
import { numberOf, type Row, streamedTextOf, textOf } from './rows.ts'

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

export async function* readTags(reading: TagReading): AsyncGenerator<SynonymsRecord | HashtagRecord> {
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
