import type { FinishedWork } from '../finished-work.ts'
import { toGroupedNumber } from '../grouped-number.ts'

/** What `npm run build` says of itself. */
export const buildMessages = {
  phases: { content: '내용', templates: '템플릿', plan: '계획', pages: '페이지', output: '출력' },
  seconds: (seconds: string) => `${seconds}초`,
  rate: (pages: string) => `1초에 ${pages}`,
  left: (seconds: string) => `${seconds}초 남음`,
  nothingBuilt: (out: string) => `아무것도 만들지 않았습니다. 출력 폴더는 그대로입니다: ${out}`,
  warning: (text: string) => `경고: ${text}`,
  summary: ({ questions, hashtags, pages, megabytes, reused }: FinishedWork) => {
    const parts = [
      `질문 ${toGroupedNumber(reused.questions)}개`,
      `페이지 ${toGroupedNumber(reused.pages)}개`,
      ...(reused.templates ? ['템플릿'] : []),
    ]
    return `질문 ${toGroupedNumber(questions)}개, 해시태그 ${toGroupedNumber(hashtags)}개, 페이지 ${toGroupedNumber(pages)}개, ${megabytes} MB. 그대로 가져온 것: ${parts.join(', ')}`
  },
} as const
