// A folder made in shares, or after edits, is the one made at once; and one that zimwriterfs takes.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCorpus } from '../bench/corpus.ts'
import { runBuild, toVariables } from '../support/build.ts'
import { addContent } from '../support/content-folder.ts'
import { longConversation } from '../support/large-content.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { runCommand } from '../support/run-command.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-portable-'))
const content = join(folder.path, 'content')
const build = (name: string, ...parameters: string[]) =>
  runBuild(
    { content, out: join(folder.path, name), cache: join(folder.path, `${name}-cache`) },
    { parameters: ['--portable', ...parameters] },
  )
const outOf = (name: string) => join(folder.path, `${name}.portable`)

beforeAll(() => {
  writeCorpus({ folder: content, questions: 90, seed: 5, answers: true })
  addContent(content, longConversation)
  writeFileSync(
    join(content, 'archive.yaml'),
    `${readFileSync(join(content, 'archive.yaml'), 'utf8')}url: https://example.org/archive/\n`,
  )
})
afterAll(() => folder.remove())

test('shares copied together, and what edits leave, are the whole', async () => {
  expect(await build('whole')).toMatchObject({ exitCode: 0 })
  const merged = join(folder.path, 'merged')
  expect(await build('shares', '--prepare=3')).toMatchObject({ exitCode: 0 })
  cpSync(outOf('shares'), merged, { recursive: true })
  for (const number of [1, 2, 3]) {
    expect(await build('shares', `--shard=${number}/3`)).toMatchObject({ exitCode: 0 })
    cpSync(outOf('shares'), merged, { recursive: true })
  }
  expect(takeSnapshot(merged)).toEqual(takeSnapshot(outOf('whole')))

  const path = listFiles(content).find((file) => /^questions\/.*\.md$/.test(file)) ?? ''
  const before = readFileSync(join(content, path), 'utf8')
  writeFileSync(join(content, path), `${before}\n더 쓴 글\n`)
  expect(await build('whole')).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(outOf('whole'))).not.toEqual(takeSnapshot(merged))
  writeFileSync(join(content, path), before)
  expect(await build('whole')).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(outOf('whole'))).toEqual(takeSnapshot(merged))
})

test('a share of a site that is served is no share of a folder', async () => {
  const places = { content, out: join(folder.path, 'mixed'), cache: join(folder.path, 'mixed-cache') }
  expect(await runBuild(places, { parameters: ['--prepare=2'] })).toMatchObject({ exitCode: 0 })
  const { exitCode, stderr } = await build('mixed', '--shard=1/2')
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringContaining('or without it: npm run build -- --shard=1/2\n'),
  ])
  expect(existsSync(outOf('mixed'))).toBe(false)
})

const hasZimTools = ['zimwriterfs', 'zimcheck'].every(
  (name) => spawnSync(name, ['--version']).error === undefined,
)

// Debian's zim-tools.
describe.runIf(hasZimTools)('for Kiwix', () => {
  test('the printed script makes an archive without an error, and once more over it', async () => {
    expect(await build('kiwix')).toMatchObject({ exitCode: 0 })
    const out = join(folder.path, 'kiwix')
    const { stdout } = runCommand('hosting', ['kiwix'], {
      environment: {
        ...toVariables({ content, out, cache: join(folder.path, 'kiwix-cache') }),
        ARCHIVE_LANG: 'en',
      },
    })
    const script = stdout.replace('npm run build -- --portable\n', '')
    expect(script).not.toBe(stdout)
    for (const _ of ['at first', 'again']) {
      const run = spawnSync('sh', ['-c', script], { cwd: folder.path, encoding: 'utf8' })
      expect([run.status, run.stdout + run.stderr]).toEqual([0, expect.not.stringContaining('[ERROR]')])
    }
    expect(existsSync(join(folder.path, 'example.org-archive_ko_all.zim'))).toBe(true)
  })
})
