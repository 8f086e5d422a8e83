// Answers and comments as the cache keeps them: whatever was done to a file, or to a pack, pages show what is there.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toPageContent } from '../../../src/engine/content.ts'
import { createPrepareAgain } from '../../../src/engine/read-again.ts'
import { type Content, type ReadOptions, readContent } from '../../../src/folder/read-content.ts'
import { createPackReader } from '../../../src/kept/packs.ts'
import { anHourLater } from '../../support/an-hour-later.ts'
import { writeContent } from '../../support/content-folder.ts'
import { keepTime } from '../../support/disk.ts'

let parent = ''
let folder = ''
let cache = ''

const answerPath = 'answers/a/a1.md'
const commentsPath = 'comments/a.yaml'

const toAnswer = (text: string) => `---\nactor: 홍길동\nat: 2025-06-02\n---\n${text}\n`
const toComments = (text: string) => `- id: c1\n  actor: 익명\n  at: 2025-06-03\n  text: |\n    ${text}\n`

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'read-conversations-'))
  folder = join(parent, 'content')
  cache = join(parent, 'cache')
  writeContent(folder, {
    questions: ['a', 'b'].map((id) => ({ id, counts: { answers: 300, comments: 9 } })),
    files: { [answerPath]: toAnswer('첫 답변'), [commentsPath]: toComments('첫 댓글') },
  })
})
afterEach(() => rmSync(parent, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function removeAll(): void {
  for (const name of ['answers', 'comments']) rmSync(join(folder, name), { recursive: true })
}

function read(options: Partial<ReadOptions> = {}): Promise<Content> {
  return readContent({ folder, questionCache: cache, code: 'code', ...options })
}

const readLater = (options: Partial<ReadOptions> = {}) => anHourLater(() => read(options))

function findQuestion({ questions }: Content, id = 'a') {
  const found = questions.find((each) => each.id === id)
  if (!found) throw new Error(`${id} is missing`)
  return found
}

/** All pages of the question `a`, as they are kept. */
function findPages(content: Content): string {
  const reader = createPackReader(content.questionCache)
  const pages = findQuestion(content).conversation?.pages.map((place) => reader.find(place)) ?? []
  reader.close()
  return pages.join('\n')
}

describe('an edit is seen in the build after it, and stays seen', () => {
  const [longer, asLong] = ['더 긴 둘째 답변', '둘 답변']
  const put = (text: string) => write(answerPath, toAnswer(text))
  const putInTime = (text: string) => keepTime(join(folder, answerPath), () => put(text))

  test.each<[string, string, (text: string) => void]>([
    ['of other size', longer, put],
    ['of the same time', longer, putInTime],
    ['of the same size and time', asLong, putInTime],
    [
      'by another file of the same size and time',
      asLong,
      (text) =>
        keepTime(join(folder, answerPath), () => {
          write(`${answerPath}.next`, toAnswer(text))
          renameSync(join(folder, `${answerPath}.next`), join(folder, answerPath))
        }),
    ],
    ['of comments', '둘 댓글', (text) => write(commentsPath, toComments(text))],
    ['of a name', '첫 답변', () => renameSync(join(folder, answerPath), join(folder, 'answers/a/a9.md'))],
    ['that adds an answer', '새 답변', (text) => write('answers/2025/a/a0.md', toAnswer(text))],
  ])('%s', async (_, text, edit) => {
    await readLater()
    const before = findQuestion(await readLater()).conversation?.digest
    edit(text)
    const content = await readLater()
    expect(content).toMatchObject({ reused: 1, changed: 1 })
    expect(findPages(content)).toContain(`<p>${text}</p>`)
    expect(findQuestion(content).conversation?.digest).not.toBe(before)
    const again = await readLater()
    expect(findPages(again)).toContain(`<p>${text}</p>`)
    expect(again).toMatchObject({ reused: 2, changed: 0 })
  })

  test('that takes all away', async () => {
    await readLater()
    removeAll()
    expect(findQuestion(await readLater()).conversation).toBeUndefined()
  })

  test('within the same tick of the clock in which the file was read', async () => {
    const first = await read()
    // No stamp proves anything of a file that is so young.
    expect(findQuestion(first).conversation?.stamp).toBe('')
    putInTime(asLong)
    expect(findPages(await read())).toContain('<p>둘 답변</p>')
  })
})

test('files that are the same are not prepared again, and known by their new times then', async () => {
  await readLater()
  for (const path of [answerPath, commentsPath]) utimesSync(join(folder, path), 1, 1)
  expect(await readLater()).toMatchObject({ reused: 2, changed: 0 })
  const index = readFileSync(join(cache, 'questions.jsonl'))
  expect(await readLater()).toMatchObject({ reused: 2, changed: 0 })
  expect(readFileSync(join(cache, 'questions.jsonl'))).toEqual(index)
})

test('moments do not keep a conversation from being trusted later', async () => {
  expect(findQuestion(await read()).conversation?.stamp).toBe('')
  const later = await readLater()
  expect(later).toMatchObject({ reused: 2, changed: 0 })
  expect(findQuestion(later).conversation?.stamp).not.toBe('')
})

describe('pages that are lost from the cache are made again', () => {
  const packs = () => readdirSync(cache).filter((name) => name.endsWith('.pack'))

  test.each<[string, (pack: string) => void]>([
    ['a pack that is gone', (pack) => rmSync(pack)],
    ['a pack that is empty', (pack) => writeFileSync(pack, '')],
    ['a pack of other bytes', (pack) => writeFileSync(pack, readFileSync(pack).fill(0x20))],
    [
      'a folder where a pack was',
      (pack) => {
        rmSync(pack)
        mkdirSync(join(pack, 'a'), { recursive: true })
      },
    ],
  ])('%s', async (_, damage) => {
    for (let number = 10; number < 50; number += 1) write(`answers/a/n${number}.md`, toAnswer(`글 ${number}`))
    const content = await readLater()
    const question = findQuestion(content)
    const whole = findPages(content)
    expect(question.conversation?.pages).toHaveLength(2)
    for (const pack of packs()) damage(join(cache, pack))
    const { findConversation } = toPageContent(content)
    const pages = [await findConversation(question, 1), await findConversation(question, 2)]
    expect(pages.map((page) => JSON.stringify(page)).join('\n')).toBe(whole)
    expect(await findConversation(question, 3)).toBeUndefined()
    expect(await findConversation(findQuestion(content, 'b'), 1)).toBeUndefined()
  })

  test('what is withheld stays so', async () => {
    write('redactions.yaml', 'answers: [{ question: a, id: a1, date: 2025-06-20 }]\n')
    const content = await readLater()
    const again = await createPrepareAgain(content)
    const pages = JSON.stringify(again.conversation(findQuestion(content)))
    expect(pages).toBe(`[${findPages(content)}]`)
    expect(pages).not.toContain('첫 답변')
  })

  test.each<[string, () => void]>([
    ['an answer has changed', () => write(answerPath, toAnswer('둘째 답변'))],
    ['an answer is gone', () => rmSync(join(folder, answerPath))],
    ['an answer is broken', () => write(answerPath, 'no answer')],
    ['an answer is new', () => write('answers/a/a2.md', toAnswer('둘째 답변'))],
    ['comments have changed', () => write(commentsPath, toComments('둘째 댓글'))],
    ['comments are gone', () => rmSync(join(folder, commentsPath))],
    ['the question has changed', () => write('questions/a.md', 'no question')],
    ['all are gone', removeAll],
  ])('but not when %s since', async (_, change) => {
    const content = await readLater()
    change()
    const again = await createPrepareAgain(content)
    expect(() => again.conversation(findQuestion(content))).toThrow('changed while the site was built')
  })
})

describe('texts that are withheld leave the cache with the next reading', () => {
  const findHolders = (words: RegExp) =>
    readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => words.test(readFileSync(path, 'utf8')))

  test.each<[string, string, RegExp]>([
    ['an answer', 'answers: [{ question: a, id: a1, date: 2025-06-20 }]\n', /첫 답변/],
    ['a comment', 'comments: [{ question: a, id: c1, date: 2025-06-20 }]\n', /첫 댓글/],
    ['the question', 'questions: [{ id: a, date: 2025-06-20 }]\n', /첫 답변|첫 댓글/],
  ])('%s', async (_, redactions, words) => {
    const before = await readLater()
    expect(findHolders(words)).not.toEqual([])
    write('redactions.yaml', redactions)
    const after = await readLater()
    expect(findHolders(words)).toEqual([])
    // Pages that show nothing of it are not rendered again.
    expect(after.key).toBe(before.key)
    await readLater()
    rmSync(join(folder, 'redactions.yaml'))
    expect(findPages(await readLater())).toMatch(words)
  })
})
