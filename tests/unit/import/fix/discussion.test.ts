import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toYamlLines } from '../../../../src/format/write.ts'
import { createFixDiscussion } from '../../../../src/import/fix/discussion.ts'
import { takeFitting, toMostYamlBytes } from '../../../../src/import/fix/fields.ts'
import type { AnswerRecord, CommentRecord, FixRule, QuestionRecord } from '../../../../src/import/records.ts'
import { findWords } from '../../../../src/words/words.ts'
import { createListErrors } from '../../../support/discussion-files.ts'
import { sampleSettings } from '../../../support/sample-settings.ts'
import { toAnswerRecord, toCommentRecord, toDiscussion, toQuestionRecord } from './sample-records.ts'

const fixDiscussion = createFixDiscussion({ settings: sampleSettings, category: '개발자' })
const listErrors = createListErrors(sampleSettings)

/** What is given, what becomes of it, and the rules by which it does; its detail behind a colon. */
type Case<Fields> = [given: Fields, fixed: Fields, rules: string[]]

const day = '2024-05-01'
const edit = { at: '2024-06-01', actor: '가' }
const answered = { ...edit, kind: '새로운 답변' as const }
const askedAt = (at: string, actor = '나') => ({ at, actor, kind: '질문' as const })

const nothingOfPoll = { title: undefined, multiple: undefined, closed: undefined, voters: undefined }

