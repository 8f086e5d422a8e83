import { isHashtag } from './hashtag.ts'
import { toHashtagSlug } from './hashtag-slug.ts'

/**
 * Folder name of a category's page (decision 22): in NFC and lower case, white space and `/` as `-`, then as that of a
 * hashtag. `개발자` stays, `Front End` → `front-end`, `C / C++` → `c-c-plus-plus`.
 */
export function toCategorySlug(category: string): string {
  return toHashtagSlug(spell(category))
}

/** Whether its spelling is that of a legal hashtag: `개발자`, `Front End` and `C#` are, `Q&A` and `---` are not. */
export function hasCategorySlug(category: string): boolean {
  return isHashtag(spell(category))
}

function spell(category: string): string {
  return category
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/gu, '-')
    .normalize('NFC')
}
