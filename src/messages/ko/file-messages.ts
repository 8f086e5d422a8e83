// Faults of files and folders, and of bodies.
import type { IssueCode } from '../../format/issue.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import { redactedHint, toRepeatedIdMessage } from './conversation-messages.ts'
import {
  type Detail,
  type IssueMessage,
  idRule,
  instead,
  named,
  shown,
  type ToMessage,
} from './message-parts.ts'

const personalDataNames: Record<string, string> = {
  email: '이메일 주소로 보이는 글이 있습니다',
  phone: '전화번호로 보이는 글이 있습니다',
  residentNumber: '주민등록번호로 보이는 글이 있습니다',
}

const personalDataExamples: Record<string, string> = {
  email: ' 예시라면 name@example.com을 써 주세요.',
  phone: ' 예시라면 010-0000-0000을 써 주세요.',
  residentNumber: ' 예시라면 000000-0000000을 써 주세요.',
}

const noFileHint = '다른 곳으로 옮기거나 지우고, 같은 이름의 파일을 두어 주세요.'

const kindMessages: Record<string, IssueMessage> = {
  folder: {
    message: '파일이 있어야 할 자리에 폴더가 있습니다',
    hint: '폴더를 다른 곳으로 옮기거나 이름을 바꾸어 주세요. 질문을 모아 둔 폴더라면 이름에서 .md를 빼 주세요.',
  },
  link: { message: '파일이 있어야 할 자리에 심볼릭 링크가 있습니다', hint: noFileHint },
  fifo: { message: '파일이 있어야 할 자리에 이름 있는 파이프(FIFO)가 있습니다', hint: noFileHint },
  socket: { message: '파일이 있어야 할 자리에 소켓이 있습니다', hint: noFileHint },
  device: { message: '파일이 있어야 할 자리에 장치가 있습니다', hint: noFileHint },
  refused: {
    message: '읽을 권한이 없습니다',
    hint: '이 명령을 실행하는 사람에게 읽을 권한을 주세요. 파일에는 chmod u+r, 폴더에는 chmod u+rx를 씁니다. 다른 프로그램이 쓰고 있다면 그 프로그램을 닫아 주세요.',
  },
  'no-folder': {
    message: '폴더가 있어야 할 자리에 다른 것이 있습니다',
    hint: '다른 곳으로 옮기거나 지우고, questions 폴더를 만들어 그 안에 질문 파일을 넣어 주세요.',
  },
}

const redactedPlaces: Record<string, string> = {
  id: '질문의 id나 폴더 이름에',
  answers: '답변의 id에',
  comments: '댓글의 id에',
  category: '분류에',
  tags: '해시태그에',
  aliases: '옛 주소에',
  synonyms: '해시태그의 다른 표기에',
  source: '원래 글의 주소에',
  license: '이용 허락의 주소에',
  related: '함께 볼 질문의 id에',
  state: '되풀이한 질문의 id에',
  activity: '활동한 사람의 id에',
  people: 'people.yaml에',
  svg: '테마의 그림에',
}

/** The same in files of answers, and of comments. */
const placesOfFiles: Record<string, Record<string, string>> = {
  answer: {
    id: '답변의 id나 폴더 이름에',
    url: '이용 허락의 주소에',
    person: '사람의 id에',
  },
  comments: {
    id: '댓글의 id나 파일 이름에',
    person: '사람의 id에',
  },
}

function toRedactedPlace({ file = '', key = '' }: Detail): string {
  return placesOfFiles[file]?.[key] ?? redactedPlaces[key] ?? `설정 ${key}에`
}

const unknownTextHint =
  'question은 질문의 id, id는 그 질문에 딸린 답변이나 댓글의 id입니다. 파일이나 댓글을 지웠다면 이 줄도 지울 수 있지만, 그러면 그 자리가 삭제를 알리지 않습니다.'

