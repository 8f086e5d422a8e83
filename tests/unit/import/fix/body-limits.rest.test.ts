// Bodies beyond what a page, a listing or a file can hold, as the project's own check judges them.
import { describe, expect, test } from 'vitest'
import { limits } from '../../../../src/format/limits.ts'
import { createFixDiscussion } from '../../../../src/import/fix/discussion.ts'
import { createListErrors } from '../../../support/discussion-files.ts'
import { sampleSettings } from '../../../support/sample-settings.ts'
import { toAnswerRecord, toCommentRecord, toDiscussion, toQuestionRecord } from './sample-records.ts'

const fixDiscussion = createFixDiscussion({ settings: sampleSettings, category: '개발자' })
const listErrors = createListErrors(sampleSettings)

const cells = Array.from({ length: 40 }, () => ' a ').join('|')
const table = `|${cells}|\n|${'-|'.repeat(40)}\n${`|${cells}|\n`.repeat(140)}`

const bodies: [name: string, markdown: string, rules: string[]][] = [
  ['short', 'a\n\n```\nb\n```', []],
  ['quotes in quotes', `a\n\n${'> '.repeat(17)}b\n\nc`, ['block-as-code']],
  ['lists in lists', `${'- '.repeat(17)}b`, ['block-as-code']],
  ['elements in elements', `a\n\n${'<b>'.repeat(51)}b\n\nc`, ['block-as-code']],
  ['quotes without end', '>'.repeat(5_000), ['block-as-code']],
  ['a large table', `a\n\n${table}`, ['block-as-code']],
  [
    'cells over too many others',
    'a\n\n<table><tr><td colspan="1000" rowspan="1000">b</table>',
    ['block-as-code'],
  ],
  ['two tables', `${table.slice(0, -9_000)}\n\nb\n\n${table.slice(0, -9_000)}`, ['block-as-code']],
  ['marks of a conflict', 'a\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n', ['block-as-code']],
  ['the same in code', '```\n<<<<<<< HEAD\nb\n```', []],
  ['too many bytes', '가나다 라마\n\n'.repeat(20_000), ['body-cut']],
  ['one long line', 'a'.repeat(300_000), ['body-cut']],
  [
    'a reference that is used too often',
    `[a]: /${'b'.repeat(2_000)}\n\n${'[a] '.repeat(2_000)}`,
    ['body-cut'],
  ],
  ['a long first block', '"'.repeat(60_000), ['block-divided']],
  ['a long first block of code', `\`\`\`js\n${'"""""\n'.repeat(8_000)}\`\`\`\n\nc`, ['block-divided']],
]

describe('a body that is too much is fixed, and said to be', () => {
  test.each(bodies)('%s', (_name, markdown, rules) => {
    const question = toQuestionRecord({ body: { markdown } })
    const { discussion, notes } = fixDiscussion(toDiscussion({ question }))
    expect(listErrors([discussion])).toEqual([])
    expect([...new Set(notes.map(({ rule }) => rule))]).toEqual(rules)
    expect(discussion.question.body.markdown).not.toBe('')
  })
})

test('what is shown as code keeps every sign', () => {
  const quoted = `${'> '.repeat(17)}\`\`\`b`
  const body = { markdown: `a\n\n${quoted}\n\n*c*` }
  const { discussion } = fixDiscussion(toDiscussion({ question: toQuestionRecord({ body }) }))
  expect(discussion.question.body.markdown).toBe(`a\n\n\n\`\`\`\`\n${quoted}\n\`\`\`\`\n\n\n*c*`)
})

test('a question of many hashtags fits into all of their listings', () => {
  const tags = Array.from({ length: 60 }, (_, index) => `tag-${index}`)
  const question = toQuestionRecord({ tags, body: { markdown: `${'"a" '.repeat(4_000)}\n\n`.repeat(6) } })
  const { discussion, notes } = fixDiscussion(toDiscussion({ question }))
  expect(listErrors([discussion])).toEqual([])
  expect(discussion.question.tags).toHaveLength(50)
  expect(notes.filter(({ rule }) => rule === 'hashtags-cut')).toHaveLength(10)
})

