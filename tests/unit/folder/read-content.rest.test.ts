// What is taken from the cache, and what is read again: whatever was done to a file, its text is the one that is there.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPrepareAgain } from '../../../src/engine/read-again.ts'
import { type Content, type ReadOptions, readContent } from '../../../src/folder/read-content.ts'
import { removeOutdatedCache } from '../../../src/kept/cache.ts'
import { createPackReader } from '../../../src/kept/packs.ts'
import { anHourLater } from '../../support/an-hour-later.ts'
import { toMarkdown, type WrittenQuestion, writeContent } from '../../support/content-folder.ts'
import { keepTime } from '../../support/disk.ts'

let parent = ''
let folder = ''
let cache = ''

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'read-content-'))
  folder = join(parent, 'content')
  cache = join(parent, 'cache')
  writeContent(folder, { questions: [question('a'), question('b'), question('c')] })
})
afterEach(() => rmSync(parent, { recursive: true }))

function question(id: string, body = '첫 본문입니다.'): WrittenQuestion {
  return { id, title: `제목 ${id}`, tags: ['rest', `only-${id}`], body }
}

const pathOf = (id: string) => join(folder, `questions/${id}.md`)

const readLater = (options: Partial<ReadOptions> = {}) => anHourLater(() => read(options))

function read(options: Partial<ReadOptions> = {}): Promise<Content> {
  return readContent({ folder, questionCache: cache, code: 'code', ...options })
}

/** What the question's own page will print of its body. */
function findBody({ questions, questionCache: packs }: Content, id: string): string {
  const reader = createPackReader(packs)
  const found = questions.find((each) => each.id === id)
  const text = found && reader.find(found.page)
  reader.close()
  return text?.slice(text.indexOf('\n') + 1) ?? ''
}

describe('an edit is seen in the build after it, and stays seen', () => {
  const [longer, asLong] = ['더 긴 둘째 본문입니다.', '둘 본문입니다.']

  test.each<[string, string, (path: string, text: string) => void]>([
    ['of other size and time', longer, writeFileSync],
    ['of the same time', longer, (path, text) => keepTime(path, () => writeFileSync(path, text))],
    ['of the same size', asLong, writeFileSync],
    ['of the same size and time', asLong, (path, text) => keepTime(path, () => writeFileSync(path, text))],
    [
      'by another file of the same size and time',
      asLong,
      (path, text) =>
        keepTime(path, () => {
          writeFileSync(`${path}.next`, text)
          renameSync(`${path}.next`, path)
        }),
    ],
  ])('%s', async (_, body, edit) => {
    await readLater()
    await readLater()
    edit(pathOf('a'), toMarkdown(question('a', body)))
    expect(findBody(await readLater(), 'a')).toBe(`<p>${body}</p>\n`)
    const again = await readLater()
    expect(findBody(again, 'a')).toBe(`<p>${body}</p>\n`)
    expect(again).toMatchObject({ reused: 3, changed: 0 })
  })

  test('within the same tick of the clock in which the file was read', async () => {
    await read()
    keepTime(pathOf('a'), () => writeFileSync(pathOf('a'), toMarkdown(question('a', asLong))))
    // A clock that is coarse enough shows nothing of it: the stamp is that of the file that was read.
    const index = readFileSync(join(cache, 'questions.jsonl'), 'utf8')
    expect(index.match(/"stamp":\[\d+,[\d.]+,-1,\d+\]/g)).toHaveLength(3)
    expect(findBody(await read(), 'a')).toBe('<p>둘 본문입니다.</p>\n')
  })
})

describe('files that are the same are not prepared again', () => {
  test('when only their times changed, and then are known by them', async () => {
    await readLater()
    utimesSync(pathOf('a'), 1, 1)
    expect(await readLater()).toMatchObject({ reused: 3, changed: 0 })
    const index = readFileSync(join(cache, 'questions.jsonl'))
    const { mtimeMs } = statSync(join(cache, 'questions.jsonl'))
    expect(await readLater()).toMatchObject({ reused: 3, changed: 0 })
    expect(readFileSync(join(cache, 'questions.jsonl'))).toEqual(index)
    expect(statSync(join(cache, 'questions.jsonl')).mtimeMs).toBe(mtimeMs)
  })

  test('when they were read in the moment in which they were written', async () => {
    await read()
    expect(await read()).toMatchObject({ reused: 3, changed: 0 })
    expect(await readLater()).toMatchObject({ reused: 3, changed: 0 })
  })
})

