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
}
