// What a contributor reads: what is wrong, and what to write instead. Korean, because contributors are.
import type { Issue, IssueCode } from '../question/issue.ts'

type Detail = Readonly<Record<string, string>>

interface IssueMessage {
  message: string
  hint: string
}

const personalDataNames: Record<string, string> = {
  email: '이메일 주소',
  phone: '전화번호',
  residentNumber: '주민등록번호',
}

const typeNames: Record<string, string> = {
  string: '글자',
  number: '숫자',
  int: '정수',
  boolean: 'true 또는 false',
  array: '목록',
  object: '키와 값의 묶음',
}

const settingHints: Record<string, string> = {
  date: '날짜는 2025-06-30처럼 YYYY-MM-DD로 씁니다.',
  timeZone: '시간대는 Asia/Seoul처럼 IANA 이름으로 씁니다.',
  url: '주소는 https://example.org/archive/처럼 http나 https로 시작하고, ?나 #이 없어야 합니다.',
}

function quoted(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `‘${text}’`
}

function named(detail: Detail): string {
  return detail['key'] ? `${detail['key']}: ` : ''
}

function suggest(detail: Detail, otherwise: string): string {
  return detail['nearest'] ? `혹시 ‘${detail['nearest']}’ 아닌가요? 그렇게 고쳐 주세요.` : otherwise
}

