// What redactions.yaml withholds of answers and comments is in no file of the output, and what is withheld whole in none
// of the cache either; anchors and counts stay.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChangesRepository } from '../support/changes-repository.ts'
import type { WrittenQuestion } from '../support/content-folder.ts'
import { writeAnswers, writeComments } from '../support/conversation.ts'
import { attributeOf, findAll, findOnly, listElements, textOf } from '../support/html.ts'
import { listFiles } from '../support/output-files.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

/** A name, and what is called after somebody who is withheld. */
const name = '곽두팔'
const person = '차하루'
const formerly = '차내일'
const email = 'hanmail.net'

const questions: WrittenQuestion[] = [
  {
    id: 'q',
    counts: { answers: 7, comments: 8 },
    state: { closed: { at: '2025-06-20', reason: `${name} 님의 부탁` } },
    poll: { title: `${name} 님께`, options: [{ label: `${person}가 쓴 것`, votes: 1 }] },
    body: '[답변](/questions/q/#answer-gone) [댓글](/questions/q/#comment-of-gone)',
    activity: [
      { at: '2025-06-01', actor: person, kind: '질문' },
      { at: '2025-06-02', actor: '누군가', kind: '새로운 답변' },
    ],
  },
  { id: 'removed', title: '감춰야 하는 제목', counts: { answers: 1, comments: 1 } },
]

const everywhere = `${name} 님, 곽**두**팔, \`${name}\`, ${person}의 글[^1], someone@${email}\n\n\`\`\`\nby ${name}\n\`\`\`\n\n| 표 |\n|-|\n| 곽&#46160;팔 |\n\n[^1]: ${formerly}`

const files = {
  ...writeAnswers('q', {
    kept: {
      actor: name,
      at: '2025-06-03',
      edited: [
        { at: '2025-06-04', actor: '다른이름', person: 'u1' },
        { at: '2025-06-05', actor: name },
      ],
      poll: { title: `${name}의 투표`, options: [{ label: `${formerly}, b@${email}`, votes: 1 }] },
      license: { name: `${name}의 허락` },
      body: everywhere,
      replyTo: 'gone',
    },
    byPerson: { actor: '다른이름', person: 'u1', at: '2025-06-06', replyTo: 'kept' },
    byNamesake: { actor: person, person: 'u2', at: '2025-06-06', body: '같은 이름의 다른 사람' },
    gone: {
      actor: '감춰야할사람',
      accepted: true,
      body: '감춰야 하는 답변 someone',
      poll: { options: [{ label: '감춰야 하는 선택지', votes: 1 }] },
      source: 'https://example.com/secret-source',
      edited: [{ at: '2025-06-09', actor: '감춰야할편집자' }],
    },
  }),
  ...writeAnswers('removed', { a: { actor: '감춰야할사람', body: '감춰야 하는 답변' } }),
  ...writeComments('q', [
    { id: 'kept', actor: name, at: '2025-06-03', text: everywhere },
    { id: 'gone', actor: '감춰야할사람', text: '감춰야 하는 댓글' },
    { id: 'of-gone', answer: 'gone', actor: '감춰야할사람', text: '감춰야 하는 답변의 댓글' },
    { id: 'to-gone', replyTo: 'gone' },
    { id: 'to-of-gone', replyTo: 'of-gone' },
    { id: 'to-kept', replyTo: 'kept', person: 'u1', actor: '또다른이름' },
  ]),
  ...writeComments('removed', [{ id: 'c', actor: '감춰야할사람', text: '감춰야 하는 댓글' }]),
  'people.yaml': [
    `u1: { name: ${person}, formerNames: [${formerly}, 다른이름, 또다른이름], about: ${person}의 소개글, url: https://example.com/u1-address }`,
    `u2: { name: 오둘, formerNames: [${person}], about: ${name} 님의 동료 }`,
    '',
  ].join('\n'),
}

const redactions = [
  'actors:',
  `  - { name: ${name}, date: 2025-06-01 }`,
  'people:',
  '  - { id: u1, date: 2025-06-01 }',
  'questions:',
  '  - { id: removed, date: 2025-06-01 }',
  'answers:',
  '  - { question: q, id: gone, date: 2025-06-01 }',
  'comments:',
  '  - { question: q, id: gone, date: 2025-06-01 }',
  '',
].join('\n')

/** What is in no file at all. */
const withheld = ['감춰야', 'secret-source']

/** What nobody may read. */
const masked = [
  name,
  encodeURIComponent(name),
  formerly,
  '다른이름',
  '또다른이름',
  '의 소개글',
  'u1-address',
  email,
]

