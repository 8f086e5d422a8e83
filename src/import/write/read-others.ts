// What a content folder holds besides the source that is imported: of other sources, or by hand.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { peopleName } from '../../content-folder/people.ts'
import { hasComments } from '../../question/comments.ts'
import type { Zone } from '../../time/zone.ts'
import type { EditedNames, OtherNames } from '../repair/archive-names.ts'
import { type DescribedKind, describedNames, parseDescribed } from './described-files.ts'
import { digestQuestion } from './digests.ts'
import { type OtherKind, parseQuestionLine } from './import-list.ts'
import { isEdited } from './merge-fields.ts'
import { parseThreadFiles, toOpenContext } from './parse-thread-files.ts'
import { toPeople } from './people-file.ts'
import type { Target } from './read-target.ts'
import { readThreadFile } from './read-thread-file.ts'
import type { Spool } from './spool.ts'
import { type SynonymsByHashtag, toSynonyms } from './synonyms-file.ts'
import type { QuestionText } from './thread-texts.ts'

/** Names that questions have; those of files with faults nobody knows. */
export function* readOtherNames(
  folder: string,
  { ids, spool, zone }: { ids: Iterable<string>; spool: Spool; zone: Zone },
): Generator<OtherNames> {
  const context = toOpenContext(zone)
  const read = (path: string) => readThreadFile(folder, path)
  for (const id of ids) {
    const paths = spool.listExisting(id).filter((path) => path.startsWith('questions/'))
    const { question } = parseThreadFiles({ id, paths, read }, context)
    if (question) yield question.fields
  }
}

/** Names in questions of this source that a newer import leaves as they are: edited by hand, or beside `#` notes. */
export function readEditedNames(
  folder: string,
  { spool, zone }: { spool: Spool; zone: Zone },
): Map<string, EditedNames> {
  const context = toOpenContext(zone)
  const read = (path: string) => readThreadFile(folder, path)
  const edited = new Map<string, EditedNames>()
  for (const { id, line, path } of spool.listOwn()) {
    const { question, kept } = parseThreadFiles({ id, paths: [path], read }, context)
    const names = question && toEditedNames(question, { line, isNoted: kept.question === 'notes' })
    if (names) edited.set(id, names)
  }
  return edited
}

function toEditedNames(
  question: QuestionText,
  { line, isNoted }: { line: string; isNoted: boolean },
): EditedNames | undefined {
  const { hashtags, category } = question.fields
  if (isNoted) return { hashtags, category }
  const base = parseQuestionLine(line)
  if (!base) return undefined
  // Without parts fields are known only as a whole.
  if (!base.parts) return base.fields === digestQuestion(question).fields ? undefined : { hashtags, category }
  const names = {
    ...(isEdited(base.parts, question.fields, 'tags') ? { hashtags } : {}),
    ...(isEdited(base.parts, question.fields, 'category') ? { category } : {}),
  }
  return Object.keys(names).length === 0 ? undefined : names
}

/** Ids of those whom other sources have; before the first import of this one all that are there are others. */
export function listOtherPeople({ folder, former }: Pick<Target, 'folder' | 'former'>): string[] {
  if (former.isOfSource) return [...former.otherPeople]
  const people = toPeople(readIfThere(folder, peopleName))
  return [...former.otherPeople, ...(people?.keys() ?? [])]
}

/** Those of synonyms.yaml that the last import of this source did not write. */
export function readOtherSynonyms(folder: string, spool: Spool): SynonymsByHashtag {
  return withoutOwn(readSynonyms(folder).synonyms, spool, 'synonyms')
}

/** Old addresses of hashtags or categories that the last import of this source did not write. */
export function listOtherAddresses(folder: string, spool: Spool, kind: DescribedKind): (readonly string[])[] {
  const described = parseDescribed(kind, readIfThere(folder, describedNames[kind])) ?? new Map()
  return Array.from(withoutOwn(described, spool, kind).values(), ({ aliases }) => aliases)
}

function withoutOwn<Value>(
  values: ReadonlyMap<string, Value>,
  spool: Spool,
  kind: OtherKind,
): ReadonlyMap<string, Value> {
  const own = new Set(spool.listFormerIds(kind))
  return new Map([...values].filter(([name]) => !own.has(name)))
}

/** Those that stand whatever questions carry: no import takes a spelling out of a file with `#` notes. */
export function readStandingSynonyms(folder: string, spool: Spool): SynonymsByHashtag {
  const { synonyms, isNoted } = readSynonyms(folder)
  return isNoted ? synonyms : readOtherSynonyms(folder, spool)
}

/** Nobody knows those of a file with faults. */
function readSynonyms(folder: string): { synonyms: SynonymsByHashtag; isNoted: boolean } {
  const text = readIfThere(folder, 'synonyms.yaml')
  const synonyms = toSynonyms(text)
  if (!synonyms) return { synonyms: new Map(), isNoted: false }
  return { synonyms, isNoted: hasComments(text) }
}

function readIfThere(folder: string, name: string): string {
  const isThere = lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined
  return isThere ? (readThreadFile(folder, name) ?? '') : ''
}
