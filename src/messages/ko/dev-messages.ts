/** What the development server says on its pages, to whoever writes content. */
export const devMessages = {
  /** In a bar on every page, and over the report in the place of one. */
  faults: (count: number) => `오류가 ${count}개 있어 이대로는 사이트를 만들 수 없습니다.`,
  faultyPage: '이 질문의 파일에 오류가 있어 보여 드릴 수 없습니다',
  faultyFolder: '내용 폴더에 오류가 있어 보여 드릴 수 없습니다',
  trouble: '내용 폴더를 읽지 못했습니다',
  brokenPage: '이 페이지를 만들지 못했습니다',
  noTemplates: '템플릿이 컴파일되지 않아 보여 드릴 수 없습니다',
  mend: '파일을 고쳐 저장하면 이 화면이 저절로 바뀝니다.',
  more: (count: number) => `… 그 밖에 ${count}개. npm run check로 모두 볼 수 있습니다.`,
  restart: (base: string) =>
    `archive.yaml의 url이 바뀌어 사이트의 경로가 ${base} 가 됩니다. npm run dev를 끝내고 다시 시작해 주세요.`,
} as const
