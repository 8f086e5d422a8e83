import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { type Dialect, dialects } from './dialects.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** The tree of a body, as its dialect means it. */
export function parseHtml(html: string, { dialect }: { dialect: Dialect }): Root {
  const tree = parser.parse(html)
  for (const transform of dialects[dialect]) transform(tree)
  return tree
}
