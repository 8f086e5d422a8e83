import { expect, test } from 'vitest'
import {
  compareConversations,
  compareQuestions,
  countEditedLines,
  type QuestionDifferences,
} from '../../../src/changes/compare-questions.ts'
import {
  type AnswerField,
  answerFields,
  type CommentField,
  commentFields,
  digestPublished,
  type PublishedConversation,
  type PublishedQuestion,
  type PublishedText,
} from '../../../src/changes/published.ts'

const asked = { at: '2024-05-01', actor: '홍길동', kind: '질문' } as const
const answered = { at: '2024-05-02', actor: '익명', kind: '새로운 답변' } as const
const commented = { at: '2024-05-02', actor: '익명', kind: '새로운 댓글' } as const

const question: PublishedQuestion = {
  title: '제목',
  category: '개발자',
  hashtags: ['rest', 'jpa'],
  counts: { answers: 1, comments: 0, views: 10 },
  poll: false,
  activity: [asked, answered],
  aliases: ['/a'],
  file: undefined,
  html: 'html',
  source: '첫 줄\n둘째 줄\n',
}

const rows: [name: string, change: Partial<PublishedQuestion>, differences: QuestionDifferences][] = [
  ['nothing', {}, {}],
  ['a title', { title: '새 제목' }, { title: { before: '제목', after: '새 제목' } }],
  ['a category', { category: '취업' }, { category: { before: '개발자', after: '취업' } }],
  ['a category that is gone', { category: undefined }, { category: { before: '개발자', after: undefined } }],
  ['a score that is new', { score: -2 }, { counts: [{ name: 'score', before: undefined, after: -2 }] }],
  ['a hashtag more', { hashtags: ['rest', 'jpa', 'sql'] }, { hashtags: { added: ['sql'], removed: [] } }],
  ['another hashtag', { hashtags: ['sql', 'jpa'] }, { hashtags: { added: ['sql'], removed: ['rest'] } }],
  ['hashtags in another order', { hashtags: ['jpa', 'rest'] }, { hashtags: { added: [], removed: [] } }],
  [
    'counts: a number, and one that was not known',
    { counts: { answers: 2, comments: 0, recommended: 0, views: 10 } },
    {
      counts: [
        { name: 'answers', before: 1, after: 2 },
        { name: 'recommended', before: undefined, after: 0 },
      ],
    },
  ],
  ['a language', { language: 'en' }, { language: { before: undefined, after: 'en' } }],
  ['a poll', { poll: true }, { poll: { before: false, after: true } }],
  [
    'options and votes of a poll',
    { polls: [{ title: '어느 쪽', voters: 9, options: [{ label: 'PUT', votes: 3 }] }] },
    { polls: { added: ['title: 어느 쪽', 'voters: 9', 'PUT 3'], removed: [] } },
  ],
  [
    'a state',
    { state: { closed: { reason: '되풀이', of: ['b', 'c'] }, locked: true } },
    { state: { added: ['closed', 'closed.reason: 되풀이', 'closed.of: b, c', 'locked'], removed: [] } },
  ],
  ['related questions', { related: ['b'] }, { related: { added: ['b'], removed: [] } }],
  [
    'where it comes from',
    { sourceUrl: 'https://example.com/', license: { name: 'CC0', url: 'https://example.com/cc0' } },
    {
      sourceUrl: { before: undefined, after: 'https://example.com/' },
      license: { before: undefined, after: 'CC0 https://example.com/cc0' },
    },
  ],
  [
    'who somebody was',
    { activity: [asked, { ...answered, person: 'u43' }] },
    {
      activity: {
        added: [],
        removed: [],
        changed: [{ before: answered, after: { ...answered, person: 'u43' } }],
      },
    },
  ],
  [
    'a line of text',
    { html: 'other', source: '첫 줄\n새 줄\n셋째 줄\n' },
    { text: { added: 2, removed: 1 } },
  ],
  ['a text that reads the same', { source: '첫 줄\n둘째 줄  \n' }, {}],
  [
    'an activity more',
    { activity: [asked, answered, commented] },
    { activity: { added: [commented], removed: [], changed: [] } },
  ],
  ['an activity less', { activity: [asked] }, { activity: { added: [], removed: [answered], changed: [] } }],
  [
    'another actor',
    { activity: [asked, { ...answered, actor: '김철수' }] },
    {
      activity: {
        added: [],
        removed: [],
        changed: [{ before: answered, after: { ...answered, actor: '김철수' } }],
      },
    },
  ],
  [
    'another kind',
    { activity: [asked, commented] },
    { activity: { added: [], removed: [], changed: [{ before: answered, after: commented }] } },
  ],
  [
    'an activity in the place of a quite different one',
    { activity: [asked, { at: '2024-05-09', actor: '김철수', kind: '새로운 답변' }] },
    {
      activity: {
        added: [{ at: '2024-05-09', actor: '김철수', kind: '새로운 답변' }],
        removed: [answered],
        changed: [],
      },
    },
  ],
  [
    'the same activity twice',
    { activity: [asked, answered, answered] },
    { activity: { added: [answered], removed: [], changed: [] } },
  ],
  ['an old address', { aliases: ['/a', '/b'] }, { aliases: { added: ['/b'], removed: [] } }],
  [
    'a link to its file',
    { file: 'questions/a.md' },
    { file: { before: undefined, after: 'questions/a.md' } },
  ],
]

test.for(rows)('%s', ([, change, differences]) => {
  expect(compareQuestions(question, { ...question, ...change })).toEqual(differences)
})

type Given<Field extends string> = Partial<Record<Field, string>> & { text?: string; html?: string }

