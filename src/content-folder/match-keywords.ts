import type { KeywordMatcher } from '../listing/keywords.ts'
import type { Hashtag } from '../question/hashtag.ts'

/** Keywords of a text; undefined when the text is lost from its pack. */
export function matchKeywords(prose: string | undefined, matcher: KeywordMatcher): Hashtag[] | undefined {
  return prose === undefined ? undefined : [...matcher.match(prose)]
}