const questions: Case<Partial<QuestionRecord>>[] = [
  // texts
  [{ title: 'ì•ˆë…•í•˜ì„¸ìš”' }, { title: '안녕하세요' }, ['misread-text: ì•ˆë…•í•˜ì„¸ìš”']],
  [{ title: 'My text is ì•ˆë…•' }, { title: 'My text is ì•ˆë…•' }, []],
  [{ title: 'Ça va, é à?' }, { title: 'Ça va, é à?' }, []],
  [{ title: 'it\u0092s \u0080 5' }, { title: 'it’s € 5' }, ['windows-character: ’']],
  [{ title: 'a\u0000b\u001b[0m' }, { title: 'ab[0m' }, ['control-character: U+0000']],
  [{ title: 'a\u000bb' }, { title: 'a b' }, ['control-character: U+000B']],
  [{ title: '가\ufffd' }, { title: '가\ufffd' }, ['lost-character']],
  [{ title: 'a\ud83d' }, { title: 'a\ufffd' }, ['lost-character']],
  [{ title: 'a\u200bb' }, { title: 'ab' }, ['invisible-character: U+200B']],
  [{ title: '👩🏽‍💻 #️⃣' }, { title: '👩🏽‍💻 #️⃣' }, []],
  [{ title: 'a \n\t b' }, { title: 'a b' }, ['lines-joined: a b']],
  [{ title: 'é'.repeat(301) }, { title: `${'é'.repeat(299)}…` }, [`title-cut: ${'é'.repeat(120)}`]],
  [{ title: '👍'.repeat(151) }, { title: `${'👍'.repeat(149)}…` }, [`title-cut: ${'👍'.repeat(60)}`]],
  [{ title: ' ' }, { title: '본문' }, ['title-missing']],
  [{ title: '', body: { markdown: '\n' } }, { title: '제목 없음' }, ['title-missing']],
  [{ actor: '' }, { actor: '익명' }, ['name-missing']],
  [{ actor: '가'.repeat(81) }, { actor: `${'가'.repeat(79)}…` }, [`name-cut: ${'가'.repeat(81)}`]],
  [
    { body: { markdown: 'a\r\nb\rc\u0007' } },
    { body: { markdown: 'a\nb\nc' } },
    ['control-character: U+0007'],
  ],
  [
    { body: { markdown: `a${'\u0301'.repeat(600)}` } },
    { body: { markdown: `a${'\u0301'.repeat(500)}` } },
    ['stacked-marks: U+0301'],
  ],
  [{ body: {} }, { body: { markdown: '' } }, []],
  // names
  [{ id: 'a b' }, { id: 'a-b-c8687a' }, ['id-changed: a b']],
  [{ id: 'CON' }, { id: 'CON-a3dbc4' }, ['id-changed: CON']],
  [{ category: undefined }, { category: '개발자' }, []],
  [{ category: 'Q&A' }, { category: 'Q&A' }, []],
  [{ category: "What's new?" }, { category: "What's new?" }, []],
  [{ category: ' Café ' }, { category: 'Café' }, ['category-changed:  Café  → Café']],
  [{ category: 'Front  End' }, { category: 'Front  End' }, []],
  [{ category: '&&' }, { category: '개발자' }, ['category-missing: && → 개발자']],
  [{ tags: ['#REST API', 'c#'] }, { tags: ['rest-api', 'c#'] }, ['hashtag-changed: #REST API → rest-api']],
  [{ tags: ['!!', 'a', 'A'] }, { tags: ['a'] }, ['hashtag-left-out: !!', 'hashtag-twice: A']],
  [{ person: 'a/b' }, { person: 'a-b-c14cdd' }, ['id-changed: a/b']],
  // times
  [{ at: '2024.5.1 9:30' }, { at: '2024-05-01T09:30:00+09:00' }, ['time-read: 2024.5.1 9:30']],
  [{ at: '1714523400' }, { at: '2024-05-01T00:30:00Z' }, ['time-read: 1714523400']],
  [
    { at: 'Wed, 01 May 2024 09:30:00 +0900' },
    { at: '2024-05-01T00:30:00Z' },
    ['time-read: Wed, 01 May 2024 09:30:00 +0900'],
  ],
  [{ at: '2025-07-01' }, { at: '2025-06-30' }, ['time-too-late: 2025-07-01']],
  [{ at: '0000-00-00 00:00:00' }, { at: '2025-06-30' }, ['time-unknown: 0000-00-00 00:00:00 → 2025-06-30']],
  [{ at: '' }, { at: '2025-06-30' }, ['time-unknown: → 2025-06-30']],
  [
    { at: '?', edited: [{ at: 'soon' }, edit] },
    { at: '2024-06-01', edited: [edit] },
    ['time-unknown: ? → 2024-06-01', 'time-unknown: soon'],
  ],
  [
    { at: '?', activity: [askedAt('?'), { at: 'soon', actor: '나', kind: '새로운 댓글' }, answered] },
    { at: '2024-06-01', activity: [askedAt('2024-06-01'), answered] },
    ['time-unknown: ? → 2024-06-01', 'time-unknown: ? → 2024-06-01', 'time-unknown: soon'],
  ],
  [
    { at: day, edited: [{ at: '2024-07-01' }, edit] },
    { edited: [edit, { at: '2024-07-01' }] },
    ['edits-ordered'],
  ],
  [
    { at: day, edited: [{ at: '2024-01-01' }, edit] },
    { edited: [{ at: day }, edit] },
    ['edit-too-early: 2024-01-01 → 2024-05-01'],
  ],
  [
    { at: day, edited: [edit, { at: '2024-01-01' }] },
    { edited: [{ at: day }, edit] },
    ['edit-too-early: 2024-01-01 → 2024-05-01', 'edits-ordered'],
  ],
  // A time that can't be true gives way to one that can.
  [
    { at: '2026-05-03', edited: [{ at: '2024-07-01' }, edit] },
    { at: '2024-06-01', edited: [edit, { at: '2024-07-01' }] },
    ['time-after-edit: 2026-05-03 → 2024-06-01', 'edits-ordered'],
  ],
  [
    { at: '2026-05-03', edited: [{ at: '2026-05-04' }] },
    { at: '2025-06-30', edited: [{ at: '2025-06-30' }] },
    ['time-too-late: 2026-05-03', 'time-too-late: 2026-05-04'],
  ],
  [{ edited: [{ at: 'soon' }] }, { edited: [] }, ['time-unknown: soon']],
  [
    { activity: [answered, askedAt(day, '')] },
    { activity: [askedAt(day, '익명'), answered] },
    ['name-missing', 'history-ordered'],
  ],
  // counts
  [
    { views: -1, recommended: 1.5 },
    { views: undefined, recommended: undefined },
    ['count-left-out: 1.5', 'count-left-out: -1'],
  ],
  [{ score: -2 }, { score: -2 }, []],
  [{ score: 5, recommended: 7, needsSupplement: 2 }, { score: undefined, recommended: 7 }, []],
  [{ score: 5, recommended: 7 }, { score: 5, recommended: 7 }, []],
  [{ score: -1, recommended: -1 }, { score: -1, recommended: undefined }, ['count-left-out: -1']],
  [{ score: 1.5 }, { score: undefined }, ['count-left-out: 1.5']],
  // what names others
  [
    { related: ['1', '2', '2', 'a b'] },
    { related: ['2', '2', 'a-b-c8687a'] },
    ['reference-left-out: 1', 'id-changed: a b'],
  ],
  [
    { closed: { at: 'soon', reason: '', of: ['1'] } },
    { closed: { at: undefined, reason: undefined, of: undefined } },
    ['time-unknown: soon', 'reference-left-out: 1'],
  ],
  [{ aliases: ['/a', '/a/', '/A'] }, { aliases: ['/a'] }, ['alias-taken: /a/', 'alias-taken: /A']],
  [
    { aliases: ['https://old.example/q/1', '/tags/a', '//b'] },
    { aliases: ['/q/1'] },
    ['alias-changed: https://old.example/q/1', 'alias-left-out: /tags/a', 'alias-left-out: //b'],
  ],
  [
    { aliases: ['/questions/1/title', '/questions/1/2'] },
    { aliases: ['/questions/1/title'] },
    ['alias-left-out: /questions/1/2'],
  ],
  [
    { source: 'HTTP://A.example/가' },
    { source: 'http://a.example/%EA%B0%80' },
    ['address-changed: HTTP://A.example/가'],
  ],
  [{ source: 'mailto:a@b.example' }, { source: undefined }, ['address-left-out: mailto:a@b.example']],
  [{ license: { name: 'CC', url: 'x' } }, { license: 'CC' }, ['address-left-out: x']],
  [{ license: ' ' }, { license: undefined }, ['license-left-out']],
  [{ language: 'en_us' }, { language: 'en-US' }, ['language-changed: en_us']],
  [{ language: 'korean' }, { language: undefined }, ['language-left-out: korean']],
  // polls
  [{ poll: [{ title: 'a', options: [] }] }, { poll: [] }, ['poll-left-out: a']],
  [
    { poll: [{ voters: 1, options: [{ label: '', votes: 2 }] }] },
    { poll: [{ ...nothingOfPoll, options: [{ label: '?', votes: 2 }] }] },
    ['label-missing', 'voters-left-out: 1'],
  ],
]

