// Faults of answers and comments, and of what only shows beside their question.
import type { IssueCode } from '../../format/issue.ts'
import { type Detail, type IssueMessage, instead, shown, type ToMessage } from './message-parts.ts'

/** Of what has an id that redactions.yaml names. */
export const redactedHint =
  'redactions.yaml에 있는 id라서, 다른 id가 되면 감춘 글이 보입니다. 필요 없는 글이라면 지우고, id를 바꾼다면 새 id도 redactions.yaml에 적어 주세요.'

export function toRepeatedIdMessage({ value, other, redacted }: Detail): IssueMessage {
  return {
    message: `한 id를 두 댓글이 쓰고 있습니다${shown(value)}. 먼저 쓴 곳: ${other}번째 줄`,
    hint: `대소문자나 유니코드 표기만 다른 id는 같은 id로 봅니다. ${redacted ? redactedHint : '이 댓글에 다른 id를 써 주세요. 같은 댓글을 두 번 넣었다면 하나를 지워 주세요.'}`,
  }
}

const textNames: Record<string, string> = { answers: '답변', comments: '댓글' }

const olderNames: Record<string, string> = { activity: '활동', answer: '답변', comment: '댓글' }

const targets: Record<string, string> = {
  answer: '이 질문에 없는 답변의 id입니다',
  comment: '이 파일에 없는 댓글의 id입니다',
}

const targetHints: Record<string, string> = {
  answer: '답변의 id는 그 파일 이름에서 .md를 뺀 것입니다.',
  comment: '댓글의 id는 같은 파일에 있는 댓글의 id입니다.',
}

/** Lines of history, each below the other as they may stand in the file. */
function listLines(detail: Detail): string {
  const lines = Object.entries(detail).filter(([name]) => /^line\d$/.test(name))
  return lines.map(([, line]) => `\n${line}`).join('')
}

export const conversationMessages = {
  'unknown-question-folder': (detail) =>
    detail['kind'] === 'misplaced'
      ? {
          message: `어느 질문의 답변인지 알 수 없습니다${shown(detail['value'])}`,
          hint: `답변은 질문의 id로 이름 지은 폴더에 둡니다. 옮겨 주세요 → ${detail['question'] ? `answers/${detail['question']}/<답변의 id>.md` : `answers/질문의-id/${detail['value']}.md`}`,
        }
      : {
          message: `이런 id의 질문이 없습니다${shown(detail['value'])}`,
          hint: detail['nearest']
            ? `답변의 폴더와 댓글의 파일은 질문의 id로 이름을 짓습니다. 혹시 → ${detail['nearest']}`
            : '답변의 폴더와 댓글의 파일은 질문의 id, 곧 questions 폴더에 있는 파일 이름에서 .md를 뺀 것으로 이름을 짓습니다.',
        },
  'duplicate-comments': (detail) => ({
    message: `한 질문의 댓글이 두 파일에 있습니다: ${detail['own']}, ${detail['other']}`,
    hint: `한 질문의 댓글은 모두 한 파일에 둡니다. 여기의 댓글을 ${detail['other']} 파일로 옮기고 이 파일을 지워 주세요.`,
  }),
  'unknown-id': (detail) => ({
    message: detail['self']
      ? `${detail['key']}: 자기 자신의 id입니다${shown(detail['value'])}`
      : `${detail['key']}: ${targets[detail['of'] ?? ''] ?? '없는 id입니다'}${shown(detail['value'])}`,
    hint: detail['nearest']
      ? `${targetHints[detail['of'] ?? ''] ?? ''} 혹시 → ${detail['nearest']}`
      : `${targetHints[detail['of'] ?? ''] ?? ''} 그 글이 보관되어 있지 않다면 누구에게 한 말인지를 글에 적고, 이 키는 쓰지 않습니다.`,
  }),
  'count-too-low': (detail) => ({
    message: `${detail['key']}: ${detail['value']}(이)라고 쓰여 있지만 보관된 ${textNames[detail['of'] ?? ''] ?? '글'}은 ${detail['kept']}개입니다`,
    hint: instead(
      detail,
      `이 수는 원래 커뮤니티에 보이던 수입니다. 적어도 ${detail['kept']}이어야 합니다. 다른 질문의 글이 섞이지 않았는지도 살펴 주세요.`,
    ),
  }),
  'before-question': ({ of = '', value, question, more }) => ({
    message: `질문한 때${question === undefined ? '' : `(${question})`}보다 먼저인 ${olderNames[of] ?? '글'}입니다${shown(value)}${more === undefined ? '' : `. 이런 ${olderNames[of]}이 ${more}개 더 있습니다`}`,
    hint: 'at의 값이 맞는지 살펴 주세요. 질문의 때가 틀렸다면 질문의 activity에서 kind가 질문인 줄의 at을 고쳐 주세요. 포럼에서 합친 주제처럼 정말 먼저 쓰인 것이라면 그대로 두어도 됩니다.',
  }),
  'missing-activity': (detail) => ({
    message: `활동 기록에 없는 답변이나 댓글이 ${detail['count']}개 있습니다`,
    hint: `npm run tidy를 실행하면 넣어 드립니다. 손으로 넣으려면 activity 아래, 시각의 순서에 맞는 자리에 이 줄을 넣어 주세요${detail['more'] ? `(그 밖에 ${detail['more']}개)` : ''} →${listLines(detail)}`,
  }),
  'text-no-block': (detail) => ({
    message: `댓글의 글은 text: | 아래에 들여서 씁니다${shown(detail['value'])}`,
    hint: instead(
      detail,
      '그대로 쓰면 @이름, `코드`, # 뒤의 글이 달라지거나 사라집니다. text: |라고 쓰고, 다음 줄부터 빈칸 4개 뒤에 글을 써 주세요.',
    ),
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
