import { limits } from '../question/limits.ts'

/**
 * Answers of each page, in their order: as many as fit, one at least. The first page is there without any.
 * @param sizes bytes of HTML of each answer with its comments. @param before bytes that page 1 has of its own.
 */
export function divideAnswers(sizes: readonly number[], before: number): number[][] {
  const pages: number[][] = [[]]
  let page: number[] = []
  pages[0] = page
  let bytes = before
  for (const [answer, size] of sizes.entries()) {
    const isFull = page.length >= limits.pageAnswers || bytes + size > limits.pageBytes
    if (isFull && page.length > 0) {
      page = []
      pages.push(page)
      bytes = 0
    }
    page.push(answer)
    bytes += size
  }
  return pages
}
