import { toVisibleText } from '../visible-text.ts'

/** What `npm run new` says besides its questions. */
export const newMessages = {
  nothingWritten: '아무것도 만들지 않았습니다.',
  inputEnded: '입력이 끝났습니다.',
  noArchive: (folder: string) =>
    `아카이브가 아닌 폴더입니다: ${toVisibleText(folder)}. archive.yaml도 questions 폴더도 없습니다. 환경 변수 ARCHIVE_CONTENT가 맞는 폴더를 가리키는지 살펴 주세요.`,
  foreignFolder: (path: string) =>
    `내용 폴더 안의 폴더가 아닙니다: ${toVisibleText(path)}. 링크나 파일이라면 다른 곳으로 옮겨 주세요.`,
  noReferenceDate: 'archive.yaml에서 기준일을 읽지 못했으니 질문한 때를 적어 주세요.',
  needsTime:
    'archive.yaml에서 기준일을 읽지 못했습니다. --at 2024-05-01처럼 질문한 때를 붙이거나 터미널에서 실행해 주세요.',
  empty: (question: string) => `꼭 있어야 합니다(${question}). 다시 적어 주세요.`,
  nearHashtag: (hashtag: string, near: string) =>
    `처음 쓰는 해시태그입니다: ${toVisibleText(hashtag)}. 비슷한 것이 이미 있습니다: ${near}`,
  suggestion: (answer: string) => `이렇게 쓸 수 있습니다: ${toVisibleText(answer)}`,
  takeNear: '이미 있는 것을 쓰려면 Enter를 누르고, 아니면 다시 적어 주세요.',
  askText: {
    question: '질문의 id(파일 이름에서 .md를 뺀 것)',
    answer: '어느 답변의 댓글인가요? 답변의 id(질문의 댓글이면 Enter)',
    actor: '쓴 사람',
    at: '쓴 때',
    id: 'id(답변의 파일 이름, 댓글의 id)',
    body: '글의 첫 줄(나중에 파일에서 이어 쓸 수 있습니다)',
  },
  needsQuestion: '어느 질문인지 알 수 없습니다. --question put-or-patch처럼 질문의 id를 붙여 주세요.',
  noSuchQuestion: (id: string, near: string | undefined) =>
    `이런 id의 질문이 없습니다: ${toVisibleText(id)}.${near === undefined ? '' : ` 혹시 → ${toVisibleText(near)}`}`,
  noSuchAnswer: (id: string) => `이 질문에 없는 답변입니다: ${toVisibleText(id)}`,
  questionWithheld: (id: string) =>
    `redactions.yaml로 가린 질문입니다: ${toVisibleText(id)}. 여기에 쓴 글은 아무에게도 보이지 않습니다.`,
  answerWithheld: (id: string) =>
    `redactions.yaml로 가린 답변입니다: ${toVisibleText(id)}. 여기에 단 댓글은 아무에게도 보이지 않습니다.`,
  textIdWithheld: (id: string) =>
    `redactions.yaml이 가리는 id입니다: ${toVisibleText(id)}. --id로 다른 id를 정해 주세요.`,
  textIdTaken: (id: string) => `이미 쓰고 있는 id입니다: ${toVisibleText(id)}. --id로 다른 id를 정해 주세요.`,
  faultyComments: (path: string) =>
    `${toVisibleText(path)}: 고칠 곳이 있어 댓글을 더하지 못했습니다. 먼저 npm run check로 고쳐 주세요.`,
  answerWritten: (path: string) => `답변 파일을 만들었습니다: ${toVisibleText(path)}`,
  commentWritten: (path: string) => `댓글을 더했습니다: ${toVisibleText(path)}`,
  questionCompleted: (path: string) =>
    `질문의 활동 기록과 개수를 맞추었습니다: ${toVisibleText(path)}. 개수가 원래 커뮤니티의 것과 같은지 살펴 주세요.`,
  questionLeft: (path: string) =>
    `${toVisibleText(path)}: 질문은 고치지 못했습니다. 활동 기록과 개수를 손으로 맞추어 주세요. 무엇이 빠졌는지는 npm run check가 알려 줍니다.`,
}
