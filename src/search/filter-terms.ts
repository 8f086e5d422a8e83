// Filters are terms too: lists of all questions that have what is asked for. No word begins with these signs.
import type { Flag } from './search.ts'

export function toHashtagTerm(hashtag: string): string {
  return `#${hashtag}`
}

export function toCategoryTerm(category: string): string {
  return `@${category}`
}

export function toFlagTerm(flag: Flag): string {
  return `!${flag}`
}
