// Decision 25 in answers and comments: what no mask can hide, and names that nobody would look for.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/folder/read-content.ts'
import { createPackReader } from '../../../src/kept/packs.ts'
import { checkWritten } from '../../support/check-written.ts'
import { type WrittenContent, writeContent } from '../../support/content-folder.ts'

const activity = [
  { at: '2024-05-01', actor: '아무개', kind: '질문' },
  { at: '2024-05-02', actor: '홍길동', kind: '새로운 답변' },
  { at: '2024-05-03', actor: '아무개', kind: '답변 업데이트' },
  { at: '2024-05-04', actor: '아무개', kind: '새로운 댓글' },
]
const people = 'u43: { name: 홍길동, formerNames: [길동이] }\nu50: { name: 홍길동 }\n'
const redactions = 'people: [{ id: u43, date: 2025-01-02 }]\n'

interface Texts {
  answer?: string
  edit?: string
  more?: string
  comment?: string
}

function toContent({ answer, edit, more, comment }: Texts): WrittenContent {
  const counts = { answers: 1, comments: 1 }
  const edited = `edited: [{ at: 2024-05-03, ${edit ?? 'actor: 아무개'} }]`
  const fields = [answer ?? 'actor: 홍길동', 'at: 2024-05-02', edited, ...(more === undefined ? [] : [more])]
  const ofComment = `  ${comment ?? 'actor: 아무개'}\n  at: 2024-05-04\n  text: |\n    댓글\n`
  const files = {
    'people.yaml': people,
    'redactions.yaml': redactions,
    'answers/a/1.md': `---\n${fields.join('\n')}\n---\n본문\n`,
    'comments/a.yaml': `- id: c1\n${ofComment}`,
  }
  return { questions: [{ id: 'a', counts, activity }], files }
}

async function check(texts: Texts): Promise<string[]> {
  const issues = await checkWritten(toContent(texts))
  return issues
    .filter(({ code }) => code !== 'missing-activity')
    .map(
      ({ path, line, column, code, detail }) =>
        `${path}:${line}:${column} ${code} ${Reflect.get(detail, 'key') ?? Reflect.get(detail, 'kind') ?? Reflect.get(detail, 'person')}`,
    )
}

describe('is told', () => {
  test.each<[string, Texts, string[]]>([
    ['nothing', {}, []],
    ['a known name', { answer: 'actor: 길동이\nperson: u43', edit: 'actor: 길동이, person: u43' }, []],
    ['somebody else of that name', { answer: 'actor: 홍길동\nperson: u50' }, []],
    ['an unlisted name', { answer: 'actor: 길동\nperson: u43' }, ['answers/a/1.md:2:8 unlisted-name u43']],
    [
      'an unlisted name of whoever edited',
      { edit: 'actor: 길동, person: u43' },
      ['answers/a/1.md:4:35 unlisted-name u43'],
    ],
    ['an edit without an actor', { edit: 'person: u43' }, []],
    [
      'an unlisted name of a comment',
      { comment: 'actor: 길동\n  person: u43' },
      ['comments/a.yaml:2:10 unlisted-name u43'],
    ],
    [
      'a name in a source',
      { more: 'source: https://example.com/%EA%B8%B8%EB%8F%99%EC%9D%B4' },
      ['answers/a/1.md:5:9 redacted-name source'],
    ],
    [
      'a name as an id',
      { comment: 'actor: 아무개\n  person: 길동이' },
      ['comments/a.yaml:3:11 redacted-name person'],
    ],
    [
      'personal data in a poll',
      { more: 'poll: { options: [{ label: a.b@naver.com, votes: 1 }] }' },
      ['answers/a/1.md:5:28 personal-data email'],
    ],
  ])('%s', async (_, texts, issues) => {
    expect(await check(texts)).toEqual(issues)
  })
})

test('nothing of it is kept', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-names-'))
  const content = join(folder.path, 'content')
  const written = toContent({
    answer: 'actor: 길동이\nperson: u43',
    more: 'poll: { title: 길동이님, options: [{ label: a.b@naver.com, votes: 1 }] }\nlicense: ⓒ 길동이\nsource: https://example.com/?q=a.b%40naver.com',
  })
  writeContent(content, written)
  const questionCache = join(folder.path, 'cache')
  const { questions } = await readContent({ folder: content, questionCache, code: 'code' })
  const packs = createPackReader(questionCache)
  const pages = questions.flatMap(({ conversation }) => conversation?.pages ?? [])
  const text = pages.map((page) => packs.find(page)).join('\n')
  packs.close()
  expect(text).toContain('삭제된 사용자님')
  expect(text).not.toMatch(/길동이|naver|u43/)
})
