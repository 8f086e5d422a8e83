import { toCategorySlug } from '../question/category-slug.ts'
import { hasCategorySlug } from '../question/legal-category.ts'
import { toIdKey } from '../question/question-id.ts'
import type { PlacedByText } from './check-archive.ts'

export interface CategorizedQuestion {
  path: string
  category?: string | undefined
}

/** What has no page of its own, or that of another (decision 22). @param questions in order of path. */
export function checkCategories(questions: readonly CategorizedQuestion[]): PlacedByText[] {
  const owners = new Map<string, Owner>()
  const finds = new Map<string, Pick<PlacedByText, 'code' | 'detail'> | undefined>()
  return questions.flatMap((question) => {
    const { category, path } = question
    if (category === undefined) return []
    if (!finds.has(category)) finds.set(category, findFault({ category, path }, owners))
    const found = finds.get(category)
    return found ? [{ ...found, path, text: category, at: ['category'] }] : []
  })
}

type Owner = { category: string; path: string }

/** @param owners by address, in the form in which disks tell folders apart; that of a sound category is added. */
function findFault(
  question: Owner,
  owners: Map<string, Owner>,
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
