import type { Archivable } from '../../../src/archive/archive.ts'

/** What an archive knows of a question; only id, time and hashtags matter to it. */
export function toArchivable(id: string, lastInstant: number, hashtags: string[] = ['rest']): Archivable {
  return { id, hashtags, lastInstant, last: { at: '2024-05-01', actor: '익명', kind: '질문' } }
}

/** `a 5 rest api, b 3 (rest)`: id, instant, hashtags, and in brackets those whose keyword it contains. */
export function toListables(text: string): (Archivable & { keywords: string[] })[] {
  return text.split(', ').map((each) => {
    const [id = '', instant, ...words] = each.split(' ')
    const hashtags = words.filter((word) => !word.startsWith('('))
    const keywords = words.flatMap((word) => /\((.*)\)/.exec(word)?.[1] ?? [])
    return { ...toArchivable(id, Number(instant), hashtags), keywords }
  })
}
