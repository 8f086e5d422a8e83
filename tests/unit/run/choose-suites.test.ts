// npm test -- --changed: what is run for a change.

import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Choice, chooseSuites } from '../../run/choose-suites.ts'
import { listChangedFiles } from '../../run/list-changed-files.ts'

const handbookTest = 'tests/site/handbook.test.ts'
const all = ['tests/bench/', 'tests/site/']
const [no, yes] = [false, true]

test.each<[paths: string[], site: Choice['site'], browser: boolean, freshMachine: boolean]>([
  // paths, tests of the site, browser and pictures, a fresh machine
  [[], [], no, no],
  [['README.md', 'docs/architecture.md', 'LICENSE'], [], no, no],
  [['CONTRIBUTING.md'], [handbookTest], no, no],
  [['.github/workflows/check.yml'], [], no, no],
  [['src/styles/site.css'], all, yes, no],
  [['src/components/Question.astro'], all, yes, no],
  [['src/views/paths.ts'], all, yes, no],
  [['src/messages/ko.ts'], all, yes, no],
  [['src/changes/read-base.ts'], all, no, no],
  [['src/cli/start.mjs'], all, no, yes],
  [['public/favicon.svg'], all, yes, no],
  [['content/questions/rest.md'], all, yes, no],
  [['package-lock.json'], all, yes, yes],
  [['.npmrc'], all, yes, yes],
  [['astro.config.mjs'], all, yes, no],
  [['what-nobody-knows'], all, yes, no],
  [['tests/unit/time/zone.test.ts'], [], no, no],
  [['tests/site/links.test.ts'], ['tests/site/links.test.ts'], no, no],
  [['tests/bench/corpus.test.ts'], ['tests/bench/corpus.test.ts'], no, no],
  [['tests/bench/corpus/random.ts'], all, no, no],
  [['tests/site/walk-steps.ts'], all, no, no],
  [['tests/fixtures/broken/questions/good.md'], all, yes, no],
  [['tests/support/build.ts'], all, yes, no],
  [['tests/vitest.config.ts'], all, yes, no],
  [['tests/browser/behaviour/layout.test.ts'], [], yes, no],
  [['tests/browser/screenshots/about-dark-360.png'], [], yes, no],
  [['tests/fresh-machine/run.ts'], [], no, yes],
  [['tests/run.ts'], [], no, no],
  [['tests/lighthouse/judge.ts'], [], no, no],
  [['tests/run/run-process.ts'], [], no, yes],
  [['CONTRIBUTING.md', 'tests/site/links.test.ts'], [handbookTest, 'tests/site/links.test.ts'], no, no],
  [['CONTRIBUTING.md', handbookTest], [handbookTest], no, no],
  [['tests/site/links.test.ts', 'src/cli/check.ts'], all, no, yes],
  [['README.md', 'src/pages/404.astro'], all, yes, no],
])('%j', (paths, site, browser, freshMachine) => {
  expect(chooseSuites(paths)).toEqual({ site, browser, freshMachine })
})

test('what has changed since a commit: in commits, in the working tree and outside of both', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-changed-'))
  const write = (name: string) => writeFileSync(join(folder.path, name), name)
  const git = (...parameters: string[]) => {
    const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false']
    expect(spawnSync('git', [...identity, ...parameters], { cwd: folder.path }).status).toBe(0)
  }
  const commit = () => {
    git('add', '.')
    git('commit', '--quiet', '--message', 'a')
  }
  git('init', '--quiet', '--initial-branch=main')
  writeFileSync(join(folder.path, '.gitignore'), 'ignored\n')
  for (const name of ['as-it-was', 'old-name', '질문']) write(name)
  commit()
  git('checkout', '--quiet', '-b', 'work')
  write('committed')
  commit()
  renameSync(join(folder.path, 'old-name'), join(folder.path, 'new-name'))
  writeFileSync(join(folder.path, '질문'), 'changed')
  for (const name of ['untracked', 'ignored']) write(name)
  expect(listChangedFiles(folder.path, 'HEAD')).toEqual(['new-name', 'old-name', 'untracked', '질문'])
  const sinceMain = ['committed', 'new-name', 'old-name', 'untracked', '질문']
  expect(listChangedFiles(folder.path, 'main')).toEqual(sinceMain)
  // Commits of the other branch are no changes of this one.
  git('stash', '--quiet', '--include-untracked')
  git('checkout', '--quiet', 'main')
  write('of-main')
  commit()
  git('checkout', '--quiet', 'work')
  git('stash', 'pop', '--quiet')
  expect(listChangedFiles(folder.path, 'main')).toEqual(sinceMain)
  expect(() => listChangedFiles(folder.path, 'nowhere')).toThrow(/^--changed nowhere: fatal: .*nowhere/)
})
