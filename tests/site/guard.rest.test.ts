// The last resort: a file that takes more than it may is given up, and the others go on. No file is known that comes
// to the limits that a build has, so these tests lower them: memory is counted, and depends on no pace.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent } from '../../src/folder/check-content.ts'
import type { QuestionFile } from '../../src/folder/files.ts'
import { workOnFiles } from '../../src/folder/prepare-files.ts'
import { readContent } from '../../src/folder/read-content.ts'
import { type Issue, isWarning } from '../../src/format/issue.ts'
import { describeIssue } from '../../src/words/issue-messages.ts'
import { writeContent } from '../support/content-folder.ts'
import { pathologicalFiles } from '../support/pathological-files.ts'
import { createPng, toPngChunk } from '../support/pictures.ts'
import { createTestSite } from '../support/test-site.ts'

/** Ordinary questions need half of it, that file more than twice as much. */
const limits = { seconds: 600, megabytes: 64 }
const heavy = pathologicalFiles.find(({ name }) => name === 'one long list after a paragraph')?.text ?? ''

function createSite(questions: number) {
  const site = createTestSite({ questions: [] })
  writeContent(site.content, {
    questions: Array.from({ length: questions }, (_, index) => ({ id: `q${index}` })),
    files: { 'questions/heavy.md': heavy },
  })
  return site
}

function show(issues: readonly Issue[]): string[] {
  return issues.map((issue) => describeIssue(issue, 'ko').split('\n')[0] ?? '')
}

const expected = ['questions/heavy.md:1:1  too-much-work  이 파일을 처리하는 데 메모리가 64 MB 넘게 듭니다']

describe.each([3, 400])('among %i others', (others) => {
  test('the check names it and looks at all', async () => {
    using site = createSite(others)
    const { issues, questions } = await checkContent(site.content, { limits })
    expect(show(issues)).toEqual(expected)
    expect(questions).toBe(others + 1)
  })

  test('a build is refused, and what was prepared of the others serves the next', async () => {
    using site = createSite(others)
    const options = { folder: site.content, questionCache: join(site.cache, 'questions'), code: 'a' }
    const first = await readContent({ ...options, limits })
    expect(show(first.issues)).toEqual(expected)
    expect(first.issues.some(isWarning)).toBe(false)
    expect(first.questions).toHaveLength(others)
    rmSync(join(site.content, 'questions/heavy.md'))
    const second = await readContent({ ...options, limits })
    expect([second.issues, second.reused, second.changed]).toEqual([[], others, 0])
  })
})

describe('a picture that needs more than its worker has', () => {
  const chunk = toPngChunk('abCd', Buffer.alloc(0))
  const files = {
    'files/heavy.png': createPng(4, 2, [Buffer.alloc(chunk.length * 170_000, chunk)]),
    'files/good.png': createPng(4, 2),
    'files/other.png': 'no picture',
  }
  const body = '![가](/files/heavy.png) ![나](/files/good.png) ![다](/files/other.png)'
  const least = { seconds: 600, megabytes: 14 }
  const faults = [
    'files/heavy.png:1:1  too-much-work  이 파일을 처리하는 데 메모리가 14 MB 넘게 듭니다',
    'files/other.png:1:1  not-picture  실을 수 있는 그림이 아닙니다',
  ]

  test('is given up by the check, which names the faults of others', async () => {
    using site = createTestSite({ questions: [{ id: 'a', body }], files })
    expect(show((await checkContent(site.content, { limits: least })).issues)).toEqual(faults)
  })

  test('is given up by a build, and looked at again by the next', async () => {
    using site = createTestSite({ questions: [{ id: 'a', body }], files })
    const options = { folder: site.content, questionCache: join(site.cache, 'questions'), code: 'a' }
    const first = await readContent({ ...options, limits: least })
    expect(show(first.issues)).toEqual(faults)
    expect([...first.pictures.keys()]).toEqual(['files/good.png'])
    const second = await readContent({ ...options, limits })
    expect(show(second.issues)).toEqual(faults.slice(1))
    expect([...second.pictures.keys()]).toEqual(['files/good.png', 'files/heavy.png'])
  })
})

test('within the limits of a build it is a question like any other', async () => {
  using site = createSite(3)
  expect((await checkContent(site.content)).issues).toEqual([])
})

test('few small files are done in the main thread, which a file that takes too long does not keep', async () => {
  const files = ['a', 'endless', 'b'].map(
    (id): QuestionFile => ({ id, path: `questions/${id}.md`, stamp: [100, 0, 0, 0] }),
  )
  const results: string[] = []
  let ended = 0
  await workOnFiles<string>({
    files,
    limits: { seconds: 1, megabytes: 512 },
    script: new URL('no-such-module.ts', import.meta.url),
    workerData: () => ({}),
    filesPerTask: 100,
    startHere: async () => ({
      work: ({ id }) => {
        for (; id === 'endless'; );
        return `${id} done`
      },
      end: () => {
        ended += 1
      },
    }),
    giveUp: (issue) => describeIssue(issue, 'ko').split('\n')[0] ?? '',
    onResult: ({ id }, result) => results.push(`${id}: ${result}`),
  })
  expect(results).toEqual([
    'a: a done',
    'endless: questions/endless.md:1:1  too-much-work  이 파일을 처리하는 데 1초가 넘게 걸립니다',
    'b: b done',
  ])
  expect(ended).toBe(1)
})
