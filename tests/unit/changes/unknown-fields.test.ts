// A field that a folder may say, and that nobody has named anywhere in the program: it is compared, reported and masked.
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

vi.resetModules()
vi.doMock(import('../../../src/format/fields.ts'), async (load) => {
  const fields = await load()
  const added = { audience: z.string().optional() }
  return {
    ...fields,
    questionSchema: fields.questionSchema.extend(added),
    answerSchema: fields.answerSchema.extend(added),
    commentsSchema: z.array(fields.commentsSchema.element.extend(added)),
    pageSchema: fields.pageSchema.extend(added),
  }
})
afterAll(() => {
  vi.doUnmock(import('../../../src/format/fields.ts'))
  vi.resetModules()
})
const { compareConversations, comparePosts, createPreparePosts } = await import(
  '../../../src/changes/posts.ts'
)
const { createPrint, toChangeTexts } = await import('../../../src/changes/print.ts')
const { toConversationLines } = await import('../../../src/changes/report-changes.ts')
const { createFolderMasks } = await import('../../../src/folder/masks.ts')
const { settingsSchema } = await import('../../../src/folder/settings.ts')

const settings = settingsSchema.parse({ title: '시험', referenceDate: '2025-06-30' })
const actors = [{ name: '홍길동', onlyActors: false }]
const prepare = createPreparePosts(settings, actors)
const { hideText } = createFolderMasks({ settings, redactions: { actors } })
const print = createPrint('text', hideText, 'ko')

const files = {
  question: `title: 제목
tags: [rest]
counts: { answers: 1, comments: 1, views: 0 }
activity: [{ at: 2025-06-01, actor: 아무개, kind: 질문 }]
`,
  answer: 'actor: 아무개\nat: 2025-06-02\n',
  comment: '- id: c1\n  actor: 아무개\n  at: 2025-06-03\n  text: |\n    글\n',
  page: 'title: 소개\n',
}

const toFile = (id: string, path: string, text: string) => ({ id, path, bytes: Buffer.from(text) })
const toMarkdown = (fields: string, more: string) => `---\n${fields}${more}---\n글\n`

const tell: Record<string, (more: string) => string[]> = {
  question: (more) => tellPosts(files.question, more, prepare.question),
  page: (more) => tellPosts(files.page, more, prepare.page),
  answer: (more) =>
    tellConversation((added) => ({
      answers: [toFile('a1', 'answers/q/a1.md', toMarkdown(files.answer, added && more))],
      comments: undefined,
    })),
  comment: (more) =>
    tellConversation((added) => ({
      answers: [],
      comments: toFile('q', 'comments/q.yaml', files.comment + (added && `  ${more}`)),
    })),
}

function tellPosts(fields: string, more: string, toPost: typeof prepare.question): string[] {
  const [old, now] = ['', more].map((added) =>
    toPost(toFile('q', 'questions/q.md', toMarkdown(fields, added))),
  )
  return old && now ? toChangeTexts(comparePosts(old, now), print.words.question, print) : []
}

function tellConversation(
  toSources: (added: string) => Parameters<typeof prepare.conversation>[0],
): string[] {
  const none = new Set<string>()
  const toConversation = (added: string) =>
    prepare.conversation(toSources(added), { answers: none, comments: none }, none)
  const [old, now] = [toConversation(''), toConversation('added')]
  expect(old.digest).not.toBe(now.digest)
  return toConversationLines(compareConversations(old, now), print)
}

const masked = 'audience 없음 → 삭제된 사용자의 학생, [전화번호 비공개]'

test.each([
  ['question', masked],
  ['page', masked],
  ['answer', `    답변 a1: ${masked}`],
  ['comment', `    댓글 c1: ${masked}`],
])('of a %s', (of, told) => {
  expect(tell[of]?.('audience: 홍길동의 학생, 010-1234-5678\n')).toEqual([told])
})
