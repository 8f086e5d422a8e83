// `cooked` is what Discourse shows of a post. What only its own styles and scripts make readable becomes plain HTML that
// says the same.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Lose } from '../tally.ts'
import { dropDecoration } from './cooked/decoration.ts'
import { rewriteEmoji } from './cooked/emoji-pictures.ts'
import { rewriteFormulas } from './cooked/formulas.ts'
import { rewriteMarks } from './cooked/marks.ts'
import { rewriteOneboxes } from './cooked/oneboxes.ts'
import { rewritePictures } from './cooked/pictures.ts'
import { rewritePolls } from './cooked/poll-forms.ts'
import { rewriteQuotes } from './cooked/quotes.ts'
import { replaceChildren } from './cooked/rewrite-tree.ts'
import { liftSpoilers, rewriteSpoilers } from './cooked/spoilers.ts'
import { rewriteVideos } from './cooked/videos.ts'

/** What stands in the place of an element; undefined for one that is not its business. */
const rewrites: ((element: Element, lose: Lose) => ElementContent[] | undefined)[] = [
  dropDecoration,
  rewriteEmoji,
  rewritePictures,
  rewriteMarks,
  rewriteFormulas,
  rewriteQuotes,
  rewriteVideos,
  rewriteOneboxes,
  rewritePolls,
  rewriteSpoilers,
]

/** Changes the tree in place. Each element is rewritten by the first that knows it, after all that it holds. */
export function transformCooked(tree: Root, lose: Lose): void {
  rewriteTree(tree, lose)
  liftSpoilers(tree, lose)
}

function rewriteTree(parent: Root | Element, lose: Lose): void {
  const nodes: readonly RootContent[] = parent.children
  const children = nodes.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child]
    rewriteTree(child, lose)
    for (const rewrite of rewrites) {
      const replaced = rewrite(child, lose)
      if (replaced) return replaced
    }
    return [child]
  })
  replaceChildren(parent, children)
}
