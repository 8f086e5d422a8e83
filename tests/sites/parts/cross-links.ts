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
]

const questions = [
  { id: 'linking', title: '한국어 제목', language: 'ko', body: links.join('\n\n') },
  {
    id: 'target',
    counts: { answers: 1 },
    aliases: ['/articles/1', '/board.php?id=77#answer-5', '/questions/12/why-links'],
  },
  { id: 'gone', aliases: ['/articles/9'] },
].map((question) => ({ ...question, tags: ['서로-잇기'] }))

export const crossLinks = {
  questions,
  files: {
    ...writeAnswers('target', { 5: {} }),
    'redactions.yaml': 'questions:\n  - { id: gone, date: 2025-06-01 }\n',
  },
}
