import { basename } from 'node:path'
import type { SourceRecord } from '../records.ts'
import { toLicense } from './licenses.ts'

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

interface Community {
  dump: string
  host: string | undefined
  /** Name of the licence of most texts. */
  license: string | undefined
}

export function toSource({ dump, host, license }: Community): SourceRecord {
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

/** `bitcoin.stackexchange.com` → `Bitcoin Stack Exchange`, `meta.superuser.com` → `Super User Meta` */
function findSiteName(host: string): string | undefined {
  if (host === 'meta.stackexchange.com') return 'Meta Stack Exchange'
  const site = host.replace(/(?<=^|\.)meta\./, '')
  const [, label] = /^([a-z\d-]+)\.stackexchange\.com$/.exec(site) ?? []
  const name = label === undefined ? siteNames.get(site) : (topics.get(label) ?? capitalize(label))
  if (name === undefined) return undefined
  return `${name}${site === host ? '' : ' Meta'}${label === undefined ? '' : ' Stack Exchange'}`
}

function capitalize(label: string): string {
  return label.replace(/^[a-z]/, (first) => first.toUpperCase())
}
