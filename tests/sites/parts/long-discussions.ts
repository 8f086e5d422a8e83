// Questions of many answers, or of large ones, and links that lead to them.
import { type WrittenAnswer, writeAnswers, writeComments } from '../../support/conversation.ts'

/** Answers of the longest: two pages and some. */
export const longest = 70
const numbers = Array.from({ length: longest }, (_, index) => index + 1)

/** In their order, which is that of time. */
const many: Record<string, WrittenAnswer> = Object.fromEntries(
  numbers.map((number) => [
    `${number}`,
    {
      actor: `사람${number}`,
      at: toTime(number),
      ...(number === 5
        ? { replyTo: '65', body: '[거기](/questions/many/#answer-50) 글[^1]\n\n[^1]: 각주' }
        : {}),
      ...(number === 65 ? { replyTo: '5' } : {}),
    },
  ]),
)

/** 2025-06-03 in Seoul. */
function toTime(number: number): string {
  const [hours, minutes] = [Math.floor(number / 60), number % 60].map((part) => `${part}`.padStart(2, '0'))
  return `2025-06-02T${Number(hours) + 18}:${minutes}:00Z`
}

/** Three of them fit on a page, with 400 KiB for all. */
const large: Record<string, WrittenAnswer> = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [id, { body: '가나다라마바사 '.repeat(5_800) }]),
)

const accepted: Record<string, WrittenAnswer> = Object.fromEntries(
  numbers
    .slice(0, 31)
    .map((number) => [`${number}`, { at: toTime(number), ...(number === 7 ? { accepted: true } : {}) }]),
)

const links = [
  '[하나](/answers-of/456#answer-456)',
  '[둘](https://old.example/answers-of/456)',
  '[셋](/questions/many/#answer-65)',
  '[넷](/questions/many/#comment-on-65)',
  '[다섯](/questions/many/#answer-5)',
  '[여섯](/questions/large/#answer-g)',
  '[일곱](/questions/many/2/#answer-50)',
  '[여덟](/questions/many/#comment-of-withheld)',
  '[아홉](https://example.com/archive/questions/many/#answer-45)',
  '[열](https://example.com/archive/questions/none/)',
]

const questions = [
  {
    id: 'many',
    counts: { answers: longest, comments: 6 },
    aliases: ['/answers-of/456#answer-68', '/c/7#comment-of-withheld'],
    body: '[아래로](/questions/many/#answer-70)',
  },
  { id: 'large', counts: { answers: 7 } },
  { id: 'linker', counts: { answers: 1 }, body: links.join('\n\n') },
  { id: 'accepted', counts: { answers: 31 } },
].map((question) => ({ ...question, tags: ['긴-대화'] }))

export const longDiscussions = {
  questions,
  files: {
    ...writeAnswers('many', many),
    ...writeAnswers('large', large),
    ...writeAnswers('linker', { a: { body: links.join('\n\n') } }),
    ...writeAnswers('accepted', accepted),
    ...writeComments('many', [
      { id: 'on-question', replyTo: 'on-65' },
      { id: 'on-65', answer: '65', replyTo: 'on-question' },
      { id: 'on-66', answer: '66', replyTo: 'on-65' },
      { id: 'on-5', answer: '5', replyTo: 'of-withheld' },
      { id: 'of-withheld', answer: '40' },
      { id: 'on-41', answer: '41', replyTo: 'of-withheld' },
    ]),
    'redactions.yaml': 'answers:\n  - { question: many, id: 40, date: 2025-06-20 }\n',
  },
}
