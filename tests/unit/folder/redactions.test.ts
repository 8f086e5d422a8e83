import { describe, expect, test } from 'vitest'
import { parseRedactions } from '../../../src/folder/redactions.ts'
import { checkWritten } from '../../support/check-written.ts'
import type { WrittenContent } from '../../support/content-folder.ts'

describe('what is fine', () => {
  const only = (name: string, onlyActors = false) => [{ name, onlyActors }]

  test.each([
    ['empty file', '', [], []],
    ['actors only', 'actors:\n  - { name: 홍길동, date: 2025-01-01 }', only('홍길동'), []],
    [
      'a name in actor fields alone',
      'actors:\n  - { name: spring, date: 2025-01-01, in: actors }',
      only('spring', true),
      [],
    ],
    ['questions only', 'questions:\n  - { id: put-or-patch, date: 2025-01-01 }', [], ['put-or-patch']],
    ['a name that looks like a number', 'actors:\n  - { name: 007, date: 2025-01-01 }', only('007'), []],
    ['decomposed name', `actors: [{ name: ${'홍'.normalize('NFD')}, date: 2025-01-01 }]`, only('홍'), []],
  ])('%s', (_, text, actors, questions) => {
    const none = { people: new Set(), answers: new Map(), comments: new Map() }
    const redactions = { actors, questions: new Set(questions), ...none }
    expect(parseRedactions('redactions.yaml', text)).toEqual({ redactions })
  })
})

describe('what is not', () => {
  test.each([
    ['a reason', 'actors:\n  - { name: a, date: 2025-01-01, reason: b }', '2:34 unknown-key'],
    ['no date', 'actors:\n  - { name: a }', '2:5 missing-key'],
    ['no day', 'questions:\n  - { id: a, date: 2025-02-30 }', '2:20 invalid-setting'],
    ['names alone', 'actors: [a]', '1:1 missing-key'],
    ['a name alone', '- a\n- b', '1:1 missing-key'],
    ['a list without its key', '- { name: a, date: 2025-01-01 }', '1:1 wrong-type'],
    ['a name and its day', '홍길동: 2025-01-01', '1:1 unknown-key'],
    ['another key', 'actor: []', '1:1 unknown-key'],
    ['another place', 'actors:\n  - { name: a, date: 2025-01-01, in: texts }', '2:38 invalid-setting'],
    ['a place of a question', 'questions:\n  - { id: a, date: 2025-01-01, in: actors }', '2:32 unknown-key'],
  ])('%s', (_, text, issue) => {
    const result = parseRedactions('redactions.yaml', text)
    expect(
      'issues' in result && result.issues.map((each) => `${each.line}:${each.column} ${each.code}`),
    ).toEqual([issue])
  })
})

