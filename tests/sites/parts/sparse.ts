// A question of a community that has no categories and no hashtags, and counts no views but votes, written in English words.
export const sparse = `---
title: 404
tags: []
counts: { answers: 1, comments: 0 }
activity:
  - { at: 2025-05-30, actor: anonymous, kind: question }
  - { at: 2025-05-31, actor: deleted user, kind: new answer }
score: -1234
---
본문입니다.
`

export const sparseQuestion = { questions: [], files: { 'questions/sparse.md': sparse } }
