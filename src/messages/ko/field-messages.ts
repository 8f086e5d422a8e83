// Faults of the values in front matter and settings.
import type { IssueCode } from '../../question/issue.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import { type Detail, instead, named, shown, type ToMessage } from './message-parts.ts'

const typeNames: Record<string, string> = {
  string: '글자를 씁니다',
  number: '숫자를 따옴표 없이 씁니다',
  int: '숫자를 따옴표 없이 씁니다',
  boolean: 'true나 false를 따옴표 없이 씁니다',
  array: '목록을 씁니다. 예: [rest, 백엔드]',
  object: '키와 값을 씁니다. 예: { answers: 3, comments: 5, views: 1234 }',
}

const settingHints: Record<string, string> = {
  date: '날짜는 2025-06-30처럼 네 자리 해, 두 자리 달과 날로 씁니다. 없는 날짜가 아닌지도 살펴 주세요.',
  timeZone: '시간대의 IANA 이름을 씁니다. 예: timeZone: Asia/Seoul',
  url: 'http://나 https://로 시작하고 ?, #, 겹친 /, 이름과 비밀번호가 없는 주소를 브라우저의 주소 표시줄에서 복사한 그대로 씁니다. 예: https://example.org/archive/',
}

const missingHints: Record<string, string> = {
  title: '이런 줄을 넣어 주세요 → title: PUT과 PATCH는 언제 나눠 쓰나요?',
  category: '이런 줄을 넣어 주세요 → category: 개발자',
  tags: '이런 줄을 넣어 주세요 → tags: [rest, spring-boot, 백엔드]',
  counts: '이런 줄을 넣어 주세요 → counts: { answers: 3, comments: 5, views: 1234 }',
  'counts.answers': '이런 줄을 넣어 주세요 → answers: 3 (답변이 없으면 0)',
  'counts.comments': '이런 줄을 넣어 주세요 → comments: 5 (댓글이 없으면 0)',
  'counts.views': '이런 줄을 넣어 주세요 → views: 1234',
  activity:
    '이런 줄을 넣어 주세요 → activity: [{ at: 2024-05-01T09:30:00+09:00, actor: 홍길동, kind: 질문 }]',
  'activity.at': '이런 줄을 넣어 주세요 → at: 2024-05-01T09:30:00+09:00',
  'activity.actor': '이런 줄을 넣어 주세요 → actor: 홍길동 (이름을 모르면 익명)',
  'activity.kind': '이런 줄을 넣어 주세요 → kind: 질문',
  referenceDate: '이런 줄을 넣어 주세요 → referenceDate: 2025-06-30',
  'actors.name': '이런 줄을 넣어 주세요 → name: 홍길동',
  'actors.in': '이런 줄을 넣어 주세요 → in: actors',
  'actors.date': '이런 줄을 넣어 주세요 → date: 2025-06-30',
  'questions.id': '이런 줄을 넣어 주세요 → id: put-or-patch',
  'questions.date': '이런 줄을 넣어 주세요 → date: 2025-06-30',
}

function toMissingHint(key: string): string {
  const known = missingHints[key.replace(/\[\d+\]/g, '')]
  return (
    known ??
    (key.endsWith(']')
      ? '이 줄에 값을 쓰거나 줄을 지워 주세요.'
      : `이런 줄을 넣어 주세요 → ${key.replace(/^.*\./, '')}: …`)
  )
}

function oneOf(known: string | undefined): string {
  return `다음 가운데 하나를 그대로 씁니다: ${known ?? ''}`
}

