// What is prepared and all shares of a build, copied together, are the whole build: every page in one share, every byte
// the same. A share is made of what was prepared, or not at all.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCorpus } from '../bench/corpus.ts'
import { runBuild } from '../support/build.ts'
import { addContent } from '../support/content-folder.ts'
import { longConversation, pagesOfLong } from '../support/large-content.ts'
import { listFiles, listPages, takeSnapshot } from '../support/output-files.ts'

const shares = 4
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const pictures = { 'theme/logo.svg': svg, 'theme/favicon.svg': svg }
let folder: string
let cache: string
let content: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gotgam-shards-'))
  cache = join(folder, 'cache')
  content = join(folder, 'content')
  writeCorpus({ folder: content, questions: 90, seed: 3, keywordMatches: true, answers: true })
  appendFileSync(join(content, 'archive.yaml'), 'url: https://example.org/archive/\n')
  addContent(content, longConversation)
  addContent(content, { questions: [], files: pictures })
  writeFileSync(
    join(content, 'synonyms.yaml'),
    'java: [자바, 컨트롤러, 메시지-큐]\nreact: [리액트, 스케줄러]\n',
  )
  writeFileSync(
    join(content, 'tags.yaml'),
    'java: { description: 언어, aliases: [/questions/tagged/java, /questions/tagged/%EC%9E%90%EB%B0%94, /tag/java] }\n',
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

const listFeeds = (name: string) =>
  listFiles(join(folder, name)).filter((file) => /feed\.xml$|\.rss$/.test(file))

const build = (name: string, ...parameters: string[]) =>
  runBuild({ content, out: join(folder, name), cache }, { parameters })

test('four shares copied together are the whole', async () => {
  expect(await build('whole')).toMatchObject({ exitCode: 0 })
  const merged = join(folder, 'merged')
  const prepared = await build('merged', `--prepare=${shares}`)
  expect(prepared).toMatchObject({ exitCode: 0 })
  expect(prepared.stdout).toContain(`Prepared for 4 shares: ${join(cache, 'shares')}.`)
  expect(listPages(merged)).toEqual([])
  // On another machine, which has nothing but what was prepared.
  renameSync(join(cache, 'shares'), join(folder, 'shares'))
  rmSync(cache, { recursive: true })
  mkdirSync(cache)
  renameSync(join(folder, 'shares'), join(cache, 'shares'))
  renameSync(content, join(folder, 'elsewhere'))
  content = join(folder, 'elsewhere')
  const pages: string[] = []
  const feeds: string[] = []
  for (let number = 1; number <= shares; number += 1) {
    const { exitCode, stderr } = await build(`share-${number}`, `--shard=${number}/${shares}`)
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('Warning')])
    pages.push(...listPages(join(folder, `share-${number}`)))
    feeds.push(...listFeeds(`share-${number}`))
    cpSync(join(folder, `share-${number}`), merged, { recursive: true })
    expect(existsSync(join(folder, `share-${number}/search/data`))).toBe(false)
  }
  expect(pages.toSorted()).toEqual(listPages(join(folder, 'whole')))
  expect(pages).toEqual(expect.arrayContaining(['tags/메시지-큐/index.html', ...pagesOfLong]))
  // No file that is in two shares, and more than one share has some.
  expect(feeds.toSorted()).toEqual(listFeeds('whole').toSorted())
  expect(feeds).toEqual(
    expect.arrayContaining(['feed.xml', 'tags/java/feed.xml', 'latest.rss', 'tag/java.rss']),
  )
  expect(listFeeds('share-1').length).toBeLessThan(feeds.length)
  expect(readFileSync(join(merged, 'favicon.svg'), 'utf8')).toBe(svg)
  expect(takeSnapshot(merged)).toEqual(takeSnapshot(join(folder, 'whole')))
})

test('a share of another number, of changed settings or of a changed question is refused', async () => {
  const refuse = async (text: string, number = '2/4') => {
    const { exitCode, stderr } = await build('refused', `--shard=${number}`)
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(text)])
    expect(existsSync(join(folder, 'refused'))).toBe(false)
  }
  const change = async (path: string, more: string, text: string) => {
    const file = join(content, path)
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before + more)
    await refuse(text)
    writeFileSync(file, before)
  }
  await refuse('Prepare all shares first: npm run build -- --prepare=5', '2/5')
  const outdated = 'Prepare all shares again: npm run build -- --prepare=4'
  await change('archive.yaml', 'footer: 다른 글\n', outdated)
  renameSync(content, `${content}-away`)
  await refuse(outdated)
  renameSync(`${content}-away`, content)
  const { pages } = JSON.parse(
    readFileSync(join(cache, 'shares/2-of-4/plan.json'), 'utf8').replace(/^\d+ /, ''),
  )
  const { sent } = pages.find(({ route }: { route: string }) => route.startsWith('questions/'))
  await change(findQuestionFile(sent.ids[0]), '\n더 쓴 글', 'changed while the site was built')
})

const findQuestionFile = (id: string) => {
  const files = listFiles(content)
  return files.find((file) => file.endsWith(`/${id}.md`)) ?? ''
}

test('a build of all forgets what was prepared', async () => {
  expect(await build('whole')).toMatchObject({ exitCode: 0 })
  expect(existsSync(join(cache, 'shares'))).toBe(false)
})

test('--prepare=0 and both options are refused by name', async () => {
  expect((await build('refused', '--prepare=0')).stderr).toContain('No number of shares: --prepare=0.')
  const both = await build('refused', '--prepare=4', '--shard=1/4')
  expect([both.exitCode, both.stderr]).toEqual([2, expect.stringContaining('either --prepare or --shard')])
})

test.for(['0/4', '5/4', '2', 'a/b', '-1/2', '1/0'])('--shard=%s is refused by name', async (shard) => {
  const { exitCode, stderr } = await build('refused', `--shard=${shard}`)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`No share: --shard=${shard}. Write --shard=2/8 for the second of eight.`)
})