const unknownRedactions: Record<string, IssueMessage> & { questions: IssueMessage } = {
  actors: {
    message: '가릴 이름이 어느 질문에도 없습니다',
    hint: '원래 글에 적힌 이름과 띄어쓰기까지 같은지 살펴 주세요. in: actors를 붙인 이름은 활동한 사람의 이름에서만 찾습니다. 글에서 이미 지운 이름이라면 이 줄도 지워도 됩니다.',
  },
  people: {
    message: '가릴 사람이 어디에도 나오지 않습니다',
    hint: 'id는 people.yaml의 id입니다. 그 사람의 이름이 모두 people.yaml에 있는지 살펴 주세요. 글에서 이미 지운 사람이라면 이 줄도 지워도 됩니다.',
  },
  questions: {
    message: '감출 질문이 내용 폴더에 없습니다',
    hint: 'id는 파일 이름에서 .md를 뺀 것입니다. 파일을 지웠다면 이 줄도 지울 수 있지만, 그러면 옛 주소가 삭제를 알리지 않습니다.',
  },
  answers: { message: '감출 답변이 내용 폴더에 없습니다', hint: unknownTextHint },
  comments: { message: '감출 댓글이 내용 폴더에 없습니다', hint: unknownTextHint },
}

const inexactRedactions: Record<string, string> & { questions: string } = {
  questions: '감출 질문의 id가 내용 폴더에는 다른 표기로 있습니다',
  answers: '감출 답변의 id가 내용 폴더에는 다른 표기로 있습니다',
  comments: '감출 댓글의 id가 내용 폴더에는 다른 표기로 있습니다',
  people: '가릴 사람의 id가 people.yaml에는 다른 표기로 있습니다',
}

const nestingHints: Record<string, string> = {
  yaml: '머리말의 값은 README의 표에 있는 모양으로만 써 주세요. 괄호가 겹쳐 있지 않은지 살펴 주세요.',
  folder: '질문 파일을 questions/2024/처럼 더 얕은 폴더로 옮겨 주세요.',
}

const leftoverHint = '편집기가 남긴 파일로 보입니다. 편집기를 닫거나 이 파일을 지워 주세요.'

function toRootHint({ count, limit, nearest, other, leftover, folder }: Detail): string {
  if (leftover) return leftoverHint
  if (folder === 'theme') {
    return `theme 폴더에는 logo.svg와 favicon.svg만 둡니다.${nearest ? ` 이름을 바꿔 주세요 → ${nearest}` : ' 다른 것은 내용 폴더 밖으로 옮겨 주세요.'}`
  }
  if (count) {
    return `이 가운데 ${limit}개만 적었습니다. 환경 변수 ARCHIVE_CONTENT가 archive.yaml이 있는 폴더를 가리키는지 살펴 주세요.`
  }
  if (nearest?.includes('/')) return `질문이라면 이 자리로 옮겨 주세요 → ${nearest}`
  if (nearest) return `이름을 바꿔 주세요 → ${nearest}`
  return other
    ? `${other} 옆에 있습니다. 필요한 내용을 그리로 옮겨 주세요.`
    : '내용 폴더 밖으로 옮겨 주세요. 여기에는 archive.yaml, questions, answers, comments, files, theme 폴더, people.yaml, redactions.yaml, synonyms.yaml만 둡니다.'
}

function toUnreadHint(name: string): string {
  return `${name}: 나중을 위해 정해 둔 자리입니다. 지금은 내용 폴더 밖으로 옮겨 주세요.`
}

const tooLargeMessages: Record<string, (limit: string) => string> = {
  body: (limit) => `본문이 ${limit} KB를 넘습니다`,
  links: (limit) => `링크 주소를 모두 합치면 ${limit}자를 넘습니다`,
  text: (limit) => `본문의 글이 ${limit}자를 넘습니다`,
  answers: (limit) => `이 질문의 답변을 모두 합치면 ${limit} MB를 넘습니다`,
}

function toBodyMessage(limit: string): IssueMessage {
  return {
    message: `본문을 HTML로 바꾸면 ${limit}자를 넘습니다`,
    hint: '<a>나 <b>처럼 연 태그는 그 줄에서 닫아 주세요. 예: <b>굵게</b>. 긴 표나 목록, 되풀이되는 링크는 필요한 부분만 남겨 주세요.',
  }
}

