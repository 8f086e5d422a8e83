// `npm run dev`: whatever happens to the content folder, the next request shows it, and a fault is reported on a page.
import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toArchiveFolders, toOutlineCache } from '../../src/folder/environment.ts'
import { readContent } from '../../src/folder/read-content.ts'
import { digestCode } from '../../src/kept/digest.ts'
import { addContent, editFile, putFile, toMarkdown, type WrittenContent } from '../support/content-folder.ts'
import { type DevRow, type DevServer, startDevServer } from '../support/dev-server.ts'
import { listFiles } from '../support/output-files.ts'
import { createPng } from '../support/pictures.ts'
import { projectFolder } from '../support/project.ts'
import { buildTestSite } from '../support/test-site.ts'

const site: WrittenContent = {
  settings: { title: '시험 아카이브' },
  questions: ['a', 'b', 'c'].map((id) => ({
    id,
    title: `질문 ${id}`,
    tags: ['rest', `only-${id}`],
    aliases: [`/old/${id}`],
    activity: [{ at: '2025-06-01', actor: '김비밀', kind: '질문' }],
  })),
}

const barStart = '<aside class="faults-bar"'
const removed = '삭제된 질문입니다'

const withhold = (content: string, id: string) =>
  putFile(content, 'redactions.yaml', `questions:\n  - { id: ${id}, date: 2025-01-02 }\n`)

