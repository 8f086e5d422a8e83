// Pictures from hosts that fail in every way, into a folder, with the texts that name them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPictureFiles } from '../../../../src/folder/files.ts'
import { readContentFolder } from '../../../../src/folder/read-folder.ts'
import { readPictures } from '../../../../src/folder/read-pictures.ts'
import { fetchPictures, type PicturesReport } from '../../../../src/import/pictures/fetch-pictures.ts'
import { addContent, writeContent } from '../../../support/content-folder.ts'
import { serveUnreliably, twoColours, type UnreliableServer } from '../../../support/unreliable-server.ts'

const names: Readonly<Record<string, string[]>> = {
  'localhost.example': ['127.0.0.2'],
  'private.example': ['10.0.0.1', '::1'],
  'both.example': ['10.0.0.1', '127.0.0.1'],
}
const lookedUp: string[] = []
const resolve: NonNullable<Parameters<typeof fetchPictures>[0]['fetching']['resolve']> = (
  name,
  _options,
  done,
) => {
  lookedUp.push(name)
  if (name === 'unknown.example') return done(Object.assign(new Error(name), { code: 'ENOTFOUND' }), [])
  // Another address whenever somebody asks.
  const isFirst = lookedUp.filter((each) => each === name).length === 1
  const rebound = name === 'rebinding.example' && !isFirst ? ['10.0.0.1'] : undefined
  const addresses = rebound ?? names[name] ?? ['127.0.0.1']
  done(
    null,
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}

let server: UnreliableServer
let folder = ''
let cache = ''

beforeAll(async () => {
  server = await serveUnreliably()
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  cache = mkdtempSync(join(tmpdir(), 'pictures-cache-'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
  rmSync(cache, { recursive: true })
})

/** Nothing that answers is too slow for these times, and nothing that does not is waited for. */
const patient = { silence: 30_000, whole: 60_000 }
const hasty = { silence: 60, whole: 150 }

function fetchAgain(
  more: { again?: boolean; signal?: AbortSignal; times?: typeof patient } = {},
): Promise<PicturesReport> {
  const { times = patient, ...others } = more
  return fetchPictures({
    content: readContentFolder(folder),
    cache,
    fetching: {
      isAllowed: (address) => address === '127.0.0.1',
      resolve,
      concurrency: 3,
      delay: 1,
      ...times,
      tries: 2,
      backoff: 5,
      patience: 1000,
    },
    again: false,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...others,
  })
}

/** `http://a.example:PORT/a.png` for `a.example/a.png`. */
function toUrl(place: string): string {
  return `http://${place.replace('/', `:${server.port}/`)}`
}

function toLines({ missing }: PicturesReport): string[] {
  return missing.map(({ address, loss: { reason, detail } }) =>
    `${address.replace('http://', '')} ${reason} ${detail}`.replaceAll(`:${server.port}`, '').trim(),
  )
}

/** Those that the host answers each in its way. */
const answered =
  `whole.png again.png other.jpg seoul.jpg moved.png far.png once.png busy.png zipped.png not-found.png gone.png
  forbidden.png page.png drawing.svg empty.png huge.png complex.png announced.png endless.png loop.png chain/1
  private.png mapped.png local.png file.png never.png`
    .split(/\s+/)
    .map((path) => `old.example/${path}`)
/** Each of a host of its own. */
const unanswered = ['long', 'reset', 'garbage', 'later', 'upgrade', 'hints'].map(
  (name) => `${name}.example/${name}.png`,
)
const slow = ['silent', 'slow-headers', 'slow-body'].map((name) => `${name}.example/${name}.png`)
const named = ['private.example', 'both.example', 'unknown.example', 'rebinding.example'].map(
  (host) => `${host}/whole.png`,
)
const dead = Array.from({ length: 12 }, (_, index) => `dead.example/silent.png?${index}`)

function toPictures(places: readonly string[]): string {
  return places.map((place) => `![그림](${toUrl(place)})`).join('\n')
}

const files = {
  whole: '/files/79/7928e55d1ce65b56ccff2082ee0a7dde.png',
  other: '/files/40/403e30bd6218985a5295ea81734584d8.png',
  seoul: '/files/ee/ee1628e47406932c2a4ec7e096a9cc8e.jpg',
}

/** A picture that is in the text itself. */
const data = `data:image/png;base64,${twoColours.toString('base64')}`

describe('pictures of hosts that fail', () => {
  let report: PicturesReport
  beforeAll(async () => {
    writeContent(folder, {
      settings: { formerUrls: [toUrl('old.example/')] },
      questions: [{ id: 'q', body: toPictures([...answered, ...unanswered, ...named]) }],
      files: {
        'answers/q/1.md': `---\nactor: 홍길동\nat: 2025-06-01\n---\n<img src="/whole.png"> 그리고 \`![](/whole.png)\` ![](${data})\n`,
        'answers/q/2.md': `---\nactor: 홍길동\nat: 2025-06-01\n---\n![](${toUrl('old.example/unseen.png')})\n`,
        'comments/q.yaml': `- id: 1\n  actor: 홍길동\n  at: 2025-06-01\n  text: |\n    보세요:\n    ![a](${toUrl('old.example/whole.png')}) 와 <img src="${toUrl('old.example/unseen.png')}">\n`,
        'questions/faulty.md': `no front matter ![](${toUrl('old.example/unseen.png')})\n`,
        'redactions.yaml': 'answers: [{ question: q, id: 2, date: 2025-06-01 }]\n',
      },
    })
    report = await fetchAgain()
  })

  test('and why each is not here', () => {
    expect(toLines(report)).toEqual([
      'garbage.example/garbage.png unreachable HPE_INVALID_CONSTANT',
      'later.example/later.png later 503',
      'long.example/long.png unreachable ECONNRESET',
      'old.example/announced.png too-many-bytes',
      'old.example/chain/1 redirects http://old.example/chain/10',
      'old.example/complex.png too-complex png',
      'old.example/drawing.svg no-picture svg',
      'old.example/empty.png no-picture empty',
      'old.example/endless.png too-many-bytes',
      'old.example/file.png no-address file:///etc/passwd',
      'old.example/forbidden.png status 403',
      'old.example/gone.png gone 410',
      'old.example/huge.png too-many-pixels png',
      'old.example/local.png private localhost.example',
      'old.example/loop.png redirects http://old.example/loop.png',
      'old.example/mapped.png private ::ffff:a9fe:a9fe',
      'old.example/never.png status 503',
      'old.example/not-found.png gone 404',
      'old.example/page.png no-picture html',
      'old.example/private.png private 10.0.0.1',
      'private.example/whole.png private private.example',
      'reset.example/reset.png unreachable ECONNRESET',
      'unknown.example/whole.png unreachable ENOTFOUND',
      'upgrade.example/upgrade.png unreachable ECONNRESET',
    ])
  })

  test('a name is looked up once for each connection, which is made to what was checked', () => {
    expect(lookedUp.filter((name) => name === 'rebinding.example')).toHaveLength(1)
  })

  test('no more than three requests of a host at a time', () => {
    expect(server.most()).toBeLessThanOrEqual(3)
  })

  test('each picture is one file, without the place where it was taken', async () => {
    const { files: found } = listPictureFiles(folder)
    expect(found.map(({ path }) => `/${path}`).sort()).toEqual(Object.values(files).sort())
    expect((await readPictures({ folder, files: found })).issues).toEqual([])
    expect(readFileSync(join(folder, files.whole)).equals(twoColours)).toBe(true)
  })

  test('texts name what is here, and nothing else of them changes', () => {
    expect(report.rewritten).toEqual(['questions/q.md', 'answers/q/1.md', 'comments/q.yaml'])
    expect(report.faulty).toEqual(['questions/faulty.md'])
    const lines = readFileSync(join(folder, 'questions/q.md'), 'utf8').split('---\n')[2]?.split('\n') ?? []
    const { whole, other, seoul } = files
    expect(lines.filter((line) => !line.includes('http'))).toEqual([
      ...[whole, whole, other, seoul, whole, whole, whole, whole, whole, whole, whole, whole].map(toLine),
      '',
    ])
    expect(lines.filter((line) => line.includes('http'))).toHaveLength(report.missing.length)
    expect(readFileSync(join(folder, 'answers/q/1.md'), 'utf8')).toBe(
      `---\nactor: 홍길동\nat: 2025-06-01\n---\n<img src="${files.whole}"> 그리고 \`![](/whole.png)\` ![](${files.whole})\n`,
    )
    expect(readFileSync(join(folder, 'comments/q.yaml'), 'utf8')).toBe(
      `- id: 1\n  actor: 홍길동\n  at: 2025-06-01\n  text: |\n    보세요:\n    ![a](${files.whole}) 와 <img src="${toUrl('old.example/unseen.png')}">\n`,
    )
    expect(server.asked).not.toContain('old.example/unseen.png')
  })

  test('another run asks only for what may be there by now', async () => {
    const before = server.asked.length
    const edited = readFileSync(join(folder, 'questions/q.md'))
    writeFileSync(join(folder, 'questions/q.md'), `${edited}\n![](${toUrl('old.example/moved.png')})\n`)
    const { rewritten, fetched, known, missing } = await fetchAgain()
    expect({ rewritten, fetched, known }).toEqual({ rewritten: ['questions/q.md'], fetched: 0, known: 1 })
    expect(missing).toHaveLength(report.missing.length)
    const asked = server.asked.slice(before)
    expect(asked).toContain('old.example/page.png')
    expect(asked).not.toContain('old.example/moved.png')
    expect(asked).not.toContain('old.example/gone.png')
  })

  test('and for all when it is told to', async () => {
    const before = server.asked.length
    await fetchAgain({ again: true })
    expect(server.asked.slice(before)).toContain('old.example/gone.png')
  })
})

function toLine(file: string): string {
  return `![그림](${file})`
}

test('hosts that go on for ever are left, and one that is dead is asked for a few pictures only', async () => {
  addContent(folder, { questions: [{ id: 'q', body: toPictures([...slow, ...dead]) }] })
  const lines = toLines(await fetchAgain({ times: hasty }))
  expect(lines).toEqual([
    ...dead.map((place) => `${place} unreachable ETIMEDOUT`).sort(),
    'silent.example/silent.png unreachable ETIMEDOUT',
    'slow-body.example/slow-body.png unreachable ETIMEDOUT',
    'slow-headers.example/slow-headers.png unreachable ETIMEDOUT',
  ])
  const asked = new Set(server.asked.filter((place) => place.startsWith('dead.')))
  expect(asked.size).toBeLessThanOrEqual(8)
})

test('what was stopped asks for nothing more, and says how much is left', async () => {
  addContent(folder, { questions: [{ id: 'q', body: toPictures(['new.example/whole.png']) }] })
  const before = server.asked.length
  const { unasked, missing } = await fetchAgain({ signal: AbortSignal.abort() })
  expect({ unasked, missing, asked: server.asked.slice(before) }).toEqual({
    unasked: 1,
    missing: [],
    asked: [],
  })
})
