import type { Detail } from '../issue-message.ts'

/** `: “value”`, or nothing. */
export function shown(value: string | undefined): string {
  return value === undefined || value === '' ? '' : `: “${value}”`
}

/** `tags[1]: `, or nothing. */
export function named({ key }: Detail): string {
  return key ? `${toPlaceName(key)}: ` : ''
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** `poll.options[2].votes` → `votes of the second option`; other places keep their name. */
export function toPlaceName(key: string): string {
  const [, poll, option = '', field] = /^poll(?:\[(\d+)\])?\.options\[(\d+)\](?:\.(\w+))?$/.exec(key) ?? []
  if (option === '') return key
  const ofPoll = poll === undefined ? '' : ` of the ${toOrdinal(poll)} poll`
  return `${field === undefined ? '' : `${field} of `}the ${toOrdinal(option)} option${ofPoll}`
}

function toOrdinal(number: string): string {
  const last = /1\d$/.test(number) ? '0' : number.slice(-1)
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[last] ?? 'th'
  return ordinals[Number(number) - 1] ?? `${number}${ending}`
}

/** What to write instead, where it is known. `issue-messages.ts` tells it of the issue's correction. */
export function instead(detail: Detail, otherwise: string): string {
  if (detail['manner'] === undefined) return detail['later'] ? `${otherwise} ${laterHint}` : otherwise
  return `${toManner(detail)}${detail['instead'] === undefined ? '' : ` →${detail['instead']}`}`
}

/** What `toQuestionId` takes. */
export const idRule =
  'Write letters, digits and signs such as - _ . @ ~ + ( ) \' in up to 200 bytes: no white space, none of < > : " | ? * \\ / # %, no . at the beginning or the end, no .., and no name like con, nul or index.'

const laterHint =
  'There are too many faults to look into all of them. Mend the others and check again: then the line to write is told.'

function toManner({ manner, at, indent }: Detail): string {
  if (manner === 'remove') return `Remove line ${at}.`
  if (manner === 'insert') return `Put this line above line ${at}`
  const place = at ? ` of line ${at}` : ''
  return indent ? `Write this instead${place}, after ${indent} spaces` : `Write this instead${place}`
}
