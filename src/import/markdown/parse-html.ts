import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { type Dialect, dialects } from './dialects.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

interface ParseOptions {
  dialect: Dialect
  lose: (rule: string) => void
}

/** The tree of a body, as its dialect means it. */
export function parseHtml(html: string, { dialect, lose }: ParseOptions): Root {
  const tree = parser.parse(html)
  for (const transform of dialects[dialect]) transform(tree, lose)
  return tree
}
