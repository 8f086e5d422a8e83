import { toCategorySlug } from '../question/category-slug.ts'
import type { Issue } from '../question/issue.ts'
import { hasCategorySlug } from '../question/legal-category.ts'
import { toIdKey } from '../question/question-id.ts'
import type { PlacedByText } from './check-archive.ts'
import { rankCategories } from './described.ts'

export interface CategorizedQuestion {
  path: string
  category?: string | undefined
}

type HavingQuestion = CategorizedQuestion & { category: string }

/** What has no page of its own, or that of another (decision 22). @param questions in order of path. */
export function checkCategories(questions: readonly CategorizedQuestion[]): PlacedByText[] {
  const owners = new Map<string, HavingQuestion>()
  const finds = new Map<string, Pick<PlacedByText, 'code' | 'detail'> | undefined>()
  return questions.flatMap((question) => {
    const { category, path } = question
    if (category === undefined) return []
    if (!finds.has(category)) finds.set(category, findFault({ category, path }, owners))
    const found = finds.get(category)
    return found ? [{ ...found, path, text: category, at: ['category'] }] : []
  })
}

/** @param owners by address, in the form in which disks tell folders apart; that of a sound category is added. */
function findFault(
  question: HavingQuestion,
  owners: Map<string, HavingQuestion>,
): Pick<PlacedByText, 'code' | 'detail'> | undefined {
  const value = question.category
  if (!hasCategorySlug(value)) return { code: 'invalid-category', detail: { value } }
  const address = toIdKey(toCategorySlug(value))
  const owner = owners.get(address)
  if (!owner) {
    owners.set(address, question)
    return undefined
  }
  const detail = { value, other: owner.category, otherPath: owner.path, address }
  return { code: 'category-address-clash', detail }
}

/** Categories that the hint of a question without one names. */
const mostNamed = 5

/**
 * Questions without a category where others have one: it may be forgotten. It would stand in the first line of the
 * front matter or below: no file is read again for it.
 */
export function checkMissingCategories(questions: readonly CategorizedQuestion[]): Issue[] {
  const ranked = rankCategories(questions).filter(({ category }) => hasCategorySlug(category))
  if (ranked.length === 0) return []
  const named = ranked.slice(0, mostNamed).map(({ category }) => category)
  const known = [...named, ...(ranked.length > mostNamed ? ['…'] : [])].join(', ')
  return questions
    .filter(({ category }) => category === undefined)
    .map(({ path }) => ({ code: 'category-missing', path, line: 2, column: 1, detail: { known } }))
}