const answers: Case<Partial<AnswerRecord>>[] = [
  [{ accepted: 'soon' }, { accepted: true }, ['time-unknown: soon']],
  [{ accepted: '2025-07-01' }, { accepted: '2025-06-30' }, ['time-too-late: 2025-07-01']],
  [{ at: '' }, { at: '2024-05-01T09:30:00+09:00' }, ['time-unknown: → 2024-05-01T09:30:00+09:00']],
  [
    { at: '2026-05-03T21:04:00+09:00', edited: [{ at: '2024.5.4 10:00', actor: '가' }] },
    { at: '2024-05-04T10:00:00+09:00', edited: [{ at: '2024-05-04T10:00:00+09:00', actor: '가' }] },
    ['time-after-edit: 2026-05-03T21:04:00+09:00 → 2024-05-04T10:00:00+09:00', 'time-read: 2024.5.4 10:00'],
  ],
  [{ score: 1.5 }, { score: undefined }, ['count-left-out: 1.5']],
  [{ score: -3, needsSupplement: 3 }, { score: undefined, needsSupplement: 3 }, []],
  [{ replyTo: '2' }, { replyTo: undefined }, ['reference-left-out: 2']],
  [{ replyTo: '9' }, { replyTo: undefined }, ['reference-left-out: 9']],
  [{ body: { markdown: '' } }, { body: { markdown: '' } }, []],
]