const edits: DevRow[] = [
  [
    'a picture, and a body that shows it',
    (content) => {
      mkdirSync(join(content, 'files'), { recursive: true })
      writeFileSync(join(content, 'files/a.png'), createPng(4, 2))
      putFile(
        content,
        'questions/a.md',
        toMarkdown({ id: 'a', tags: ['rest'], body: '![그림](/files/a.png)' }),
      )
    },
    `
    200 /questions/a/ | <img src="/files/7639f8787028c0f1801b8dac26bebf1a.png" alt="그림" width="4"
    200 /files/7639f8787028c0f1801b8dac26bebf1a.png | IHDR
    404 /files/0000000000000000000000000000000a.png
    404 /files/a.png`,
  ],
  [
    'a new file, with a hashtag and an old address of its own',
    (content) =>
      putFile(
        content,
        'questions/새것.md',
        toMarkdown({ id: '새것', tags: ['새-태그'], aliases: ['/old/new'] }),
      ),
    `
    200 /questions/${encodeURIComponent('새것')}/ | <h1 id="title">질문 새것</h1>
    200 /tags/${encodeURIComponent('새-태그')}/ | 질문 새것
    200 /tags/ | 새-태그
    200 /old/new/ | url=/questions/새것/
    200 / | 질문 새것`,
  ],
  [
    'a page of the archive in the head of all pages, and a footer',
    (content) => {
      putFile(
        content,
        'pages/rules.md',
        '---\ntitle: 이용 규칙\nnav: true\n---\n서로 존중합니다. [질문](/questions/a/)\n',
      )
      putFile(content, 'archive.yaml', 'title: 시험\nreferenceDate: 2025-06-30\nfooter: "**고맙습니다**"\n')
    },
    `
    200 /rules/ | <h1>이용 규칙</h1> | 서로 존중합니다. | href="/questions/a/"
    200 /questions/a/ | <a href="/rules/">이용 규칙</a> | <strong>고맙습니다</strong>
    200 /about/ | <a href="/rules/">이용 규칙</a>`,
  ],
  [
    'a page of the archive with a fault',
    (content) => putFile(content, 'pages/tags.md', '---\ntitle: 해시태그\n---\n글\n'),
    `
    200 /tags/ | ${barStart} | page-address-taken
    200 / | ${barStart}`,
  ],
  [
    'a file that is removed',
    (content) => rmSync(join(content, 'questions/a.md')),
    `
    404 /questions/a/
    404 /tags/only-a/
    404 /old/a/
    200 / | 질문 b | !질문 a
    200 /questions/b/ | !질문 a`,
  ],
  [
    'a file of another name',
    (content) => renameSync(join(content, 'questions/a.md'), join(content, 'questions/z.md')),
    `
    404 /questions/a/
    200 /questions/z/ | <h1 id="title">질문 a</h1>
    200 /old/a/ | url=/questions/z/
    200 / | /questions/z/ | !/questions/a/`,
  ],
  [
    'another title and body',
    (content) =>
      putFile(content, 'questions/a.md', toMarkdown({ id: 'a', title: '고친 제목', body: '고친 본문' })),
    `
    200 /questions/a/ | <h1 id="title">고친 제목</h1> | 고친 본문
    200 / | 고친 제목 | 고친 본문 | !질문 a`,
  ],
  [
    'another hashtag',
    (content) => editFile(content, 'questions/a.md', (text) => text.replace('only-a', 'other')),
    `
    200 /tags/other/ | 질문 a
    404 /tags/only-a/`,
  ],
  [
    'a question that is withheld',
    (content) => withhold(content, 'a'),
    `
    200 /questions/a/ | ${removed} | !질문 a
    200 /old/a/ | ${removed}
    404 /tags/only-a/
    200 / | !질문 a`,
  ],
  [
    'a name that is redacted',
    (content) => putFile(content, 'redactions.yaml', 'actors:\n  - { name: 김비밀, date: 2025-01-02 }\n'),
    `
    200 / | 삭제된 사용자 | !김비밀
    200 /questions/a/ | 삭제된 사용자 | !김비밀`,
  ],
  [
    'a person who is redacted',
    (content) => {
      putFile(content, 'people.yaml', 'u43: { name: 새이름, formerNames: [김비밀] }\n')
      putFile(content, 'redactions.yaml', 'people:\n  - { id: u43, date: 2025-01-02 }\n')
    },
    `
    200 / | 삭제된 사용자 | !김비밀
    200 /questions/a/ | 삭제된 사용자 | !김비밀`,
  ],
  [
    'other spellings of a hashtag',
    (content) => putFile(content, 'synonyms.yaml', 'only-a: [질문]\nrest: [레스트]\n'),
    `
    200 /tags/${encodeURIComponent('레스트')}/ | url=/tags/rest/ | #rest
    200 /tags/only-a/ | 질문 a | 질문 b | 키워드만 일치하는 질문은 2개입니다.
    200 /tags/only-b/ | 질문 b | !질문 a | !class="quiet matches"
    404 /tags/${encodeURIComponent('없는표기')}/`,
  ],
  [
    'what a hashtag means, and where its listing was',
    (content) =>
      putFile(
        content,
        'tags.yaml',
        'rest: { description: 자원의 방식, aliases: [/questions/tagged/c%23] }\n',
      ),
    `
    200 /questions/tagged/c%23/ | url=/tags/rest/ | #rest
    200 /tags/rest/ | content="자원의 방식"
    404 /questions/tagged/rest/`,
  ],
  [
    'settings',
    (content) => putFile(content, 'archive.yaml', 'title: 새 이름\nreferenceDate: 2025-07-01\npageSize: 1\n'),
    `
    200 / | 새 이름 | 2025년 7월 1일 | !시험 아카이브
    200 /3/ | 새 이름
    404 /4/`,
  ],
]

const clash = toMarkdown({ id: 'd', tags: ['c#'] })

