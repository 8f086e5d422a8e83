// Questions, hashtags and categories that a page names for whoever is lost, or looks around.
import { follow } from '../archive/listing.ts'
import type { Counts } from '../format/activity.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { toCategoriesView, toPopularView } from './links.ts'
import { paths, toHref } from './paths.ts'
import type { Publication } from './publication.ts'
import {
  type CategoryCount,
  findTextLanguage,
  type HashtagCount,
  type ShownQuestion,
  type Site,
} from './site.ts'

const mostHashtags = 12
const mostQuestions = 5

/** Where a page leads on which somebody is lost. */
export interface LostFacts {
  /** The most used hashtags. */
  popular: readonly HashtagCount[]
  /** In an archive without hashtags. */
  categories: readonly CategoryCount[]
  /** Most viewed first. */
  viewed: readonly NamedQuestion[]
}

/** Where pages lead on which somebody is lost. */
export function findLostFacts({ archive, ranking, categoryRanking, directories }: Publication): LostFacts {
  return {
    popular: ranking.slice(0, mostHashtags),
    categories: directories[0] === 'categories' ? categoryRanking.slice(0, mostHashtags) : [],
    viewed: findMostViewed(archive.questions, mostQuestions),
  }
}

export type LostView = ReturnType<typeof toLostView>

export function toLostView({ popular, categories, viewed }: LostFacts, site: Site) {
  return {
    popular: toPopularView(popular, site),
    categories: toCategoriesView(categories, site),
    viewed: toNamedViews(viewed, site.messages.front.viewed, site),
  }
}

/** A question that is named beside others. */
export type NamedQuestion = Pick<ShownQuestion, 'id' | 'title' | 'titleHtml' | 'language'> & {
  counts: Pick<Counts, 'answers' | 'views'>
}

export type NamedView = NonNullable<ReturnType<typeof toNamedViews>>

/** Undefined where there is none. */
export function toNamedViews(questions: readonly NamedQuestion[] | undefined, label: string, site: Site) {
  if (!questions?.length) return undefined
  return { label, questions: questions.map((each) => toNamedView(each, site)) }
}

function toNamedView(question: NamedQuestion, site: Site) {
  const { messages, base } = site
  const facts = (['answers', 'views'] as const).flatMap((name) => {
    const count = question.counts[name]
    return count === undefined ? [] : [messages.counts[name]({ count: toGroupedNumber(count) })]
  })
  return {
    title: question.title,
    /** Safe HTML of a title that holds formulas. */
    titleHtml: question.titleHtml,
    href: toHref(base, paths.question(question.id)),
    language: findTextLanguage(question, site),
    /** `답변 7 · 조회 5,410` */
    facts: facts.join(messages.activity.separator),
  }
}

export function findMostViewed(questions: readonly CachedQuestion[], length: number): NamedQuestion[] {
  return follow(
    'most-viewed',
    questions.map((question) => ({ question, keywordOnly: false })),
  )
    .slice(0, length)
    .map(({ question: { id, title, titleHtml, language, counts } }) => ({
      id,
      title,
      ...(titleHtml === undefined ? {} : { titleHtml }),
      ...(language === undefined ? {} : { language }),
      counts: { answers: counts.answers, views: counts.views },
    }))
}
