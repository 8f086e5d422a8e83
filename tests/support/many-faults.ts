// Small files of a content folder with a fault in each of their lines, for tests and the benchmark.

const date = 'date: 2025-06-01'
const question = `---
title: 질문
category: 개발자
tags: [rest]
counts: { answers: 0, comments: 0, views: 0 }
activity: [{ at: 2024-01-01, actor: 홍길동, kind: 질문 }]
---
`

function repeat(count: number, toLine: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${toLine(index)}\n`).join('')
}

function toComments(count: number): string {
  return repeat(count, (index) => `- { id: c${index}, actor: 홍길동, at: 2025-06-01, text: 글 }`)
}

/** Each for a number of lines: files by path. */
export const manyFaults: Readonly<Record<string, (count: number) => Readonly<Record<string, string>>>> = {
  'names that occur nowhere': (count) => ({
    'redactions.yaml': `actors:\n${repeat(count, (index) => `- { name: 이름${index}번, ${date} }`)}`,
  }),
  'names of one letter': (count) => ({
    'redactions.yaml': `actors:\n${repeat(count, (index) => `- { name: ${String.fromCodePoint(0xac00 + index)}, ${date} }`)}`,
  }),
  'dates that are none': (count) => ({
    'redactions.yaml': `actors:\n${repeat(count, (index) => `- { name: 이름${index}번, date: 어제 }`)}`,
  }),
  'people who are not there': (count) => ({
    'people.yaml': repeat(count, (index) => `p${index}: { name: 사람${index}번 }`),
    'redactions.yaml': `people:\n${repeat(count, (index) => `- { id: other${index}, ${date} }`)}`,
  }),
  'people in other letters': (count) => ({
    'people.yaml': repeat(count, (index) => `p${index}: { name: 사람${index}번 }`),
    'redactions.yaml': `people:\n${repeat(count, (index) => `- { id: P${index}, ${date} }`)}`,
  }),
  'people whose ids hold a redacted name': (count) => ({
    'people.yaml': repeat(count, (index) => `홍길동-${index}: { name: 사람${index}번 }`),
    'redactions.yaml': `actors: [{ name: 홍길동, ${date} }]\n`,
  }),
  'synonyms that hold a redacted name': (count) => ({
    'synonyms.yaml': repeat(count, (index) => `tag${index}: [홍길동${index}]`),
    'redactions.yaml': `actors: [{ name: 홍길동, ${date} }]\n`,
  }),
  'questions that are not there': (count) => ({
    'redactions.yaml': `questions:\n${repeat(count, (index) => `- { id: none${index}, ${date} }`)}`,
  }),
  'comments that are not there': (count) => ({
    'comments/a.yaml': toComments(count),
    'redactions.yaml': `comments:\n${repeat(count, (index) => `- { question: a, id: none${index}, ${date} }`)}`,
  }),
  'comments that are withheld': (count) => ({
    'comments/a.yaml': toComments(count),
    'redactions.yaml': `comments:\n${repeat(count, (index) => `- { question: a, id: c${index}, ${date} }`)}`,
  }),
  'people with an address that is none': (count) => ({
    'people.yaml': repeat(count, (index) => `p${index}: { name: 사람${index}번, url: example }`),
  }),
  'synonyms of nothing': (count) => ({
    'synonyms.yaml': repeat(count, (index) => `tag${index}: [다른말${index}]`),
  }),
  'settings that there are not': (count) => ({
    'archive.yaml': `title: 시험\nreferenceDate: 2025-06-30\n${repeat(count, (index) => `key${index}: 1`)}`,
  }),
  'pictures that are not there': (count) => ({
    'questions/a.md': `${question}본문\n\n${repeat(Math.min(count, 1000), (index) => `![가](/files/p${index}.png)`)}`,
  }),
}

/** What each of them is in. */
export function toFaultyFolder(faults: Readonly<Record<string, string>>): Record<string, string> {
  return {
    'archive.yaml': 'title: 시험\nreferenceDate: 2025-06-30\n',
    'questions/a.md': `${question}본문\n`,
    ...faults,
  }
}
