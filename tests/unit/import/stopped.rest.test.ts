// An import that is stopped at each of its last 200 steps: nobody takes a mixture for an archive, and the next import makes
// of it what one makes that nothing has stopped.
import { cpSync, existsSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContentFolder } from '../../../src/folder/read-folder.ts'
import type { ImportRecord } from '../../../src/import/records.ts'
import { makeStagingFolder } from '../../../src/import/write-staging.ts'
import { editFile, putFile } from '../../support/content-folder.ts'
import { importRecords } from '../../support/import-records.ts'
import { takeSnapshot } from '../../support/output-files.ts'
import { createPng } from '../../support/pictures.ts'
import { watchSteps } from '../../support/watch-steps.ts'
import { toAnswerRecord, toCommentRecord, toQuestionRecord } from './fix/sample-records.ts'

const lastSteps = 240
const now = '2025-06-01'
const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-stopped-'))
const place = (name: string) => join(folder.path, name)
afterAll(() => folder.remove())

/** @param edition of the source: 1 before, 2 the one that is stopped, 3 a newer one. */
function toRecords(edition: number): ImportRecord[] {
  const source = {
    type: 'source' as const,
    key: 'test:stopped',
    title: '커뮤니티',
    urls: ['https://old.example/'],
  }
  const picture = { type: 'file' as const, path: 'a/1.png', from: place(`${edition}.png`) }
  return [
    source,
    { type: 'person', id: 'u1', name: '홍길동', formerNames: [], about: `소개 ${edition}` },
    { type: 'synonyms', hashtag: 'rest', spellings: [`레스트${edition}`] },
    { type: 'hashtag', hashtag: 'rest', description: `설명 ${edition}`, aliases: [] },
    { type: 'category', category: '개발', description: `설명 ${edition}`, aliases: [] },
    picture,
    ...Array.from({ length: 14 + edition * 2 }, (_, index) => toThread(index, edition)).flat(),
  ]
}

function toThread(index: number, edition: number): ImportRecord[] {
  // Ids that are another's, that are none, and that come twice.
  const id = ['a b', 'same', 'same'][index - 15] ?? `${index}`
  const at = `202${index % 4}-05-01T09:30:00+09:00`
  const every = (number: number) => (index % number === 0 ? edition : 1)
  const answer = toAnswerRecord({ question: id, id: 'x', at, body: { markdown: `답변 ${every(3)}` } })
  return [
    toQuestionRecord({
      id,
      at,
      title: `제목 ${every(1)}`,
      category: '개발',
      tags: ['rest', `tag-${every(5)}`],
      aliases: Array.from({ length: edition }, (_, count) => `/old/${index}/${count}`),
      body: { markdown: `본문 ${every(4)}` },
      person: 'u1',
    }),
    answer,
    ...(edition > 1 ? [{ ...answer, id: 'y', person: 'u1' }] : []),
    toCommentRecord({ question: id, id: 'c', at, body: { markdown: `댓글 ${every(2)}` } }),
    ...(edition > 1 ? [toCommentRecord({ question: id, id: 'd', at })] : []),
  ]
}

async function load(name: string, edition: number, ledger = place('ledger')): Promise<boolean> {
  let isAnew = false
  const report = (done: { isAnew: boolean }) => {
    isAnew = done.isAnew
  }
  await importRecords(place(name), toRecords(edition), { now, ledger, report })
  return isAnew
}

function copy(from: string, to: string): void {
  rmSync(place(to), { recursive: true, force: true })
  if (existsSync(place(from))) cpSync(place(from), place(to), { recursive: true, preserveTimestamps: true })
}

function findFault(name: string): string | undefined {
  const { issues } = readContentFolder(place(name))
  const fault = issues.find(({ code }) => code === 'import-unfinished')
  return fault && Reflect.get(fault.detail, 'source')
}

/** Without what nobody commits. */
function snapContent(name: string): Record<string, string> {
  const files = Object.entries(existsSync(place(name)) ? takeSnapshot(place(name)) : {})
  return Object.fromEntries(files.filter(([path]) => !path.startsWith('.gotgam-import')))
}

/** As whoever clones a repository to which it was committed. */
function clone(name: string): string {
  copy(name, 'clone')
  rmSync(join(place('clone'), '.gotgam-import'), { recursive: true, force: true })
  return 'clone'
}