const outputMessages: Record<string, (limit: string) => IssueMessage> = {
  summaryHtml: (limit) => ({
    message: `본문의 첫 문단이나 표, 코드가 목록에 보이기에는 너무 큽니다. HTML로 바꾸면 ${limit}자를 넘습니다`,
    hint: '본문을 짧은 문단으로 시작해 주세요. 목록에는 그 문단이 보이고, 나머지는 질문 페이지에 보입니다.',
  }),
  questionHtml: (limit) => ({
    message: `이 질문을 보여 주는 HTML이 모두 ${limit}자를 넘습니다`,
    hint: '본문은 질문 페이지에, 본문의 앞부분은 첫 화면과 해시태그마다의 목록에 보입니다. 해시태그를 줄이거나 본문을 짧은 문단으로 시작해 주세요.',
  }),
}

/** What to write instead of an address that is no link, where no other spelling of it is. */
const unlinkedHints: Record<string, string> & { relative: string } = {
  part: '본문에는 이 주소가 가리킬 자리가 없습니다. 제목이나 차례를 말로 적어 주세요. 예: 아래 ‘설치’를 보세요.',
  relative:
    '어느 곳의 주소인지 알 수 없습니다. https://로 시작하는 주소 전체나, /로 시작하는 이 사이트의 주소를 써 주세요.',
  picture:
    '그림은 내용 폴더의 files 폴더에 넣고 /files/로 시작하는 주소로 씁니다. 이 그림이 거기에 있는지도 살펴 주세요.',
  whole: 'https://로 시작하는 주소 전체를 써 주세요. 사용자 이름과 비밀번호는 빼 주세요.',
}

const deadLinks: Record<string, string> = {
  question: '이 아카이브에 없는 질문으로 가는 링크입니다',
  hashtag: '아무 질문에도 없는 해시태그로 가는 링크입니다',
  answer: '그 질문에 없는 답변으로 가는 링크입니다',
  comment: '그 질문에 없는 댓글로 가는 링크입니다',
}

const deadAliases: Record<string, string> = {
  answer: '이 질문에 없는 답변으로 이어지는 옛 주소입니다',
  comment: '이 질문에 없는 댓글로 이어지는 옛 주소입니다',
}

function toDeadLinkHint({ kind = '', nearest }: Detail): string {
  if (deadAliases[kind] === undefined && nearest !== undefined) return `이렇게 써 주세요 → ${nearest}`
  if (deadAliases[kind] === undefined)
    return '있는 것의 주소로 고치거나, 원래 글의 주소 전체(https://…)를 써 주세요. 그대로 두면 글자로 보입니다.'
  const meant = nearest === undefined ? '' : ` 혹시 → ${nearest}`
  return `보관된 글의 id로 고치거나, #부터 끝까지 지워 주세요. 그대로 두면 질문의 처음으로 이어집니다.${meant}`
}

const emptyHints: Record<string, string> & { question: string } = {
  question: '머리말을 닫는 --- 아래에 질문의 글을 써 주세요. 무엇을 물었는지는 원래 글을 본 사람만 압니다.',
  answer: '머리말을 닫는 --- 아래에 답변의 글을 써 주세요. 무엇이라고 답했는지는 원래 글을 본 사람만 압니다.',
  comments:
    'text: | 아래 줄에 빈칸 4개를 들여 댓글의 글을 써 주세요. 무엇이라고 썼는지는 원래 글을 본 사람만 압니다.',
}

