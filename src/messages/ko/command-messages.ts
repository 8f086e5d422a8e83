import { toVisibleText } from '../visible-text.ts'
import { idRule } from './message-parts.ts'

/** What the commands for contributors say and ask. */
export const commandMessages = {
  allIsWell: (questions: number) => `문제가 없습니다. 질문 ${questions}개를 확인했습니다.`,
  totals: (errors: number, warnings: number) => `오류 ${errors}개, 경고 ${warnings}개`,
  tidied: (path: string) => `${toVisibleText(path)}: 정리했습니다.`,
  commented: (path: string) =>
    `${toVisibleText(path)}: # 메모가 있어 그대로 두었습니다. 메모라면 지우고, 글의 일부라면 값 전체를 따옴표로 감싸면 정리할 수 있습니다.`,
  notTidied: (path: string, reason: string) =>
    `${toVisibleText(path)}: 정리하지 못해 그대로 두었습니다(${toVisibleText(reason)}). 디스크의 빈자리와 쓰기 권한을 살펴본 뒤 다시 실행해 주세요.`,
  faultyIfTidied: (path: string, fault: string) =>
    `${toVisibleText(path)}: 정리하면 오류가 생기므로 그대로 두었습니다(${fault}). 지금의 파일은 올바르니 이대로 두어도 됩니다. 정리하려면 먼저 머리말을 줄여 주세요.`,
  lostIfTidied: (path: string, keys: readonly string[]) =>
    `${toVisibleText(path)}: 정리하면 달라지는 값이 있어 그대로 두었습니다(${keys.map(toVisibleText).join(', ')}). 파일이 아니라 정리하는 프로그램의 잘못이니, 이 줄을 저장소의 이슈로 알려 주세요.`,
  notWritten: (path: string, reason: string) =>
    `${toVisibleText(path)}: 만들지 못했습니다(${toVisibleText(reason)}). 디스크의 빈자리와 쓰기 권한을 살펴본 뒤 다시 실행해 주세요.`,
  noQuestion: (path: string) => `${toVisibleText(path)}: 그런 질문이나 답변, 댓글 파일이 없습니다.`,
  nothingToTidy: '정리할 것이 없습니다.',
  written: (path: string) => `질문 파일을 만들었습니다: ${toVisibleText(path)}`,
  exists: (path: string) => `이미 있는 파일입니다: ${toVisibleText(path)}. --id로 다른 이름을 정해 주세요.`,
  idTaken: (id: string) =>
    `id ‘${toVisibleText(id)}’는 이미 다른 질문이 쓰고 있습니다. --id로 다른 이름을 정해 주세요.`,
  invalidId: (id: string) => `‘${toVisibleText(id)}’는 id로 쓸 수 없습니다. ${idRule}`,
  needsTitle: '제목이 없습니다. --title "제목"을 붙이거나 터미널에서 실행해 주세요.',
  needsHashtags: '해시태그가 없습니다. --tags rest,백엔드를 붙이거나 터미널에서 실행해 주세요.',
  ask: {
    title: '제목',
    tags: '해시태그(쉼표로 나눕니다. 예: rest, 백엔드)',
    category: '분류(없으면 -)',
    actor: '질문한 사람',
    at: '질문한 때',
    id: 'id(파일 이름)',
    body: '본문 첫 줄(나중에 파일에서 이어 쓸 수 있습니다)',
  },
  emptyBody: '본문을 여기에 마크다운으로 씁니다.',
  outdatedSchema: (path: string) => `스키마와 다릅니다: ${path}. 다시 만들어 주세요 → npm run schema`,
} as const
