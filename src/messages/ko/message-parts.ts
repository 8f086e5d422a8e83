import type { Detail } from '../issue-message.ts'

export type { Detail, IssueMessage, ToMessage } from '../issue-message.ts'

/** `: ‘값’`, or nothing. No particle follows a value, whose last sound nobody knows. */
export function shown(value: string | undefined): string {
  return value === undefined || value === '' ? '' : `: ‘${value}’`
}

/** `tags[1]: `, or nothing. */
export function named({ key }: Detail): string {
  return key ? `${toPlaceName(key)}: ` : ''
}

const ordinals = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** `poll.options[2].votes` → `두 번째 선택지의 votes`; other places keep their name. */
export function toPlaceName(key: string): string {
  const [, poll, option = '', field] = /^poll(?:\[(\d+)\])?\.options\[(\d+)\](?:\.(\w+))?$/.exec(key) ?? []
  if (option === '') return key
  const ofPoll = poll === undefined ? '' : `${toOrdinal(poll)} 번째 투표의 `
  return `${ofPoll}${toOrdinal(option)} 번째 선택지${field === undefined ? '' : `의 ${field}`}`
}

function toOrdinal(number: string): string {
  return ordinals[Number(number) - 1] ?? number
}

/** What to write instead, where it is known. `issue-messages.ts` tells it of the issue's correction. */
export function instead(detail: Detail, otherwise: string): string {
  if (detail['manner'] === undefined) return detail['later'] ? `${otherwise} ${laterHint}` : otherwise
  return `${toManner(detail)}${detail['instead'] === undefined ? '' : ` →${detail['instead']}`}`
}

/** What `toQuestionId` takes. */
export const idRule =
  '글자, 숫자와 - _ . @ ~ + ( ) \' 같은 부호로 200바이트까지 씁니다. 빈칸과 < > : " | ? * \\ / # %는 쓸 수 없고, .으로 시작하거나 끝나거나 ..이 들어가면 안 됩니다. con, nul, index 같은 이름도 쓸 수 없습니다.'

const laterHint =
  '잘못이 많아 다 살펴보지 못했습니다. 다른 잘못을 고치고 다시 검사하면 쓸 줄을 알려 드립니다.'

function toManner({ manner, at, indent }: Detail): string {
  if (manner === 'remove') return `${at}번째 줄을 지워 주세요.`
  if (manner === 'insert') return `${at}번째 줄 위에 이 줄을 넣어 주세요`
  const place = at ? `${at}번째 줄을 ` : ''
  return indent ? `${place}빈칸 ${indent}개 뒤에 이렇게 고쳐 주세요` : `${place}이렇게 고쳐 주세요`
}
