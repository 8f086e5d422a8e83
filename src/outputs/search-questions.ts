// What the index of the search has to know of the archive.
import type { CachedQuestion } from '../cache/cached-question.ts'
import type { Flag } from '../search/search.ts'
import type { IndexedQuestion, IndexFrame } from '../search-index/index-input.ts'
import { toRecordHead } from '../views/search-record.ts'
import type { Calendar } from '../views/time-view.ts'
import type { Publication } from './publication.ts'

export function toIndexFrame({ archive, ranking, categoryRanking, synonyms }: Publication): IndexFrame {
  return {
    questions: archive.questions.length,
    hashtags: ranking.map(({ hashtag }) => hashtag),
    categories: categoryRanking.map(({ category }) => category),
    synonyms: synonyms.map(({ hashtag, spellings }) => [hashtag, spellings.map((each) => each.hashtag)]),
  }
}

export function toIndexedQuestion(question: CachedQuestion, calendar: Calendar): IndexedQuestion {
  const { id, search, hashtags, category, counts, years } = question
  return {
    id,
    part: search,
    head: toRecordHead(question, calendar),
    hashtags,
    category,
    flags: findFlags(question),
    year: years.at(-1)?.[0] ?? 0,
    views: counts.views,
    recommended: counts.recommended,
  }
}

function findFlags({ counts: { answers }, accepted, poll }: CachedQuestion): Flag[] {
  const flags: Flag[] = []
  if (answers !== undefined) flags.push(answers > 0 ? 'answered' : 'unanswered')
  if (accepted) flags.push('accepted')
  if (poll) flags.push('poll')
  return flags
}
