// Lists of old addresses, read by the real nginx. Where it is not installed, the tests are skipped.
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { redirects } from '../../../../src/site/kinds/redirects.ts'
import { createPublication } from '../../../../src/site/publication.ts'
import { sampleSettings } from '../../../support/sample-settings.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { toCachedQuestion } from '../../sample-question.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** A list as a build writes it. */
function makeList(aliases: string[]): string {
  const publication = createPublication({
    settings: { ...sampleSettings, redirects: ['nginx'] },
    questions: [toCachedQuestion('put', { aliases })],
    withheld: [],
    synonyms: [],
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
map $request_uri $new_address { include ${folder.path}/list.conf; }
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
    expect(list.split('\n')).toHaveLength(count + 7)
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