test('a file that is gone is gone from the cache', async () => {
  await readLater()
  rmSync(pathOf('a'))
  expect((await readLater()).questions.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(readFileSync(join(cache, 'questions.jsonl'), 'utf8')).not.toContain('제목 a')
})

test('what was prepared by other code than the key says is not kept', async () => {
  const checkCode = () => {
    throw new Error('the code changed')
  }
  await expect(readLater({ checkCode })).rejects.toThrow('the code changed')
  expect(existsSync(join(cache, 'questions.jsonl'))).toBe(false)
  expect(await readLater()).toMatchObject({ changed: 3 })
  // Nothing is prepared, so there is nothing to ask.
  expect(await readLater({ checkCode })).toMatchObject({ changed: 0 })
})

describe('a cache in which something else stands', () => {
  const putFolder = (name: string) => {
    rmSync(join(cache, name))
    mkdirSync(join(cache, name, 'a'), { recursive: true })
  }
  test.each<[string, () => void]>([
    ['a folder where the index was', () => putFolder('questions.jsonl')],
    [
      'folders where packs were',
      () =>
        readdirSync(cache)
          .filter((name) => name.endsWith('.pack'))
          .forEach(putFolder),
    ],
    [
      'a file where the cache was',
      () => {
        rmSync(cache, { recursive: true })
        writeFileSync(cache, 'no cache')
      },
    ],
  ])('%s is made again', async (_, spoil) => {
    await readLater()
    spoil()
    // A hashtag more: all texts are searched for it.
    writeFileSync(pathOf('a'), toMarkdown({ ...question('a'), tags: ['제목'] }))
    const content = await readLater()
    expect(findBody(content, 'a')).toBe('<p>첫 본문입니다.</p>\n')
    expect(content.questions.map(({ keywords }) => keywords)).toEqual([[], ['제목'], ['제목']])
    expect(await readLater()).toMatchObject({ reused: 3, changed: 0 })
  })
})

describe('other spellings reach questions that are kept', () => {
  const write = (text: string) => writeFileSync(join(folder, 'synonyms.yaml'), text)
  const findKeywords = async () => {
    const { questions, changed } = await readLater()
    return [changed, ...questions.map(({ keywords }) => keywords.join(' '))]
  }

  test('when they come, change and go', async () => {
    writeContent(folder, {
      questions: [
        { ...question('a', '알림 글입니다.'), tags: ['push'] },
        question('b', '푸시, 푸시는, 푸시입니다.'),
      ],
    })
    expect(await findKeywords()).toEqual([3, '', '', ''])
    write('push: [푸시]')
    expect(await findKeywords()).toEqual([0, '', 'push', ''])
    expect(await findKeywords()).toEqual([0, '', 'push', ''])
    write('push: [제목, 푸쉬]')
    expect(await findKeywords()).toEqual([0, '', 'push', 'push'])
    write('push: [푸쉬]\nonly-c: [푸시]')
    expect(await findKeywords()).toEqual([0, '', 'only-c', ''])
    write('push: [푸쉬]\nnobody: [푸시]')
    expect(await findKeywords()).toEqual([0, '', '', ''])
    write('push: [푸시]')
    expect(await findKeywords()).toEqual([0, '', 'push', ''])
    rmSync(join(folder, 'synonyms.yaml'))
    expect(await findKeywords()).toEqual([0, '', '', ''])
  })

  test('when the question is new, too', async () => {
    write('only-a: [푸시]')
    await readLater()
    writeFileSync(pathOf('c'), toMarkdown({ ...question('c'), title: '푸시를 쓰려면' }))
    expect(await findKeywords()).toEqual([1, '', '', 'only-a'])
  })

  test('and what is the same is not looked for twice', async () => {
    write('only-a: [푸시]')
    const before = await readLater()
    const after = await readLater()
    expect(after.questions).toEqual(before.questions)
    expect(after.key).toBe(before.key)
  })
})

describe('a link to another question', () => {
  const linking = {
    ...question('a', '앞의 [질문](/questions/b/)과 [옛 주소](/old/1), [목록](/tags/only-c/)'),
    tags: ['rest'],
  }
  const find = (content: Content) =>
    content.issues.map(({ code, path, line, detail }) => `${path}:${line} ${code} ${detail['value']}`)

  test('is told of as soon as that is gone, though its own file is as it was', async () => {
    writeContent(folder, { questions: [linking] })
    expect(find(await readLater())).toEqual([])
    rmSync(pathOf('b'))
    writeFileSync(pathOf('c'), toMarkdown({ ...question('c'), tags: ['rest'] }))
    const without = await readLater()
    expect(without).toMatchObject({ reused: 1, changed: 1 })
    expect(find(without)).toEqual([
      'questions/a.md:8 dead-link /questions/b/',
      'questions/a.md:8 dead-link /tags/only-c/',
    ])
    writeContent(folder, { questions: [question('b'), question('c')] })
    expect(find(await readLater())).toEqual([])
  })

  test('is told of when that is withheld, by its old address too', async () => {
    writeContent(folder, { questions: [linking, { ...question('b'), aliases: ['/old/1'] }] })
    expect(find(await readLater())).toEqual([])
    writeFileSync(join(folder, 'redactions.yaml'), 'questions:\n  - { id: b, date: 2025-01-02 }\n')
    expect(find(await readLater())).toEqual([
      'questions/a.md:8 dead-link /questions/b/',
      'questions/a.md:8 dead-link /old/1',
    ])
  })
})

test('people, and whatever is redacted, are in the keys that they concern', async () => {
  const keys: string[][] = []
  for (const [name, text] of [
    ['people.yaml', ''],
    ['people.yaml', 'u43: { name: 두팔 }\n'],
    ['people.yaml', 'u43: { name: 두팔, about: 소개 }\n'],
    ['redactions.yaml', 'people: [{ id: u43, date: 2025-01-02 }]\n'],
    ['redactions.yaml', 'answers: [{ question: a, id: 1, date: 2025-01-02 }]\n'],
    ['redactions.yaml', 'comments: [{ question: a, id: 1, date: 2025-01-02 }]\n'],
  ] as const) {
    if (text !== '') writeFileSync(join(folder, name), text)
    const { key, cacheKey } = await readLater()
    keys.push([key, JSON.stringify(cacheKey)])
  }
  const [pages, caches] = [0, 1].map((place) => keys.map((each) => each[place]))
  expect(new Set(caches).size).toBe(6)
  // Withheld texts are none of the key of pages: each knows which of its own are.
  expect(pages?.[4]).toBe(pages?.[2])
  expect(new Set(pages?.slice(0, 4)).size).toBe(4)
})

describe('of a question that is withheld', () => {
  const secret = {
    id: 'secret',
    title: '감춰야 하는 제목',
    category: '감춘분류',
    tags: ['rest', 'only-secret'],
    activity: [{ at: '2025-06-01', actor: '감춘사람', kind: '질문' }],
    aliases: ['/old/secret'],
    body: '감춰야 하는 본문입니다. mail@secret-mail.kr 그리고 [링크](javascript:alert(1)), [둘](감춰야-하는.html), [셋](/questions/감춰야-하는/)',
  }
  const words = /감춰야|감춘분류|감춘사람|secret-mail/

  function withhold(...ids: string[]): void {
    const entries = ids.map((id) => `  - { id: ${id}, date: 2025-01-02 }\n`).join('')
    writeFileSync(join(folder, 'redactions.yaml'), ids.length === 0 ? '' : `questions:\n${entries}`)
  }

  function findHolders(): string[] {
    return readdirSync(parent, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(folder))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => words.test(readFileSync(path, 'utf8')))
  }

  test('no file of the cache holds a text, but all that the others need', async () => {
    writeContent(folder, { questions: [secret] })
    withhold('secret')
    for (const outlinesOnly of [false, true]) {
      const content = await readLater({ outlinesOnly })
      expect(findHolders()).toEqual([])
      expect(content.withheld).toEqual([{ id: 'secret', aliases: ['/old/secret'] }])
      expect(content.questions.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
      expect(content.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
        'personal-data questions/secret.md',
        'forbidden-link questions/secret.md',
        'unlinked-address questions/secret.md',
      ])
    }
    // As it comes from the cache.
    const again = await readLater({ outlinesOnly: true })
    expect(again).toMatchObject({ changed: 0, withheld: [{ id: 'secret', aliases: ['/old/secret'] }] })
    expect(again.issues).toHaveLength(3)
  })

  test('its texts leave the cache with the next reading, those of its older versions, too', async () => {
    writeContent(folder, { questions: [secret] })
    await readLater()
    writeFileSync(pathOf('secret'), toMarkdown({ ...secret, body: '감춰야 하는 둘째 본문입니다.' }))
    await readLater()
    expect(findHolders().length).toBeGreaterThan(1)
    withhold('secret')
    // The others are not prepared again.
    expect(await readLater()).toMatchObject({ changed: 1, reused: 3 })
    expect(findHolders()).toEqual([])
    expect(await readLater()).toMatchObject({ changed: 0, reused: 4 })
    withhold()
    expect(await readLater()).toMatchObject({ changed: 1, reused: 3, withheld: [] })
  })

  test('they leave the cache of what is read without bodies, too', async () => {
    writeContent(folder, { questions: [secret] })
    const outlines = join(parent, 'outlines')
    await readLater({ questionCache: outlines, outlinesOnly: true })
    expect(findHolders().length).toBeGreaterThan(0)
    const { cacheKey } = await readLater()
    removeOutdatedCache(outlines, cacheKey)
    expect(existsSync(outlines)).toBe(true)
    withhold('secret')
    const content = await readLater()
    expect(content.key).toBe((await readLater()).key)
    removeOutdatedCache(outlines, content.cacheKey)
    expect(findHolders()).toEqual([])
  })

  test('its hashtags stay words that others are searched for', async () => {
    const others = [question('a', 'only-secret only-secret only-secret'), question('b')]
    writeContent(folder, { questions: [secret, ...others] })
    const before = await readLater()
    withhold('secret')
    const after = await readLater()
    expect(before.questions.find(({ id }) => id === 'a')?.keywords).toEqual(['only-secret'])
    expect(after.questions.find(({ id }) => id === 'a')?.keywords).toEqual(['only-secret'])
    // Pages that show nothing of it are not rendered again.
    expect(after.key).toBe(before.key)
  })

  test('it is whole when it is shown again', async () => {
    writeContent(folder, { questions: [secret] })
    withhold('secret')
    await readLater()
    withhold()
    const content = await readLater()
    expect(findBody(content, 'secret')).toContain('감춰야 하는 본문입니다.')
    expect(content.questions.find(({ id }) => id === 'secret')?.title).toBe('감춰야 하는 제목')
  })
})

