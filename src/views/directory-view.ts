import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toCategoriesView } from './category-link.ts'
import { toHashtagView } from './hashtag-view.ts'
import type { CategoryCount, HashtagCount } from './shown.ts'
import type { Site } from './site.ts'
import type { DirectoryView } from './views.ts'

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const plainInitials: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }

export interface DirectoryFacts {
  /** In code-unit order. */
  hashtags: readonly HashtagCount[]
  /** Most used first. */
  categories: readonly CategoryCount[]
}

/**
 * Hashtags in groups by the first letter or digit in them: Hangul initials (ㄲ stands with ㄱ), A to Z, digits, all
 * others. In a group they keep their order, and a group without any is left out.
 */
export function toDirectoryView({ hashtags, categories }: DirectoryFacts, site: Site): DirectoryView {
  const { messages } = site
  const groups = Map.groupBy(hashtags, ({ hashtag }) => toGroup(hashtag, messages.directory))
  const order = [
    ...initials,
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    messages.directory.digits,
    messages.directory.others,
  ]
  return {
    heading: messages.directory.heading,
    headline: messages.directory.headline(toGroupedNumber(hashtags.length)),
    filter: {
      label: messages.directory.filter,
      placeholder: messages.directory.placeholder,
      empty: messages.directory.empty,
    },
    categories: toCategoriesView(categories, site),
    groups: order.flatMap((label) => {
      const group = groups.get(label)
      if (!group) return []
      return [{ label, hashtags: group.map(({ hashtag, count }) => toHashtagView(hashtag, site, count)) }]
    }),
  }
}

function toGroup(hashtag: string, labels: { digits: string; others: string }): string {
  const first = hashtag.replace(/^[^\p{L}\p{Nd}]+/u, '').charAt(0)
  const syllable = first.charCodeAt(0) - 0xac00
  if (syllable >= 0 && syllable < 11_172) {
    const initial = initials[Math.floor(syllable / 588)] ?? labels.others
    return plainInitials[initial] ?? initial
  }
  if (/[a-z]/.test(first)) return first.toUpperCase()
  return /\d/.test(first) ? labels.digits : labels.others
}
