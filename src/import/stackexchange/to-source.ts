import { basename } from 'node:path'
import type { SourceRecord } from '../records.ts'
import { toLicense } from './licenses.ts'

/** Sites in another language than English, by the first part of their host. */
const languages: ReadonlySet<string> = new Set(['es', 'ja', 'pt', 'ru'])

interface Community {
  dump: string
  host: string | undefined
  /** Name of the licence of most texts. */
  license: string | undefined
}

export function toSource({ dump, host, license }: Community): SourceRecord {
  const name = host ?? basename(dump, '.7z')
  const [first = ''] = name.split('.')
  return {
    type: 'source',
    key: `stackexchange:${name}`,
    title: name,
    urls: host === undefined ? [] : [`https://${host}`],
    timeZone: 'UTC',
    language: languages.has(first) ? first : 'en',
    answerOrder: 'votes',
    ...(license === undefined ? {} : { license: toLicense(license) }),
  }
}
