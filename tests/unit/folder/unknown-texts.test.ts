// A text that a program does not know is hidden like any other (decision 25): a field is added to what a folder may say,
// and nobody has named it anywhere.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createPrepareText, createShowTexts, type Gathered } from '../../../src/folder/conversation-text.ts'
import { showDescribed } from '../../../src/folder/described.ts'
import { createFolderMasks } from '../../../src/folder/masks.ts'
import { showPeople } from '../../../src/folder/people.ts'
import { createPreparing } from '../../../src/folder/prepare-question.ts'
import { settingsSchema } from '../../../src/folder/settings.ts'
import { checkTexts } from '../../../src/format/check-fields.ts'
import { answerSchema } from '../../../src/format/fields.ts'
import { createToPosition } from '../../../src/format/issue.ts'
import type { Answer, Comment, Question } from '../../../src/format/post.ts'
import { readValue } from '../../../src/format/values.ts'
import { parseYamlFile } from '../../../src/format/yaml.ts'

const settings = settingsSchema.parse({ title: '시험', referenceDate: '2025-06-30' })
const actors = [{ name: '홍길동', onlyActors: false }]
const folder = { settings, redactions: { actors } }

/** As a field of one text, a list, and below another key. */
const audience = {
  audience: '홍길동의 학생, 010-1234-5678',
  guests: ['홍길동', 'hong@naver.com'],
  seen: { by: '홍길동', place: { url: 'https://host.example/홍길동' } },
}
const shown = {
  audience: '삭제된 사용자의 학생, [전화번호 비공개]',
  guests: ['삭제된 사용자', '[이메일 비공개]'],
  seen: { by: '삭제된 사용자', place: { url: undefined } },
}

const question: Question = {
  id: 'a',
  path: 'questions/a.md',
  title: '제목',
  hashtags: ['rest'],
  counts: { answers: 0, comments: 0 },
  poll: false,
  activity: [{ at: '2024-05-01', actor: '아무개', kind: '질문' }],
  aliases: [],
}
const who = { id: '1', actor: '아무개', at: '2024-05-02' }
const answer: Answer = { ...who, path: 'answers/a/1.md', edited: [], counts: {} }
const comment: Comment = { ...who, text: '글', textLine: 1, textIndent: 0 }

function createTexts() {
  const preparing = createPreparing(settings, actors)
  const gathered: Gathered = { links: [], names: new Set(), issues: [], length: 0, searched: new Map() }
  const prepareText = createPrepareText(preparing)
  const readText = () => JSON.stringify(audience)
  const { masks } = preparing
  return { ...createShowTexts({ masks, prepareText, readText, keepsHtml: true, gathered }), gathered }
}

const { fields } = createFolderMasks(folder).createMasker()

test.each<[of: string, show: () => object | undefined]>([
  ['a question', () => fields({ ...question, ...audience })],
  [
    'an activity',
    () => fields({ ...question, activity: [{ ...question.activity[0], ...audience }] }).activity[0],
  ],
  [
    'an answer',
    () => createTexts().showAnswer({ answer: { ...answer, ...audience }, body: '글', bodyLine: 1 }),
  ],
  ['a comment', () => createTexts().showComment({ ...comment, ...audience }, 'comments/a.yaml')],
  [
    'a person',
    () => {
      const person = { name: '아무개', formerNames: [], ...audience }
      return showPeople({ ...folder, people: new Map([['u1', person]]) }).get('u1')
    },
  ],
  [
    'a hashtag',
    () => {
      const described = { tags: [{ name: 'rest', aliases: [], ...audience }], categories: [] }
      return showDescribed({ ...folder, described }).described.tags[0]
    },
  ],
  [
    'a category',
    () => {
      const described = { tags: [], categories: [{ name: '개발', aliases: [], ...audience }] }
      return showDescribed({ ...folder, described }).described.categories[0]
    },
  ],
  ['an own page', () => fields({ title: '소개', ...audience })],
])('of %s', (_, show) => {
  expect(JSON.parse(JSON.stringify(show()))).toMatchObject(JSON.parse(JSON.stringify(shown)))
})

const added = { audience: z.string(), seen: z.strictObject({ by: z.array(z.string()) }) }

test('signs that nobody sees are reported in it', () => {
  const schema = answerSchema.extend(added)
  const text = 'audience: "a\u200bb"\nseen: { by: [ab, "a\u202eb"] }\n'
  const root = parseYamlFile('a.yaml', text)
  if ('code' in root) throw new Error(root.code)
  const place = { path: 'a.yaml', root, toPosition: createToPosition(text) }
  const issues = checkTexts(readValue(root, schema), schema, place)
  expect(issues.map(({ line, column, code, detail }) => [line, column, code, detail])).toEqual([
    [1, 11, 'invisible-character', { key: 'audience', codePoint: 'U+200B' }],
    [2, 18, 'invisible-character', { key: 'seen.by', codePoint: 'U+202E' }],
  ])
})
