// What a content folder holds besides the source that is imported: of other sources, or by hand.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { peopleName } from '../../content-folder/people.ts'
import type { Zone } from '../../time/zone.ts'
import type { OtherNames } from '../repair/archive-names.ts'
import { listLineSchema } from './import-list.ts'
import { parseThreadFiles } from './parse-thread-files.ts'
import { toPeople } from './people-file.ts'
import type { Target } from './read-target.ts'
import { readThreadFile } from './read-thread-file.ts'
import type { Spool } from './spool.ts'
import { type SynonymsByHashtag, toSynonyms } from './synonyms-file.ts'

/** Names that questions have; those of files with faults nobody knows. */
export function* readOtherNames(
  folder: string,
  { ids, spool, zone }: { ids: Iterable<string>; spool: Spool; zone: Zone },
): Generator<OtherNames> {
  const context = { zone, referenceDate: '9999-12-31', views: false }
  const read = (path: string) => readThreadFile(folder, path)
  for (const id of ids) {
    const paths = spool.listExisting(id).filter((path) => path.startsWith('questions/'))
    const { question } = parseThreadFiles({ id, paths, read }, context)
    if (question) yield question.fields
  }
}

/** Ids of those whom other sources have; before the first import of this one all that are there are others. */
export function listOtherPeople({ folder, former }: Pick<Target, 'folder' | 'former'>): string[] {
  const isThere = lstatSync(join(folder, peopleName), { throwIfNoEntry: false }) !== undefined
  if (former.isOfSource || !isThere) return [...former.otherPeople]
  const people = toPeople(readThreadFile(folder, peopleName) ?? '')
  return [...former.otherPeople, ...(people?.keys() ?? [])]
}

/** Those of synonyms.yaml that the last import of this source did not write. */
export function readOtherSynonyms(folder: string, spool: Spool): SynonymsByHashtag {
  const name = 'synonyms.yaml'
  if (!lstatSync(join(folder, name), { throwIfNoEntry: false })) return new Map()
  const synonyms = toSynonyms(readThreadFile(folder, name) ?? '')
  const own = new Set(spool.listFormer('synonyms').map((text) => toId(text)))
  return new Map([...(synonyms ?? [])].filter(([hashtag]) => !own.has(hashtag)))
}

function toId(text: string): string | undefined {
  const line = listLineSchema.parse(JSON.parse(text))
  return 'id' in line ? line.id : undefined
}
