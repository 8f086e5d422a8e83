import type { Detail } from './issue-message.ts'

/** `poll.options[2]` → `options[]`: a list of options is one wherever the poll stands. */
export function toValueName({ key = '' }: Detail): string {
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
