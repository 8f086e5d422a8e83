import { toVisibleText } from '../visible-text.ts'

/** What `npm run tidy -- --check` says. */
export const tidyMessages = {
  untidy: (path: string) => `${toVisibleText(path)}: 정리되어 있지 않습니다.`,
  withPosition: (path: string) => `${toVisibleText(path)}: 찍은 위치(GPS)가 적혀 있습니다.`,
  blanked: (path: string) => `${toVisibleText(path)}: 찍은 위치를 지웠습니다.`,
  howToTidy: (files: number) => `정리되어 있지 않은 파일 ${files}개. 정리하려면: npm run tidy`,
}
