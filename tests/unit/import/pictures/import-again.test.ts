// Pictures are fetched between two imports of one source: the second takes no text for edited by hand, and brings no
// address back whose host may be gone.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentFolder } from '../../../../src/folder/read-folder.ts'
import { createZone } from '../../../../src/format/time.ts'
import { makeDiscussion } from '../../../../src/import/make-discussion.ts'
import { fetchPictures } from '../../../../src/import/pictures/fetch-pictures.ts'
import { putFetchedPictures } from '../../../../src/import/pictures/places.ts'
import { recordSchema } from '../../../../src/import/records.ts'
import { parseListLine, toListText } from '../../../../src/import/write-import-list.ts'
import { twoColours } from '../../../support/unreliable-server.ts'

const own = 'files/79/7928e55d1ce65b56ccff2082ee0a7dde.png'
const address = 'https://old.kr/a.png'
const paths = ['questions/2024/1.md', 'answers/2024/1/2.md', 'comments/2024/1.yaml']

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-again-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** A discussion with a word in each of its texts. */
function importDiscussion(word: string) {
  const body = { markdown: `${word} ![a](/a.png)` }
  const parse = (record: Readonly<Record<string, unknown>>) =>
    recordSchema.parse({ at: '2024-05-01', actor: '홍길동', body, ...record })
  const question = parse({ type: 'question', id: '1', title: '제목' })
  const answer = parse({ type: 'answer', id: '2', question: '1' })
  const comment = parse({ type: 'comment', id: '3', question: '1', answer: '2' })
  if (question.type !== 'question' || answer.type !== 'answer' || comment.type !== 'comment') throw question
  const list = tryReading('import.ndjson')?.split('\n') ?? []
  const lines = list.flatMap((line) => parseListLine(line) ?? [])
  const pictures = new Map(lines.flatMap((line) => (line.type === 'picture' ? [[line.id, line.path]] : [])))
  const findOwnAddress = (written: string) => {
    const found = pictures.get(`https://old.kr${written}`)
    return found === undefined ? undefined : `/${found}`
  }
  return makeDiscussion(
    {
      records: { question, answers: [answer], comments: [comment] },
      names: { id: '1', hashtags: ['rest'], category: '개발자', aliases: [], notes: [] },
      folder: '2024',
      base: lines.find((line) => line.type === 'question'),
      existing: paths.filter((path) => tryReading(path) !== undefined),
    },
    {
      toValidDiscussion: (discussion, { hashtags, category }) => ({
        discussion: putFetchedPictures(
          { ...discussion, question: { ...discussion.question, tags: hashtags, category } },
          { math: false, findOwnAddress },
        ),
        notes: [],
      }),
      context: { zone: createZone('Asia/Seoul'), referenceDate: '9999-12-31', views: false },
      locale: 'ko',
      read,
    },
  )
}

function tryReading(path: string): string | undefined {
  try {
    return read(path)
  } catch {
    return undefined
  }
}

test('unchanged texts stay, and newer ones name the same pictures', async () => {
  const made = importDiscussion('처음')
  if (!made.merged.base) throw new Error('not imported')
  for (const [path, text] of made.files) write(path, text)
  write('archive.yaml', 'title: 시험\nreferenceDate: 2024-05-01\nformerUrls: [https://old.kr/]\n')
  write(
    'import.ndjson',
    `{"type":"source","key":"test","format":1,"category":"개발자"}\n${toListText(made.merged.base)}{"type":"later"}\n`,
  )
  // As an earlier run has left them, so that nothing is asked for.
  write(own, twoColours)
  write('.cache/fetched.ndjson', `${JSON.stringify({ address, outcome: { path: own } })}\n{"address":"ht`)
  const { rewritten } = await fetchPictures({
    content: readContentFolder(folder),
    cache: join(folder, '.cache'),
    fetching: {
      isAllowed: () => false,
      concurrency: 1,
      delay: 0,
      silence: 0,
      whole: 0,
      tries: 1,
      backoff: 0,
      patience: 0,
    },
    again: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  expect(rewritten).toEqual(paths)
  expect(read('import.ndjson').split('\n').slice(2)).toEqual([
    '{"type":"later"}',
    `{"type":"picture","id":"${address}","path":"${own}"}`,
    '',
  ])
  write('import.ndjson', read('import.ndjson').replace('{"type":"later"}\n', ''))

  const again = importDiscussion('처음')
  expect([...again.files.keys()]).toEqual([])
  expect(again.merged.things.question.outcome).toBe('unchanged')

  const newer = importDiscussion('나중')
  expect([...newer.files.keys()].sort()).toEqual(paths.toSorted())
  expect([...newer.files.values()].every((text) => text.includes(`나중 ![a](/${own})`))).toBe(true)
})
