import { toHashtagSlug } from './hashtag-slug.ts'

/**
 * Folder name of a category's page (decision 22): in NFC and lower case, white space and `/` as `-`, then as that of a
 * hashtag. `개발자` stays, `Front End` → `front-end`, `C / C++` → `c-c-plus-plus`.
 */
export function toCategorySlug(category: string): string {
  return toHashtagSlug(spellCategory(category))
}

export function spellCategory(category: string): string {
  return category
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/gu, '-')
    .normalize('NFC')
}
