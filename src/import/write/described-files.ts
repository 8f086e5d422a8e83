// tags.yaml and categories.yaml: what hashtags and categories mean, and where they stood, as the source says.
import {
  type Described,
  describedPaths,
  parseCategories,
  parseTags,
  toDescribedText,
} from '../../content-folder/described.ts'
import { limits } from '../../question/limits.ts'
import type { CategoryRecord, HashtagRecord } from '../records.ts'
import { mendDescription } from '../repair/mend-description.ts'
import { createNote, type Note, type RepairNote } from '../repair/notes.ts'
import type { ImportNote, Tally } from '../tally.ts'
import type { Freed } from './write-keyed.ts'

type Said = Omit<Described, 'name'>

export type DescribedByName = ReadonlyMap<string, Said>

export const describedNames = { hashtag: describedPaths.tags, category: describedPaths.categories } as const

export type DescribedKind = keyof typeof describedNames

interface Describing {
  /** What the archive has in the place of a name of the source; undefined where no question carries it. */
  find: (name: string) => string | undefined
  /** Whether an address can be that of a listing. */
  isOfListing: (alias: string) => boolean
  mendAliases: (aliases: readonly string[], note: Note) => string[]
}

/** Of what questions carry alone, as they have it. Of several records of one the first description stays. */
export function toDescribed(
  records: Iterable<HashtagRecord | CategoryRecord>,
  { find, isOfListing, mendAliases }: Describing,
  tally: Tally,
): DescribedByName {
  const described = new Map<string, Said>()
  for (const record of records) {
    const written = record.type === 'hashtag' ? record.hashtag : record.category
    const notes: RepairNote[] = []
    const note = createNote(`${record.type} ${written}`, notes)
    const name = find(written)
    const known = name === undefined ? undefined : described.get(name)
    const said = mendDescription(record.description ?? '', note)
    if (name === undefined) note('description-left-out', said ?? record.aliases[0])
    else {
      if (known?.description !== undefined && said !== undefined && said !== known.description)
        note('description-left-out', said)
      const description = known?.description ?? said
      for (const alias of record.aliases) if (!isOfListing(alias)) note('alias-left-out', alias)
      const mended = mendAliases(record.aliases.filter(isOfListing), note)
      const aliases = [...(known?.aliases ?? []), ...mended].slice(0, limits.aliases)
      if (description !== undefined || aliases.length > 0)
        described.set(name, { ...(description === undefined ? {} : { description }), aliases })
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
