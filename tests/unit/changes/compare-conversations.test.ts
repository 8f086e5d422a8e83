import { expect, test } from 'vitest'
import { compareConversations } from '../../../src/changes/compare-conversations.ts'
import {
  type AnswerField,
  answerFields,
  type CommentField,
  commentFields,
  digestPublished,
  type PublishedConversation,
  type PublishedText,
} from '../../../src/changes/published-conversation.ts'

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
