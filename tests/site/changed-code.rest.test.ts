// A changed template or another version of a package: the next build takes nothing from the last that depends on it.

import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCorpus } from '../bench/corpus.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'

let copy: ProjectCopy
let project: string

beforeAll(() => {
  copy = createProjectCopy()
  project = copy.path
  writeCorpus({ folder: join(project, 'content'), questions: 25, seed: 5 })
})

afterAll(() => copy.remove())

function tryBuild(out: string, cache: string) {
  const { NODE_ENV, VITEST, ...environment } = process.env
  return spawnSync(process.execPath, ['src/commands/start.mjs', 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...environment, ARCHIVE_OUT: out, ARCHIVE_CACHE: cache, ARCHIVE_LANG: 'en' },
  })
}

function build(out: string, cache: string): string {
  const { status, stdout, stderr } = tryBuild(out, cache)
  expect(stderr).not.toContain('could not be compiled')
  expect(status).toBe(0)
  return stdout
}

const changes = [
  {
    name: 'a template',
    change: () => appendFileSync(join(project, 'src/site/components/Question.astro'), '<p>changed</p>\n'),
  },
  {
    name: 'a stylesheet',
    change: () => appendFileSync(join(project, 'src/look/styles/site.css'), 'main{outline:0}\n'),
  },
  {
    name: 'a word',
    change: () => {
      const path = join(project, 'src/words/ko.ts')
      writeFileSync(path, readFileSync(path, 'utf8').replace("more: '전체 보기'", "more: '모두 보기'"))
    },
  },
  {
    name: 'the version of a package',
    change: () => {
      const path = join(project, 'package-lock.json')
      writeFileSync(path, readFileSync(path, 'utf8').replace('"version": "11.12.0"', '"version": "11.12.1"'))
    },
  },
]

function listBundles(): string[] {
  return readdirSync(join(project, '.astro')).filter((name) => name.startsWith('bundle-'))
}

/** Of a build that takes nothing from another but these templates. */
function buildClean(): Record<string, string> {
  expect(build('clean', '.cache-clean')).toMatch(/reused: 0 questions, 0 pages, templates$/m)
  const snapshot = takeSnapshot(join(project, 'clean'))
  for (const folder of ['clean', '.cache-clean']) rmSync(join(project, folder), { recursive: true })
  return snapshot
}

test.for(changes)('$name', ({ change }) => {
  build('dist', '.cache')
  const before = new Set(listBundles())
  change()
  // Not even templates: they are compiled of what lies there now.
  expect(build('dist', '.cache')).toMatch(/reused: 0 questions, 0 pages$/m)
  const made = listBundles().filter((name) => !before.has(name))
  expect(made).toHaveLength(1)
  expect(takeSnapshot(join(project, 'dist'))).toEqual(buildClean())
})

test('sources that change while the templates are compiled', () => {
  // Astro reads its settings in the process that compiles: what they write is written after the sources were digested.
  const config = join(project, 'astro.config.mjs')
  const before = readFileSync(config, 'utf8')
  const write = `import { appendFileSync } from 'node:fs'\nappendFileSync('src/look/styles/site.css', 'main{order:0}\\n')\n`
  build('dist', '.cache')
  const bundles = listBundles()
  const last = takeSnapshot(join(project, 'dist'))
  writeFileSync(config, write + before)
  const { status, stderr } = tryBuild('dist', '.cache')
  // Whoever looks again first says so: the one who compiles, or the one who prepares questions meanwhile.
  expect(stderr).toContain('The sources changed while the site was built. Build again.')
  expect(status).toBe(1)
  expect(takeSnapshot(join(project, 'dist'))).toEqual(last)
  // Nothing is kept of what was compiled of sources that nobody digested.
  expect(listBundles()).toEqual(bundles)
  writeFileSync(config, before)
  build('dist', '.cache')
  build('clean', '.cache-clean')
  expect(takeSnapshot(join(project, 'dist'))).toEqual(takeSnapshot(join(project, 'clean')))
})
