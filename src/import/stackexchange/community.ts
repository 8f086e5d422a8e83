// The community of a dump: its name, where it lived, and under which licence its texts may be used.
import { basename } from 'node:path'
import type { License } from '../../format/address-fields.ts'
import type { SourceRecord } from '../records.ts'
import type { DumpTables } from './dump-folder.ts'
import type { SealedIndex } from './dump-index.ts'
import { createRowReader } from './read-table.ts'
import { textOf } from './rows.ts'

/** @param license name of the licence of most texts. */
export function toSource({
  dump,
  host,
  license,
}: Readonly<Record<'host' | 'license', string | undefined>> & { dump: string }): SourceRecord {
  const name = host ?? basename(dump, '.7z')
  return {
    type: 'source',
    key: `stackexchange:${name}`,
    title: findSiteName(name) ?? name,
    urls: host === undefined ? [] : [`https://${host}`],
    timeZone: 'UTC',
    ...(isInEnglish.test(name) ? { language: 'en' } : {}),
    ...(name === 'rus.stackexchange.com' ? { language: 'ru' } : {}),
    answerOrder: 'votes',
    ...(license === undefined ? {} : { license: toLicense(license) }),
  }
}

/**
 * All sites but those that begin with their language. What is asked about a language is asked in English: half of the
 * letters of japanese.stackexchange.com are Japanese.
 */
const isInEnglish =
  /^(?!(?:es|ja|pt|ru|rus)\.)(?:[a-z\d-]+\.)*(?:(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|stackapps)\.com|mathoverflow\.net)$/

/** No dump says what its site is called. */
const siteNames = new Map([
  ['stackoverflow.com', 'Stack Overflow'],
  ['es.stackoverflow.com', 'Stack Overflow en español'],
  ['ja.stackoverflow.com', 'スタック・オーバーフロー'],
  ['pt.stackoverflow.com', 'Stack Overflow em Português'],
  ['ru.stackoverflow.com', 'Stack Overflow на русском'],
  ['askubuntu.com', 'Ask Ubuntu'],
  ['mathoverflow.net', 'MathOverflow'],
  ['serverfault.com', 'Server Fault'],
  ['stackapps.com', 'Stack Apps'],
  ['superuser.com', 'Super User'],
])

/** Names below stackexchange.com that are not their label: `bitcoin` is Bitcoin. */
const topics = new Map([
  ['ai', 'Artificial Intelligence'],
  ['codereview', 'Code Review'],
  ['cs', 'Computer Science'],
  ['datascience', 'Data Science'],
  ['dba', 'Database Administrators'],
  ['english', 'English Language & Usage'],
  ['gamedev', 'Game Development'],
  ['math', 'Mathematics'],
  ['rus', 'Русский язык'],
  ['security', 'Information Security'],
  ['softwareengineering', 'Software Engineering'],
  ['stats', 'Cross Validated'],
  ['tex', 'TeX - LaTeX'],
  ['unix', 'Unix & Linux'],
  ['ux', 'User Experience'],
  ['wordpress', 'WordPress Development'],
])

/** `bitcoin.stackexchange.com` → `Bitcoin Stack Exchange`, `meta.superuser.com` → `Super User Meta` */
function findSiteName(host: string): string | undefined {
  if (host === 'meta.stackexchange.com') return 'Meta Stack Exchange'
  const site = host.replace(/(?<=^|\.)meta\./, '')
  const [, label] = /^([a-z\d-]+)\.stackexchange\.com$/.exec(site) ?? []
  const name =
    label === undefined
      ? siteNames.get(site)
      : (topics.get(label) ?? label.replace(/^[a-z]/, (first) => first.toUpperCase()))
  if (name === undefined) return undefined
  return `${name}${site === host ? '' : ' Meta'}${label === undefined ? '' : ' Stack Exchange'}`
}

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

/**
 * Where a community lived, which a dump does not say: its members link to its own questions, and no dump holds many
 * questions of another site under the same ids. Of the posts that the table of links names; undefined where none of their links says it.
 */
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
  return findMost(counts)
}

/** The first of those that were counted most often. */
function findMost(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].reduce((most, count) => (count[1] > most[1] ? count : most), ['', 0])[0] || undefined
}

/** https://stackoverflow.com/help/licensing */
const since: readonly (readonly [time: string, version: string])[] = [
  ['2018-05-02', '4.0'],
  ['2011-04-08', '3.0'],
  ['', '2.5'],
]

/**
 * Under which licence a text may be used: what its row says, else what held when it was written.
 * @param time of the text as it is.
 */
export function toLicenseName(written: string | undefined, time: string): string {
  if (written) return written
  const [, version = '2.5'] = since.find(([start]) => time >= start) ?? []
  return `CC BY-SA ${version}`
}

/** `CC BY-SA 4.0` with its address; another name alone. */
export function toLicense(name: string): License {
  const version = /^CC BY-SA (\d\.\d)$/.exec(name)?.[1]
  return version === undefined
    ? name
    : { name, url: `https://creativecommons.org/licenses/by-sa/${version}/` }
}

export function createLicenseCount() {
  const counts = new Map<string, number>()
  return {
    add: (written: string | undefined, time: string) => {
      const name = toLicenseName(written, time)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    /** The one that most texts have. */
    most: () => findMost(counts),
  }
}