export const fileMessages = {
  'invalid-id': (detail) =>
    detail['key'] === undefined
      ? {
          message: `주소가 될 수 없는 파일 이름입니다${shown(detail['value'])}`,
          hint: `이름은 ${detail['nearest']?.endsWith('.yaml') ? '.yaml' : '.md'} 앞에 ${idRule} ${detail['redacted'] ? redactedHint : `파일 이름을 바꿔 주세요 → ${detail['nearest'] ?? 'put-or-patch.md'}`}`,
        }
      : {
          message: `${named(detail)}id로 쓸 수 없는 값입니다${shown(detail['value'])}`,
          hint: instead(detail, `${idRule} 예: put-or-patch`),
        },
  'duplicate-id': (detail) =>
    detail['of'] === 'comment'
      ? toRepeatedIdMessage(detail)
      : {
          message: `한 이름을 두 ${detail['question'] ? '답변이' : '질문이'} 쓰고 있습니다: ${detail['own']}, ${detail['other']}`,
          hint: `폴더나 대소문자, 유니코드 표기만 다른 이름은 같은 이름으로 봅니다. ${detail['redacted'] ? redactedHint : `먼저 있던 ${detail['other']} 파일은 그대로 두고, 이 파일의 이름을 바꿔 주세요 → ${detail['nearest']}`}`,
        },
  'control-character': (detail) => ({
    message: detail['limit']
      ? `결합 문자가 ${detail['limit']}개 넘게 이어집니다: ${detail['codePoint']}`
      : `${named(detail)}제어 문자나 잘못된 문자가 있습니다: ${detail['codePoint']}`,
    hint:
      detail['codePoint'] === 'U+000D'
        ? '줄바꿈이 옛 맥 방식(CR)입니다. 편집기에서 줄바꿈을 LF로 바꾸어 저장하거나, 원래 글을 GitHub의 편집 화면에 다시 붙여 넣어 주세요.'
        : '그 문자를 지우고 이 줄을 다시 써 주세요. 다른 프로그램에서 붙여 넣을 때 섞여 들어온 것일 수 있습니다.',
  }),
  'invalid-encoding': () => ({
    message: 'UTF-8로 저장된 파일이 아닙니다',
    hint: '편집기에서 인코딩을 UTF-8로 바꾸어 저장해 주세요. 여기부터 읽을 수 없습니다.',
  }),
  'file-too-large': ({ of = '', limit }) => ({
    message: tooLargeMessages[of]?.(toGroupedNumber(Number(limit))) ?? `파일이 ${limit} KB를 넘습니다`,
    hint: '긴 로그나 코드, 되풀이되는 링크는 필요한 부분만 남겨 주세요.',
  }),
  'file-unreadable': (detail) =>
    kindMessages[detail['kind'] ?? ''] ?? {
      message: `읽거나 처리할 수 없습니다: ${detail['reason']}`,
      hint: '최근의 올바른 내용으로 되돌리거나, 바꾼 부분을 나누어 다시 시도해 주세요.',
    },
  'nesting-too-deep': (detail) => ({
    message: `${detail['limit']}단계가 넘게 겹쳐 있습니다`,
    hint:
      nestingHints[detail['where'] ?? ''] ??
      '여기부터 인용(>)이나 목록(-), HTML 태그를 덜 겹치게 고쳐 주세요.',
  }),
  'table-too-large': (detail) => ({
    message: `표의 칸이 모두 ${detail['limit']}개를 넘습니다`,
    hint: '표를 필요한 줄만 남기고 줄여 주세요.',
  }),
  'output-too-large': ({ of = '', limit }) =>
    (outputMessages[of] ?? toBodyMessage)(toGroupedNumber(Number(limit))),
  'too-much-work': (detail) => ({
    message: detail['megabytes']
      ? `이 파일을 처리하는 데 메모리가 ${detail['megabytes']} MB 넘게 듭니다`
      : `이 파일을 처리하는 데 ${detail['seconds']}초가 넘게 걸립니다`,
    hint: '최근의 올바른 내용으로 되돌리거나, 본문을 나누어 어느 부분 때문인지 찾아 주세요. 다른 파일은 모두 확인했습니다.',
  }),
  'symbolic-link': () => ({
    message: '심볼릭 링크는 쓸 수 없습니다',
    hint: '링크를 지우고 파일을 그대로 넣어 주세요.',
  }),
  'not-markdown': (detail) => ({
    message: '마크다운 파일이 아닙니다',
    hint: detail['leftover']
      ? leftoverHint
      : `questions와 answers 폴더에는 이름이 .md로 끝나는 파일만 둡니다. ${detail['nearest'] ? `이름을 바꿔 주세요 → ${detail['nearest']}` : '내용 폴더 밖으로 옮겨 주세요.'}`,
  }),
  'unknown-file': (detail) => ({
    message: detail['count']
      ? `내용 폴더에 정해져 있지 않은 파일과 폴더가 모두 ${detail['count']}개 있습니다`
      : `아무도 읽지 않는 ${detail['kind'] === 'folder' ? '폴더' : '파일'}입니다${shown(detail['value'])}`,
    hint: toRootHint(detail),
  }),
  'not-read-yet': (detail) => ({
    message: `아직 읽지 않아 사이트에 나타나지 않습니다${shown(detail['value'])}`,
    hint: detail['type']
      ? `${detail['type']} 로고와 아이콘은 아직 읽지 않습니다. SVG로 저장한 것이 있으면 theme/logo.svg나 theme/favicon.svg로 넣어 주세요. 이 파일은 내용 폴더 밖에 두면 됩니다.`
      : toUnreadHint(detail['known'] ?? ''),
  }),
  'git-attributes': () => ({
    message: '바뀐 내용을 검토하는 사람에게 감출 수 있는 파일입니다',
    hint: '.gitattributes를 지워 주세요. 꼭 필요하면 저장소 관리자가 따로 넣습니다.',
  }),
  'settings-missing': () => ({
    message: '설정 파일 archive.yaml이 없습니다',
    hint: '내용 폴더에 archive.yaml을 만들고 title과 referenceDate 두 줄을 써 주세요. 예: title: 아카이브 이름, 다음 줄에 referenceDate: 2025-06-30. 환경 변수 ARCHIVE_CONTENT를 썼다면 맞는 폴더를 가리키는지도 살펴 주세요.',
  }),
  'unknown-redaction': ({ key = '', value, nearest }) => {
    const { message, hint } = unknownRedactions[key] ?? unknownRedactions.questions
    const near = nearest === undefined ? '' : ` 혹시 이것을 잘못 적었다면 그대로 써 주세요 → ${nearest}`
    return { message: `${message}${shown(value)}`, hint: `${hint}${near}` }
  },
  'inexact-redaction': (detail) => ({
    message: `${inexactRedactions[detail['key'] ?? ''] ?? inexactRedactions.questions}${shown(detail['value'])}`,
    hint: `대소문자까지 똑같이 적지 않으면 감추지 못하고 그대로 보입니다. 내용 폴더에 있는 그대로 써 주세요 → ${detail['nearest']}`,
  }),
  'short-redaction': (detail) => ({
    message: `한 글자 이름은 활동한 사람의 이름에서만 가리고, 글 속에서는 찾지 않습니다${shown(detail['value'])}`,
    hint:
      detail['key'] === 'people'
        ? '글에 나오는 이름은 글에서 직접 지워 주세요. people.yaml에 적힌 그 사람의 다른 이름은 글에서도 가립니다.'
        : '글에 나오는 이름은 글에서 직접 지우고, 알았다는 뜻으로 in: actors를 붙여 주세요. 예: - { name: 김, date: 2025-06-30, in: actors }',
  }),
  'redacted-name': (detail) => ({
    message: `redactions.yaml에서 가린 이름이 ${toRedactedPlace(detail)} 있습니다${shown(detail['value'])}`,
    hint: '주소와 해시태그, 분류, 설정에서는 이름을 가릴 수 없습니다. 여기서 이름을 빼 주세요. 사람의 이름이 아니라 낱말이라면 redactions.yaml의 그 이름에 in: actors를 붙여 주세요.',
  }),
  'content-missing': (detail) => ({
    message: `내용 폴더가 없습니다: ${detail['value']}`,
    hint: `${detail['option'] ? `${detail['option']}으로 정한 이름이` : '환경 변수 ARCHIVE_CONTENT가'} archive.yaml이 있는 폴더를 가리키는지 살펴 주세요.`,
  }),
  'content-empty': () => ({
    message: '질문이 하나도 없습니다',
    hint: 'questions 폴더에 질문 파일을 넣어 주세요. npm run new로 만들 수 있습니다.',
  }),
  'empty-body': (detail) => ({
    message: detail['value']
      ? `본문이 아직 안내문 그대로입니다${shown(detail['value'])}`
      : '본문이 비어 있습니다',
    hint: emptyHints[detail['file'] ?? ''] ?? emptyHints.question,
  }),
  'repeated-front-matter': (detail) => ({
    message: `본문에 머리말이 또 있습니다. 머리말은 파일의 맨 위에 있는 것만 읽고, 이것은 글로 보입니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      `${detail['first'] === undefined ? '여기의 머리말이' : `${detail['first']}~${detail['last']}번째 줄이`} 맨 위의 머리말과 같은 것이라면 지우고, 다른 것이라면 필요한 값을 맨 위의 머리말로 옮겨 주세요. 보여 주려는 글이라면 그 위와 아래에 \`\`\` 줄을 넣어 주세요.`,
    ),
  }),
  'unclosed-code': (detail) => ({
    message: `코드를 시작하는 줄은 있는데 닫는 줄이 없어, 뒤의 글까지 코드로 보입니다${shown(detail['value'])}`,
    hint: instead(detail, `코드가 끝나는 줄 바로 아래에 이 줄을 넣어 주세요 → ${detail['marker'] ?? '```'}`),
  }),
  'emphasis-as-text': (detail) => ({
    message: `강조가 되지 않고 부호가 그대로 보입니다${shown(detail['value'])}`,
    hint: `밑줄로 쓴 강조와 빈칸 뒤에서 닫은 강조는 조사 앞에서 끝나지 않습니다. 글자 그대로라면 백틱(\`)으로 감싸 주세요. 강조라면 ${instead(detail, detail['nearest'] === undefined ? '별표를 빈칸 없이 붙여 써 주세요. 예: **강조**를' : `이렇게 고쳐 주세요 → ${detail['nearest']}`)}`,
  }),
  'blank-in-address': (detail) => ({
    message: `주소에 빈칸이 있어 링크나 그림이 되지 않고 쓴 그대로 보입니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      detail['nearest'] === undefined
        ? '주소의 빈칸을 %20으로 쓰거나 주소 전체를 < >로 감싸 주세요. 주소 뒤의 제목은 따옴표로 감쌉니다. 예: [설명](<https://example.com/a b> "제목")'
        : `이렇게 고쳐 주세요 → ${detail['nearest']}`,
    ),
  }),
  'forbidden-link': (detail) => ({
    message: `이런 주소로는 링크를 걸 수 없어 주소를 글자로 보입니다${shown(detail['value'])}`,
    hint: 'http, https, mailto 주소나 /로 시작하는 이 사이트의 주소를 써 주세요. 예: [설명](https://example.com/)',
  }),
  'unlinked-address': (detail) => ({
    message: `이 주소로는 링크를 걸 수 없어 글자로 보입니다${shown(detail['value'])}`,
    hint:
      detail['nearest'] === undefined
        ? (unlinkedHints[detail['kind'] ?? ''] ?? unlinkedHints.relative)
        : `이렇게 써 주세요: ${detail['nearest']}`,
  }),
  'dead-link': (detail) => ({
    message: `${(detail['key'] ? deadAliases : deadLinks)[detail['kind'] ?? ''] ?? '이 주소에는 아무것도 없습니다'}${shown(detail['value'])}`,
    hint: toDeadLinkHint(detail),
  }),
  'formula-as-text': (detail) => ({
    message: `이 수식은 읽을 수 없어 쓴 그대로 보입니다${shown(detail['value'])}`,
    hint: '괄호와 명령이 맞는지 봐 주세요. 새 명령을 만드는 \\def와 \\newcommand, 10,000자가 넘는 수식, 20em이 넘는 길이는 쓸 수 없습니다. 수식이 아니라면 달러 기호를 \\$로 써 주세요.',
  }),
  'personal-data': (detail) => ({
    message: `${detail['open'] ? `가릴 수 없는 곳(${detail['open']})에 ` : ''}${personalDataNames[detail['kind'] ?? ''] ?? '개인정보로 보이는 글이 있습니다'}${detail['count'] ? `: ${detail['count']}개` : ''}`,
    hint: `${detail['open'] ? '이곳의 글은 사이트에 그대로 실립니다. 그 부분을 지우거나 다른 말로 바꾸고, id라면 파일이나 항목의 이름을 바꿔 주세요.' : detail['kept'] ? '설정이 personalData: keep이어서 사이트에 그대로 보입니다. 보여도 되는지 확인해 주세요.' : '사이트에서는 가려서 보여 주지만, 글에서도 지우는 것이 좋습니다.'}${personalDataExamples[detail['kind'] ?? ''] ?? ''}`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
