import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FinishedBuild } from '../support/build.ts'
import { toMarkdown, type WrittenQuestion, writeContent } from '../support/content-folder.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const sound = { questions: [{ id: 'sound', tags: ['c#'] }] }

/** Line 1 is `---`, 2 the title, 3 the category, 4 the hashtags, 5 the counts, 6 the activity, 7 `---`, 8 the body. */
const broken: Record<string, string | Uint8Array> = {
  'questions/a/javascript.md': '---js\n({ title: process.exit(3) })\n---\n본문',
  'questions/a/unknown-key.md': toMarkdown({ id: 'a' }).replace('category:', 'titel: "x"\ncategory:'),
  'questions/b/count.md': toMarkdown({ id: 'b', counts: { answers: -1 } }),
  'questions/b/future.md': toMarkdown({
    id: 'c',
    activity: [{ at: '2025-07-01', actor: '홍길동', kind: '질문' }],
  }),
  'questions/b/hashtag.md': toMarkdown({ id: 'd', tags: ['rest', 'REST API'] }),
  'questions/b/kind.md': toMarkdown({
    id: 'e',
    activity: [{ at: '2025-06-01', actor: '홍길동', kind: '새 답변' }],
  }),
  'questions/b/two.md': toMarkdown({ id: 'f', title: '' }).replace(/^tags: .*\n/m, ''),
  'questions/c/clash.md': toMarkdown({ id: 'g', tags: ['c-sharp'] }),
  'questions/c/encoding.md': Buffer.concat([Buffer.from(toMarkdown({ id: 'h' })), Buffer.from([0xb0, 0xa1])]),
  'questions/c/sound.md': toMarkdown({ id: 'i' }),
  'questions/c/unclosed.md': toMarkdown({ id: 'j' }).replace('tags: ["rest"]', 'tags: [007'),
}

describe('a content folder with faults in many files', () => {
  let site: TestSite
  let before: Record<string, string>
  let build: FinishedBuild
  let lines: string[]

  beforeAll(async () => {
    site = createTestSite(sound)
    expect((await site.build()).exitCode).toBe(0)
    before = takeSnapshot(site.out)
    writeContent(site.content, { ...sound, files: broken })
    build = await site.build()
    lines = build.stderr.split('\n')
  })
  afterAll(() => site?.remove())

  it('is not built: exit code 1', () => {
    expect(build.exitCode).toBe(1)
  })

  it('leaves the last output untouched, byte for byte', () => {
    expect(takeSnapshot(site.out)).toEqual(before)
    expect(Object.keys(before).length).toBeGreaterThan(10)
  })

  it('is reported whole, in one go, in the order of the files', () => {
    const places = lines.flatMap((line) => /^(\S+:\d+:\d+ {2}\S+) {2}\S/.exec(line)?.[1] ?? [])
    expect(places).toEqual([
      'questions/a/javascript.md:1:1  front-matter-language',
      'questions/a/unknown-key.md:3:1  unknown-key',
      'questions/b/count.md:5:20  invalid-count',
      'questions/b/future.md:6:18  activity-after-reference',
      'questions/b/hashtag.md:4:15  invalid-hashtag',
      'questions/b/kind.md:6:52  unknown-kind',
      'questions/b/two.md:2:1  missing-key',
      'questions/b/two.md:2:8  text-length',
      'questions/c/encoding.md:9:1  invalid-encoding',
      'questions/c/unclosed.md:4:7  yaml-syntax',
      'questions/sound.md:1:1  duplicate-id',
      'questions/sound.md:4:8  hashtag-address-clash',
    ])
  })

  it('is reported with a hint below each fault', () => {
    const hints = lines.filter((_line, index) => /^\S+:\d+:\d+ {2}/.test(lines[index - 1] ?? ''))
    expect(hints).toHaveLength(12)
    for (const hint of hints) expect(hint).toMatch(/^ {4}\S/)
  })

  it('is built again once the faults are gone', async () => {
    for (const path of Object.keys(broken)) rmSync(join(site.content, path))
    const { exitCode } = await site.build()
    expect(exitCode).toBe(0)
    expect(takeSnapshot(site.out)).toEqual(before)
  })
})

// A build checks first, and makes nothing where that finds an error.
const check = (content: string) =>
  runCommand('check', [], { environment: { ARCHIVE_CONTENT: content, ARCHIVE_LANG: 'en' } })

describe('content that would write over itself or over the site', () => {
  const cases: [name: string, questions: WrittenQuestion[]][] = [
    ['two ids that differ in case', [{ id: 'one' }, { id: 'ONE' }]],
    ['two ids that differ in Unicode form', [{ id: '가나' }, { id: '가나'.normalize('NFD') }]],
    [
      'two hashtags of one address',
      [
        { id: 'a', tags: ['c#'] },
        { id: 'b', tags: ['c-sharp'] },
      ],
    ],
    ['one old address of two questions', aliased('/old/1', '/old/1/')],
    ['a folder and the file in it', aliased('/old', '/old/index.html')],
    ['a file and a folder of that name', aliased('/old.html', '/old.html/1')],
    ['an old address that is a page', aliased('/tags/rest/')],
    ['an old address that is a page of the front page', aliased('/2/')],
    ['an old address that is the icon', aliased('/favicon.svg')],
    ['an old address below robots.txt', aliased('/robots.txt/1')],
  ]

  function aliased(...aliases: string[]): WrittenQuestion[] {
    return aliases.map((alias, index) => ({ id: `q${index}`, aliases: [alias] }))
  }

  it.each(cases)('%s is refused as a fault of a file', (_name, questions) => {
    using site = createTestSite({ questions })
    const { status, stdout } = check(site.content)
    expect(stdout).toMatch(/^questions\/\S+:\d+:\d+ {2}(?:duplicate|hashtag-address-clash|alias)\S* {2}\S/m)
    expect(status).toBe(1)
  })
})

it('says every fault of the settings with its place', () => {
  const settings = 'title: 이름\nreferenceDate: 2025-02-30\npagesize: 20\ntimeZone: Asia/Soul\n'
  using site = createTestSite({ questions: [{ id: 'a' }], files: { 'archive.yaml': settings } })
  const { status, stdout } = check(site.content)
  const places = stdout.split('\n').flatMap((line) => /^archive\.yaml:\d+:\d+/.exec(line)?.[0] ?? [])
  expect(places).toEqual(['archive.yaml:2:16', 'archive.yaml:3:1', 'archive.yaml:4:11'])
  expect(status).toBe(1)
})

describe('a file that nobody reads', () => {
  const redactions = 'actors:\n  - { name: "홍길동", date: 2025-01-02 }\n'

  it.each([
    ['redactions.yml', 'unknown-file'],
    ['Redactions.yaml', 'unknown-file'],
    ['page/a.md', 'unknown-file'],
    ['question/b.md', 'unknown-file'],
  ])('%s is an error, so that no name is published that was meant to be hidden', (path, code) => {
    using site = createTestSite({ questions: [{ id: 'a' }], files: { [path]: redactions } })
    const { status, stdout } = check(site.content)
    expect(stdout).toContain(`${path.split('/')[0]}:1:1  ${code}  `)
    expect(status).toBe(1)
  })
})
