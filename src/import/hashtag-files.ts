// What synonyms.yaml, tags.yaml and categories.yaml get of a source: other spellings of hashtags, what hashtags and
// categories mean, and which addresses they had.
import {
  type Described,
  describedPaths,
  describedSchema,
  parseCategories,
  parseTags,
  toDescribedText,
} from '../folder/described.ts'
import { parseSynonyms } from '../folder/synonyms.ts'
import { limits } from '../format/limits.ts'
import { findValidHashtag, isHashtag } from '../format/names.ts'
import { toKnown } from '../format/values.ts'
import { toPlainText } from '../format/yaml.ts'
import { fixFields } from './fix/fields.ts'
import { toHashtagKey } from './fix/hashtags.ts'
import { fixDescription } from './fix/line.ts'
import {
  type CategoryRecord,
  createNote,
  type FixNote,
  type HashtagRecord,
  type ImportNote,
  type Note,
  type SynonymsRecord,
  type Tally,
} from './records.ts'
import type { Freed } from './write-keyed.ts'

export type SynonymsByHashtag = ReadonlyMap<string, readonly string[]>

/**
 * Only of hashtags that some question carries, and only spellings that no question carries and no other hashtag has.
 * @param find which hashtag of the archive one of the source is. @param taken all hashtags of the archive, and
 * spellings that are there and no import of this source wrote.
 */
export function toValidSynonyms(
  records: Iterable<SynonymsRecord>,
  { find, taken: names }: { find: (hashtag: string) => string | undefined; taken: Iterable<string> },
  tally: Tally,
): SynonymsByHashtag {
  const taken = new Set(Array.from(names, toHashtagKey))
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
      const valid = isHashtag(spelling) ? spelling : findValidHashtag(spelling)
      if (valid === undefined || taken.has(toHashtagKey(valid))) leaveOut(spelling)
      else {
        taken.add(toHashtagKey(valid))
        known.push(valid)
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

type Said = Omit<Described, 'name'>

export type DescribedByName = ReadonlyMap<string, Said>

export const describedNames = { hashtag: describedPaths.tags, category: describedPaths.categories } as const

export type DescribedKind = keyof typeof describedNames

interface Describing {
  /** What the archive has in the place of a name of the source; undefined where no question carries it. */
  find: (name: string) => string | undefined
  /** Whether an address can be that of a listing. */
  isOfListing: (alias: string) => boolean
  fixAliases: (aliases: readonly string[], note: Note) => string[]
}

/** Of what questions carry alone, as they have it. Of several records of one the first description stays. */
export function toDescribed(
  records: Iterable<HashtagRecord | CategoryRecord>,
  { find, isOfListing, fixAliases }: Describing,
  tally: Tally,
): DescribedByName {
  const described = new Map<string, Said>()
  for (const record of records) {
    const written = record.type === 'hashtag' ? record.hashtag : record.category
    const notes: FixNote[] = []
    const note = createNote(`${record.type} ${written}`, notes)
    const name = find(written)
    const own = { description: (text = '') => fixDescription(text, note), aliases: () => undefined }
    const said = fixFields(record, { record: describedSchema }, own, note)
    if (name === undefined) note('description-left-out', said.description ?? record.aliases[0])
    else {
      const { aliases: before, ...known }: Said = described.get(name) ?? { aliases: [] }
      if (
        known.description !== undefined &&
        said.description !== undefined &&
        said.description !== known.description
      )
        note('description-left-out', said.description)
      for (const alias of record.aliases) if (!isOfListing(alias)) note('alias-left-out', alias)
      const fixed = fixAliases(record.aliases.filter(isOfListing), note)
      const aliases = [...before, ...fixed].slice(0, limits.aliases)
      const merged = { ...toKnown(said), ...known, aliases }
      if (aliases.length > 0 || Object.keys(merged).length > 1) described.set(name, merged)
    }
    for (const each of notes) tally.note(each)
  }
  return toFitting(described, tally)
}

/** As many as the file may hold. */
function toFitting(described: Map<string, Said>, tally: Tally): DescribedByName {
  let bytes = 0
  for (const each of described) {
    bytes += Buffer.byteLength(printDescribed([each]))
    if (bytes <= limits.describedBytes) continue
    described.delete(each[0])
    tally.note({ rule: 'described-cut', at: each[0] })
  }
  return described
}

/** Those of a file without addresses that the source gives to another now. */
export function freeAliases(
  current: DescribedByName,
  next: DescribedByName,
  kind: DescribedKind,
): Freed<Said> {
  const owners = new Map<string, string>()
  for (const [name, { aliases }] of next) for (const alias of aliases) owners.set(alias, name)
  const lost: ImportNote[] = []
  const values = new Map<string, Said>()
  for (const [name, value] of current) {
    const taken = value.aliases.filter((alias) => (owners.get(alias) ?? name) !== name)
    const kept = value.aliases.filter((alias) => !taken.includes(alias))
    for (const alias of taken) lost.push({ rule: 'alias-taken', at: `${kind} ${name}`, detail: alias })
    if (taken.length === 0) values.set(name, value)
    else if (kept.length > 0 || value.description !== undefined) values.set(name, { ...value, aliases: kept })
  }
  return { values: lost.length === 0 ? current : values, lost }
}

export function printDescribed(described: Iterable<readonly [string, Said]>): string {
  return toDescribedText(Array.from(described, ([name, said]) => ({ name, ...said })))
}

/** What a file says; undefined where it has faults. */
export function parseDescribed(kind: DescribedKind, text: string): DescribedByName | undefined {
  const parse = kind === 'hashtag' ? parseTags : parseCategories
  const parsed = parse(describedNames[kind], text)
  if ('issues' in parsed) return undefined
  return new Map(parsed.described.map(({ name, ...described }) => [name, described]))
}