const faults: DevRow[] = [
  [
    'a question whose front matter has a fault',
    (content) => editFile(content, 'questions/b.md', (text) => text.replace('title:', 'titel:')),
    `
    200 /questions/b/ | questions/b.md:2:1 | 정해져 있지 않은 키입니다: ‘titel’ | 이렇게 고쳐 주세요 → title: &quot;질문 b&quot; | !${barStart}
    200 /questions/a/ | <h1 id="title">질문 a</h1> | ${barStart} | questions/b.md:2:1 | ‘titel’ | → title: &quot;질문 b&quot;
    200 / | ${barStart} | 질문 a | !>질문 b<
    404 /tags/only-b/ | ${barStart}
    404 /nowhere/ | ${barStart}`,
  ],
  [
    'two questions with faults',
    (content) => {
      for (const id of ['a', 'b']) putFile(content, `questions/${id}.md`, 'no front matter\n')
    },
    `
    200 /questions/a/ | ${barStart} | questions/a.md:1:1 | questions/b.md:1:1
    200 /questions/c/ | ${barStart} | questions/a.md:1:1 | questions/b.md:1:1 | 오류가 2개`,
  ],
  [
    'more faults than a page can name',
    (content) => {
      for (let index = 10; index < 40; index += 1) putFile(content, `questions/x${index}.md`, '')
    },
    `
    200 /questions/x39/ | questions/x39.md:1:1 | questions/x10.md:1:1
    200 /questions/a/ | 오류가 30개 | questions/x29.md:1:1 | !questions/x30.md | … 그 밖에 10개`,
  ],
  [
    'a file that is half written',
    (content) => editFile(content, 'questions/b.md', (text) => text.slice(0, 40)),
    `
    200 /questions/b/ | front-matter-unclosed
    200 /questions/a/ | <h1 id="title">질문 a</h1>`,
  ],
  [
    'a file that is no UTF-8',
    (content) => appendFileSync(join(content, 'questions/b.md'), Buffer.from([0xff])),
    `
    200 /questions/b/ | invalid-encoding`,
  ],
  [
    'two files of one id',
    (content) => {
      mkdirSync(join(content, 'questions/later'))
      putFile(content, 'questions/later/a.md', toMarkdown({ id: 'a', title: '다른 질문' }))
    },
    `
    200 /questions/a/ | duplicate-id | questions/later/a.md:1:1 | questions/a.md
    200 / | ${barStart} | 질문 a | !다른 질문`,
  ],
  [
    'two hashtags of one address',
    (content) => {
      putFile(content, 'questions/d.md', clash)
      putFile(content, 'questions/e.md', toMarkdown({ id: 'e', tags: ['c-sharp'] }))
    },
    `
    200 /questions/e/ | hashtag-address-clash | questions/e.md:4: | ‘c-sharp’
    200 /questions/d/ | <h1 id="title">질문 d</h1> | ${barStart}
    200 /tags/c-sharp/ | #c# | !질문 e<`,
  ],
  [
    'a file that is no question',
    (content) => putFile(content, 'questions/note.txt', ''),
    `
    200 /questions/a/ | <h1 id="title">질문 a</h1> | ${barStart} | questions/note.txt:1:1`,
  ],
  [
    'settings with a fault: the last good ones stay',
    (content) => putFile(content, 'archive.yaml', 'title: 새 이름\npageSize: 0\n'),
    `
    200 / | 시험 아카이브 | ${barStart} | archive.yaml:2: | archive.yaml:1:1 | !새 이름
    200 /questions/a/ | <h1 id="title">질문 a</h1> | ${barStart}`,
  ],
  [
    'people with a fault',
    (content) => putFile(content, 'people.yaml', 'u43: 홍길동\n'),
    `
    200 /questions/a/ | <h1 id="title">질문 a</h1> | ${barStart} | people.yaml:1:6`,
  ],
  [
    'other spellings with a fault',
    (content) => putFile(content, 'synonyms.yaml', 'rest: [레 스트]\n'),
    `
    200 /tags/rest/ | 질문 a | ${barStart} | synonyms.yaml:1:8 | → rest: [레-스트]`,
  ],
  [
    'what a hashtag means, with a fault',
    (content) => putFile(content, 'tags.yaml', 'rest: { desciption: 자원 }\n'),
    `
    200 /tags/rest/ | 질문 a | ${barStart} | tags.yaml:1:9`,
  ],
  [
    'another spelling that is a hashtag',
    (content) => putFile(content, 'synonyms.yaml', 'rest: [only-a, 레스트]\n'),
    `
    200 /tags/only-a/ | 질문 a | ${barStart} | synonyms.yaml:1:8 | !url=/tags/rest/
    200 /tags/${encodeURIComponent('레스트')}/ | url=/tags/rest/`,
  ],
  [
    'settings that are gone',
    (content) => rmSync(join(content, 'archive.yaml')),
    `
    200 /questions/a/ | 시험 아카이브 | <h1 id="title">질문 a</h1> | settings-missing`,
  ],
  [
    'no question at all',
    (content) => rmSync(join(content, 'questions'), { recursive: true }),
    `
    200 / | ${barStart} | content-empty
    404 /questions/a/ | ${barStart}`,
  ],
  [
    'no content folder',
    (content) => rmSync(content, { recursive: true }),
    `
    200 / | content-missing | 내용 폴더에 오류가 있어
    200 /questions/a/ | content-missing
    200 /about/ | content-missing`,
  ],
  [
    'a withheld question whose file has a fault',
    (content) => {
      withhold(content, 'b')
      putFile(content, 'questions/b.md', '')
    },
    `
    200 /questions/b/ | ${removed} | ${barStart}`,
  ],
  [
    'markup in a fault',
    (content) =>
      editFile(content, 'questions/b.md', (text) =>
        text.replace('title:', () => `'<script>alert(1)</script>"</aside>': 1\n'$&': 2\ntitle:`),
      ),
    `
    200 /questions/b/ | &lt;script&gt;alert(1)&lt;/script&gt;&quot;&lt;/aside&gt; | $&amp; | !<script>alert
    200 / | &lt;script&gt;alert(1)&lt;/script&gt;&quot;&lt;/aside&gt; | $&amp; | !<script>alert`,
  ],
]