const comments: Case<Partial<CommentRecord>>[] = [
  [{ answer: '2' }, { answer: '2' }, []],
  [{ answer: '9' }, { answer: undefined }, ['comment-moved: 9']],
  [
    { answer: '2', at: '?' },
    { at: '2024-05-01T09:30:00+09:00' },
    ['time-unknown: ? → 2024-05-01T09:30:00+09:00'],
  ],
  [{ replyTo: '3' }, { replyTo: undefined }, ['reference-left-out: 3']],
  [{ recommended: -2 }, { recommended: undefined }, ['count-left-out: -2']],
]

function toTold({ rule, detail }: { rule: FixRule; detail?: string }): string {
  return detail === undefined ? rule : `${rule}: ${detail}`
}

/** A discussion once it is fixed, by the expected rules. */
function fix(records: Parameters<typeof toDiscussion>[0], rules: readonly string[]) {
  const { discussion, notes } = fixDiscussion(toDiscussion(records))
  expect(listErrors([discussion])).toEqual([])
  expect(notes.map(toTold)).toEqual(rules)
  return discussion
}

describe('a record is fixed, and what was done is noted', () => {
  test.each(questions)('question %j', (given, fixed, rules) => {
    expect(fix({ question: toQuestionRecord(given) }, rules).question).toMatchObject(fixed)
  })
  test.each(answers)('answer %j', (given, fixed, rules) => {
    expect(fix({ answers: [toAnswerRecord(given)] }, rules).answers[0]).toMatchObject(fixed)
  })
  test.each(comments)('comment %j', (given, fixed, rules) => {
    const records = { answers: [toAnswerRecord()], comments: [toCommentRecord(given)] }
    expect(fix(records, rules).comments[0]).toMatchObject(fixed)
  })
})

test.each([
  [undefined, undefined, []],
  [' ', undefined, []],
  ['&&', undefined, ['category-missing: &&']],
  ['자유게시판(잡담)', '자유게시판(잡담)', []],
])('no category is invented for %j', (given, category, told) => {
  const fixBare = createFixDiscussion({ settings: sampleSettings })
  const { discussion, notes } = fixBare(toDiscussion({ question: toQuestionRecord({ category: given }) }))
  expect(discussion.question.category).toBe(category)
  expect(notes.map(({ rule, detail }) => `${rule}: ${detail}`)).toEqual(told)
})

test('ids of answers and comments that are one by case or form are two, and references follow', () => {
  const question = toQuestionRecord({ aliases: ['/x#answer-a', '/y#answer-a_b', '/z#comment-c'] })
  const { discussion, notes } = fixDiscussion(
    toDiscussion({
      question: { ...question, aliases: [...question.aliases, '/w#answer-A'] },
      answers: [
        toAnswerRecord({ id: 'a' }),
        toAnswerRecord({ id: 'A', replyTo: 'a' }),
        toAnswerRecord({ id: 'a b', replyTo: 'A' }),
      ],
      comments: [toCommentRecord({ id: 'c', answer: 'A' }), toCommentRecord({ id: 'c', replyTo: 'c' })],
    }),
  )
  expect(listErrors([discussion])).toEqual([])
  expect(discussion.answers.map(({ id, replyTo }) => [id, replyTo])).toEqual([
    ['a', undefined],
    ['A-2', 'a'],
    ['a-b-c8687a', 'A-2'],
  ])
  expect(discussion.comments.map(({ id, answer, replyTo }) => [id, answer, replyTo])).toEqual([
    ['c', 'A-2', undefined],
    ['c-2', undefined, 'c'],
  ])
  expect(discussion.question.aliases).toEqual([
    '/x#answer-a',
    '/y#answer-a_b',
    '/z#comment-c',
    '/w#answer-A-2',
  ])
  expect(notes.map(({ at, rule, detail }) => `${at}: ${rule} ${detail}`)).toEqual([
    'question 1, answer A: id-taken A-2',
    'question 1, answer a b: id-changed a b',
    'question 1, comment c: id-taken c-2',
  ])
})

