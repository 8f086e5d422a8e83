// Lists of old addresses, read by the real nginx. Where it is not installed, the tests are skipped.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirects } from '../../../../src/site/kinds/redirects.ts'
import { createRandom } from '../../../bench/corpus/random.ts'
import { type HostServer, programs, startHostServer } from '../../../support/host-servers.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { publishSample } from '../../sample-publication.ts'
import { toCachedQuestion } from '../../sample-question.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const [nginx] = programs
const agent = new Agent({ keepAlive: true })

/** A list as a build writes it. */
function makeList(aliases: string[]): string {
  const publication = publishSample({
    settings: { redirects: ['nginx'] },
    questions: [toCachedQuestion('put', { aliases })],
  })
  return redirects
    .plan(publication)
    .map((planned) => redirects.make(planned, createSampleSite()))
    .join('')
}

/** What nginx says of a list whose first lines are followed. */
function testWithNginx(list: string): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-redirects-'))
  const [, bucketSize, maxSize] = list.split('\n')
  writeFileSync(join(folder.path, 'list.conf'), list)
  writeFileSync(
    join(folder.path, 'nginx.conf'),
    `pid ${folder.path}/pid;
error_log stderr warn;
events {}
http {
${bucketSize?.slice(1)}
${maxSize?.slice(1)}
include ${folder.path}/list.conf;
server { listen 127.0.0.1:8080; if ($new_address) { return 301 $new_address; } }
}
`,
  )
  const { stderr } = spawnSync('nginx', ['-t', '-c', join(folder.path, 'nginx.conf'), '-e', 'stderr'], {
    encoding: 'utf8',
  })
  return stderr.replaceAll(folder.path, '')
}

const shapes: Record<string, (place: number) => string> = {
  short: (place) => `/q/${place}`,
  long: (place) =>
    `/articles/${place}/${'how-to-write-it-in-one-line-'.repeat(8).slice(0, 200 - (place % 50))}`,
  Hangul: (place) => `/질문/${'가나다라마바사아자차'.repeat(5).slice(0, 5 + (place % 40))}/${place}`,
  queries: (place) => `/bbs/board.php?bo_table=qa${place % 7}&wr_id=${place}`,
  longest: (place) => `/${place}/${['가', '나', '다'].map((letter) => letter.repeat(60)).join('/')}`,
}
const makers = Object.values(shapes)
const mixed = (place: number) => makers[place % makers.length]?.(place) ?? ''

describe.runIf(hasNginx).each(Object.entries({ ...shapes, mixed }))('%s old addresses', (_, toAlias) => {
  test.each([1_000, 5_300, 100_000])('%d of them start without a warning', (count) => {
    const list = makeList(Array.from({ length: count }, (_, place) => toAlias(place)))
    expect(list.match(/" "\/.*;$/gm)).toHaveLength(count)
    expect(testWithNginx(list)).toBe(
      'nginx: the configuration file /nginx.conf syntax is ok\nnginx: configuration file /nginx.conf test is successful\n',
    )
  })
})

test.runIf(hasNginx)('one that nginx could not read is not in the list', () => {
  const list = makeList(['/a', `/a?q=${'가'.repeat(443)}`, `/a?q=${'가'.repeat(490)}`])
  expect(testWithNginx(list)).toContain('test is successful')
  expect(testWithNginx(list.replace('"/a"', `"/a?q=${'%EA%B0%80'.repeat(490)}"`))).toContain(
    'too long parameter',
  )
})

/** A board of sixty questions, one of its lists, and addresses of other boards. */
const board = publishSample({
  settings: { redirects: ['nginx'] },
  questions: [
    ...Array.from({ length: 60 }, (_, place) =>
      toCachedQuestion(`q${place + 1}`, {
        aliases: [`/bbs/board.php?bo_table=qa&wr_id=${place + 1}`],
        category: '질문',
      }),
    ),
    toCachedQuestion('topic', {
      aliases: ['/viewtopic.php?t=12', '/질문 판/view?no=3', '/thread?x[id]=1&y-z=2'],
    }),
    toCachedQuestion('12', {
      aliases: ['/questions/12/*', '/t/12-*', '/threads/*.12/', '/게시판/*-12', '/12/*'],
    }),
    toCachedQuestion('post', { aliases: ['/viewtopic.php?p=99', '/?p=12', '/find?q=%EA%B0%90', '/a?12'] }),
  ],
  described: { tags: [], categories: [{ name: '질문', aliases: ['/bbs/board.php?bo_table=qa'] }] },
})

