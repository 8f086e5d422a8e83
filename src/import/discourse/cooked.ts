// `cooked` is what Discourse shows of a post. What only its own styles and scripts make readable becomes plain HTML that
// says the same.
import type { Root } from 'hast'
import { dropDecoration } from './cooked/decoration.ts'
import { rewriteEmoji } from './cooked/emoji-pictures.ts'
import { rewriteFormulas } from './cooked/formulas.ts'
import { rewriteMarks } from './cooked/marks.ts'
import { rewriteOneboxes } from './cooked/oneboxes.ts'
import { rewritePictures } from './cooked/pictures.ts'
import { rewritePolls } from './cooked/poll-forms.ts'
import { rewriteQuotes } from './cooked/quotes.ts'
import { type CookedContext, rewriteTree } from './cooked/rewrite-tree.ts'
import { liftSpoilers, rewriteSpoilers } from './cooked/spoilers.ts'
import { rewriteVideos } from './cooked/videos.ts'

const rewrites = [
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
export function transformCooked(tree: Root, context: CookedContext = {}): void {
  rewriteTree(tree, { rewrites, context })
  liftSpoilers(tree, context)
}
