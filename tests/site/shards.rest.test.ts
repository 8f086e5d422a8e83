// Shares of a build, copied together, are the whole build: every page in one share, every byte the same.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gotgam-shards-'))
  const content = join(folder, 'content')
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

function build(name: string, shard?: string) {
  const places = {
    content: join(folder, 'content'),
    out: join(folder, name),
    cache: join(folder, `cache-${name}`),
  }
  return runBuild(places, { parameters: shard === undefined ? [] : [`--shard=${shard}`] })
}

test('four shares copied together are the whole', async () => {
  expect(await build('whole')).toMatchObject({ exitCode: 0 })
  const merged = join(folder, 'merged')
  mkdirSync(merged)
  const pages: string[] = []
  const feeds: string[] = []
  for (let number = 1; number <= shares; number += 1) {
    expect(await build(`share-${number}`, `${number}/${shares}`)).toMatchObject({ exitCode: 0 })
    pages.push(...listPages(join(folder, `share-${number}`)))
    feeds.push(...listFeeds(`share-${number}`))
    cpSync(join(folder, `share-${number}`), merged, { recursive: true })
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

test.for(['0/4', '5/4', '2', 'a/b', '-1/2', '1/0'])('--shard=%s is refused by name', async (shard) => {
  const { exitCode, stderr } = await build('refused', shard)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`No share: --shard=${shard}. Write --shard=2/8 for the second of eight.`)
})