describe.runIf(hasNginx).each(['/', '/archive/'])('addresses that are asked for, below %s', (base) => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-redirects-'))
  let server: HostServer

  beforeAll(async () => {
    const list = redirects
      .plan(board)
      .map((planned) => redirects.make(planned, { ...createSampleSite(), base }))
      .join('')
    writeFileSync(join(folder.path, 'list.conf'), list)
    const printed = [
      ...(list.match(/(?<=^# +)map_hash_\w+ \d+;/gm) ?? []),
      `include ${folder.path}/list.conf;`,
      'server { listen 80; root /srv/www; if ($new_address) { return 301 $new_address; }',
      `if ($lost_address) { return 404; } error_page 404 ${base}404.html; }`,
    ]
    server = await startHostServer(nginx, { printed: printed.join('\n'), www: folder.path, page: '/none' })
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    folder.remove()
  })

  /** Where each leads; undefined where it does not. As it is written: `fetch` would encode some of it. */
  async function follow(addresses: readonly string[]): Promise<(string | undefined)[]> {
    const { hostname, port } = new URL(server.origin)
    const locations: (string | undefined)[] = []
    for (const path of addresses) {
      const [response]: IncomingMessage[] = await once(
        request({ hostname, port, path, agent }).end(),
        'response',
      )
      response?.resume()
      locations.push(response?.headers.location?.replace(server.origin, ''))
    }
    return locations
  }
  test('the page for browsers of other hosts is none of nginx', async () => {
    const page = `${base}bbs/board.php/`
    mkdirSync(join(folder.path, page), { recursive: true })
    writeFileSync(join(folder.path, page, 'index.html'), 'page')
    writeFileSync(join(folder.path, base, '404.html'), 'page 404')
    const answers = ['', '?bo_table=qa&wr_id=61', '?bo_table=free'].map((query) =>
      fetch(server.origin + page + query),
    )
    const read = (await Promise.all(answers)).map(async (answer) => [answer.status, await answer.text()])
    expect(await Promise.all(read)).toEqual(Array(3).fill([404, 'page 404']))
  })

  const toPlace = (path: string | undefined) => path && `${base}${path}`

  test.each([
    ['/bbs/board.php?bo_table=qa&wr_id=7', 'questions/q7/'],
    ['/bbs/board.php?bo_table=qa&wr_id=7&page=2', 'questions/q7/'],
    ['/bbs/board.php?wr_id=7&bo_table=qa', 'questions/q7/'],
    ['/bbs/board.php?sca=&sfl=wr_subject&stx=%EA%B0%90&wr_id=7&bo_table=qa&wr_id=8', 'questions/q7/'],
    ['/bbs/board.php?BO_TABLE=qa&WR_ID=7', 'questions/q7/'],
    ['/bbs//board.php?bo_table=qa&wr_id=7', 'questions/q7/'],
    ['/bbs/board.php?bo_table=qa', 'categories/%EC%A7%88%EB%AC%B8/'],
    ['/bbs/board.php?bo_table=qa&page=2', 'categories/%EC%A7%88%EB%AC%B8/'],
    ['/bbs/board.php?bo_table=qa&wr_id=', 'categories/%EC%A7%88%EB%AC%B8/'],
    // No question, and not the list of the board.
    ['/bbs/board.php?bo_table=qa&wr_id=61', undefined],
    ['/bbs/board.php?bo_table=qa&wr_id=7a', undefined],
    ['/bbs/board.php?bo_table=free&wr_id=7', undefined],
    ['/bbs/board.php?wr_id=7', undefined],
    ['/bbs/board.php', undefined],
    ['/bbs/write.php?bo_table=qa&wr_id=7', undefined],
    ['/viewtopic.php?f=2&t=12', 'questions/topic/'],
    ['/viewtopic.php?t=12&sid=ab', 'questions/topic/'],
    ['/viewtopic.php?t=12&p=99', 'questions/post/'],
    ['/%EC%A7%88%EB%AC%B8%20%ED%8C%90/view?no=3&page=1', 'questions/topic/'],
    ['/?p=12&utm_source=x', 'questions/post/'],
    ['/?p=13', undefined],
    // Under whatever title, and no page of the archive's own.
    ['/questions/12/how-to-dry', 'questions/12/'],
    ['/questions/12/2nd-try/?page=2', 'questions/12/'],
    ['/questions/12/2/', undefined],
    ['/questions/12/', undefined],
    ['/questions/13/how-to-dry', undefined],
    ['/questions/12/how/far', undefined],
    ['/t/12-%EA%B0%90-%EB%A7%90%EB%A6%AC%EA%B8%B0', 'questions/12/'],
    ['/t/12-', undefined],
    ['/threads/2024.rain.12', 'questions/12/'],
    ['/threads/rain.123/', undefined],
    ['/THREADS/rain.12/', undefined],
    ['/%EA%B2%8C%EC%8B%9C%ED%8C%90/%EA%B0%90-12', 'questions/12/'],
    ['/12/how-to-dry', undefined],
    ['/12/', undefined],
    // As they are written alone.
    ['/thread?x[id]=1&y-z=2', 'questions/topic/'],
    ['/thread?y-z=2&x[id]=1', undefined],
    ['/find?q=%EA%B0%90', 'questions/post/'],
    ['/a?12', 'questions/post/'],
  ])('%s', async (asked, place) => {
    expect(await follow([base + asked.slice(1)])).toEqual([toPlace(place)])
  })

  test('in 3,000 orders, with others beside them', async () => {
    const random = createRandom(20_261)
    const others = [
      'page=2',
      'sca=',
      'sfl=wr_subject',
      'stx=%EA%B0%90',
      'sop=and',
      'device=mobile',
      'x',
      'y[]=1',
    ]
    const asked = Array.from({ length: 3_000 }, () => {
      const id = random.integer(1, 70)
      const parts = [`bo_table=qa`, `wr_id=${id}`, ...others.filter(() => random.chance(0.4))]
      const query = parts.map((part) => ({ part, at: random.fraction() })).sort((a, b) => a.at - b.at)
      const address = `${base}bbs/board.php?${query.map(({ part }) => part).join('&')}`
      return { address, place: id <= 60 ? toPlace(`questions/q${id}/`) : undefined }
    })
    expect(await follow(asked.map(({ address }) => address))).toEqual(asked.map(({ place }) => place))
  })
})
