// synonyms.yaml: other spellings of hashtags, as the source tells them.
import { parseSynonyms } from '../../content-folder/synonyms.ts'
import { findLegalHashtag, isHashtag } from '../../question/hashtag.ts'
import { toPlainText } from '../../question/plain-text.ts'
import type { SynonymsRecord } from '../records.ts'
import { toHashtagKey } from '../repair/archive-hashtags.ts'
import type { Tally } from '../tally.ts'
import type { Freed } from './write-keyed.ts'

export type SynonymsByHashtag = ReadonlyMap<string, readonly string[]>

interface Spelling {
  /** All hashtags of the archive. */
  carried: Iterable<string>
  /** Which of them a hashtag of the source is. */
  find: (hashtag: string) => string | undefined
  /** Synonyms that are there and no import of this source wrote. */
  others: SynonymsByHashtag
}

/** Only of hashtags that some question carries, and only spellings that no question carries and no other hashtag has. */
export function toLegalSynonyms(
  records: Iterable<SynonymsRecord>,
  { carried, find, others }: Spelling,
  tally: Tally,
): SynonymsByHashtag {
  const taken = new Set([...carried, ...[...others.values()].flat()].map(toHashtagKey))
  const synonyms = new Map<string, string[]>()
  for (const record of records) {
    const hashtag = find(record.hashtag)
    const leaveOut = (detail: string) =>
      tally.note({ rule: 'synonym-left-out', at: `hashtag ${record.hashtag}`, detail })
    if (hashtag === undefined) {
      for (const spelling of record.spellings) leaveOut(spelling)
      continue
    }
    const known = synonyms.get(hashtag) ?? []
    for (const spelling of record.spellings) {
      const legal = toLegal(spelling)
      if (legal === undefined || taken.has(toHashtagKey(legal))) leaveOut(spelling)
      else {
        taken.add(toHashtagKey(legal))
        known.push(legal)
      }
    }
    if (known.length > 0) synonyms.set(hashtag, known)
  }
  return synonyms
}

/** Those of a file without spellings that some question carries now as a hashtag of its own. */
export function freeSpellings(
  synonyms: SynonymsByHashtag,
  carried: ReadonlySet<string>,
): Freed<readonly string[]> {
  const taken = new Set(Array.from(carried, toHashtagKey))
  const isTaken = (spelling: string) => taken.has(toHashtagKey(spelling))
  const lost = Array.from(synonyms).flatMap(([hashtag, spellings]) => {
    const toNote = (detail: string) => ({ rule: 'synonym-left-out', at: `hashtag ${hashtag}`, detail })
    return spellings.filter(isTaken).map(toNote)
  })
  if (lost.length === 0) return { values: synonyms, lost }
  const freed = Array.from(synonyms, ([hashtag, spellings]): [string, string[]] => {
    return [hashtag, spellings.filter((spelling) => !isTaken(spelling))]
  })
  return { values: new Map(freed.filter(([, spellings]) => spellings.length > 0)), lost }
}

function toLegal(text: string): string | undefined {
  return isHashtag(text) ? text : findLegalHashtag(text)
}

/** The synonyms of a file; undefined where it has faults. */
export function toSynonyms(text: string): SynonymsByHashtag | undefined {
  const parsed = parseSynonyms('synonyms.yaml', text)
  if ('issues' in parsed) return undefined
  return new Map(
    parsed.synonyms.map(({ hashtag, spellings }) => [hashtag, spellings.map((each) => each.hashtag)]),
  )
}

/** `spring-boot: [스프링부트, springboot]` */
export function toSynonymsText(synonyms: Iterable<readonly [string, readonly string[]]>): string {
  return Array.from(synonyms, ([hashtag, spellings]) => {
    return `${toPlainText(hashtag)}: [${spellings.map(toPlainText).join(', ')}]\n`
  }).join('')
}
