import type { Archivable } from '../../../src/archive/archive.ts'

/** What an archive knows of a question; only id, time and hashtags matter to it. */
export function toArchivable(id: string, lastInstant: number, hashtags: string[] = ['rest']): Archivable {
  return { id, hashtags, lastInstant, last: { at: '2024-05-01', actor: '익명', kind: '질문' } }
}
