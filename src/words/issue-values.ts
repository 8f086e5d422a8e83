// What is named in a file, and how it is called where a text names it.
import type { Issue, IssueCode } from '../format/issue.ts'
import type { issuePartsEn } from './issues-en.ts'
import type { Spoken } from './texts.ts'

/** What texts of issues are put together from, in one language. */
export type Parts = Spoken<typeof issuePartsEn>

/** What the messages of issues name; every value is visible text. */
export type Detail = Readonly<Record<string, string>>

/** The same of one code: a name that its faults do not have is an error of the compiler. */
export type DetailOf<Code extends IssueCode> = {
  readonly [Name in keyof Issue<Code>['detail'] | 'file' | 'manner' | 'at' | 'indent' | 'instead']?: string
}

/** `poll.options[2]` → `options[]`: a list of options is one wherever the poll stands. */
export function toValueName(key = ''): string {
  return key.replace(/^.*\./, '').replace(/\[\d+\]$/, '[]')
}

/** In files whose own keys are ids, hashtags or categories, these are `*`: `u3.name` → `*.name`, `node.js[2]` → `*[2]`. */
export function toGeneralKey({ file, key = '' }: Detail): string {
  if (file === 'people') return key.replace(/^[^.]+/, '*')
  if (file === 'synonyms') return key.replace(/^.+?(?=(?:\[\d+\])?$)/s, '*')
  if (file === 'tags' || file === 'categories')
    return key.replace(/^.+?(?=(?:\.(?:description|aliases(?:\[\d+\])?))?$)/s, '*')
  return key
}
