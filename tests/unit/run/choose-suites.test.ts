// npm test -- --changed: what is run for a change.

import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseSuites, listChangedFiles, readSiteTests, type SiteTest } from '../../run/choose-suites.ts'
import { projectFolder } from '../../support/project.ts'

const toTest = (name: string, sites: string[], modules: string[] = [], isDoing = false): SiteTest => ({
  file: `tests/site/${name}.test.ts`,
  sites: new Set(sites),
  modules: new Set(modules.map((module) => `tests/${module}`)),
  isDoing,
})

const tests = [
  toTest('handbook', [], ['support/handbook.ts'], true),
  toTest('links', ['samples', 'states'], ['support/crawl.ts']),
  toTest('search', ['samples'], ['support/build.ts'], true),
  toTest('theme', ['kitchen-sink'], ['sites/themed.ts']),
]
const all = ['handbook', 'links', 'search', 'theme']
const [no, yes] = [false, true]

test.each<[paths: string[], site: string[], browser: boolean]>([
  // paths, tests of sites, browser and pictures
  [[], [], no],
  [['README.md', 'docs/architecture.md', 'LICENSE'], [], no],
  [['docs/faults.en.md'], ['handbook'], no],
  [['tests/fixtures/fault-examples.md'], ['handbook'], no],
  [['.github/workflows/check.yml'], [], no],
  [['src/look/styles/site.css'], all, yes],
  [['src/site/components/Question.astro'], all, yes],
  [['src/site/paths.ts'], all, yes],
  [['src/words/ko.ts'], all, yes],
  [['src/commands/build.ts'], all, yes],
  [['src/changes/read-base.ts'], ['handbook', 'search'], no],
  [['src/commands/start.mjs'], ['handbook', 'search'], no],
  [['src/import/records.ts'], ['handbook', 'search'], no],
  [['public/favicon.svg'], all, yes],
  [['content/questions/rest.md'], ['handbook', 'links', 'search'], yes],
  [['tests/fixtures/broken/questions/good.md'], ['handbook', 'search'], no],
  [['tests/sites/kitchen-sink.ts'], ['handbook', 'search', 'theme'], yes],
  [['tests/sites/build-sites.ts'], all, yes],
  [['package-lock.json'], all, yes],
  [['.npmrc'], all, yes],
  [['astro.config.mjs'], all, yes],
  [['what-nobody-knows'], all, yes],
  [['tests/unit/format/time.test.ts'], [], no],
  [['tests/site/links.test.ts'], ['links'], no],
  [['tests/site/dev.rest.test.ts'], [], no],
  [['tests/bench/corpus.rest.test.ts', 'tests/bench/corpus/random.ts'], [], no],
  [['tests/support/crawl.ts'], all, yes],
  [['tests/vitest.config.ts'], all, yes],
  [['tests/browser/behaviour/layout.test.ts'], [], yes],
  [['tests/browser/screenshots/about-dark-360.png'], [], yes],
  [['tests/fresh-machine/run.ts', 'tests/run.ts', 'tests/lighthouse/judge.ts'], [], no],
  [['docs/faults.ko.md', 'tests/site/links.test.ts'], ['handbook', 'links'], no],
  [['README.md', 'src/pages/404.astro'], all, yes],
])('%j', (paths, site, browser) => {
  expect(chooseSuites(paths, tests)).toEqual({
    site: site.map((name) => `tests/site/${name}.test.ts`),
    browser,
  })
})

test('what the tests of this checkout read', () => {
  const found = new Map(readSiteTests(projectFolder).map((each) => [each.file.slice(11, -8), each]))
  const sitesOf = (name: string) => [...(found.get(name)?.sites ?? [])].sort()
  const every = ['faulty', 'kitchen-sink', 'samples', 'states']
  expect([sitesOf('links'), sitesOf('every-page')]).toEqual([every, every])
  expect(sitesOf('kitchen-sink')).toEqual(['kitchen-sink', 'samples'])
  expect(sitesOf('broken')).toEqual(['faulty'])
  expect(found.get('question-pages')?.modules).toContain('tests/sites/parts/facts.ts')
  expect(found.get('question-pages')?.modules).not.toContain('tests/sites/parts/hostile.ts')
  expect([found.get('kitchen-sink')?.isDoing, found.get('listings')?.isDoing]).toEqual([false, true])
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
