// Faults of the values in front matter and settings.
import type { IssueCode } from '../../format/issue.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import { toValueName } from '../value-name.ts'
import { type Detail, idRule, instead, named, shown, type ToMessage, toPlaceName } from './message-parts.ts'
import { toCountHint, toMissingHint, toTypeHint } from './value-hints.ts'

/** Of what is no text. */
const foundNames: Record<string, string> = {
  sequence: ': 목록이 있습니다',
  mapping: ': 키와 값이 있습니다',
}

const settingHints: Record<string, string> = {
  editUrl:
    '내용 폴더의 파일을 고치는 화면의 주소를, 파일의 경로가 들어갈 자리에 {path}를 넣어 씁니다. 예: https://github.com/someone/an-archive/edit/main/content/{path}',
  id: `${idRule} 예: put-or-patch`,
  colour:
    '색은 따옴표 안에 #과 여섯 자리로, 또는 oklch(밝기 채도 색상)로 씁니다. 예: accent: "#0b63a5", leaf: oklch(47% 0.1 127)',
  date: '날짜는 2025-06-30처럼 네 자리 해, 두 자리 달과 날로 씁니다. 없는 날짜가 아닌지도 살펴 주세요.',
  language: '언어의 BCP 47 이름을 씁니다. 예: language: en',
  timeZone: '시간대의 IANA 이름을 씁니다. 예: timeZone: Asia/Seoul',
  redirects:
    'netlify, cloudflare, nginx 가운데 목록을 쓸 곳을 적습니다. netlify와 cloudflare는 한 파일(_redirects)을 서로 다르게 읽으니 둘 가운데 하나만 적습니다. 예: redirects: [netlify]',
  url: 'http://나 https://로 시작하고 ?, #, 겹친 /, 이름과 비밀번호가 없는 주소를 브라우저의 주소 표시줄에서 복사한 그대로 씁니다. 예: https://example.org/archive/',
}

function oneOf(known: string | undefined): string {
  return `다음 가운데 하나를 그대로 씁니다: ${known ?? ''}`
}

const shorterHints: Record<string, string> & { question: string } = {
  question: '짧게 줄이고 나머지는 본문에 써 주세요.',
  answer: '꼭 필요한 것만 남기고 짧게 줄여 주세요.',
  people: '짧게 줄여 주세요.',
  tags: '한두 문장으로 짧게 줄여 주세요.',
  categories: '한두 문장으로 짧게 줄여 주세요.',
  comments: '짧게 줄여 주세요. 긴 글은 댓글 여러 개로 나누어도 됩니다.',
}

const aliasLimits: Record<string, string> = {
  place: '목록에는 자리의 이름이 없습니다. #과 그 뒤를 지워 주세요.',
  address: '너무 깁니다. # 앞은 500자까지 쓸 수 있습니다.',
  anchor: '# 뒤가 너무 깁니다. 퍼센트 인코딩으로 608자까지 쓸 수 있습니다.',
  id: 'answer-나 comment- 뒤의 id가 너무 깁니다. id는 200바이트(한글 66자쯤)까지입니다.',
}

function toUnknownHint({ of, below, known, file }: Detail): string {
  if (below !== undefined) return `${below}: 줄 아래에 두 칸 들여 쓰거나, ${below}: { … } 안에 써 주세요.`
  return of === 'answer'
    ? `질문에만 쓰는 키입니다. 제목, 분류, 해시태그, 활동 기록은 질문의 파일에 씁니다. 답변의 일이면 가까운 키로 고치고, 글이면 본문으로 옮겨 주세요. 답변에 쓸 수 있는 키: ${known}`
    : `가까운 키로 고치고, 맞는 키가 없으면 ${file === undefined || file === 'answer' ? '줄을 본문으로 옮겨' : '줄 앞에 #을 붙여 메모로 남겨'} 주세요. 쓸 수 있는 키: ${known}`
}

