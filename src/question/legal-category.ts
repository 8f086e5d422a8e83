// Apart from the slug, which browsers make too: what is legal needs more than they have to load.
import { spellCategory } from './category-slug.ts'
import { isHashtag } from './hashtag.ts'

/** Whether its spelling is that of a legal hashtag: `개발자`, `Front End` and `C#` are, `Q&A` and `---` are not. */
export function hasCategorySlug(category: string): boolean {
  return isHashtag(spellCategory(category))
}
