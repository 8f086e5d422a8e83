// Faults of categories.
import type { IssueCode } from '../../format/issue.ts'
import { shown, type ToMessage } from './message-parts.ts'

export const categoryMessages = {
  'category-missing': (detail) => ({
    message: '다른 질문에는 분류가 있는데 이 질문에는 없습니다',
    hint: `맞는 분류가 있다면 머리말에 ‘category: …’라고 써 주세요. 지금 있는 분류: ${detail['known']}`,
  }),
  'invalid-category': (detail) => ({
    message: `이 분류로는 주소를 만들 수 없습니다${shown(detail['value'])}`,
    hint: '50자까지, 글자와 숫자, 띄어쓰기, -, _, ., +, #, /만 쓸 수 있고, #로 시작할 수 없습니다. 예: 개발자',
  }),
  'category-address-clash': (detail) => ({
    message: `두 분류의 주소가 같습니다(categories/${detail['address']}/): ‘${detail['value']}’, ‘${detail['other']}’`,
    hint: `한 가지로 통일해 주세요. 여기서는 ‘${detail['value']}’ 대신 ‘${detail['other']}’ (${detail['otherPath']})`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
