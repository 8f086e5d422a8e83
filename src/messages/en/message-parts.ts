import type { Detail } from '../issue-message.ts'

/** `: “value”`, or nothing. */
export function shown(value: string | undefined): string {
  return value === undefined || value === '' ? '' : `: “${value}”`
}

/** `tags[1]: `, or nothing. */
export function named({ key }: Detail): string {
  return key ? `${key}: ` : ''
}

/** What to write instead, where it is known. `issue-messages.ts` tells it of the issue's correction. */
export function instead(detail: Detail, otherwise: string): string {
  if (detail['manner'] === undefined) return detail['later'] ? `${otherwise} ${laterHint}` : otherwise
  return `${toManner(detail)}${detail['instead'] === undefined ? '' : ` →${detail['instead']}`}`
}

const laterHint =
  'There are too many faults to look into all of them. Mend the others and check again: then the line to write is told.'

function toManner({ manner, at, indent }: Detail): string {
  if (manner === 'remove') return `Remove line ${at}.`
  if (manner === 'insert') return `Put this line above line ${at}`
  const place = at ? ` of line ${at}` : ''
  return indent ? `Write this instead${place}, after ${indent} spaces` : `Write this instead${place}`
}
