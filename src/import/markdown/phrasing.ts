import type { PhrasingContent, RootContent } from 'mdast'

const blocks: ReadonlySet<string> = new Set(
  'blockHtml blockquote code definition heading list listItem paragraph table tableCell tableRow thematicBreak yaml'.split(
    ' ',
  ),
)

/** Whether it is a part of a line. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  return !blocks.has(node.type)
}
