import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toHashtagView } from './entry-view.ts'
import type { Publication } from './publication.ts'
import type { DirectoryView } from './views.ts'

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const plainInitials: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }

/** Hashtags by their first letter: Hangul initials, A to Z, digits, and the rest by the first letter or digit in it. */
export function toDirectoryView(publication: Publication): DirectoryView {
  const { messages, archive } = publication
  const groups = new Map<string, string[]>()
  for (const hashtag of archive.byHashtag.keys()) {
    const key = toGroup(hashtag, messages.directory)
    const group = groups.get(key)
    if (group) group.push(hashtag)
    else groups.set(key, [hashtag])
  }
  const order = [
    ...initials,
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    messages.directory.digits,
    messages.directory.others,
  ]
  return {
    heading: messages.directory.heading,
    headline: messages.directory.headline(toGroupedNumber(archive.byHashtag.size)),
    filter: {
      label: messages.directory.filter,
      placeholder: messages.directory.placeholder,
      empty: messages.directory.empty,
    },
    groups: order.flatMap((label) => {
      const hashtags = groups.get(label)
      if (!hashtags) return []
      const toView = (hashtag: string) =>
        toHashtagView(hashtag, publication, archive.byHashtag.get(hashtag)?.length ?? 0)
      return [{ label, hashtags: hashtags.map(toView) }]
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