export const fieldMessages = {
  'unknown-key': (detail) => ({
    message: `정해져 있지 않은 키입니다${shown(detail['value'])}`,
    hint: instead(detail, `이 줄을 지우거나 키를 고쳐 주세요. 쓸 수 있는 키: ${detail['known']}`),
  }),
  'missing-key': (detail) => ({
    message: `꼭 있어야 하는 값이 없습니다: ${detail['key']}`,
    hint: toMissingHint(detail['key'] ?? ''),
  }),
  'wrong-type': (detail) => ({
    message: `${named(detail)}값의 종류가 맞지 않습니다${shown(detail['value'])}`,
    hint: instead(detail, `이 자리에는 ${typeNames[detail['expected'] ?? ''] ?? '다른 값을 씁니다'}.`),
  }),
  'unquoted-text': (detail) => ({
    message: `${named(detail)}글자로 쓴 것인지 숫자나 true, false인지 알 수 없는 값입니다${shown(detail['value'])}`,
    hint: detail['instead']
      ? `글자라면 따옴표로 감싸 주세요 → ${detail['instead']}`
      : `글자라면 따옴표로 감싸 주세요 → "${detail['value']}"`,
  }),
  'invalid-count': (detail) => ({
    message: `${named(detail)}개수로 쓸 수 없는 값입니다${shown(detail['value'])}`,
    hint: instead(detail, '개수는 0 이상의 정수를 쉼표 없이 씁니다. 예: views: 1234'),
  }),
  'text-length': (detail) => ({
    message: detail['limit']
      ? `${named(detail)}${detail['limit']}자를 넘습니다`
      : `${named(detail)}비어 있습니다`,
    hint: detail['limit']
      ? '짧게 줄이고 나머지는 본문에 써 주세요.'
      : '눈에 보이는 글자를 하나 이상 써 주세요.',
  }),
  'list-too-long': (detail) => ({
    message: `${named(detail)}목록이 너무 깁니다`,
    hint: `${toGroupedNumber(Number(detail['limit']))}개까지 쓸 수 있습니다. 꼭 필요한 것만 남겨 주세요.`,
  }),
  'text-lines': (detail) => ({
    message: `${named(detail)}줄바꿈이나 탭이 들어 있습니다`,
    hint: '줄바꿈과 탭을 빈칸으로 바꾸어 한 줄로 써 주세요. 예: title: 한 줄로 된 제목',
  }),
  'unknown-kind': (detail) => ({
    message: `${named(detail)}정해져 있지 않은 값입니다${shown(detail['value'])}`,
    hint: instead(detail, oneOf(detail['known'])),
  }),
  'invalid-time': (detail) => ({
    message: `때로 읽을 수 없는 값입니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      '날짜는 at: 2024-05-01, 시각은 at: 2024-05-01T09:30:00+09:00처럼 시차까지 씁니다. 없는 날짜가 아닌지도 살펴 주세요.',
    ),
  }),
  'activity-order': (detail) => ({
    message: `바로 앞의 활동보다 이른 활동입니다: ‘${detail['value']}’, 바로 앞은 ‘${detail['previous']}’`,
    hint: '활동은 오래된 것부터 씁니다. 두 활동의 순서를 바꾸거나 at의 값을 고쳐 주세요.',
  }),
  'activity-after-reference': (detail) => ({
    message: `기준일 ${detail['reference']} 뒤의 활동입니다${shown(detail['value'])}`,
    hint: `at의 값을 기준일이나 그 전으로 고쳐 주세요. 예: at: ${detail['reference']}. 기준일은 archive.yaml의 referenceDate입니다.`,
  }),
  'invalid-hashtag': (detail) => ({
    message: `해시태그로 쓸 수 없습니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      `소문자, 숫자, 한글과 - _ . + # 만, 빈칸 없이 50자까지 씁니다. 앞에 #을 붙이지 않습니다.${detail['nearest'] ? ` 예: ${detail['nearest']}` : ''}`,
    ),
  }),
  'duplicate-hashtag': (detail) => ({
    message: `같은 해시태그가 두 번 나옵니다${shown(detail['value'])}`,
    hint: instead(detail, '둘 가운데 하나를 지워 주세요.'),
  }),
  'hashtag-address-clash': (detail) => ({
    message: `두 해시태그의 주소가 같습니다(tags/${detail['address']}/): ‘${detail['value']}’, ‘${detail['other']}’`,
    hint: `한 가지로 통일해 주세요. 여기서는 ‘${detail['value']}’ 대신 ‘${detail['other']}’${detail['otherPath'] ? ` (${detail['otherPath']})` : ''}`,
  }),
  'invalid-alias': (detail) => ({
    message: `옛 주소로 쓸 수 없습니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      '/로 시작하는 경로를 씁니다. 예: aliases: [/articles/1234]. 빈 칸막이(//), .. 과 ? # : * 같은 글자는 쓸 수 없습니다.',
    ),
  }),
  'duplicate-alias': (detail) => ({
    message: `옛 주소가 겹칩니다: ‘${detail['value']}’, 다른 곳은 ${detail['other']}`,
    hint: '둘 가운데 한 곳에서 이 주소를 지워 주세요.',
  }),
  'alias-is-page': (detail) => ({
    message: `이 사이트가 쓰고 있는 주소입니다${shown(detail['value'])}`,
    hint: detail['other']
      ? `이 주소를 지워 주세요. 저장소의 ${detail['other']} 파일이 이 자리에 놓입니다.`
      : '이 주소를 지워 주세요. /tags, /questions, /about, /search로 시작하거나 숫자뿐인 주소는 옛 주소로 쓸 수 없습니다.',
  }),
  'invisible-character': (detail) => ({
    message: `${named(detail)}보이지 않거나 글의 방향을 바꾸는 문자가 있습니다: ${detail['codePoint']}`,
    hint: instead(detail, '이 값을 지우고 눈에 보이는 글자만 다시 써 주세요.'),
  }),
  'invalid-setting': (detail) => ({
    message: `${named(detail)}설정으로 쓸 수 없는 값입니다${shown(detail['value'])}`,
    hint: instead(detail, toSettingHint(detail)),
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>

function toSettingHint(detail: Detail): string {
  const hint = settingHints[detail['expected'] ?? '']
  if (hint && detail['nearest']) return `${hint} 이 주소라면 → ${detail['nearest']}`
  return hint ?? (detail['known'] ? oneOf(detail['known']) : toRangeHint(detail))
}

function toRangeHint({ limit, least }: Detail): string {
  if (limit !== undefined) return `${limit}까지 쓸 수 있습니다.`
  return least === undefined ? 'README의 설정 표에서 쓸 수 있는 값을 살펴 주세요.' : `${least} 이상을 씁니다.`
}