export const fieldMessages = {
  'unknown-key': (detail) => ({
    message: `${detail['below'] === undefined ? '정해져 있지 않은 키입니다' : `${detail['below']} 아래에 써야 하는 키입니다`}${shown(detail['value'])}`,
    hint: instead(detail, toUnknownHint(detail)),
  }),
  'missing-key': (detail) => ({
    message: `${detail['found'] === 'sequence' ? '목록이 비어 있습니다' : '꼭 있어야 하는 값이 없습니다'}: ${toPlaceName(detail['key'] ?? '')}`,
    hint: instead(detail, toMissingHint(detail)),
  }),
  'wrong-type': (detail) => ({
    message: `${named(detail)}${/^(?:int|number)$/.test(detail['expected'] ?? '') ? '숫자로 읽을 수 없습니다' : '값의 종류가 맞지 않습니다'}${foundNames[detail['found'] ?? ''] ?? shown(detail['value'])}`,
    hint: instead(detail, toTypeHint(detail)),
  }),
  'invalid-count': (detail) => ({
    message: `${named(detail)}${toValueName(detail) === 'score' ? '정수로 읽을 수 없는 값입니다' : '개수로 쓸 수 없는 값입니다'}${shown(detail['value'])}`,
    hint: instead(detail, toCountHint(detail)),
  }),
  'text-length': (detail) => ({
    message: detail['limit']
      ? `${named(detail)}${detail['limit']}자를 넘습니다`
      : `${named(detail)}비어 있습니다`,
    hint: detail['limit']
      ? (shorterHints[detail['file'] ?? ''] ?? shorterHints.question)
      : '눈에 보이는 글자를 하나 이상 써 주세요.',
  }),
  'list-too-long': (detail) => ({
    message: `${named(detail)}목록이 너무 깁니다`,
    hint: `${toGroupedNumber(Number(detail['limit']))}개까지 쓸 수 있습니다. 꼭 필요한 것만 남겨 주세요.`,
  }),
  'text-lines': (detail) => ({
    message: `${named(detail)}줄바꿈이나 탭이 들어 있습니다`,
    hint: instead(
      detail,
      `줄바꿈과 탭을 빈칸으로 바꾸어 한 줄로 써 주세요.${detail['file'] ? '' : ' 예: title: 한 줄로 된 제목'}`,
    ),
  }),
  'joined-lines': (detail) => ({
    message: `${named(detail)}여러 줄에 걸쳐 있어 한 줄로 이어서 읽었습니다${shown(detail['value'])}`,
    hint: instead(detail, '한 줄로 써 주세요.'),
  }),
  'comment-in-text': (detail) => ({
    message: `${named(detail)}빈칸 뒤의 #부터는 메모가 되어 읽지 않습니다. ${detail['value'] ? `읽은 값은 ‘${detail['value']}’, 줄 전체는 ‘${detail['whole']}’` : `남은 값이 없습니다: ‘${detail['whole']}’`}`,
    hint: detail['value']
      ? `메모라면 그대로 두어도 됩니다. 글의 일부라면 ${instead(detail, '값 전체를 따옴표로 감싸 주세요.')}`
      : `메모라면 그대로 두어도 됩니다. 값이라면 ${instead(detail, '# 없이 값만 써 주세요.')}`,
  }),
  'quotes-in-text': (detail) => ({
    message: `${named(detail)}둥근 따옴표도 글자로 읽어 값에 그대로 보입니다${shown(detail['value'])}`,
    hint: `글의 일부라면 그대로 두어도 됩니다. 값을 감싸려던 것이라면 ${instead(detail, '따옴표를 지워 주세요.')}`,
  }),
  'null-as-text': (detail) => ({
    message: `${named(detail)}따옴표 없이 쓴 null과 ~는 값이 없다는 뜻이라 글자로 읽지 않습니다${shown(detail['value'])}`,
    hint: toNullHint(detail),
  }),
  'null-like-text': (detail) => ({
    message: `${named(detail)}프로그램이 값이 없을 때 적는 말만 있습니다${shown(detail['value'])}`,
    hint: `아는 값이 있으면 그 값을 써 주세요. 정말 그 글자라면 ${instead(detail, '따옴표로 감싸 주세요.')}`,
  }),
  'views-missing': () => ({
    message: '조회 수가 없습니다: counts.views',
    hint: '조회 수를 아는 사람이 counts에 써 주세요. 예: views: 1234. 조회 수를 센 적이 없는 곳의 글이라면 archive.yaml에 views: false라고 쓰면 더 알리지 않습니다.',
  }),
  'unknown-kind': (detail) => ({
    message: `${named(detail)}정해져 있지 않은 값입니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      `${oneOf(detail['known'])}. 새로 쓴 것인지 고친 것인지는 원래 글을 본 사람만 압니다.`,
    ),
  }),
  'invalid-time': (detail) => ({
    message: `날짜나 시각으로 읽을 수 없습니다${shown(detail['value'])}`,
    hint: `${detail['zone'] && detail['manner'] ? `시차가 없어 archive.yaml의 timeZone, ${detail['zone']}의 시각으로 보았습니다. ` : ''}${instead(
      detail,
      `날짜는 ${toTimeKey(detail)}: 2024-05-01, 시각은 ${toTimeKey(detail)}: 2024-05-01T09:30:00+09:00처럼 시차까지 씁니다. 없는 날짜가 아닌지도 살펴 주세요.`,
    )}`,
  }),
  'activity-order': (detail) => ({
    message:
      detail['of'] === 'answer'
        ? `답변을 쓴 때나 바로 앞에 고친 때보다 이릅니다: ‘${detail['value']}’, 앞의 것은 ‘${detail['previous']}’`
        : `바로 앞의 활동보다 이른 활동입니다: ‘${detail['value']}’, 바로 앞은 ‘${detail['previous']}’`,
    hint:
      detail['of'] === 'answer'
        ? 'edited는 오래된 것부터 씁니다. 순서를 바꾸거나 at의 값을 고쳐 주세요.'
        : '활동은 오래된 것부터 씁니다. 두 활동의 순서를 바꾸거나 at의 값을 고쳐 주세요.',
  }),
  'activity-after-reference': (detail) => ({
    message: `기준일 ${detail['reference']}${toLateness(detail)}${shown(detail['value'])}`,
    hint: `${toTimeKey(detail)}의 값을 기준일이나 그 전으로 고쳐 주세요. 예: ${toTimeKey(detail)}: ${detail['reference']}. 기준일은 archive.yaml의 referenceDate입니다.`,
  }),
  'invalid-hashtag': (detail) => ({
    message: detail['hash']
      ? `해시태그 앞에는 #을 붙이지 않습니다. 붙이면 메모가 되어 읽지 않습니다${shown(detail['value'])}`
      : `해시태그로 쓸 수 없습니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      '소문자, 숫자, 한글과 - _ . + # 만, 빈칸 없이 50자까지 씁니다. 앞에 #을 붙이지 않습니다. 어떤 해시태그 몇 개를 뜻하는지는 쓴 사람만 압니다. 예: tags: [rest, 백엔드]',
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
      aliasLimits[detail['excess'] ?? ''] ??
        '/로 시작하는 경로를 씁니다. 예: aliases: [/articles/1234]. ? 뒤까지 적거나(/board.php?id=7) #으로 자리의 이름을 붙일 수 있습니다. 빈 칸막이(//), .. 과 : * 같은 글자, 숫자뿐인 주소는 쓸 수 없습니다. 주소로 쓸 수 없는 것은 본문에 적어 주세요.',
    ),
  }),
  'invalid-language': (detail) => ({
    message: `언어의 이름으로 읽을 수 없습니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      '언어의 BCP 47 이름을 씁니다. 예: language: en. 아카이브의 언어와 같으면 줄을 지워 주세요.',
    ),
  }),
  'duplicate-alias': (detail) => ({
    message: `옛 주소가 겹칩니다: ‘${detail['value']}’, 다른 곳은 ${detail['other']}`,
    hint: '둘 가운데 한 곳에서 이 주소를 지워 주세요.',
  }),
  'alias-is-page': (detail) => ({
    message: `이 사이트가 쓰고 있는 주소입니다${shown(detail['value'])}`,
    hint: detail['question']
      ? `이 자리와 그 아래는 ${detail['question']} 질문의 페이지입니다. 그 질문의 id(파일 이름)를 바꾸거나, 이 아래의 주소들을 지워 주세요.`
      : detail['other']
        ? `이 주소를 지워 주세요. 저장소의 ${detail['other']} 파일이 이 자리에 놓입니다.`
        : '이 주소를 지워 주세요. /tags, /categories, /questions, /about, /search로 시작하거나 숫자뿐인 주소는 옛 주소로 쓸 수 없습니다.',
  }),
  'invisible-character': (detail) => ({
    message: `${named(detail)}보이지 않거나 글의 방향을 바꾸는 문자가 있습니다: ${detail['codePoint']}`,
    hint: instead(detail, '이 값을 지우고 눈에 보이는 글자만 다시 써 주세요.'),
  }),
  'invalid-setting': (detail) => ({
    message: detail['contrast']
      ? `${named(detail)}밝은 바탕과의 명암비가 ${detail['contrast']}:1이라 글자로 읽기 어렵습니다. 4.5:1부터 쓸 수 있습니다${shown(detail['value'])}`
      : `${named(detail)}설정으로 쓸 수 없는 값입니다${shown(detail['value'])}`,
    hint: instead(detail, toSettingHint(detail)),
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>

/** What may be absent goes; what has to be there is known to a person, or is the word itself. */
function toNullHint(detail: Detail): string {
  const { key = '', value = '', manner, instead: line = '' } = detail
  const name = toValueName(detail)
  if (name === 'text')
    return '원래 글을 보고 text: | 아래 줄에 댓글의 글을 써 주세요. 정말 그 글자뿐인 댓글이라면 그 글자를 text: | 아래 줄에 씁니다.'
  if (manner === 'remove' || (manner === 'replace' && !line.includes(`"${value}"`)))
    return `정말 그 글자라면 따옴표로 감쌉니다: "${value}". 값이 없다는 뜻이라면 ${instead(detail, '이 키를 지워 주세요.')}`
  const known = /(?:^|\.)actor$/.test(key)
    ? '이름을 모르면 익명이라고 쓰고'
    : /(?:^|\.)(?:tags|related|of|formerNames)$/.test(key)
      ? '값이 아니라면 목록에서 빼고'
      : '아는 값이 있으면 그 값을 쓰고'
  return `${known}, 정말 그 글자라면 ${instead(detail, '따옴표로 감싸 주세요.')}`
}

/** The only time that has another key. */
function toTimeKey({ key }: Detail): string {
  return key === 'accepted' ? key : 'at'
}

function toLateness({ key, file }: Detail): string {
  if (key === 'accepted') return ' 뒤에 채택되었습니다'
  return file ? '보다 나중입니다' : ' 뒤의 활동입니다'
}

function toSettingHint(detail: Detail): string {
  const hint = settingHints[detail['expected'] ?? '']
  if (detail['contrast']) return `쓸 수 있는 가장 가까운 색 → "${detail['nearest']}"`
  if (hint && detail['nearest'])
    return `${hint} ${detail['expected'] === 'id' ? '이 id라면' : '이 주소라면'} → ${detail['nearest']}`
  return hint ?? (detail['known'] ? oneOf(detail['known']) : toRangeHint(detail))
}

function toRangeHint({ limit, least }: Detail): string {
  if (limit !== undefined) return `${limit}까지 쓸 수 있습니다.`
  return least === undefined ? 'README의 설정 표에서 쓸 수 있는 값을 살펴 주세요.' : `${least} 이상을 씁니다.`
}