test('a comment is as long as it may be', () => {
  const comments = ['a'.repeat(10_000), 'b'.repeat(10_001), `${'> '.repeat(17)}c`, ' \n'].map(
    (markdown, index) => toCommentRecord({ id: `${index}`, body: { markdown } }),
  )
  const { discussion, notes } = fixDiscussion(toDiscussion({ comments }))
  expect(listErrors([discussion])).toEqual([])
  expect(discussion.comments.map(({ body }) => body.markdown?.length)).toEqual([10_000, 10_000, 45])
  expect(notes.map(({ rule, at }) => `${at}: ${rule}`)).toEqual([
    'question 1, comment 1: comment-cut',
    'question 1, comment 2: block-as-code',
    'question 1, comment 3: comment-empty',
  ])
  expect(discussion.question.comments).toBe(4)
})

test('answers and comments have the same bounds', () => {
  const answers = [toAnswerRecord({ body: { markdown: `${'> '.repeat(17)}b\n\n[a]: /b\n\n${table}` } })]
  const comments = [toCommentRecord({ body: { markdown: `a\n\n${'1. '.repeat(17)}b` } })]
  const { discussion, notes } = fixDiscussion(toDiscussion({ answers, comments }))
  expect(listErrors([discussion])).toEqual([])
  expect(notes.map(({ rule, at }) => `${at}: ${rule}`)).toEqual([
    'question 1, answer 2: block-as-code',
    'question 1, answer 2: block-as-code',
    'question 1, comment 3: block-as-code',
  ])
})

test('no more answers and comments than a question can have', () => {
  const answers = Array.from({ length: limits.answers + 1 }, (_, index) =>
    toAnswerRecord({ id: `a${index}`, accepted: index === limits.answers }),
  )
  const comments = Array.from({ length: limits.comments + 5 }, (_, index) =>
    toCommentRecord({ id: `c${index}`, answer: `a${index % 2_001}` }),
  )
  const { discussion, notes } = fixDiscussion(toDiscussion({ answers, comments }))
  expect(discussion.answers).toHaveLength(limits.answers)
  expect(discussion.answers.at(-1)?.id).toBe('a2000')
  expect(discussion.comments.some(({ answer }) => answer === 'a1999')).toBe(false)
  expect(discussion.question).toMatchObject({ answers: 2_001, comments: 10_005 })
  expect([...new Set(notes.map(({ rule }) => rule))]).toEqual(['answers-cut', 'comments-cut'])
})

test('a file of comments is no larger than it may be', () => {
  const markdown = '가'.repeat(9_990)
  const comments = Array.from({ length: 40 }, (_, index) =>
    toCommentRecord({ id: `c${index}`, body: { markdown } }),
  )
  const { discussion, notes } = fixDiscussion(toDiscussion({ comments }))
  expect(listErrors([discussion])).toEqual([])
  expect(discussion.comments).toHaveLength(34)
  expect(notes).toHaveLength(6)
})

test('front matter is no larger than it may be', () => {
  const name = '가'.repeat(80)
  const activity = Array.from({ length: 2_000 }, (_, index) => ({
    at: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
    actor: name,
    kind: index === 3 ? ('질문' as const) : ('새로운 댓글' as const),
  }))
  const aliases = Array.from(
    { length: 450 },
    (_, index) => `/x${index}/${'a'.repeat(150)}/${'b'.repeat(150)}`,
  )
  const option = { label: '나'.repeat(300), votes: 1 }
  const poll = Array.from({ length: 25 }, () => ({ options: Array.from({ length: 101 }, () => option) }))
  const question = toQuestionRecord({
    activity,
    aliases,
    poll,
    source: `https://a.example/${'c'.repeat(1_980)}`,
  })
  const { discussion, notes } = fixDiscussion(toDiscussion({ question }))
  expect(listErrors([discussion])).toEqual([])
  expect(discussion.question.activity?.[0]?.kind).toBe('질문')
  expect(discussion.question.activity?.at(-1)).toEqual(activity.at(-1))
  expect(discussion.question.poll).toHaveLength(1)
  expect([...new Set(notes.map(({ rule }) => rule))]).toEqual([
    'aliases-cut',
    'options-cut',
    'poll-left-out',
    'history-cut',
  ])
})

