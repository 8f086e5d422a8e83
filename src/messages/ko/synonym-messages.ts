// Faults of synonyms.yaml, and what tags.yaml and categories.yaml say of nothing.
import type { IssueCode } from '../../format/issue.ts'
import { type Detail, shown, type ToMessage } from './message-parts.ts'

/** Whose the spelling, or its address, is already. */
function toOwner({ carrier, other, same, address }: Detail): string {
  const owner = carrier ? `${carrier} 질문의 해시태그` : `해시태그 ‘${other}’의 다른 표기`
  return same ? `${owner} ‘${same}’의 주소(tags/${address}/)` : owner
}

export const synonymMessages = {
  'unknown-synonym': (detail) => ({
    message: `이 해시태그가 달린 질문이 없어, 다른 표기가 이끌 목록이 없습니다${shown(detail['value'])}`,
    hint: detail['nearest']
      ? `질문에 달린 해시태그를 콜론 앞에 써 주세요. 혹시 → ${detail['nearest']}`
      : '질문에 달린 해시태그를 콜론 앞에, 다른 표기를 그 뒤에 써 주세요. 예: spring-boot: [스프링부트]',
  }),
  'synonym-clash': (detail) => ({
    message: `이미 쓰고 있는 표기입니다${shown(detail['value'])}. 쓰고 있는 곳: ${toOwner(detail)}`,
    hint: detail['carrier']
      ? `그 질문의 해시태그를 ‘${detail['of']}’로 고치거나, 여기서 이 표기를 지워 주세요.`
      : '한 표기는 한 해시태그의 목록으로만 이끕니다. 둘 가운데 한 곳에서 지워 주세요.',
  }),
  'short-synonym': (detail) => ({
    message: `한 글자 표기는 주소로만 쓰이고, 글 속에서는 찾지 않습니다${shown(detail['value'])}`,
    hint: '글에서도 찾으려면 두 글자 이상의 표기를 써 주세요. 주소만 필요하면 그대로 두어도 됩니다.',
  }),
  'unused-description': ({ of, value, nearest }) => ({
    message: `${of === 'tags' ? '이 해시태그가 달린' : '이 분류의'} 질문이 없어, 설명과 옛 주소가 쓰일 목록이 없습니다${shown(value)}`,
    hint: nearest
      ? `질문에 쓰인 그대로 적어 주세요. 혹시 → ${nearest}`
      : '질문에 쓰인 그대로 적어 주세요. 감춘 질문에만 있거나 이제 쓰이지 않으면 이 항목은 지워도 됩니다.',
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