describe('ids that can be none, and what is meant', () => {
  const q2 = 'id: q2, date: 2025-01-01 }'

  test.each([
    ['questions', '- { id: q2.md, date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: q2\u200b, date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: /questions/q2/, date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: my q, date: 2025-01-01 }', '2:9', undefined],
    ['people', '- { id: "q2 ", date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['answers', `- { question: /questions/q1/, ${q2}`, '2:15', `- { question: q1, ${q2}`],
    ['answers', '- { question: q1, id: q2.md, date: 2025-01-01 }', '2:23', `- { question: q1, ${q2}`],
    ['comments', `- { question: my q, ${q2}`, '2:15', undefined],
  ])('%s: %j', (list, entry, place, correction) => {
    const result = parseRedactions('redactions.yaml', `${list}:\n${entry}\n`)
    const issues = 'issues' in result ? result.issues : []
    expect(issues.map((each) => `${each.line}:${each.column} ${each.code}`)).toEqual([
      `${place} invalid-setting`,
    ])
    expect(issues[0]?.correction?.lines).toEqual(correction && [correction])
  })
})

describe('a reason stays beside its entry, as a note', () => {
  const entry = '{ name: 홍길동, date: 2025-01-02'

  test.each([
    [`${entry}, reason: 본인 요청 }`, `${entry} } # 본인 요청`],
    [`${entry}, 사유: "본인, 요청" }`, `${entry} } # "본인, 요청"`],
    ['{ reason: 본인 요청, name: 홍길동, date: 2025-01-02 }', `${entry} } # 본인 요청`],
    [`${entry}, reason: 본인 요청 } # 둘째`, `${entry} } # 둘째 # 본인 요청`],
    [`${entry}, email: a }`, undefined],
  ])('%s', (written, meant) => {
    const text = `actors:\n  - ${written}\n`
    const result = parseRedactions('redactions.yaml', text)
    const corrections = 'issues' in result ? result.issues.map(({ correction }) => correction) : []
    const lines = meant === undefined ? undefined : [`  - ${meant}`]
    expect(corrections).toEqual([lines && { from: 2, to: 3, lines, certain: false }])
  })

  test('not where an entry has several lines', () => {
    const text = 'actors:\n  - name: 홍길동\n    date: 2025-01-02\n    reason: 본인 요청\n'
    const result = parseRedactions('redactions.yaml', text)
    expect('issues' in result && result.issues.map(({ correction }) => correction)).toEqual([undefined])
  })
})

async function check(content: Partial<WrittenContent> & { redactions: string[] }): Promise<string[]> {
  const files = { 'redactions.yaml': `${content.redactions.join('\n')}\n`, ...content.files }
  const issues = await checkWritten({ ...content, files })
  return issues.map(
    ({ path, line, column, code, detail }) =>
      `${path}:${line}:${column} ${code} ${detail['key'] ?? ''} ${detail['value'] ?? ''}`,
  )
}

function entry(name: string, more = ''): string {
  return `  - { name: ${name}, date: 2025-01-02${more} }`
}

describe('a name that occurs nowhere is a warning', () => {
  test.each([
    ['an actor', '홍길동', '', []],
    ['an actor in other letters', '홍길동'.normalize('NFD'), '', []],
    ['an actor, by actors alone', '홍길동', ', in: actors', []],
    ['a word of a text', 'spring', '', []],
    ['a word in emphasis', 'boot', '', []],
    ['a word of a text, by actors alone', 'spring', ', in: actors', ['unknown-redaction']],
    ['a part of a word', 'spri', '', ['unknown-redaction']],
    ['nothing', '없는이름', '', ['unknown-redaction']],
  ])('%s', async (_, name, more, codes) => {
    const issues = await check({
      questions: [{ id: 'a', body: '본문 spring **bo**ot' }],
      redactions: ['actors:', entry(name, more)],
    })
    expect(issues).toEqual(
      codes.map(
        (code) => `redactions.yaml:2:${'  - { name: '.length + 1} ${code} actors ${name.normalize('NFC')}`,
      ),
    )
  })

  test('each at its line', async () => {
    const issues = await check({
      redactions: ['# 1', 'actors:', entry('홍길동'), entry('가나'), entry('다라')],
    })
    expect(issues).toEqual([
      'redactions.yaml:4:13 unknown-redaction actors 가나',
      'redactions.yaml:5:13 unknown-redaction actors 다라',
    ])
  })

  test('not of a name that is there twice', async () => {
    expect(await check({ redactions: ['actors:', entry('홍길동'), entry('홍길동')] })).toEqual([])
  })

  test('not while a file can’t be read, which may hold it', async () => {
    const issues = await check({
      redactions: ['actors:', entry('가나')],
      files: { 'questions/b.md': '---\ntitle: 가나\n---\n' },
    })
    expect(issues.filter((issue) => issue.startsWith('redactions.yaml'))).toEqual([])
  })
})

test('a name of one character is a warning, as texts keep it', async () => {
  const questions = [{ id: 'a', activity: [{ at: '2024-05-01', actor: '이', kind: '질문' }] }]
  expect(await check({ questions, redactions: ['actors:', entry('이')] })).toEqual([
    'redactions.yaml:2:13 short-redaction actors 이',
  ])
  expect(await check({ questions, redactions: ['actors:', entry('이', ', in: actors')] })).toEqual([])
})

describe('a name where no mask can be is an error', () => {
  const redactions = ['actors:', entry('홍길동'), entry('Hong')]
  const questions = [{ id: 'a', body: 'Hong' }]

  test.each([
    ['title', '1:8', { title: '홍길동의 보관소' }],
    ['description', '3:14', { description: '만든 사람: hong' }],
    ['repository', '3:13', { repository: 'https://a.example/hong/b' }],
    ['url', '3:6', { url: 'https://hong.example/' }],
    ['license', '3:10', { license: 'ⓒ 홍길동' }],
    ['license.name', '3:18', { license: { name: '홍길동' } }],
  ])('in %s', async (key, place, settings) => {
    const issue = `archive.yaml:${place} redacted-name ${key} 삭제된 사용자`
    expect(await check({ questions, settings, redactions })).toEqual([issue])
  })

  test('in another spelling of a hashtag', async () => {
    const files = { 'synonyms.yaml': 'rest: [레스트]\n# 둘\njava: [자바, 홍길동, hong-java]\n' }
    const tagged = [{ ...questions[0], id: 'a', tags: ['rest', 'java'] }]
    expect(await check({ questions: tagged, redactions, files })).toEqual([
      'synonyms.yaml:3:12 redacted-name synonyms 삭제된 사용자',
      'synonyms.yaml:3:17 redacted-name synonyms 삭제된 사용자',
    ])
  })

  test('in the id of a question that is withheld', async () => {
    const withheld = ['questions:', '  - { id: b, date: 2025-01-02 }', '  - { id: hong-1, date: 2025-01-02 }']
    const issues = await check({
      questions: [...questions, { id: 'b' }, { id: 'hong-1' }],
      redactions: [...redactions, ...withheld],
    })
    expect(issues).toEqual([
      'questions/hong-1.md:1:1 redacted-name id 삭제된 사용자',
      'redactions.yaml:6:11 redacted-name id Hong',
    ])
  })
})