function toText<Field extends string>(
  names: readonly Field[],
  { text = '글', html = text, ...fields }: Given<string>,
): PublishedText<Field> {
  const entries = names.map((name) => [name, fields[name]])
  const empty = Object.fromEntries(names.map((name) => [name, undefined]))
  return { fields: { ...empty, ...Object.fromEntries(entries) }, html, source: text }
}

function conversation(
  answers: Record<string, Given<AnswerField>> = {},
  comments: Record<string, Given<CommentField>> = {},
): PublishedConversation {
  return {
    accepted: Object.values(answers).some(({ accepted }) => accepted !== undefined),
    answers: new Map(Object.entries(answers).map(([id, each]) => [id, toText(answerFields, each)])),
    comments: new Map(Object.entries(comments).map(([id, each]) => [id, toText(commentFields, each)])),
  }
}

const none = { added: [], removed: [], edited: [] }

const textRows: [string, PublishedConversation, PublishedConversation, object][] = [
  ['nothing', conversation({ a: {} }), conversation({ a: {} }), {}],
  [
    'ids in code-unit order',
    conversation({ b: {}, 9: {} }, { c1: {} }),
    conversation({ a2: {}, a10: {} }),
    {
      answers: { added: ['a10', 'a2'], removed: ['9', 'b'], edited: [] },
      comments: { ...none, removed: ['c1'] },
    },
  ],
  [
    'fields, in their order',
    conversation({ a: { actor: '홍길동', score: '1' } }),
    conversation({ a: { actor: '김철수', language: 'en' } }),
    {
      answers: {
        ...none,
        edited: [
          {
            id: 'a',
            fields: [
              { name: 'actor', before: '홍길동', after: '김철수' },
              { name: 'score', before: '1', after: undefined },
              { name: 'language', before: undefined, after: 'en' },
            ],
          },
        ],
      },
    },
  ],
  [
    'lines of a text',
    conversation({}, { c: { text: '하나\n둘\n' } }),
    conversation({}, { c: { text: '하나\n셋\n넷\n' } }),
    { comments: { ...none, edited: [{ id: 'c', fields: [], text: { added: 2, removed: 1 } }] } },
  ],
  [
    'a text that shows the same is none',
    conversation({ a: { text: '하나', html: 'same' } }),
    conversation({ a: { text: '하나  ', html: 'same' } }),
    {},
  ],
  [
    'the mark of the question',
    conversation({ a: {}, b: {} }),
    conversation({ a: {}, b: { accepted: 'true' } }),
    {
      accepted: true,
      answers: {
        ...none,
        edited: [{ id: 'b', fields: [{ name: 'accepted', before: undefined, after: 'true' }] }],
      },
    },
  ],
  [
    'an answer that is accepted instead of another leaves the mark as it is',
    conversation({ a: { accepted: 'true' } }),
    conversation({ b: { accepted: '2025-06-01' } }),
    { answers: { added: ['b'], removed: ['a'], edited: [] } },
  ],
  [
    'an accepted answer of which nothing is told, as it is withheld from now on',
    { ...conversation(), accepted: true },
    conversation(),
    { accepted: false },
  ],
]

test.each(textRows)('%s', (_name, old, now, differences) => {
  expect(compareConversations(old, now)).toEqual({ answers: none, comments: none, ...differences })
  expect(digestPublished(old) === digestPublished(now)).toBe(Object.keys(differences).length === 0)
})

test('the order of files and of comments in a file says nothing', () => {
  const one = conversation({ a: {}, b: { text: '둘' } }, { c1: {}, c2: { text: '둘' } })
  const other = conversation({ b: { text: '둘' }, a: {} }, { c2: { text: '둘' }, c1: {} })
  expect(digestPublished(one)).toBe(digestPublished(other))
})

const lines = (count: number, text = '줄') => Array.from({ length: count }, (_, index) => `${text} ${index}`)

test.for<[name: string, before: string, after: string, added: number, removed: number]>([
  ['the same', 'a\nb', 'a\nb', 0, 0],
  ['nothing of nothing', '', '', 0, 0],
  ['a changed line', 'a\nb\nc', 'a\nB\nc', 1, 1],
  ['a line at the beginning', 'b', 'a\nb', 1, 0],
  ['a line at the end', 'a', 'a\nb', 1, 0],
  ['a line less', 'a\nb\nc', 'a\nc', 0, 1],
  ['two lines exchanged', 'a\nb', 'b\na', 1, 1],
  ['all of it', 'a\nb\nc', 'd\ne', 2, 3],
  ['one line of many alike', 'a\na\na', 'a\na', 0, 1],
  ['a repeated beginning and end', 'a\nb\na', 'a\nb\na\nb\na', 2, 0],
  ['two places far apart', ['x', ...lines(500), 'y'].join('\n'), ['X', ...lines(500), 'Y'].join('\n'), 2, 2],
  // The example of Myers' paper: ABCABBA and CBABAC are five edits apart.
  ['an example of the literature', 'A\nB\nC\nA\nB\nB\nA', 'C\nB\nA\nB\nA\nC', 2, 3],
  ['as much as is counted', lines(500).join('\n'), lines(500, 'line').join('\n'), 500, 500],
])('%s', ([, before, after, added, removed]) => {
  expect(countEditedLines(before, after)).toEqual({ added, removed })
  expect(countEditedLines(after, before)).toEqual({ added: removed, removed: added })
})

test('more than is counted', () => {
  expect(countEditedLines(lines(501).join('\n'), lines(500, 'line').join('\n'))).toBeUndefined()
})
