import type { Detail } from './issue-message.ts'

/** `poll.options[2]` → `options[]`: a list of options is one wherever the poll stands. */
export function toValueName({ key = '' }: Detail): string {
  return key.replace(/^.*\./, '').replace(/\[\d+\]$/, '[]')
}
