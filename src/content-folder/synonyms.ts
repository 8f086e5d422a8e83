// synonyms.yaml: other spellings that a hashtag is known by (decision 23).
import { z } from 'zod'
import { checkNulls } from '../question/check-nulls.ts'
import { findHashtagFault } from '../question/check-texts.ts'
import type { Hashtag } from '../question/hashtag.ts'
import type { Issue } from '../question/issue.ts'
import { createToPosition, type Position } from '../question/position.ts'
import { readValue } from '../question/read-value.ts'
import { toIssues } from '../question/schema-issues.ts'
import type { YamlNode } from '../question/yaml.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { toSettingIssue, withCorrections } from './parse-settings.ts'

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

type Checked = { synonyms: Synonyms } | { issues: Issue[] }

/** @param text content of synonyms.yaml, lines ending in LF. */
export function parseSynonyms(path: string, text: string): Checked {
  return withCorrections(path, text, checkSynonyms)
}

function checkSynonyms(path: string, text: string): Checked {
  const root = parseYamlFile(path, text)
  if ('code' in root) return { issues: [root] }
  if (root.type === 'scalar' && root.text === '') return { synonyms: [] }
  const toPosition = createToPosition(text)
  const result = synonymsSchema.safeParse(readValue(root, synonymsSchema))
  if (!result.success) {
    return { issues: toIssues(result.error.issues, { path, root, toPosition }, {}).map(toSettingIssue) }
  }
  const synonyms = toSynonyms(root, toPosition)
  const issues = [
    ...synonyms.flatMap((list) => findFaults(list, path)),
    ...checkNulls(text, { path, root, toPosition }, 'hashtags'),
  ]
  return issues.length > 0 ? { issues } : { synonyms }
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
