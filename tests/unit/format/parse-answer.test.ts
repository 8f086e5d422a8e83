import { expect, test } from 'vitest'
import { parseAnswer } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { tellKey } from '../../support/any-issue.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

function parse(frontMatter: string, body = '본문\n') {
  const text = `---\n${frontMatter}\n---\n${body}`
  return parseAnswer({ id: '5678', path: 'answers/q/5678.md', text }, context)
}

const least = 'actor: 홍길동\nat: 2024-05-03T21:04:00+09:00'

test.each([
  ['nothing more than who and when', least, { edited: [], counts: {} }],
  ['accepted: false, which says nothing', `${least}\naccepted: false`, { edited: [], counts: {} }],
  ['a poll of which nothing is known', `${least}\npoll: true`, { poll: true, edited: [], counts: {} }],
  ['counts without a value', `${least}\ncounts: { recommended: }`, { edited: [], counts: {} }],
])('an answer with %s', (_, frontMatter, expected) => {
  const who = { actor: '홍길동', at: '2024-05-03T21:04:00+09:00' }
  const answer = { id: '5678', path: 'answers/q/5678.md', ...who, ...expected }
  expect(parse(frontMatter).parsed?.answer).toEqual(answer)
})

test.each([
  ['', ['2:1 missing-key actor', '2:1 missing-key at']],
  ['actor: 홍길동', ['2:1 missing-key at']],
  [`${least}\nedited: [{ at: 2024-05-02 }]`, ['4:16 activity-order 2024-05-02']],
  [
    `${least}\nedited: [{ at: 2024-05-05 }, { at: 2024-05-04 }, { at: x }]`,
    ['4:36 activity-order 2024-05-04', '4:56 invalid-time x'],
  ],
  [`${least}\nedited: 2024-05-05`, ['4:9 wrong-type edited']],
  [`${least}\ncounts: { answers: 1 }`, ['4:11 unknown-key answers']],
  [`${least}\ncounts: 12`, ['4:9 wrong-type counts']],
  [`${least}\ntitle: 제목`, ['4:1 unknown-key title']],
  [`${least}\ntags: [rest]\nkind: 새로운 답변`, ['4:1 unknown-key tags', '5:1 unknown-key kind']],
  [`${least}\npoll: { options: [] }`, ['4:18 missing-key poll.options']],
])('what is wrong with %j', (frontMatter, expected) => {
  const { parsed, issues } = parse(frontMatter)
  expect(parsed).toBeUndefined()
  expect(issues.map(tellKey)).toEqual(expected)
})

test('keys of a question are told as such, and not as misspelt', () => {
  const [issue] = parse(`${least}\ntags: [rest]`).issues
  expect(issue?.detail).toMatchObject({ of: 'answer', value: 'tags' })
})

test.each<[string, string, { from: number; to: number; lines: string[] } | undefined]>([
  ['recommended: 12', 'recommended', { from: 4, to: 5, lines: ['counts:', '  recommended: 12'] }],
  [
    'needsSupplement: 1\nrecommended: 12',
    'needsSupplement',
    { from: 4, to: 6, lines: ['counts:', '  needsSupplement: 1', '  recommended: 12'] },
  ],
  ['counts: { needsSupplement: 1 }\nrecommended: 12', 'recommended', undefined],
])(
  'counts that stand beside the others are told to belong below counts: %j',
  (written, value, correction) => {
    const { issues } = parse(`${least}\n${written}`)
    expect(issues.map(({ code }) => code)).toEqual(['unknown-key'])
    expect(issues[0]?.detail).toMatchObject({ value, below: 'counts' })
    expect(issues[0]?.correction).toEqual(correction && { ...correction, certain: true })
  },
)

test('what an answer has no count of belongs nowhere', () => {
  const [issue] = parse(`${least}\nviews: 12`).issues
  expect(issue?.detail).not.toHaveProperty('below')
  expect(issue?.correction).toBeUndefined()
})

test.each(['author', '작성자'])('actor is what to write instead of %s', (key) => {
  const corrections = parse(`${key}: 홍길동\nat: 2024-05-03`).issues.map(
    ({ correction }) => correction?.lines,
  )
  expect(corrections).toEqual([['actor: 홍길동']])
})
