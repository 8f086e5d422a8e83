// An import that is killed, wherever it is: the next one ends well and leaves what one that nobody killed leaves.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readContentFolder } from '../../src/folder/read-folder.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { runCommand } from '../support/run-command.ts'

const killing = pathToFileURL(join(import.meta.dirname, '../support/killed-at.mjs')).href

/** Everything that an import writes: questions, answers, comments and each file of the root. */
function toRecords(edit: string): string {
  const question = { type: 'question', tags: ['rest'], actor: '홍길동', person: 'u1' }
  const records = [
    { type: 'source', key: 'killed', title: '커뮤니티', urls: ['https://old.example/'], views: false },
    { type: 'person', id: 'u1', name: '홍길동', about: `소개 ${edit}` },
    { type: 'synonyms', hashtag: 'rest', spellings: [`레스트${edit}`] },
    { ...question, id: '1', title: `하나 ${edit}`, at: '2024-01-01', body: { html: '<p>하나</p>' } },
    { type: 'answer', question: '1', id: '2', at: '2024-01-02', actor: '가', body: { html: edit } },
    { type: 'comment', question: '1', id: '3', at: '2024-01-03', actor: '나', body: { html: edit } },
    { ...question, id: edit, title: '둘', at: '2023-01-01', body: { html: '<p>둘</p>' } },
  ]
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

const mostSteps = 200

function isSame(
  one: Record<string, string>,
  other: Record<string, string>,
  paths: readonly string[],
): boolean {
  return Object.keys(one).length === paths.length && paths.every((path) => one[path] === other[path])
}

describe('an import that is killed', () => {
  it.each([
    ['into a folder that was not there', undefined],
    ['over an earlier one', toRecords('old')],
  ])('%s', (_, earlier) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-killed-'))
    const place = (name: string) => join(folder.path, name)
    const environment = { ARCHIVE_CACHE: place('cache') }
    const load = (records: string, out: string) => {
      writeFileSync(place('records.ndjson'), records)
      return runCommand('import', ['records', place('records.ndjson'), '--out', place(out)], { environment })
    }
    if (earlier !== undefined) {
      for (const out of ['before', 'whole']) expect(load(earlier, out).status).toBe(0)
    }
    const next = toRecords('new')
    expect(load(next, 'whole').status).toBe(0)
    const whole = takeSnapshot(place('whole'))
    const former = earlier === undefined ? {} : takeSnapshot(place('before'))

    const killAt = (step: number) =>
      spawnSync(
        process.execPath,
        [
          join(projectFolder, 'src/commands/start.mjs'),
          'import',
          'records',
          place('records.ndjson'),
          '--out',
          place('out'),
        ],
        {
          env: { ...process.env, ...environment, NODE_OPTIONS: `--import=${killing}`, KILLED_AT: `${step}` },
        },
      )
    let step = 1
    for (; step < mostSteps; step += 1) {
      if (earlier !== undefined) cpSync(place('before'), place('out'), { recursive: true })
      const killed = killAt(step)
      if (killed.signal !== 'SIGKILL') break
      const stopped = existsSync(place('out')) ? takeSnapshot(place('out')) : {}
      const paths = Object.keys(stopped).filter((path) => !path.startsWith('.gotgam-import'))
      const isMixture = [former, whole].every((each) => !isSame(each, stopped, paths))
      const codes = readContentFolder(place('out')).issues.map(({ code }) => code)
      expect([step, codes.includes('import-unfinished')]).toEqual([step, isMixture])
      // The next import has its own list of what is to be moved, or not.
      if (step % 2 === 0) rmSync(place('cache'), { recursive: true, force: true })
      const { status, stderr } = load(next, 'out')
      expect([step, status], stderr).toEqual([step, 0])
      // Who is killed while it writes its lock leaves a part of that, hidden.
      const left = listFiles(place('out')).filter(
        (path) => !/^\.gotgam-import\.lock\.[\da-f]+\.next$/.test(path),
      )
      expect([step, left]).toEqual([step, Object.keys(whole)])
      for (const path of left)
        expect([step, path, takeSnapshot(place('out'))[path]]).toEqual([step, path, whole[path]])
      rmSync(place('out'), { recursive: true })
    }
    expect(step).toBeGreaterThan(20)
    expect(step).toBeLessThan(mostSteps)
  })
})
