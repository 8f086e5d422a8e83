// What the search finds among questions that people have asked.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listFiles } from '../support/output-files.ts'
import { findData } from '../support/project.ts'
import { findMisses, openBuiltSearch, readQueries } from '../support/search-index.ts'
import { createTestSite, sampleContent, type TestSite } from '../support/test-site.ts'

const open = (out: string) => openBuiltSearch(out, (name, value) => vi.stubGlobal(name, value))

afterEach(() => {
  vi.unstubAllGlobals()
})

const korean = findData('data/korean-queries.json')
const real = findData('data/ai-questions')

describe.skipIf(!korean || !real)('queries over samples and real questions (wants GOTGAM_DATA)', () => {
  let site: TestSite
  beforeAll(async () => {
    site = createTestSite({ questions: [] })
    rmSync(site.content, { recursive: true })
    cpSync(sampleContent, site.content, { recursive: true })
    copyBeside(join(real ?? '', 'questions'), site.content)
    const { exitCode, stderr } = await site.build()
    if (exitCode !== 0) throw new Error(stderr)
  })
  afterAll(() => site?.remove())

  it('find all that is wanted among the first ten, but for one of thirty', async () => {
    const queries = readQueries(korean ?? '')
    expect(queries).not.toEqual([])
    const misses = await findMisses(open(site.out), queries)
    const wanted = queries.flatMap((query) => query.expect)
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(wanted.length / 30)
  })
})

/** Of two questions of one id that of the samples stays. */
function copyBeside(questions: string, content: string): void {
  const known = new Set(
    readdirSync(join(content, 'questions'), { recursive: true }).map((path) =>
      String(path).split('/').at(-1),
    ),
  )
  const folder = join(content, 'questions/real')
  mkdirSync(folder)
  for (const path of listFiles(questions)) {
    const name = path.split('/').at(-1) ?? ''
    cpSync(join(questions, path), join(folder, known.has(name) ? `real-${name}` : name))
  }
}