const messages: Record<IssueCode, (detail: Detail) => IssueMessage> = {
  'front-matter-missing': () => ({
    message: '파일이 머리말로 시작하지 않습니다.',
    hint: '첫 줄은 빈칸 없이 `---` 세 글자여야 하고, 그 아래에 title, tags 등을 쓴 다음 다시 `---` 줄로 닫습니다.',
  }),
  'front-matter-language': (detail) => ({
    message: `머리말의 첫 줄 ${quoted(detail['value'])}에 다른 말이 붙어 있습니다.`,
    hint: '첫 줄을 `---`로만 써 주세요. 머리말은 언제나 YAML입니다.',
  }),
  'front-matter-unclosed': (detail) => ({
    message: detail['value']
      ? `${quoted(detail['value'])}은 머리말을 닫는 줄이 아닙니다.`
      : '머리말이 닫히지 않았습니다.',
    hint: '머리말이 끝나는 곳에 `---`만 있는 줄을 넣어 주세요. 머리말 안에는 `---`로 시작하는 줄이 있을 수 없습니다.',
  }),
  'front-matter-too-large': (detail) => ({
    message: detail['blankLines']
      ? `머리말에 빈 줄이 ${detail['blankLines']}개 넘게 이어집니다.`
      : `머리말이 ${detail['characters']}자를 넘습니다.`,
    hint: '머리말에는 정해진 키만 쓰고, 긴 글은 닫는 `---` 아래 본문에 써 주세요.',
  }),
  'yaml-syntax': (detail) => ({
    message: `머리말을 읽을 수 없습니다(${detail['reason']}).`,
    hint: '값에 `: `, ` #`이 있거나 값이 [ { @ ` * & ! % \' " 로 시작하면 따옴표로 감싸 주세요. 예: title: "제목: 부제". 들여쓰기는 탭이 아니라 빈칸으로 합니다.',
  }),
  'yaml-alias': (detail) => ({
    message: `머리말에 YAML 별칭 ${quoted(detail['value'])}을 쓸 수 없습니다.`,
    hint: '값을 되풀이해서 그대로 쓰거나, &나 *로 시작하는 글이라면 따옴표로 감싸 주세요.',
  }),
  'yaml-merge-key': () => ({
    message: '머리말에 YAML 병합 키 `<<`를 쓸 수 없습니다.',
    hint: '필요한 키를 하나씩 그대로 써 주세요.',
  }),
  'yaml-tag': (detail) => ({
    message: `머리말에 YAML 태그나 지시자 ${quoted(detail['value'])}을 쓸 수 없습니다.`,
    hint: '느낌표나 %로 시작하는 말을 지우거나, 글의 일부라면 값을 따옴표로 감싸 주세요.',
  }),
  'yaml-document': () => ({
    message: '머리말 안에서 두 번째 YAML 문서가 시작됩니다.',
    hint: '`---`나 `...`로 나뉜 부분을 하나로 합쳐 주세요.',
  }),
  'yaml-duplicate-key': (detail) => ({
    message: `키 ${quoted(detail['value'])}이 두 번 나옵니다.`,
    hint: '둘 가운데 하나를 지워 주세요.',
  }),
  'unknown-key': (detail) => ({
    message: `모르는 키 ${quoted(detail['value'])}입니다.`,
    hint: suggest(detail, `쓸 수 있는 키: ${detail['known']}`),
  }),
  'missing-key': (detail) => ({
    message: `꼭 있어야 하는 값이 없습니다: ${detail['key']}`,
    hint: missingHints[detail['key']?.replace(/\[\d+\]/g, '') ?? ''] ?? `${detail['key']}의 값을 써 주세요.`,
  }),
  'wrong-type': (detail) => ({
    message: `${named(detail)}값 ${quoted(detail['value'])}의 종류가 맞지 않습니다.`,
    hint: `이 자리에는 ${typeNames[detail['expected'] ?? ''] ?? '다른 값'}이(가) 와야 합니다. 숫자와 true, false는 따옴표 없이 씁니다.`,
  }),
  'unquoted-text': (detail) => ({
    message: `${named(detail)}글이 올 자리에 숫자나 true, false로 읽히는 ${quoted(detail['value'])}이 있습니다.`,
    hint: `글이라면 따옴표로 감싸 주세요: "${detail['value']}"`,
  }),
  'invalid-count': (detail) => ({
    message: `${named(detail)}개수 ${quoted(detail['value'])}는 쓸 수 없습니다.`,
    hint: '개수는 0, 3, 1234처럼 0 이상의 정수로 쉼표 없이 씁니다.',
  }),
  'text-length': (detail) => ({
    message: detail['limit']
      ? `${named(detail)}글이 너무 깁니다. ${detail['limit']}자까지 쓸 수 있습니다.`
      : `${named(detail)}글이 비어 있습니다.`,
    hint: detail['limit'] ? '짧게 줄이고 나머지는 본문에 써 주세요.' : '한 글자 이상 써 주세요.',
  }),
  'text-lines': (detail) => ({
    message: `${named(detail)}줄바꿈이나 탭이 들어 있습니다.`,
    hint: '한 줄로 이어서 써 주세요.',
  }),
  'unknown-kind': (detail) => ({
    message: `${named(detail)}쓸 수 없는 값 ${quoted(detail['value'])}입니다.`,
    hint: suggest(detail, `다음 가운데 하나를 그대로 써 주세요: ${detail['known']}`),
  }),
  'invalid-time': (detail) => ({
    message: `시각 ${quoted(detail['value'])}을 읽을 수 없습니다.`,
    hint: '날짜는 2024-05-01, 시각은 2024-05-01T09:30:00+09:00처럼 시차까지 씁니다. 없는 날짜가 아닌지도 살펴 주세요.',
  }),
  'activity-order': (detail) => ({
    message: `활동 ${quoted(detail['value'])}이 바로 앞의 ${quoted(detail['previous'])}보다 이릅니다.`,
    hint: '활동은 오래된 것부터 씁니다. 순서를 바꾸거나 시각을 고쳐 주세요.',
  }),
  'activity-after-reference': (detail) => ({
    message: `활동 ${quoted(detail['value'])}이 기준일 ${detail['reference']}보다 늦습니다.`,
    hint: '시각을 고쳐 주세요. 기준일을 바꾸려면 archive.yaml의 referenceDate를 고칩니다.',
  }),
  'invalid-hashtag': (detail) => ({
    message: `해시태그 ${quoted(detail['value'])}는 쓸 수 없습니다.`,
    hint: suggest(
      detail,
      '소문자, 숫자, 한글과 - _ . + # 만, 빈칸 없이 50자까지 씁니다. 앞에 #을 붙이지 않습니다.',
    ),
  }),
  'duplicate-hashtag': (detail) => ({
    message: `해시태그 ${quoted(detail['value'])}가 두 번 나옵니다.`,
    hint: '하나를 지워 주세요.',
  }),
  'hashtag-address-clash': (detail) => ({
    message: `해시태그 ${quoted(detail['value'])}와 ${quoted(detail['other'])}의 주소가 같습니다(tags/${detail['address']}/).`,
    hint: `둘 가운데 하나로 통일해 주세요.${detail['otherPath'] ? ` ‘${detail['other']}’는 ${detail['otherPath']}에 있습니다.` : ''}`,
  }),
  'invalid-id': (detail) => ({
    message: `파일 이름 ${quoted(detail['value'])}은 주소로 쓸 수 없습니다.`,
    hint: '글자, 숫자, - _ 로 된 200바이트까지의 이름에 .md를 붙여 주세요. 예: put-or-patch.md',
  }),
  'duplicate-id': (detail) => ({
    message: `같은 id의 질문이 또 있습니다: ${detail['other']}`,
    hint: '파일 이름을 바꿔 주세요. 대소문자나 유니코드 표기만 다른 이름은 같은 이름으로 봅니다.',
  }),
  'invalid-alias': (detail) => ({
    message: `옛 주소 ${quoted(detail['value'])}를 쓸 수 없습니다.`,
    hint: '/articles/1234처럼 /로 시작하는 경로로 쓰고, .. ? # 은 쓰지 않습니다.',
  }),
  'duplicate-alias': (detail) => ({
    message: `옛 주소 ${quoted(detail['value'])}를 다른 질문도 쓰고 있습니다: ${detail['other']}`,
    hint: '둘 가운데 한 곳에서 지워 주세요.',
  }),
  'alias-is-page': (detail) => ({
    message: `옛 주소 ${quoted(detail['value'])}는 이 사이트의 페이지 주소입니다.`,
    hint: '/tags, /questions, /about, /search로 시작하거나 숫자뿐인 주소는 옛 주소로 쓸 수 없습니다.',
  }),
  'invisible-character': (detail) => ({
    message: `${named(detail)}보이지 않거나 글의 방향을 바꾸는 문자 ${detail['codePoint']}가 있습니다.`,
    hint: '그 문자를 지우고 눈에 보이는 글자만 다시 써 주세요.',
  }),
  'control-character': (detail) => ({
    message: `제어 문자나 잘못된 문자 ${detail['codePoint']}가 있습니다.`,
    hint: '그 문자를 지워 주세요. 다른 프로그램에서 붙여 넣을 때 섞여 들어온 것일 수 있습니다.',
  }),
  'invalid-encoding': () => ({
    message: '파일이 UTF-8이 아닙니다.',
    hint: '편집기에서 인코딩을 UTF-8로 바꾸어 저장해 주세요.',
  }),
  'file-too-large': (detail) => ({
    message: `파일이 ${detail['limit']} KB를 넘습니다.`,
    hint: '긴 로그나 코드는 필요한 부분만 남겨 주세요.',
  }),
  'file-unreadable': (detail) => ({
    message: `파일을 처리할 수 없습니다(${detail['reason']}).`,
    hint: '파일을 최근의 올바른 내용으로 되돌리거나, 바꾼 부분을 나누어 다시 시도해 주세요.',
  }),
  'nesting-too-deep': (detail) => ({
    message: `${detail['limit']}단계가 넘게 겹쳐 있습니다.`,
    hint: '인용이나 목록을 덜 겹치게 고쳐 주세요.',
  }),
  'table-too-large': (detail) => ({
    message: `표의 칸이 ${detail['limit']}개를 넘습니다.`,
    hint: '표를 줄이거나 나누어 주세요.',
  }),
  'symbolic-link': () => ({
    message: '심볼릭 링크는 쓸 수 없습니다.',
    hint: '링크 대신 파일을 그대로 넣어 주세요.',
  }),
  'not-markdown': () => ({
    message: '마크다운 파일이 아닙니다.',
    hint: 'questions 폴더에는 .md 파일만 둡니다. 이 파일을 지우거나 옮겨 주세요.',
  }),
  'settings-missing': () => ({
    message: '설정 파일 archive.yaml이 없습니다.',
    hint: 'title과 referenceDate를 적은 archive.yaml을 만들어 주세요.',
  }),
  'invalid-setting': (detail) => ({
    message: `${named(detail)}설정값 ${quoted(detail['value'])}을 쓸 수 없습니다.`,
    hint:
      settingHints[detail['expected'] ?? ''] ??
      suggest(
        detail,
        detail['known']
          ? `다음 가운데 하나를 써 주세요: ${detail['known']}`
          : 'README의 설정 표에서 쓸 수 있는 값을 살펴 주세요.',
      ),
  }),
  'unknown-redaction': (detail) => ({
    message: `가릴 질문 ${quoted(detail['value'])}이 없습니다.`,
    hint: 'id는 파일 이름에서 .md를 뺀 것입니다. 파일을 이미 지운 질문이라면 그대로 두어도 됩니다. 그 주소에는 삭제되었다는 안내가 보입니다.',
  }),
  'content-missing': (detail) => ({
    message: `내용 폴더가 없습니다: ${detail['value']}`,
    hint: 'ARCHIVE_CONTENT가 archive.yaml이 있는 폴더를 가리키는지 살펴 주세요.',
  }),
  'content-empty': () => ({
    message: '질문이 하나도 없습니다.',
    hint: 'questions 폴더에 질문 파일을 넣어 주세요. npm run new로 만들 수 있습니다.',
  }),
  'forbidden-link': (detail) => ({
    message: `${detail['value']} 주소로는 링크를 걸 수 없어 글자로만 보입니다.`,
    hint: 'http, https, mailto 주소나 /로 시작하는 이 사이트의 주소를 써 주세요.',
  }),
  'personal-data': (detail) => ({
    message: `${personalDataNames[detail['kind'] ?? ''] ?? '개인정보'}로 보이는 글이 있습니다.`,
    hint: '사이트에서는 가려서 보여 줍니다. 글에서도 지우는 것이 좋습니다. 예시라면 example.com 주소를 써 주세요.',
  }),
  'answers-not-shown': () => ({
    message: 'answers 폴더의 답변 본문은 아직 사이트에 보이지 않습니다.',
    hint: '그대로 두셔도 됩니다. 답변 수는 counts.answers로 보입니다.',
  }),
}

