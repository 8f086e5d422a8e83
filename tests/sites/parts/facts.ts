// Counts that are there or absent, small and large, and hashtags that are hard to address.
import type { WrittenQuestion } from '../../support/content-folder.ts'

export interface FactRow {
  id: string
  counts: Record<string, number>
  poll?: boolean
  tags: string[]
  shown: string[]
}

export const factRows: FactRow[] = [
  {
    id: 'all',
    counts: { answers: 3, comments: 5, recommended: 2, needsSupplement: 1, views: 1234 },
    poll: true,
    tags: ['모든-수'],
    shown: ['답변 3', '댓글 5', '추천해요 2', '보충이 필요해요 1', '조회 1,234'],
  },
  {
    id: 'least',
    counts: { answers: 0, comments: 0, views: 999 },
    tags: ['최소한의-수'],
    shown: ['답변 0', '댓글 0', '조회 999'],
  },
  {
    id: 'zeros',
    counts: { answers: 0, comments: 0, recommended: 0, needsSupplement: 0, views: 0 },
    poll: false,
    tags: ['영'],
    shown: ['답변 0', '댓글 0', '조회 0'],
  },
  {
    id: 'one-of-two',
    counts: { answers: 1, comments: 0, needsSupplement: 4, views: 9 },
    tags: ['둘-가운데-하나'],
    shown: ['답변 1', '댓글 0', '보충이 필요해요 4', '조회 9'],
  },
  {
    id: 'large',
    counts: { answers: 1000, comments: 12345, recommended: 1000000, views: 9007199254740991 },
    tags: ['큰수', 'f#', '.env', '이직', 'spring-batch', 'deno.js'],
    shown: ['답변 1,000', '댓글 12,345', '추천해요 1,000,000', '조회 9,007,199,254,740,991'],
  },
]

const questions: WrittenQuestion[] = factRows.map(({ shown, ...question }) => question)

export const facts = { questions }
