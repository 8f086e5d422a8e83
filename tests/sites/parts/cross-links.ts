// Every way to name another question, in a question that is written in another language.
import { writeAnswers } from '../../support/conversation.ts'

const links = [
  '[하나](/articles/1/edit)',
  '[둘](http://www.old.example/articles/1?page=2)',
  '[셋](https://old.example/board.php?id=77&page=2)',
  '[넷](/questions/target/)',
  '[다섯](/questions/gone/)',
  '[여섯](/articles/9)',
  '[일곱](https://old.example/articles/9)',
  '[여덟](/tags/none/)',
  '[아홉](아홉.html)',
  '[열](https://old.example/questions/tagged/links?tab=votes)',
  '[열하나](/questions/tagged/c%23)',
  '[열둘](https://old.example/questions/tagged/links+c%23)',
  '[열셋](https://old.example/c/dev/7)',
  '[열넷](https://old.example/questions/12/リンクの問題)',
]

const questions = [
  { id: 'linking', title: '한국어 제목', language: 'ko', body: links.join('\n\n') },
  {
    id: 'target',
    counts: { answers: 1 },
    aliases: [
      '/articles/1',
      '/board.php?id=77#answer-5',
      '/questions/12/why-links',
      '/questions/12/リンクの問題',
    ],
    category: '잇는 곳',
  },
  // The same headings on one list, and on one page with an answer.
  { id: 'headed', counts: { answers: 1 }, body: toHeaded('\n\n## 끝') },
  { id: 'headed-too', body: toHeaded(`${'\n\n긴 글'.repeat(400)}\n\n## 끝`) },
  { id: 'gone', aliases: ['/articles/9'] },
].map((question) => ({ ...question, tags: ['서로-잇기'] }))

function toHeaded(end: string): string {
  return `[처음](#설치-방법)과 [끝](#끝), [없음](#없음)\n\n## 설치 방법 <a name="끝">${end}`
}

export const crossLinks = {
  questions,
  files: {
    ...writeAnswers('target', { 5: {} }),
    ...writeAnswers('headed', { 5: { body: toHeaded('\n\n## 끝') } }),
    'tags.yaml':
      '서로-잇기: { description: 곽두팔님이 모은 질문, aliases: [/questions/tagged/links, /questions/tagged/c%23] }\n',
    'categories.yaml': '잇는 곳: { description: 서로 잇는 질문, aliases: [/c/dev, "/list?category=dev"] }\n',
    'redactions.yaml': 'questions:\n  - { id: gone, date: 2025-06-01 }\n',
  },
}