test('a history is what the records tell, oldest first, and counts are no less than is kept', () => {
  const { discussion, notes } = fixDiscussion(
    toDiscussion({
      question: toQuestionRecord({ answers: 0, edited: [{ at: '2024-05-03' }] }),
      answers: [
        toAnswerRecord({ at: '2024-05-02', person: 'u1', edited: [{ at: '2024-05-04', actor: '나' }] }),
      ],
      comments: [toCommentRecord({ at: '2024-04-30' }), toCommentRecord({ id: '4', at: '2024-04-30' })],
    }),
  )
  expect(discussion.question).toMatchObject({ answers: 1, comments: 2 })
  expect(notes.map(toTold)).toEqual(['count-raised: answers: 0 → 1'])
  expect(discussion.question.activity).toEqual([
    { at: '2024-04-30', actor: '홍길동', kind: '새로운 댓글' },
    { at: '2024-05-01T09:30:00+09:00', actor: '홍길동', kind: '질문' },
    { at: '2024-05-02', actor: '홍길동', person: 'u1', kind: '새로운 답변' },
    { at: '2024-05-03', actor: '홍길동', kind: '질문 업데이트' },
    { at: '2024-05-04', actor: '나', kind: '답변 업데이트' },
  ])
})

test.each([
  ['an answer', { answers: new Map([['1', new Set(['2'])]]), comments: new Map() }, ['홍길동']],
  ['a comment', { answers: new Map(), comments: new Map([['1', new Set(['3'])]]) }, ['홍길동', '가']],
  ['nobody knows what', 'unknown' as const, ['홍길동']],
])('a history does not name who wrote what is withheld: %s', (_, withholding, actors) => {
  const fixDiscussion = createFixDiscussion({ settings: sampleSettings, category: '개발자', withholding })
  const { discussion } = fixDiscussion(
    toDiscussion({
      question: toQuestionRecord({ id: '1' }),
      answers: [toAnswerRecord({ id: '2', actor: '가' })],
      comments: [toCommentRecord({ id: '3', answer: '2', actor: '나' })],
    }),
  )
  expect(discussion.question.activity?.map(({ actor }) => actor)).toEqual(actors)
})

test('each rule has a sentence, and none stands there for nothing', () => {
  const told = [...questions, ...answers, ...comments].flatMap(([, , rules]) =>
    rules.map((rule) => rule.split(':')[0]),
  )
  const elsewhere =
    `id-hidden id-taken count-raised description-cut description-left-out label-cut about-cut hashtags-cut edits-cut
    history-cut references-cut comment-empty comment-cut comments-cut answers-cut aliases-cut options-cut names-cut
    block-as-code block-divided body-cut picture-missing encoding-read count-missing written-again`.split(
      /\s+/,
    )
  expect(new Set([...told, ...elsewhere])).toEqual(new Set(Object.keys(findWords('ko').rules.repair)))
})

test('the documentation tells every rule', () => {
  const told = readFileSync(new URL('../../../../docs/repair.md', import.meta.url), 'utf8')
  const rows = Object.entries(findWords('en').rules.repair).map(
    ([rule, sentence]) => `| \`${rule}\` | ${sentence} |`,
  )
  expect(told.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})

test.each<[bytes: number, most: number, taken: number[], counted: number]>([
  [30, 3, [1, 2, 3], 0],
  [29, 3, [1, 2, 3], 3],
  [12, 3, [1, 2, 3], 3],
  [11, 3, [1, 2], 3],
  [30, 2, [1, 2], 3],
])('in %d bytes, %d items at most', (bytes, items, taken, times) => {
  let counted = 0
  const toBytes = () => {
    counted += 1
    return 4
  }
  expect(takeFitting([1, 2, 3], { items, bytes, toBytes, toMostBytes: () => 10 })).toEqual(taken)
  expect(counted).toBe(times)
})

test.each<[tree: unknown]>([
  [['']],
  [[{ at: '2024-05-01', actor: '홍길동' }]],
  [['\u0000\ud800"\\\n'.repeat(9)]],
  [[{ title: '하나', options: Array.from({ length: 50 }, () => ({ label: '가', votes: 1 })) }]],
  [[[[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]]]],
])('%j takes no more than it may', (tree) => {
  const bytes = Buffer.byteLength(toYamlLines('edited', tree).join('\n  '))
  expect(toMostYamlBytes(tree)).toBeGreaterThanOrEqual(bytes)
})