interface Stop {
  name: string
  state: 'former' | 'mixture' | 'whole'
}

/** Imports into a copy. @returns what each of the last steps would leave. */
async function stopEverywhere(before: string): Promise<Stop[]> {
  let all = 0
  copy(before, 'count')
  {
    using _ = watchSteps((step) => {
      all = step
    })
    await load('count', 2)
  }
  const stops: Stop[] = []
  copy(before, 'out')
  const [former, whole] = [snapContent('out'), snapContent('count')]
  const take = (step: number) => {
    if (step <= all - lastSteps) return
    const name = `${before}-${step}`
    copy('out', name)
    copy('ledger', `${name}.ledger`)
    const files = JSON.stringify(snapContent(name))
    const state =
      files === JSON.stringify(whole) ? 'whole' : files === JSON.stringify(former) ? 'former' : 'mixture'
    stops.push({ name, state })
  }
  using _ = watchSteps(take)
  await load('out', 2)
  return stops
}

describe.each(['nothing', 'prepared', 'earlier'])('over %s', (before) => {
  let stops: Stop[]
  let whole: Record<string, string>
  let newer: Record<string, string>
  beforeAll(async () => {
    for (const edition of [1, 2, 3]) writeFileSync(place(`${edition}.png`), createPng(edition, 2))
    if (before === 'prepared') {
      putFile(place(before), 'archive.yaml', '# 우리\ntitle: 제목\n')
      putFile(place(before), 'README.md', 'a')
    }
    if (before === 'earlier') {
      await load(before, 1)
      // What a person has done since.
      editFile(place(before), 'questions/2020/0.md', (text) => text.replace('제목 1', '고친 제목'))
      editFile(place(before), 'answers/2023/3/x.md', (text) => text.replace('답변 1', '고친 답변'))
      editFile(place(before), 'comments/2022/6.yaml', (text) => text.replace('댓글 1', '고친 댓글'))
      editFile(place(before), 'people.yaml', (text) => `${text}u9: { name: 김철수 }\n`)
      rmSync(join(place(before), 'questions/2021/9.md'))
      rmSync(join(place(before), 'answers/2020/12'), { recursive: true })
    }
    stops = await stopEverywhere(before)
    whole = takeSnapshot(place('out'))
    await load('out', 3)
    newer = takeSnapshot(place('out'))
  })

  test('only a mixture is named, with what to run', () => {
    const states = stops.map(({ state }) => state)
    expect(states).toEqual([...states].sort())
    expect(new Set(states)).toEqual(new Set(['former', 'mixture', 'whole']))
    if (before === 'earlier') expect(stops).toHaveLength(lastSteps)
    for (const { name, state } of stops) {
      const fault = state === 'mixture' ? 'records' : undefined
      expect([name, findFault(name)]).toEqual([name, fault])
      expect([name, findFault(clone(name))]).toEqual([name, fault])
    }
  })

  test('the list of this machine finishes it', () => {
    for (const { name, state } of stops) {
      copy(name, 'finished')
      copy(`${name}.ledger`, 'ledger')
      makeStagingFolder(place('finished'), () => () => {}, place('ledger')).remove()
      const expected = state === 'former' ? snapContent(name) : whole
      expect([name, snapContent('finished')]).toEqual([name, expected])
      expect(existsSync(place('ledger'))).toBe(false)
    }
  })

  test.each([
    ['as it lies there', 0, 2],
    ['in a clone', 1, 2],
    ['in a clone, by a newer edition', 2, 3],
  ])('without that list the same import makes it anew: %s', async (_, third, edition) => {
    const files = stops.map(({ name }) => JSON.stringify(snapContent(name)))
    const distinct = stops.filter((_, place) => files.indexOf(files[place] ?? '') === place)
    expect(distinct.length).toBeGreaterThan(5)
    for (const { name, state } of distinct.filter((_, place) => place % 3 === third)) {
      copy(third === 0 ? name : clone(name), 'again')
      expect([name, await load('again', edition)]).toEqual([name, state === 'mixture'])
      expect([name, takeSnapshot(place('again'))]).toEqual([name, edition === 3 ? newer : whole])
    }
  })
})