describe('pages of answers are divided by the HTML of the question that stands above them', () => {
  // 80 KB that are printed as 300 KB: with 30 answers of 4 KB too much for one page.
  const body = `${'`a` '.repeat(20)}\n\n`.repeat(1_000)
  const large = { ...question('a', body), counts: { answers: 30, comments: 0, views: 0 } }

  test.each([
    ['as a whole', {}],
    ['by a share of it, which prints no bodies', { outlinesOnly: true }],
  ])('in a build %s', async (_, options) => {
    writeContent(folder, { questions: [large] })
    mkdirSync(join(folder, 'answers/a'), { recursive: true })
    for (let number = 0; number < 30; number += 1) {
      const text = `---\nactor: 익명\nat: 2024-05-01\n---\n${'글 '.repeat(1_000)}\n`
      writeFileSync(join(folder, `answers/a/n${number}.md`), text)
    }
    const content = await readLater(options)
    const [first] = content.questions
    if (!first) throw new Error('a question is missing')
    expect(first.conversation?.pages).toHaveLength(2)
    const again = await createPrepareAgain(content)
    expect(again.conversation(first)).toHaveLength(2)
  })
})

describe('a body that is made from its file later', () => {
  test('is that of the file that was read', async () => {
    const content = await readLater({ outlinesOnly: true })
    const prepareAgain = await createPrepareAgain(content)
    const [first] = content.questions
    if (!first) throw new Error('a question is missing')
    expect(prepareAgain.body(first).pageHtml).toBe('<p>첫 본문입니다.</p>\n')
  })

  test.each<[string, () => void]>([
    ['changed', () => writeFileSync(pathOf('a'), toMarkdown(question('a', '둘째 본문입니다.')))],
    ['gone', () => rmSync(pathOf('a'))],
    ['broken', () => writeFileSync(pathOf('a'), 'no question')],
  ])('is none when the file has %s since', async (_, change) => {
    const content = await readLater({ outlinesOnly: true })
    const [first] = content.questions
    if (!first) throw new Error('a question is missing')
    change()
    const prepareAgain = await createPrepareAgain(content)
    expect(() => prepareAgain.body(first)).toThrow(
      'questions/a.md changed while the site was built. Build again.',
    )
  })
})
