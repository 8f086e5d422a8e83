// `npm run dev`: whatever happens to the content folder, the next request shows it, and a fault is told on a page.
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toArchiveFolders, toOutlineCache } from '../../src/folder/environment.ts'
import { readContent } from '../../src/folder/read-content.ts'
import { digestCode } from '../../src/kept/digest.ts'
import { addContent, toMarkdown, type WrittenContent } from '../support/content-folder.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
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

/** Of an answer: its status, what it has and, after `!`, what it has not. */
type Shows = [path: string, status: number, ...texts: string[]]

interface Row {
  name: string
  edit: (content: string) => void
  shows: Shows[]
}

const write = (content: string, path: string, text: string) => writeFileSync(join(content, path), text)
const edit = (content: string, path: string, replace: (text: string) => string) =>
  write(content, path, replace(readFileSync(join(content, path), 'utf8')))
const withhold = (content: string, id: string) =>
  write(content, 'redactions.yaml', `questions:\n  - { id: ${id}, date: 2025-01-02 }\n`)

const edits: Row[] = [
  {
    name: 'a picture, and a body that shows it',
    edit: (content) => {
      mkdirSync(join(content, 'files'), { recursive: true })
      writeFileSync(join(content, 'files/a.png'), createPng(4, 2))
      write(content, 'questions/a.md', toMarkdown({ id: 'a', tags: ['rest'], body: '![그림](/files/a.png)' }))
    },
    shows: [
      ['/questions/a/', 200, '<img src="/files/7639f8787028c0f1801b8dac26bebf1a.png" alt="그림" width="4"'],
      ['/files/7639f8787028c0f1801b8dac26bebf1a.png', 200, 'IHDR'],
      ['/files/0000000000000000000000000000000a.png', 404],
      ['/files/a.png', 404],
    ],
  },
  {
    name: 'a new file, with a hashtag and an old address of its own',
    edit: (content) =>
      write(
        content,
        'questions/새것.md',
        toMarkdown({ id: '새것', tags: ['새-태그'], aliases: ['/old/new'] }),
      ),
    shows: [
      [`/questions/${encodeURIComponent('새것')}/`, 200, '<h1 id="title">질문 새것</h1>'],
      [`/tags/${encodeURIComponent('새-태그')}/`, 200, '질문 새것'],
      ['/tags/', 200, '새-태그'],
      ['/old/new/', 200, `url=/questions/${encodeURIComponent('새것')}/`],
      ['/', 200, '질문 새것'],
    ],
  },
  {
    name: 'a file that is removed',
    edit: (content) => rmSync(join(content, 'questions/a.md')),
    shows: [
      ['/questions/a/', 404],
      ['/tags/only-a/', 404],
      ['/old/a/', 404],
      ['/', 200, '질문 b', '!질문 a'],
      ['/questions/b/', 200, '!질문 a'],
    ],
  },
  {
    name: 'a file of another name',
    edit: (content) => renameSync(join(content, 'questions/a.md'), join(content, 'questions/z.md')),
    shows: [
      ['/questions/a/', 404],
      ['/questions/z/', 200, '<h1 id="title">질문 a</h1>'],
      ['/old/a/', 200, 'url=/questions/z/'],
      ['/', 200, '/questions/z/', '!/questions/a/'],
    ],
  },
  {
    name: 'another title and body',
    edit: (content) =>
      write(content, 'questions/a.md', toMarkdown({ id: 'a', title: '고친 제목', body: '고친 본문' })),
    shows: [
      ['/questions/a/', 200, '<h1 id="title">고친 제목</h1>', '고친 본문'],
      ['/', 200, '고친 제목', '고친 본문', '!질문 a'],
    ],
  },
  {
    name: 'another hashtag',
    edit: (content) => edit(content, 'questions/a.md', (text) => text.replace('only-a', 'other')),
    shows: [
      ['/tags/other/', 200, '질문 a'],
      ['/tags/only-a/', 404],
    ],
  },
  {
    name: 'a question that is withheld',
    edit: (content) => withhold(content, 'a'),
    shows: [
      ['/questions/a/', 200, removed, '!질문 a'],
      ['/old/a/', 200, removed],
      ['/tags/only-a/', 404],
      ['/', 200, '!질문 a'],
    ],
  },
  {
    name: 'a name that is redacted',
    edit: (content) => write(content, 'redactions.yaml', 'actors:\n  - { name: 김비밀, date: 2025-01-02 }\n'),
    shows: [
      ['/', 200, '삭제된 사용자', '!김비밀'],
      ['/questions/a/', 200, '삭제된 사용자', '!김비밀'],
    ],
  },
  {
    name: 'a person who is redacted',
    edit: (content) => {
      write(content, 'people.yaml', 'u43: { name: 새이름, formerNames: [김비밀] }\n')
      write(content, 'redactions.yaml', 'people:\n  - { id: u43, date: 2025-01-02 }\n')
    },
    shows: [
      ['/', 200, '삭제된 사용자', '!김비밀'],
      ['/questions/a/', 200, '삭제된 사용자', '!김비밀'],
    ],
  },
  {
    name: 'other spellings of a hashtag',
    edit: (content) => write(content, 'synonyms.yaml', 'only-a: [질문]\nrest: [레스트]\n'),
    shows: [
      [`/tags/${encodeURIComponent('레스트')}/`, 200, 'url=/tags/rest/', '#rest'],
      ['/tags/only-a/', 200, '질문 a', '질문 b', '키워드만 일치 2'],
      ['/tags/only-b/', 200, '질문 b', '!질문 a', '!class="quiet matches"'],
      [`/tags/${encodeURIComponent('없는표기')}/`, 404],
    ],
  },
  {
    name: 'what a hashtag means, and where its listing was',
    edit: (content) =>
      write(content, 'tags.yaml', 'rest: { description: 자원의 방식, aliases: [/questions/tagged/c%23] }\n'),
    shows: [
      ['/questions/tagged/c%23/', 200, 'url=/tags/rest/', '#rest'],
      ['/tags/rest/', 200, 'content="자원의 방식"'],
      ['/questions/tagged/rest/', 404],
    ],
  },
  {
    name: 'settings',
    edit: (content) =>
      write(content, 'archive.yaml', 'title: 새 이름\nreferenceDate: 2025-07-01\npageSize: 1\n'),
    shows: [
      ['/', 200, '새 이름', '2025년 7월 1일', '!시험 아카이브'],
      ['/3/', 200, '새 이름'],
      ['/4/', 404],
    ],
  },
]