describe('the next request shows', () => {
  let server: DevServer

  beforeAll(async () => {
    server = await startDevServer(site)
  })

  afterAll(() => server?.[Symbol.asyncDispose]())

  beforeEach(async () => {
    server.write(site)
    const { status, text } = await server.ask('/')
    expect([status, text.includes(barStart)]).toEqual([200, false])
    // Every route has been asked for its paths.
    for (const path of ['/questions/a/', '/tags/only-a/', '/old/a/']) {
      expect((await server.ask(path)).status).toBe(200)
    }
  })

  test.each([...edits, ...faults])('%s', async (_name, edit, shown) => {
    edit(server.content)
    await server.expectShown(shown)
  })

  test('other colours, a logo and an icon, and none any more', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>'
    const readTokens = async () => {
      await server.ask('/')
      return /--theme-accent:[^;]*/.exec((await server.ask('/fonts.css')).text)?.[0]
    }
    expect(await readTokens()).toBeUndefined()
    for (const [accent, tokens] of [
      ['#0b63a5', '--theme-accent:light-dark(#0b63a5,#6faeeb)'],
      ['#7a2e6b', '--theme-accent:light-dark(#7a2e6b,#da92c8)'],
    ]) {
      editFile(
        server.content,
        'archive.yaml',
        (text) => `${text.replace(/theme:.*\n/, '')}\ntheme: { accent: "${accent}" }\n`,
      )
      expect(await readTokens()).toBe(tokens)
    }
    // Too pale: the last good ones stay.
    editFile(server.content, 'archive.yaml', (text) => text.replace('#7a2e6b', '#ffffff'))
    expect((await server.ask('/')).text).toContain('archive.yaml:')
    expect(await readTokens()).toBe('--theme-accent:light-dark(#7a2e6b,#da92c8)')
    addContent(server.content, { questions: [], files: { 'theme/logo.svg': svg, 'theme/favicon.svg': svg } })
    const [, logo = ''] = /<img class="logo" src="([^"]+)"/.exec((await server.ask('/')).text) ?? []
    for (const path of [logo, '/favicon.svg']) {
      const { text, headers } = await server.ask(path)
      expect([path, text, headers.get('content-type')]).toEqual([path, svg, 'image/svg+xml'])
    }
    server.write(site)
    expect((await server.ask('/')).text).not.toContain('class="logo"')
    expect((await server.ask('/favicon.svg')).text).not.toBe(svg)
    expect(await readTokens()).toBeUndefined()
  })

  test('another withheld question, and none any more', async () => {
    const shows = async (...ids: string[]) => {
      const answers = await Promise.all(['a', 'b'].map((id) => server.ask(`/questions/${id}/`)))
      expect(['a', 'b'].filter((_, index) => answers[index]?.text.includes(removed))).toEqual(ids)
    }
    withhold(server.content, 'a')
    await shows('a')
    withhold(server.content, 'b')
    await shows('b')
    rmSync(join(server.content, 'redactions.yaml'))
    await shows()
  })

  test.each<[name: string, damage: (file: string) => void, told: string]>([
    ['breaks', (file) => writeFileSync(file, 'actor:\n'), 'redactions.yaml:1:1'],
    ['gets another name', (file) => renameSync(file, file.replace('.yaml', '.yml')), 'redactions.yml:1:1'],
  ])('a redacted name stays hidden when redactions.yaml %s', async (_, damage, told) => {
    putFile(server.content, 'redactions.yaml', 'actors:\n  - { name: 김비밀, date: 2025-01-02 }\n')
    expect((await server.ask('/')).text).not.toContain('김비밀')
    damage(join(server.content, 'redactions.yaml'))
    const { text } = await server.ask('/')
    expect(text).not.toContain('김비밀')
    expect(text).toContain(told)
  })

  test('a fault that is mended, on every page and on the terminal', async () => {
    putFile(server.content, 'questions/b.md', '')
    expect((await server.ask('/questions/b/')).text).toContain('questions/b.md:1:1')
    expect(server.readTerminal()).toContain('questions/b.md:1:1  front-matter-missing')
    putFile(server.content, 'questions/b.md', toMarkdown({ id: 'b', title: '되돌린 질문' }))
    const { text } = await server.ask('/questions/b/')
    expect(text).toContain('<h1 id="title">되돌린 질문</h1>')
    expect(text).not.toContain(barStart)
  })

  test('an edit that another command has already written to the cache', async () => {
    putFile(server.content, 'questions/a.md', toMarkdown({ id: 'a', title: '옆에서 읽은 제목' }))
    const { questionCache } = toArchiveFolders(projectFolder, {
      ARCHIVE_CONTENT: server.content,
      ARCHIVE_CACHE: server.cache,
    })
    await readContent({
      folder: server.content,
      questionCache: toOutlineCache(questionCache),
      code: digestCode(projectFolder),
      outlinesOnly: true,
    })
    expect((await server.ask('/questions/a/')).text).toContain('<h1 id="title">옆에서 읽은 제목</h1>')
    expect((await server.ask('/')).text).toContain('옆에서 읽은 제목')
  })

  test('a page or a report, never a failure, however many ask during an edit', async () => {
    const paths = [
      '/',
      '/questions/a/',
      '/questions/d/',
      '/tags/only-a/',
      '/tags/only-d/',
      '/old/d/',
      '/favicon.svg',
    ]
    const asked: Promise<{ status: number }>[] = []
    for (let round = 0; round < 12; round += 1) {
      asked.push(...paths.map((path) => server.ask(path)))
      const text = toMarkdown({ id: 'd', tags: ['rest', 'only-d'], aliases: ['/old/d'] })
      if (round % 3 === 0) putFile(server.content, 'questions/d.md', text)
      if (round % 3 === 1) putFile(server.content, 'questions/d.md', text.slice(0, 30))
      if (round % 3 === 2) rmSync(join(server.content, 'questions/d.md'))
      await asked.at(-1)
    }
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
    expect([...statuses].sort()).toEqual([200, 404])
  })

  test.each([
    '/%ff',
    '/%',
    '/%zz/',
    '/%E0%A4%A.html',
    '/tags/%c0%ae%c0%ae/',
    '/_astro/%ff.css',
    '/@fs/%ff',
    '/src/%ff',
    '/%00/',
    '/%5cevil/',
    '/..%2f..%2fetc/passwd',
    '//evil.example/',
    `/${'a'.repeat(9000)}/`,
  ])('what is nowhere, however it is written: %s', async (path) => {
    const { status, headers, text } = await server.ask(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('<title>페이지를 찾을 수 없습니다')
  })

  test('what a request for the headers alone is told', async () => {
    putFile(server.content, 'questions/b.md', '')
    for (const [path, status] of [
      ['/questions/a/', 200],
      ['/questions/b/', 200],
      ['/nowhere/', 404],
    ] as const) {
      const answer = await server.ask(path, { method: 'HEAD' })
      expect([path, answer.status, answer.text]).toEqual([path, status, ''])
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    }
  })

  test('the styles of a bar and of a report', async () => {
    putFile(server.content, 'questions/b.md', '')
    for (const path of ['/', '/questions/b/']) {
      const { text } = await server.ask(path)
      const links = Array.from(text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href]) => href)
      expect(links).toEqual(expect.arrayContaining(['/src/look/styles/faults.css', '/fonts.css']))
      for (const href of links) {
        const { status, headers } = await server.ask(`${href}`, { headers: { accept: 'text/css' } })
        expect([href, status, headers.get('content-type')]).toEqual([href, 200, 'text/css; charset=utf-8'])
      }
    }
  })
})