const missingHints: Record<string, string> = {
  title: '예: title: PUT과 PATCH는 언제 나눠 쓰나요?',
  category: '예: category: 개발자',
  tags: '예: tags: [rest, spring-boot, 백엔드]',
  counts: '예: counts: { answers: 3, comments: 5, views: 1234 }',
  'counts.answers': '답변이 없으면 answers: 0으로 씁니다.',
  'counts.comments': '댓글이 없으면 comments: 0으로 씁니다.',
  'counts.views': '예: views: 1234',
  activity: '예: activity 아래에 `- at: 2024-05-01T09:30:00+09:00`, `actor: 홍길동`, `kind: 질문`을 씁니다.',
  'activity.at': '예: at: 2024-05-01T09:30:00+09:00',
  'activity.actor': '예: actor: 홍길동. 이름을 모르면 익명으로 씁니다.',
  'activity.kind': '예: kind: 새로운 답변',
  referenceDate: '예: referenceDate: 2025-06-30',
}

export function toIssueMessage({ code, detail }: Issue): IssueMessage {
  return messages[code](detail)
}

/** `path:line:column  code  message`, and the hint on a line of its own. */
export function describeIssue(issue: Issue): string {
  const { message, hint } = toIssueMessage(issue)
  return `${issue.path}:${issue.line}:${issue.column}  ${issue.code}  ${message}\n    ${hint}`
}