test('answers are left out that no host could serve', () => {
  const markdown = `[a]: https://a.example/${'b'.repeat(1_900)}\n\n${'[a] '.repeat(500)}`
  const answers = Array.from({ length: 18 }, (_, index) =>
    toAnswerRecord({ id: `a${index}`, body: { markdown } }),
  )
  const comments = [toCommentRecord({ id: 'c1', answer: 'a17' }), toCommentRecord({ id: 'c2' })]
  const { discussion, notes } = fixDiscussion(toDiscussion({ answers, comments }))
  expect(discussion.answers.at(-1)?.id).toBe('a15')
  expect(discussion.comments.map(({ id }) => id)).toEqual(['c2'])
  expect(notes.map(({ rule, at }) => `${at}: ${rule}`)).toEqual([
    'question 1, answer a16: answers-cut',
    'question 1, answer a17: answers-cut',
    'question 1, comment c1: comments-cut',
  ])
})

const pictures: [name: string, markdown: string, fixed: string, missing: string[]][] = [
  [
    'among those that are there',
    '![a](/files/a.png) ![b](/files/b.png) [c](</files/b c.png>) `/files`\n\n[d]: /files/b.png.png',
    '![a](/files/a.png) ![b](files/b.png) [c](<files/b c.png>) `/files`\n\n[d]: /files/b.png.png',
    ['/files/b.png', '/files/b c.png'],
  ],
  [
    'beside addresses elsewhere, text and code that hold it',
    'See [a](/files/12), [b](https://cdn.example.org/files/12), ![c](https://cdn.example.org/files/12.png), /files/12 and `[a](/files/12)`\n\n    cp /files/12 /tmp\n\n```\n![a](/files/12)\n```',
    'See [a](files/12), [b](https://cdn.example.org/files/12), ![c](https://cdn.example.org/files/12.png), /files/12 and `[a](/files/12)`\n\n    cp /files/12 /tmp\n\n```\n![a](/files/12)\n```',
    ['/files/12'],
  ],
  [
    'whose address another begins with',
    '[x](/files) [y](/files/) ![a](/files/a.png)',
    '[x](files) [y](files/) ![a](/files/a.png)',
    ['/files', '/files/'],
  ],
  ['of a reference', '![b][d]\n\n[d]: /files/b.png', '![b][d]\n\n[d]: files/b.png', ['/files/b.png']],
  [
    'in HTML',
    'a <a href="/files/b.png?x&amp;y">/files/b.png</a>\n\n<img src=\'/files/b.png\' alt="/files/b.png">',
    'a <a href="files/b.png?x&amp;y">/files/b.png</a>\n\n<img src=\'files/b.png\' alt="/files/b.png">',
    ['/files/b.png?x&amp;y', '/files/b.png'],
  ],
  [
    'with escapes',
    '![a](/files/b%20c.png) ![b](\\/files/b\\_c.png) ![c](//files/b.png#d)',
    '![a](files/b%20c.png) ![b](files/b\\_c.png) ![c](files/b.png#d)',
    ['/files/b%20c.png', '/files/b_c.png', '//files/b.png#d'],
  ],
  [
    'with an entity for its first sign',
    '![b](&#47;files/b.png)',
    '```\n![b](&#47;files/b.png)\n```',
    ['/files/b.png'],
  ],
]

describe('a picture that is not there is its address as text', () => {
  const files = new Set(['/files/a.png'])
  const fixDiscussion = createFixDiscussion({ settings: sampleSettings, category: '개발자', files })

  test.each(pictures)('%s', (_name, markdown, fixed, missing) => {
    const { discussion, notes } = fixDiscussion(
      toDiscussion({ question: toQuestionRecord({ body: { markdown } }) }),
    )
    expect(discussion.question.body.markdown).toBe(fixed)
    expect(notes.map(({ rule, detail }) => `${rule}: ${detail}`)).toEqual(
      missing.map((written) => `picture-missing: ${written}`),
    )
  })
})