const clash = toMarkdown({ id: 'd', tags: ['c#'] })

const faults: Row[] = [
  {
    name: 'a question whose front matter has a fault',
    edit: (content) => edit(content, 'questions/b.md', (text) => text.replace('title:', 'titel:')),
    shows: [
      [
        '/questions/b/',
        200,
        'questions/b.md:2:1',
        '정해져 있지 않은 키입니다: ‘titel’',
        '이렇게 고쳐 주세요 → title: &quot;질문 b&quot;',
        `!${barStart}`,
      ],
      [
        '/questions/a/',
        200,
        '<h1 id="title">질문 a</h1>',
        barStart,
        'questions/b.md:2:1',
        '‘titel’',
        '→ title: &quot;질문 b&quot;',
      ],
      ['/', 200, barStart, '질문 a', '!>질문 b<'],
      ['/tags/only-b/', 404, barStart],
      ['/nowhere/', 404, barStart],
    ],
  },
  {
    name: 'two questions with faults',
    edit: (content) => {
      for (const id of ['a', 'b']) write(content, `questions/${id}.md`, 'no front matter\n')
    },
    shows: [
      ['/questions/a/', 200, barStart, 'questions/a.md:1:1', 'questions/b.md:1:1'],
      ['/questions/c/', 200, barStart, 'questions/a.md:1:1', 'questions/b.md:1:1', '오류가 2개'],
    ],
  },
  {
    name: 'more faults than a page can name',
    edit: (content) => {
      for (let index = 10; index < 40; index += 1) write(content, `questions/x${index}.md`, '')
    },
    shows: [
      ['/questions/x39/', 200, 'questions/x39.md:1:1', 'questions/x10.md:1:1'],
      ['/questions/a/', 200, '오류가 30개', 'questions/x29.md:1:1', '!questions/x30.md', '… 그 밖에 10개'],
    ],
  },
  {
    name: 'a file that is half written',
    edit: (content) => edit(content, 'questions/b.md', (text) => text.slice(0, 40)),
    shows: [
      ['/questions/b/', 200, 'front-matter-unclosed'],
      ['/questions/a/', 200, '<h1 id="title">질문 a</h1>'],
    ],
  },
  {
    name: 'a file that is no UTF-8',
    edit: (content) => appendFileSync(join(content, 'questions/b.md'), Buffer.from([0xff])),
    shows: [['/questions/b/', 200, 'invalid-encoding']],
  },
  {
    name: 'two files of one id',
    edit: (content) => {
      mkdirSync(join(content, 'questions/later'))
      write(content, 'questions/later/a.md', toMarkdown({ id: 'a', title: '다른 질문' }))
    },
    shows: [
      ['/questions/a/', 200, 'duplicate-id', 'questions/later/a.md:1:1', 'questions/a.md'],
      ['/', 200, barStart, '질문 a', '!다른 질문'],
    ],
  },
  {
    name: 'two hashtags of one address',
    edit: (content) => {
      write(content, 'questions/d.md', clash)
      write(content, 'questions/e.md', toMarkdown({ id: 'e', tags: ['c-sharp'] }))
    },
    shows: [
      ['/questions/e/', 200, 'hashtag-address-clash', 'questions/e.md:4:', '‘c-sharp’'],
      ['/questions/d/', 200, '<h1 id="title">질문 d</h1>', barStart],
      ['/tags/c-sharp/', 200, '#c#', '!질문 e<'],
    ],
  },
  {
    name: 'a file that is no question',
    edit: (content) => write(content, 'questions/note.txt', ''),
    shows: [['/questions/a/', 200, '<h1 id="title">질문 a</h1>', barStart, 'questions/note.txt:1:1']],
  },
  {
    name: 'settings with a fault: the last good ones stay',
    edit: (content) => write(content, 'archive.yaml', 'title: 새 이름\npageSize: 0\n'),
    shows: [
      ['/', 200, '시험 아카이브', barStart, 'archive.yaml:2:', 'archive.yaml:1:1', '!새 이름'],
      ['/questions/a/', 200, '<h1 id="title">질문 a</h1>', barStart],
    ],
  },
  {
    name: 'people with a fault',
    edit: (content) => write(content, 'people.yaml', 'u43: 홍길동\n'),
    shows: [['/questions/a/', 200, '<h1 id="title">질문 a</h1>', barStart, 'people.yaml:1:6']],
  },
  {
    name: 'other spellings with a fault',
    edit: (content) => write(content, 'synonyms.yaml', 'rest: [레 스트]\n'),
    shows: [['/tags/rest/', 200, '질문 a', barStart, 'synonyms.yaml:1:8', '→ rest: [레-스트]']],
  },
  {
    name: 'what a hashtag means, with a fault',
    edit: (content) => write(content, 'tags.yaml', 'rest: { desciption: 자원 }\n'),
    shows: [['/tags/rest/', 200, '질문 a', barStart, 'tags.yaml:1:9']],
  },
  {
    name: 'another spelling that is a hashtag',
    edit: (content) => write(content, 'synonyms.yaml', 'rest: [only-a, 레스트]\n'),
    shows: [
      ['/tags/only-a/', 200, '질문 a', barStart, 'synonyms.yaml:1:8', '!url=/tags/rest/'],
      [`/tags/${encodeURIComponent('레스트')}/`, 200, 'url=/tags/rest/'],
    ],
  },
  {
    name: 'settings that are gone',
    edit: (content) => rmSync(join(content, 'archive.yaml')),
    shows: [['/questions/a/', 200, '시험 아카이브', '<h1 id="title">질문 a</h1>', 'settings-missing']],
  },
  {
    name: 'no question at all',
    edit: (content) => rmSync(join(content, 'questions'), { recursive: true }),
    shows: [
      ['/', 200, barStart, 'content-empty'],
      ['/questions/a/', 404, barStart],
    ],
  },
  {
    name: 'no content folder',
    edit: (content) => rmSync(content, { recursive: true }),
    shows: [
      ['/', 200, 'content-missing', '내용 폴더에 오류가 있어'],
      ['/questions/a/', 200, 'content-missing'],
      ['/about/', 200, 'content-missing'],
    ],
  },
  {
    name: 'a withheld question whose file has a fault',
    edit: (content) => {
      withhold(content, 'b')
      write(content, 'questions/b.md', '')
    },
    shows: [['/questions/b/', 200, removed, barStart]],
  },
  {
    name: 'markup in a fault',
    edit: (content) =>
      edit(content, 'questions/b.md', (text) =>
        text.replace('title:', () => `'<script>alert(1)</script>"</aside>': 1\n'$&': 2\ntitle:`),
      ),
    shows: [
      [
        '/questions/b/',
        200,
        '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&lt;/aside&gt;',
        '$&amp;',
        '!<script>alert',
      ],
      ['/', 200, '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&lt;/aside&gt;', '$&amp;', '!<script>alert'],
    ],
  },
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

  test.each([...edits, ...faults])('$name', async (row) => {
    row.edit(server.content)
    for (const [path, status, ...texts] of row.shows) {
      const answer = await server.ask(path)
      expect([path, answer.status]).toEqual([path, status])
      for (const text of texts) {
        if (text.startsWith('!')) expect(answer.text, path).not.toContain(text.slice(1))
        else expect(answer.text, path).toContain(text)
      }
      expect(answer.text).not.toMatch(/\bat .*\.ts:\d/)
    }
  })

  test('other colours, a logo and an icon, and none any more', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>'
    const readTokens = async () => {
      const [, stylesheet = ''] =
        /<link rel="stylesheet" href="(\/_astro\/site[^"]*)"/.exec((await server.ask('/')).text) ?? []
      return /--accent:[^;]*/.exec((await server.ask(stylesheet)).text)?.[0]
    }
    const own = '--accent:light-dark(#b8420f,#f2935c)'
    expect(await readTokens()).toBe(own)
    for (const [accent, tokens] of [
      ['#0b63a5', '--accent:light-dark(#0b63a5,#6faeeb)'],
      ['#7a2e6b', '--accent:light-dark(#7a2e6b,#da92c8)'],
    ]) {
      edit(
        server.content,
        'archive.yaml',
        (text) => `${text.replace(/theme:.*\n/, '')}\ntheme: { accent: "${accent}" }\n`,
      )
      expect(await readTokens()).toBe(tokens)
    }
    // Too pale: the last good ones stay.
    edit(server.content, 'archive.yaml', (text) => text.replace('#7a2e6b', '#ffffff'))
    expect((await server.ask('/')).text).toContain('archive.yaml:')
    expect(await readTokens()).toBe('--accent:light-dark(#7a2e6b,#da92c8)')
    addContent(server.content, { questions: [], files: { 'theme/logo.svg': svg, 'theme/favicon.svg': svg } })
    const [, logo = ''] = /<img class="logo" src="([^"]+)"/.exec((await server.ask('/')).text) ?? []
    for (const path of [logo, '/favicon.svg']) {
      const { text, headers } = await server.ask(path)
      expect([path, text, headers.get('content-type')]).toEqual([path, svg, 'image/svg+xml'])
    }
    server.write(site)
    expect((await server.ask('/')).text).not.toContain('class="logo"')
    expect((await server.ask('/favicon.svg')).text).not.toBe(svg)
    expect(await readTokens()).toBe(own)
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
    write(server.content, 'redactions.yaml', 'actors:\n  - { name: 김비밀, date: 2025-01-02 }\n')
    expect((await server.ask('/')).text).not.toContain('김비밀')
    damage(join(server.content, 'redactions.yaml'))
    const { text } = await server.ask('/')
    expect(text).not.toContain('김비밀')
    expect(text).toContain(told)
  })

  test('a fault that is mended, on every page and on the terminal', async () => {
    write(server.content, 'questions/b.md', '')
    expect((await server.ask('/questions/b/')).text).toContain('questions/b.md:1:1')
    expect(server.readTerminal()).toContain('questions/b.md:1:1  front-matter-missing')
    write(server.content, 'questions/b.md', toMarkdown({ id: 'b', title: '되돌린 질문' }))
    const { text } = await server.ask('/questions/b/')
    expect(text).toContain('<h1 id="title">되돌린 질문</h1>')
    expect(text).not.toContain(barStart)
  })

  test('an edit that another command has already written to the cache', async () => {
    write(server.content, 'questions/a.md', toMarkdown({ id: 'a', title: '옆에서 읽은 제목' }))
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
      if (round % 3 === 0) write(server.content, 'questions/d.md', text)
      if (round % 3 === 1) write(server.content, 'questions/d.md', text.slice(0, 30))
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
    write(server.content, 'questions/b.md', '')
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
    write(server.content, 'questions/b.md', '')
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
  write(server.content, 'questions/a.md', toMarkdown({ id: 'a', tags: ['rest'], title: '뷁', body: '`똠`' }))
  const after = await askFonts()
  expect(after.filter((path) => before.includes(path))).toEqual([])
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
  write(server.content, 'questions/a.md', toMarkdown({ id: 'a', tags: ['rest'], title: '뷁', body: '새 글' }))
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
  write(server.content, 'archive.yaml', 'title: 고친 이름\nreferenceDate: 2025-06-30\n')
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
  write(server.content, 'questions/b.md', '')
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
