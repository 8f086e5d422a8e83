// What `npm run tidy -- --check` says.
import { toVisibleText } from './visible-text.ts'

const ko = {
  untidy: (path: string) => `${toVisibleText(path)}: 머리말이 정리되어 있지 않습니다.`,
  howToTidy: (files: number) => `정리되어 있지 않은 파일 ${files}개. 정리하려면: npm run tidy`,
}

const en: typeof ko = {
  untidy: (path) => `${toVisibleText(path)}: its front matter is not tidy.`,
  howToTidy: (files) => `${files} ${files === 1 ? 'file is' : 'files are'} not tidy. To tidy: npm run tidy`,
}

export function findTidyMessages(language: 'ko' | 'en'): typeof ko {
  return { ko, en }[language]
}
