// Faults of what a file may say besides: polls, other questions, sources, people.
import type { IssueCode } from '../../format/issue.ts'
import { type Detail, instead, named, shown, type ToMessage } from './message-parts.ts'

/** Whether an address has what one of a licence never has. */
function hasQuery({ expected, value = '' }: Detail): boolean {
  return expected === 'url' && /[?#]/.test(value)
}

export const questionMessages = {
  'invalid-url': (detail) => ({
    message: `${named(detail)}${hasQuery(detail) ? '여기에는 ?와 #이 없는 주소만 씁니다' : '웹의 주소로 읽을 수 없습니다'}${shown(detail['value'])}`,
    hint: instead(
      detail,
      `http://나 https://로 시작하고 ${detail['expected'] === 'url' ? '?, #, 겹친 /, ' : ''}이름과 비밀번호가 없는 주소를 브라우저의 주소 표시줄에서 복사한 그대로 씁니다. 예: https://example.com/articles/1234${detail['nearest'] ? ` 이 주소라면 → ${detail['nearest']}` : ''}`,
    ),
  }),
  'too-few-voters': (detail) => ({
    message: `투표한 사람이 한 선택지가 받은 표보다 적습니다: ${detail['value']}명, ‘${detail['other']}’ ${detail['most']}표`,
    hint: '한 사람은 한 선택지에 한 번만 투표합니다. voters나 votes의 값을 원래 글에서 확인하고, 투표한 사람 수를 모르면 voters를 쓰지 않습니다.',
  }),
  'unknown-question': (detail) => ({
    message: `${named(detail)}이 아카이브에 없는 질문입니다${shown(detail['value'])}`,
    hint: detail['nearest']
      ? `질문 파일의 이름에서 .md를 뺀 id를 씁니다. 혹시 → ${detail['nearest']}`
      : '질문 파일의 이름에서 .md를 뺀 id를 씁니다. 보관하지 않은 질문의 id는 그대로 두어도 되며, 보이지 않을 뿐입니다.',
  }),
  'unlisted-name': (detail) => ({
    message: `가린 사람(${detail['person']})의 이름인데 people.yaml에 없어, 글 속의 이 이름은 가려지지 않습니다${shown(detail['value'])}`,
    hint: `people.yaml에서 ${detail['person']}의 formerNames에 이 이름을 더해 주세요. 다른 사람이라면 여기서 person을 고쳐 주세요.`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
