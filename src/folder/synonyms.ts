// synonyms.yaml: other spellings that a hashtag is known by (decision 23).
import { z } from 'zod'
import { type Keyword, toKeyword } from '../archive/keywords.ts'
import { findHashtagFault } from '../format/check-fields.ts'
import { checkNulls } from '../format/check-losses.ts'
import { compareText, type Issue, type Position } from '../format/issue.ts'
import { leaf } from '../format/leaf.ts'
import type { Hashtag } from '../format/names.ts'
import { readValue, toIssues } from '../format/values.ts'
import type { YamlNode } from '../format/yaml.ts'
import { isEmpty, type Parsed, parseSmallFile, type Settings, toSettingIssue } from './settings.ts'

export const synonymsName = 'synonyms.yaml'

export const synonymsSchema = z.record(z.string(), z.array(leaf('hashtag', z.string())))

/** A hashtag as the file has it, and where. */
export interface WrittenHashtag extends Position {
  hashtag: Hashtag
}

export interface SynonymList extends WrittenHashtag {
  spellings: readonly WrittenHashtag[]
}

/** In the order of the file. */
export type Synonyms = readonly SynonymList[]

/** @param text content of synonyms.yaml, lines ending in LF. */
export function parseSynonyms(path: string, text: string): Parsed<{ synonyms: Synonyms }> {
  return parseSmallFile<{ synonyms: Synonyms }>(path, text, synonymsSchema, (place, text) => {
    if (isEmpty(place.root)) return { synonyms: [] }
    const result = synonymsSchema.safeParse(readValue(place.root, synonymsSchema))
    if (!result.success)
      return { issues: toIssues(result.error.issues, place, synonymsSchema).map(toSettingIssue) }
    const synonyms = toSynonyms(place.root, place.toPosition)
    const issues = [
      ...synonyms.flatMap((list) => findFaults(list, path)),
      ...checkNulls(text, place, synonymsSchema),
    ]
    return issues.length > 0 ? { issues } : { synonyms }
  })
}

function toSynonyms(root: YamlNode, toPosition: (offset: number) => Position): SynonymList[] {
  const pairs = root.type === 'mapping' ? root.pairs : []
  const toWritten = (node: YamlNode): WrittenHashtag[] =>
    node.type === 'scalar' ? [{ hashtag: node.text, ...toPosition(node.start) }] : []
  return pairs.flatMap(({ key, value }) =>
    toWritten(key).map((written) => ({
      ...written,
      spellings: value.type === 'sequence' ? value.children.flatMap(toWritten) : [],
    })),
  )
}

/** What is no hashtag has no address; a hashtag is no other spelling of itself. */
function findFaults({ spellings, ...own }: SynonymList, path: string): Issue[] {
  const byAddress = new Map<string, Hashtag>()
  return [own, ...spellings].flatMap(({ hashtag, line, column }) => {
    const fault = findHashtagFault(hashtag, byAddress, 'synonyms')
    return fault ? [{ ...fault, path, line, column }] : []
  })
}

/** Spellings of one hashtag, as they are looked for in texts. */
export function toSpellings(synonyms: Synonyms): Map<Hashtag, Hashtag[]> {
  return new Map(synonyms.map(({ hashtag, spellings }) => [hashtag, spellings.map((each) => each.hashtag)]))
}

/**
 * Keywords that are looked for, in code-unit order: hashtags that somebody carries, with their other spellings.
 * @param questions also withheld ones, so that withholding one changes no keyword.
 */
export function toVocabulary(
  questions: readonly { hashtags: readonly Hashtag[] }[],
  { settings, synonyms }: { settings: Settings; synonyms: Synonyms },
): Keyword[] {
  if (settings.keywordMatches === false) return []
  const spellings = toSpellings(synonyms)
  const hashtags = new Set(questions.flatMap((question) => question.hashtags))
  return Array.from(hashtags, (hashtag) => toKeyword(hashtag, spellings.get(hashtag) ?? [])).sort(compareText)
}
