import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Messages } from '../messages/messages.ts'
import type { HashtagCount } from './shown.ts'

export interface DirectoryGroup<Hashtag extends HashtagCount> {
  label: string
  hashtags: readonly Hashtag[]
}

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const plainInitials: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Smallest count of each group. */
const steps = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1]

type Labels = Messages['directory']

/**
 * By the first letter or digit: Hangul initials (ㄲ stands with ㄱ), A to Z, digits, all others. In a group hashtags keep
 * their order, and a group without any is left out.
 */
export function groupByInitial<Hashtag extends HashtagCount>(
  hashtags: readonly Hashtag[],
  labels: Labels,
): DirectoryGroup<Hashtag>[] {
  const groups = Map.groupBy(hashtags, ({ hashtag }) => toInitial(hashtag, labels))
  return [...initials, ...letters, labels.digits, labels.others].flatMap((label) => {
    const group = groups.get(label)
    return group ? [{ label, hashtags: group }] : []
  })
}

function toInitial(hashtag: string, labels: Labels): string {
  const first = hashtag.replace(/^[^\p{L}\p{Nd}]+/u, '').charAt(0)
  const syllable = first.charCodeAt(0) - 0xac00
  if (syllable >= 0 && syllable < 11_172) {
    const initial = initials[Math.floor(syllable / 588)] ?? labels.others
    return plainInitials[initial] ?? initial
  }
  if (/[a-z]/.test(first)) return first.toUpperCase()
  return /\d/.test(first) ? labels.digits : labels.others
}

/** By steps of how many questions carry them: 5 to 9 is one group. @param hashtags most used first. */
export function groupByCount<Hashtag extends HashtagCount>(
  hashtags: readonly Hashtag[],
  labels: Labels,
): DirectoryGroup<Hashtag>[] {
  return steps.flatMap((from, index) => {
    const next = steps[index - 1]
    const group = hashtags.filter(({ count }) => count >= from && (next === undefined || count < next))
    if (group.length === 0) return []
    const to = next === undefined ? undefined : toGroupedNumber(next - 1)
    return [{ label: labels.range(toGroupedNumber(from), to), hashtags: group }]
  })
}