test('a font has what occurs by now, and stays for pages that are open', async () => {
  await using server = await startDevServer(site)
  const askFonts = async () => {
    await server.ask('/')
    const { text } = await server.ask('/fonts.css')
    return Array.from(text.matchAll(/url\((fonts\/[^)]+)\)/g), ([, path]) => `/${path}`)
  }
  const before = await askFonts()
  expect(before).toHaveLength(2)
  putFile(
    server.content,
    'questions/a.md',
    toMarkdown({ id: 'a', tags: ['rest'], title: '뷁', body: '`똠`' }),
  )
  const after = await askFonts()
  // Of text what all archives share stays; what occurs besides has a file.
  expect(after).toHaveLength(3)
  expect(after.filter((path) => before.includes(path))).toEqual([expect.stringContaining('/pretendard-')])
  for (const path of [...before, ...after]) {
    const { status, headers } = await server.ask(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2'])
  }
  expect(await server.ask('/fonts/none.woff2')).toMatchObject({ status: 404 })
})

test('the search knows what was written a moment ago', async () => {
  await using server = await startDevServer(site)
  const ask = async () => {
    await server.ask('/search/')
    return await server.ask('/search/index.bin')
  }
  const before = await ask()
  expect([before.status, before.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  putFile(
    server.content,
    'questions/a.md',
    toMarkdown({ id: 'a', tags: ['rest'], title: '뷁', body: '새 글' }),
  )
  expect((await ask()).text).not.toBe(before.text)
  expect(await server.ask('/search/none.bin')).toMatchObject({ status: 404 })
})

test('a folder that can’t be shown from the start is told at every address, until it is mended', async () => {
  await using server = await startDevServer({ ...site, files: { 'archive.yaml': 'titel: [' } })
  for (const path of ['/', '/questions/a/', '/tags/', '/about/', '/nowhere/', '/old/a/']) {
    const { status, text } = await server.ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain('archive.yaml:1:')
    expect(text).toContain('yaml-syntax')
  }
  expect(await server.ask('/fonts.css')).toMatchObject({ status: 200 })
  expect(server.readTerminal()).toContain('archive.yaml:1:')
  putFile(server.content, 'archive.yaml', 'title: 고친 이름\nreferenceDate: 2025-06-30\n')
  const { status, text } = await server.ask('/questions/a/')
  expect([status, text.includes(barStart)]).toEqual([200, false])
  expect(text).toContain('<h1 id="title">질문 a</h1>')
  expect((await server.ask('/')).text).toContain('고친 이름')
})

test('another path of the site’s address asks for a restart; another host does not', async () => {
  const withUrl = (url: string) => ({ ...site, settings: { title: '시험', url } })
  await using server = await startDevServer(withUrl('https://a.example/archive/'))
  const restart = '경로가 /other/ 가 됩니다. npm run dev를 끝내고 다시 시작해 주세요.'
  expect((await server.ask('/archive/questions/a/')).text).toContain('https://a.example/archive/questions/a/')
  server.write(withUrl('https://b.example/archive/'))
  const elsewhere = await server.ask('/archive/questions/a/')
  expect(elsewhere.text).toContain('https://b.example/archive/questions/a/')
  expect(elsewhere.text).not.toContain(barStart)
  server.write(withUrl('https://b.example/other/'))
  const { status, text } = await server.ask('/archive/questions/a/')
  expect(status).toBe(200)
  expect(text).toContain(restart)
  expect(text).toContain('href="/archive/tags/rest/"')
  expect(text).not.toContain('/other/questions')
  expect(server.readTerminal()).toContain(restart)
  putFile(server.content, 'questions/b.md', '')
  expect((await server.ask('/archive/questions/b/')).text).toContain(restart)
  expect((await server.ask('/archive/')).text).toContain('href="/archive/src/look/styles/faults.css"')
  server.write(withUrl('https://b.example/archive/'))
  expect((await server.ask('/archive/')).text).not.toContain(barStart)
})

test('no build holds a byte of it', async () => {
  using built = await buildTestSite(site)
  const files = listFiles(built.out)
  const told = files.filter((file) => /faults/.test(file) || built.read(file).includes('faults'))
  expect(files).toContain('questions/a/index.html')
  expect(told).toEqual([])
})
