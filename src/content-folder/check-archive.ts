// Faults that only show when all questions lie side by side.
import { toAliasPath } from '../question/alias.ts'
import { type Hashtag, toHashtagAddress } from '../question/hashtag.ts'
import type { Issue, IssueCode } from '../question/issue.ts'
import { toIdKey } from '../question/question-id.ts'

export interface CheckedQuestion {
  id: string
  path: string
  hashtags: readonly Hashtag[]
  aliases: readonly string[]
}

/** Issue whose place is that of a text in a file; `read-content` looks up line and column. */
export type PlacedByText = Omit<Issue, 'line' | 'column'> & { text: string }

/** Ids by case and Unicode form, hashtag addresses, aliases; `questions` in order of path. */
export function checkArchive(questions: readonly CheckedQuestion[]): PlacedByText[] {
  return [...checkIds(questions), ...checkAddresses(questions), ...checkAliases(questions)]
}

function checkIds(questions: readonly CheckedQuestion[]): PlacedByText[] {
  const owners = new Map<string, CheckedQuestion>()
  return questions.flatMap((question) => {
    const key = toIdKey(question.id)
    const owner = owners.get(key)
    if (!owner) {
      owners.set(key, question)
      return []
    }
    return [placed('duplicate-id', question.path, '---', { value: question.id, other: owner.path })]
  })
}

function checkAddresses(questions: readonly CheckedQuestion[]): PlacedByText[] {
  const owners = new Map<string, { hashtag: Hashtag; path: string }>()
  return questions.flatMap((question) =>
    question.hashtags.flatMap((hashtag) => {
      // Two hashtags whose folders differ by Unicode form only would be one folder on some file systems.
      const address = toIdKey(toHashtagAddress(hashtag))
      const owner = owners.get(address)
      if (!owner) owners.set(address, { hashtag, path: question.path })
      if (!owner || owner.hashtag === hashtag) return []
      const detail = { value: hashtag, other: owner.hashtag, otherPath: owner.path, address }
      return [placed('hashtag-address-clash', question.path, hashtag, detail)]
    }),
  )
}

/** First segments that the site's own pages and files stand under. */
const ownSegments = new Set([
  'tags',
  'questions',
  'about',
  'search',
  '_astro',
  'index.html',
  '404.html',
  '404',
])

function checkAliases(questions: readonly CheckedQuestion[]): PlacedByText[] {
  const owners = new Map<string, { alias: string; path: string }>()
  return questions.flatMap((question) =>
    question.aliases.flatMap((alias) => {
      const address = toIdKey(toAliasPath(alias) ?? alias)
      const first = address.split('/')[0] ?? ''
      if (ownSegments.has(first) || /^\d+$/.test(address)) {
        return [placed('alias-is-page', question.path, alias, { value: alias })]
      }
      const owner = owners.get(address)
      if (!owner) {
        owners.set(address, { alias, path: question.path })
        return []
      }
      return [placed('duplicate-alias', question.path, alias, { value: alias, other: owner.path })]
    }),
  )
}

function placed(code: IssueCode, path: string, text: string, detail: Record<string, string>): PlacedByText {
  return { code, path, text, detail }
}
