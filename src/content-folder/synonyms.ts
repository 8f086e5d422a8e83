// synonyms.yaml: other spellings that a hashtag is known by (decision 23).
import { z } from 'zod'
import { checkNulls } from '../question/check-nulls.ts'
import { findHashtagFault } from '../question/check-texts.ts'
import type { Hashtag } from '../question/hashtag.ts'
import type { Issue } from '../question/issue.ts'
import type { Position } from '../question/position.ts'
import { readValue } from '../question/read-value.ts'
import { toIssues } from '../question/schema-issues.ts'
import type { YamlNode } from '../question/yaml.ts'
import { isEmpty, type Parsed, parseSmallFile, toSettingIssue } from './parse-settings.ts'

export const synonymsName = 'synonyms.yaml'

export const synonymsSchema = z
  .record(z.string(), z.array(z.string()).describe('같은 뜻으로 쓰이는 다른 표기들'))
  .describe('해시태그마다 다른 표기. 예: spring-boot: [스프링부트, springboot]')

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
  return parseSmallFile<{ synonyms: Synonyms }>(path, text, (place, text) => {
    if (isEmpty(place.root)) return { synonyms: [] }
    const result = synonymsSchema.safeParse(readValue(place.root, synonymsSchema))
    if (!result.success) return { issues: toIssues(result.error.issues, place, {}).map(toSettingIssue) }
    const synonyms = toSynonyms(place.root, place.toPosition)
    const issues = [
      ...synonyms.flatMap((list) => findFaults(list, path)),
      ...checkNulls(text, place, 'hashtags'),
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
