// Faults of the front matter as a whole and of its YAML.
import type { Issue, IssueCode } from '../../format/issue.ts'
import { instead, shown, type ToMessage } from './message-parts.ts'
import { toSignName } from './sign-names.ts'
import { toYamlReason } from './yaml-reasons.ts'

export const frontMatterMessages = {
  'front-matter-missing': (detail) => ({
    message: `파일이 머리말로 시작하지 않습니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      detail['codeFence']
        ? '파일 전체를 감싼 ``` 두 줄을 모두 지워 주세요. 첫 줄에는 --- 세 글자만 씁니다.'
        : `첫 줄에는 --- 세 글자만 써 주세요. 그 앞에 빈 줄이나 빈칸도 둘 수 없습니다. 그 아래에 ${detail['file'] ? 'actor와 at을' : 'title, tags 등을'} 쓰고 다시 --- 줄로 닫습니다. ${detail['file'] ? '때와 사람은' : '제목과 때, 사람은'} 원래 글을 본 사람만 압니다.`,
    ),
  }),
  'front-matter-language': (detail) => ({
    message: `첫 줄의 --- 뒤에 다른 말이 붙어 있습니다${shown(detail['value'])}`,
    hint: instead(detail, '첫 줄에는 --- 세 글자만 씁니다. 머리말은 언제나 YAML입니다.'),
  }),
  'front-matter-unclosed': (detail) => ({
    message: detail['value']
      ? `머리말을 닫는 줄이 아닙니다${shown(detail['value'])}`
      : '머리말이 닫히지 않았습니다',
    hint: instead(
      detail,
      '머리말이 끝나는 곳에 빈칸도 없이 --- 세 글자만 있는 줄을 써 주세요. 머리말 안에는 ---로 시작하는 다른 줄이 있을 수 없습니다.',
    ),
  }),
  'front-matter-too-large': (detail) => ({
    message: toTooLargeMessage(detail),
    hint: detail['whole']
      ? '정해진 키만 쓰고, 필요한 것만 남겨 주세요.'
      : '머리말에는 정해진 키만 쓰고, 긴 글은 닫는 --- 아래 본문에 써 주세요.',
  }),
  'yaml-syntax': (detail) => ({
    message: `${toSubject(detail)}을 읽을 수 없습니다: ${toYamlReason(detail['reason'] ?? '')}`,
    hint: instead(
      detail,
      '값에 콜론이나 #이 있거나 값이 [ { @ ` * & ! % \' " 로 시작하면 값 전체를 따옴표로 감싸 주세요. 예: title: "제목: 부제". 들여쓰기는 바로 윗줄과 맞추고, 탭 대신 빈칸을 씁니다.',
    ),
  }),
  'yaml-alias': (detail) => ({
    message: `YAML의 별칭(&, *)은 쓸 수 없습니다${shown(detail['value'])}`,
    hint: instead(detail, '값을 되풀이해서 그대로 써 주세요. 글의 일부라면 값 전체를 따옴표로 감쌉니다.'),
  }),
  'yaml-merge-key': () => ({
    message: 'YAML의 병합 키 << 는 쓸 수 없습니다',
    hint: '이 줄을 지우고, 필요한 키를 하나씩 그대로 써 주세요. 예: views: 1234',
  }),
  'yaml-tag': (detail) => ({
    message: `YAML의 태그나 지시자(!, %)는 쓸 수 없습니다${shown(detail['value'])}`,
    hint: instead(detail, '값 전체를 따옴표로 감싸 주세요. 그 말이 글의 일부가 아니라면 빼고 씁니다.'),
  }),
  'yaml-document': (detail) => ({
    message: `${toSubject(detail)} 안에서 두 번째 YAML 문서가 시작됩니다`,
    hint: instead(detail, '---나 ...만 있는 이 줄을 지워 주세요.'),
  }),
  'yaml-duplicate-key': (detail) => ({
    message: `같은 키가 두 번 나옵니다${shown(detail['value'])}`,
    hint: instead(detail, '둘 가운데 어느 것이 맞는지 아는 사람이 한 줄로 합쳐 주세요.'),
  }),
  'merge-conflict': (detail) => ({
    message: `두 사람이 고친 것이 합쳐지지 않은 채 남아 있습니다${shown(detail['value'])}`,
    hint: '<<<<<<<와 ======= 사이, =======와 >>>>>>> 사이의 글 가운데 맞는 것만 남기고, 이 표시가 있는 줄을 모두 지워 주세요. 어느 것이 맞는지는 사람만 압니다.',
  }),
  'look-alike-sign': (detail) => ({
    message: `모양만 비슷한 다른 글자가 있습니다: ${toSignName(detail['codePoint'] ?? '')}`,
    hint: instead(detail, '키보드로 그 글자를 다시 입력해 주세요.'),
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>

function toTooLargeMessage(detail: Issue['detail']): string {
  if (detail['blankLines']) return `${toSubject(detail)}에 빈 줄이 ${detail['blankLines']}개 넘게 이어집니다`
  if (detail['items']) return `${toSubject(detail)}에 목록의 항목이 모두 ${detail['items']}개를 넘습니다`
  if (detail['keys']) return `${toSubject(detail)}에 키가 모두 ${detail['keys']}개를 넘습니다`
  return `${toSubject(detail)}이 ${detail['kilobytes']} KB를 넘습니다`
}

function toSubject(detail: Issue['detail']): string {
  return detail['whole'] ? '파일' : '머리말'
}
