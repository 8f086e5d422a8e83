// What an archive is looked through by: directories, and people who have pages.
import { isRole } from '../format/activity.ts'

/** What every page shows of all questions, whichever of them it is about. */
export interface Division {
  /** Has no pages of its own (decision 22). */
  soleCategory: string | undefined
  /** What the head of all pages leads to, in its order. */
  directories: readonly Directory[]
}

export function findDivision(
  questions: readonly { category?: string | undefined; hashtags: readonly string[] }[],
): Division {
  return { soleCategory: findSoleCategory(questions), directories: findDirectories(questions) }
}

/** The category of all questions, where that is one. */
function findSoleCategory(questions: readonly { category?: string | undefined }[]): string | undefined {
  const first = questions[0]?.category
  return questions.every(({ category }) => category === first) ? first : undefined
}

type Directory = 'hashtags' | 'categories'

/**
 * What an archive is looked through by, hashtags first. Categories are where there are two; without hashtags one is enough
 * that not all questions have (decision 22).
 */
function findDirectories(
  questions: readonly { category?: string | undefined; hashtags: readonly string[] }[],
): readonly Directory[] {
  const hasHashtags = questions.length === 0 || questions.some(({ hashtags }) => hashtags.length > 0)
  const categories = new Set(questions.map(({ category }) => category))
  const isOfSome = categories.delete(undefined) && !hasHashtags
  const hasCategories = categories.size > (isOfSome ? 0 : 1)
  return [
    ...(hasHashtags ? (['hashtags'] as const) : []),
    ...(hasCategories ? (['categories'] as const) : []),
  ]
}

/** Whoever has a page: nobody who is redacted. @param people as readers may see them. */
export function findShownPeople<Person extends { name: string }>(
  people: ReadonlyMap<string, Person>,
  settings: { people: boolean },
): Map<string, Person> {
  return new Map(settings.people ? [...people].filter(([, { name }]) => !isRole(name)) : [])
}
