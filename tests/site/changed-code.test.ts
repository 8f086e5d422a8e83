// A changed template or another version of a package: the next build takes nothing from the last that depends on it.

import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCorpus } from '../bench/corpus.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'

let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'gotgam-code-'))
  for (const name of [
    'src',
    'public',
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(join(projectFolder, name), join(project, name), { recursive: true })
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(project, 'node_modules'), 'junction')
  writeCorpus({ folder: join(project, 'content'), questions: 25, seed: 5 })
})

afterAll(() => rmSync(project, { recursive: true }))

function build(out: string, cache: string): string {
  const { NODE_ENV, VITEST, ...environment } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/build.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...environment, ARCHIVE_OUT: out, ARCHIVE_CACHE: cache },
  })
  expect(stderr).not.toContain('could not be compiled')
  expect(status).toBe(0)
  return stdout
}

const changes = [
  {
    name: 'a template',
    change: () => appendFileSync(join(project, 'src/components/Question.astro'), '<p>changed</p>\n'),
  },
  {
    name: 'a stylesheet',
    change: () => appendFileSync(join(project, 'src/styles/site.css'), 'main{outline:0}\n'),
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

test.for(changes)('$name', ({ change }) => {
  build('dist', '.cache')
  change()
  expect(build('dist', '.cache')).toContain('reused: 0 questions, 0 pages')
  build('clean', `.cache-clean`)
  expect(takeSnapshot(join(project, 'dist'))).toEqual(takeSnapshot(join(project, 'clean')))
  rmSync(join(project, '.cache-clean'), { recursive: true })
})
