// Names of the questions of an import, beside what is there.
import type { Zone } from '../../time/zone.ts'
import { toAliasKey } from '../repair/archive-aliases.ts'
import { createArchiveNames, type EditedNames, type ThreadNames } from '../repair/archive-names.ts'
import type { ThreadOutline } from '../thread-outline.ts'
import { parseQuestionLine } from './import-list.ts'
import { digestAlias } from './merge-fields.ts'
import { readEditedNames, readOtherNames, readStandingSynonyms } from './read-others.ts'
import type { Target } from './read-target.ts'
import type { Spool } from './spool.ts'

/**
 * @param category of questions without one. @returns what is called once for each question, in the order of the source, and
 * all hashtags and categories that questions carry, these and those of others.
 */
export function createGiveNames(
  target: Pick<Target, 'folder' | 'former'>,
  { spool, category, zone }: { spool: Spool; category: string | undefined; zone: Zone },
) {
  const { createKeySet } = spool
  const { folder, former } = target
  const ids = spool.listForeignIds()
  const carried = { hashtags: new Set<string>(), categories: new Set<string>() }
  const note = ({ hashtags = [], category }: EditedNames) => {
    for (const hashtag of hashtags) carried.hashtags.add(hashtag)
    if (category !== undefined) carried.categories.add(category)
  }
  const given = createKeySet('given')
  const edited = readEditedNames(folder, { spool, zone })
  for (const names of edited.values()) note(names)
  const give = createArchiveNames({
    category,
    known: former.ids,
    taken: ids,
    others: noteEach(readOtherNames(folder, { ids, spool, zone }), note),
    edited,
    synonyms: toHashtags(readStandingSynonyms(folder, spool)),
    createKeySet,
  })
  const toNames = (question: ThreadOutline['question']): ThreadNames => {
    const names = give(question)
    note(names)
    if (former.isOfSource) {
      for (const alias of listNewAliases(names, spool)) given.add(toAliasKey(alias))
    }
    return names
  }
  return { toNames, ...carried }
}

function* noteEach<Named>(others: Iterable<Named>, note: (other: Named) => void): Generator<Named> {
  for (const other of others) {
    note(other)
    yield other
  }
}

function toHashtags(synonyms: ReturnType<typeof readStandingSynonyms>): Map<string, string> {
  return new Map([...synonyms].flatMap(([hashtag, spellings]) => spellings.map((each) => [each, hashtag])))
}

/** Without those that it had before: whoever removed it, or one of them, may have given them to another question. */
function listNewAliases({ id, aliases }: ThreadNames, spool: Spool): string[] {
  const former = spool.findFormer('question', id)
  if (former === undefined) return aliases
  if (!spool.isThere(id)) return []
  const known = new Set(parseQuestionLine(former)?.aliases)
  return aliases.filter((alias) => !known.has(digestAlias(alias)))
}
