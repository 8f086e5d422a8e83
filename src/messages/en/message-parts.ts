import type { Detail } from '../issue-message.ts'

/** `: “value”`, or nothing. */
export function shown(value: string | undefined): string {
  return value === undefined || value === '' ? '' : `: “${value}”`
}

/** `tags[1]: `, or nothing. */
export function named({ key }: Detail): string {
  return key ? `${key}: ` : ''
}

/** The line to write instead, where it is known. */
export function instead(detail: Detail, otherwise: string): string {
  return detail['instead'] ? `Write this instead → ${detail['instead']}` : otherwise
}
