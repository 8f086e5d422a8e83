import { type Keyword, toKeyword } from '../listing/keywords.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'
import type { Settings } from './settings.ts'
import { type Synonyms, toSpellings } from './synonyms.ts'

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
