// Where a community lived, which a dump does not say: its members link to its own questions, and no dump holds many
// questions of another site under the same ids.
import type { SealedIndex } from './dump-index.ts'
import type { DumpTables } from './read-dump-folder.ts'
import { createRowReader } from './read-rows.ts'
import { textOf } from './values.ts'

const link = /https?:\/\/(?<host>[a-z\d.-]+\.[a-z]{2,})\/(?:q|a|questions)\/(?<id>\d+)\b/gi
/** A folder or file named by the site: `ai.stackexchange.com`, `ai.stackexchange.com.7z`. */
const hostName =
  /^(?:www\.)?((?:[a-z\d-]+\.)*(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|mathoverflow|stackapps)\.(?:com|net))(?![a-z\d])/i

export function findNamedHost(path: string): string | undefined {
  const name =
    path
      .replace(/(?<![/\\])[/\\]+$/, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  return hostName.exec(name)?.[1]?.toLowerCase()
}

/** Of the posts that the table of links names; undefined where none of their links says it. */
export function findLinkedHost(tables: DumpTables, index: SealedIndex): string | undefined {
  const found = index.select(
    `SELECT DISTINCT posts.id, links.related, posts.offset, posts.length FROM links JOIN posts ON posts.id = links.post
     WHERE links.kind = 1 ORDER BY links.rowid LIMIT 2000`,
  )()
  const posts = createRowReader(tables.get('posts'))
  const rows = posts.read(found)
  posts.close()
  const counts = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    const related = String(found[at]?.[1])
    for (const { groups } of textOf(row, 'Body').matchAll(link)) {
      const host = groups?.['host']?.toLowerCase().replace(/^www\./, '')
      if (host !== undefined && groups?.['id'] === related) counts.set(host, (counts.get(host) ?? 0) + 1)
    }
  }
  return [...counts].reduce((most, count) => (count[1] > most[1] ? count : most), ['', 0])[0] || undefined
}
