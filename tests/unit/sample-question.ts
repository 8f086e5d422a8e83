import type { CachedQuestion } from '../../src/kept/question.ts'

/** A prepared question; its last activity is `at`, and its digest tells its title, counts and hashtags apart. */
export function toCachedQuestion(id: string, changed: Partial<CachedQuestion> = {}): CachedQuestion {
  const question: CachedQuestion = {
    id,
    path: `questions/${id}.md`,
    title: `질문 ${id}`,
    category: '개발자',
    hashtags: ['rest'],
    counts: { answers: 0, comments: 0, views: 0 },
    poll: false,
    aliases: [],
    last: { at: '2025-06-01', actor: '홍길동', kind: '질문' },
    lastInstant: 0,
    years: [[2025, 1]],
    months: [['2025-06', 1, 0, 0]],
    stamp: [100, 0, 0, 0],
    digest: '',
    warnings: [],
    page: ['a.pack', 0, 0, 0],
    entry: ['a.pack', 0, 0, 0],
    cut: false,
    links: [],
    entryLinks: 0,
    prose: ['a.pack', 0, 0, 0],
    search: ['a.pack', 0, 0, 0],
    redacted: [],
    keywords: [],
    accepted: false,
    ...changed,
  }
  const { title, category, hashtags, counts, poll, last, aliases, score } = question
  return {
    ...question,
    digest: changed.digest ?? JSON.stringify([title, category, hashtags, counts, poll, last, aliases, score]),
  }
}
