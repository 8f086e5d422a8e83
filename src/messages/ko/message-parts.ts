import type { Detail } from '../issue-message.ts'

export type { Detail, IssueMessage, ToMessage } from '../issue-message.ts'

/** `: ‘값’`, or nothing. No particle follows a value, whose last sound nobody knows. */
export function shown(value: string | undefined): string {
  return value === undefined || value === '' ? '' : `: ‘${value}’`
}

/** `tags[1]: `, or nothing. */
export function named({ key }: Detail): string {
  return key ? `${key}: ` : ''
}

/** The line to write instead, where it is known. */
export function instead(detail: Detail, otherwise: string): string {
  return detail['instead'] ? `이렇게 고쳐 주세요 → ${detail['instead']}` : otherwise
}
