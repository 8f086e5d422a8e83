import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Answers and comments that stand on the pages of their own questions, counted by the references at their ends. In a
 * template that leaves some out they would be missing here.
 */
export function countTexts(output: string): number {
  const folder = join(output, 'questions')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return pages.reduce((sum, page) => {
    const [question = ''] = page.split(/[\\/.]/)
    return sum + findReferences(readFileSync(join(folder, page), 'utf8'), question).size
  }, 0)
}

function findReferences(html: string, question: string): Set<string> {
  const found = html.matchAll(/\bref-(\d+)-[ac]\d+/g)
  return new Set(Array.from(found).flatMap(([reference, owner]) => (owner === question ? [reference] : [])))
}
