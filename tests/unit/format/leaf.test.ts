// Every text that a content folder may say has a kind, and the walks over them find it wherever it is.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describedNamesSchema } from '../../../src/folder/described.ts'
import { peopleSchema } from '../../../src/folder/people.ts'
import { redactionsSchema } from '../../../src/folder/redactions.ts'
import { settingsSchema } from '../../../src/folder/settings.ts'
import { synonymsSchema } from '../../../src/folder/synonyms.ts'
import {
  answerSchema,
  commentsSchema,
  pageSchema,
  postSchema,
  questionSchema,
} from '../../../src/format/fields.ts'
import {
  type Field,
  leaf,
  listKeys,
  listKeysBelow,
  listTexts,
  mapTexts,
  toField,
} from '../../../src/format/leaf.ts'

/** Paths of texts of which nobody said what they are. */
function listUnsaid({ text, leaf, element, keys, others }: Field, path = ''): string[] {
  return [
    ...(text && leaf === undefined ? [path] : []),
    ...(element ? listUnsaid(element, `${path}[]`) : []),
    ...(others ? listUnsaid(others, `${path}.*`) : []),
    ...[...keys].flatMap(([key, below]) => listUnsaid(below, `${path}.${key}`)),
  ]
}

test.each<[of: string, schema: z.ZodType]>([
  ['questions', questionSchema],
  ['answers', answerSchema],
  ['comments', commentsSchema],
  ['posts that were checked', postSchema],
  ['own pages', pageSchema],
  ['settings', settingsSchema],
  ['people', peopleSchema],
  ['redactions', redactionsSchema],
  ['synonyms', synonymsSchema],
  ['hashtags and categories', describedNamesSchema],
])('every text of %s has a kind', (_, schema) => {
  expect(listUnsaid(toField(schema))).toEqual([])
})

/** Kinds of texts by their paths. */
function listKinds({ leaf, element, keys }: Field, path = ''): [path: string, kind: string | undefined][] {
  return [
    [path, leaf],
    ...(element ? listKinds(element, `${path}[]`) : []),
    ...[...keys].flatMap(([key, below]) => listKinds(below, `${path}.${key}`)),
  ]
}

test('what questions, answers and comments share by name is one kind, as they are walked as one', () => {
  const together = new Map(listKinds(toField(postSchema)))
  const differing = [questionSchema, answerSchema, commentsSchema.element].flatMap((schema) =>
    listKinds(toField(schema)).filter(([path, kind]) => kind !== undefined && together.get(path) !== kind),
  )
  expect(differing).toEqual([])
})

test('a text of which nobody said what it is is found', () => {
  const schema = z.strictObject({
    title: leaf('line', z.string()).max(3),
    guests: z.array(z.union([z.boolean(), z.strictObject({ by: z.string().optional() })])),
    notes: z.record(z.string(), z.string()),
  })
  expect(listUnsaid(toField(schema))).toEqual(['.guests[].by', '.notes.*'])
})

const name = leaf('name', z.string())
const schema = z.strictObject({
  title: leaf('line', z.string()).min(1).max(9).describe('bound and described'),
  actor: name.optional(),
  kind: z.enum(['a', 'b']).default('a'),
  order: z.union([z.literal(['up', false]), z.int()]).optional(),
  closed: z.union([z.boolean(), z.strictObject({ at: leaf('time', z.string()), by: name })]).optional(),
  seen: z.array(z.strictObject({ at: leaf('time', z.string()), place: leaf('address', z.string()) })),
  names: z.record(z.string(), z.array(name)),
})

const value = {
  title: '제목',
  actor: '홍길동',
  kind: 'b',
  order: 3,
  closed: { at: '2024-05-01', by: '김철수' },
  seen: [{ at: '2024-05-02', place: 'https://a.example/', more: '모름' }],
  names: { u1: ['길동이'] },
  unknown: { text: '모름' },
}

describe('walks', () => {
  test('texts are listed with what they are and where', () => {
    const texts = listTexts(value, schema).map(({ text, field, path }) => [path.join('.'), field.leaf, text])
    expect(texts).toEqual([
      ['title', 'line', '제목'],
      ['actor', 'name', '홍길동'],
      ['closed.at', 'time', '2024-05-01'],
      ['closed.by', 'name', '김철수'],
      ['seen.0.at', 'time', '2024-05-02'],
      ['seen.0.place', 'address', 'https://a.example/'],
      ['names.u1.0', 'name', '길동이'],
    ])
  })

  test('texts are changed in their places, and those that nobody knows with them', () => {
    const changed = mapTexts(value, schema, (text, leaf, owner) => {
      if (leaf === 'address') return undefined
      return `${leaf ?? '?'} ${text}${Array.isArray(owner['seen']) ? '' : ' below'}`
    })
    expect(changed).toEqual({
      title: 'line 제목',
      actor: 'name 홍길동',
      kind: 'word b',
      order: 3,
      closed: { at: 'time 2024-05-01 below', by: 'name 김철수 below' },
      seen: [{ at: 'time 2024-05-02 below', more: '? 모름 below' }],
      names: { u1: ['name 길동이 below'] },
      unknown: { text: '? 모름 below' },
    })
  })
})

test.each<[path: PropertyKey[], keys: string[]]>([
  [[], ['title', 'actor', 'kind', 'order', 'closed', 'seen', 'names']],
  [['closed'], ['at', 'by']],
  [
    ['seen', 0],
    ['at', 'place'],
  ],
  [['names'], []],
  [['title', 'at'], []],
])('keys at %j', (path, keys) => {
  expect(listKeys(schema, path)).toEqual(keys)
})

test.each([
  ['closed', ['at', 'by']],
  ['seen', ['at', 'place']],
  ['title', []],
  ['nothing', []],
])('keys below %s, wherever it is', (owner, keys) => {
  expect(listKeysBelow(schema, owner)).toEqual(keys)
  expect(listKeysBelow(z.record(z.string(), z.array(schema)), owner)).toEqual(keys)
})

test('all keys of a schema, each once', () => {
  expect(listKeysBelow(schema)).toEqual([
    ...['title', 'actor', 'kind', 'order', 'closed', 'at', 'by'],
    ...['seen', 'place', 'names'],
  ])
})