let site: TestSite
let report: string
const findHolders = (folder: string, texts: readonly string[]) =>
  listFiles(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return texts.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`)
  })

beforeAll(async () => {
  site = createTestSite({ settings: { url: 'https://example.com/' }, questions, files })
  // The texts are in the cache before they are withheld.
  const before = await site.build()
  if (before.exitCode !== 0) throw new Error(before.stderr)
  expect(findHolders(site.cache, ['감춰야']).length).toBeGreaterThan(0)
  writeFileSync(join(site.content, 'redactions.yaml'), redactions)
  const { exitCode, stderr } = await site.build()
  if (exitCode !== 0) throw new Error(stderr)
  report = stderr
})
afterAll(() => site?.remove())

const page = () => site.page('questions/q/')
const findById = (id: string) => {
  const found = listElements(page()).find((element) => attributeOf(element, 'id') === id)
  if (!found) throw new Error(`${id} is not there`)
  return found
}

describe('what is withheld', () => {
  it('is in no file of the output', () => {
    expect(findHolders(site.out, [...withheld, ...masked])).toEqual([])
  })

  it('is in no file of the cache', () => {
    expect(findHolders(site.cache, withheld)).toEqual([])
  })

  it('is in no file of the cache when everything is taken from it again', async () => {
    await site.build()
    expect(findHolders(site.cache, withheld)).toEqual([])
  })

  it('is in no file when the cache is gone', async () => {
    rmSync(site.cache, { recursive: true })
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(findHolders(site.out, [...withheld, ...masked])).toEqual([])
    expect(findHolders(site.cache, withheld)).toEqual([])
  })

  it.each([
    ['answer-gone', '삭제된 답변입니다'],
    ['comment-gone', '삭제된 댓글입니다'],
  ])('leaves its anchor: %s', (id, text) => {
    expect(textOf(findById(id))).toBe(text)
  })

  it('leaves counts as they are', () => {
    expect(textOf(findOnly(findOnly(page(), 'section.answers'), 'h2'))).toBe('답변 7')
    expect(findAll(findOnly(page(), '.kept'), 'p').map(textOf)).toEqual([
      '답변 7개 중 4개가 보관되어 있습니다',
      '댓글 8개 중 6개가 보관되어 있습니다',
    ])
  })

  it('is no accepted answer of a listing', () => {
    expect(site.read('index.html')).not.toMatch(/class="[^"]*\baccepted\b/)
  })

  it.each([
    ['answer-kept', '삭제된 답변에', '#answer-gone'],
    ['answer-byPerson', '삭제된 사용자 님에게', '#answer-kept'],
    ['comment-to-gone', '삭제된 댓글에', '#comment-gone'],
    ['comment-to-of-gone', '삭제된 댓글에', '#answer-gone'],
    ['comment-to-kept', '삭제된 사용자 님에게', '#comment-kept'],
  ])('%s replies: %s', (id, label, href) => {
    const reply = findOnly(findById(id), 'a.reply')
    expect([textOf(reply), attributeOf(reply, 'href')]).toEqual([label, href])
  })

  it('has no comment of its own', () => {
    expect(site.read('questions/q/index.html')).not.toContain('id="comment-of-gone"')
  })

  it('a question has no page but the one that says so', () => {
    expect(listFiles(join(site.out, 'questions/removed'))).toEqual(['index.html'])
    expect(site.read('questions/removed/index.html')).toContain('<h1>삭제된 질문입니다</h1>')
  })
})

describe('what is withheld is in no report of changes', () => {
  const edit = (content: string) => {
    for (const path of Object.keys(files).filter((each) => /\.(?:md|yaml)$/.test(each))) {
      const file = join(content, path)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replaceAll('감춰야 하는', '감춰야 할').replaceAll('님', '씨'))
    }
    const question = join(content, 'questions/q.md')
    writeFileSync(question, readFileSync(question, 'utf8').replaceAll('님의 부탁', '씨의 부탁'))
  }

  it('when it is withheld', () => {
    using repository = createChangesRepository({ questions, files })
    writeFileSync(join(repository.content, 'redactions.yaml'), redactions)
    const { status, stdout } = repository.run()
    expect([status, [...withheld, ...masked].filter((text) => stdout.includes(text))]).toEqual([0, []])
  })

  it('when it is edited, or comes back', () => {
    const both = { ...files, 'redactions.yaml': redactions }
    using repository = createChangesRepository({ questions, files: both })
    edit(repository.content)
    const { status, stdout } = repository.run()
    expect([status, [...withheld, ...masked].filter((text) => stdout.includes(text))]).toEqual([0, []])
    rmSync(join(repository.content, 'answers/q/gone.md'))
    const removed = repository.run()
    expect([removed.status, withheld.filter((text) => removed.stdout.includes(text))]).toEqual([0, []])
  })
})

it('is in no report of the build', () => {
  expect(report).toContain('missing-activity')
  expect(withheld.filter((text) => report.includes(text))).toEqual([])
  expect(report).not.toContain('undefined')
})

it('somebody else of a redacted name stays', () => {
  expect(textOf(findOnly(findById('answer-byNamesake'), 'h3'))).toContain(person)
})
