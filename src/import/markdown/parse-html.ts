import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { Lose } from '../tally.ts'
import { type Dialect, dialects } from './dialects.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** The tree of a body, as its dialect means it. */
export function parseHtml(html: string, dialect: Dialect, lose: Lose): Root {
  const tree = parser.parse(html)
  dialects[dialect](tree, lose)
  return tree
}
