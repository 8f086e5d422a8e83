import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

// npm test -- --changed: what a change can touch. Format, types and unit tests hold the whole checkout and always run. Of
// the tests of sites those run that read what the change makes other, by what their files say and import; where that
// is not known, all of them.

export interface Choice {
  /** Test files of the project `site`. */
  site: readonly string[]
  /** Both suites in the browser. */
  browser: boolean
}

export interface SiteTest {
  file: string
  /** Files below tests/ that it imports, and those that they import. */
  modules: ReadonlySet<string>
  /** Shared sites that it opens. */
  sites: ReadonlySet<string>
  /** Whether it runs commands or reads folders itself, not only what was built. */
  isDoing: boolean
}

/** Files that are read, not run. */
const documents = /^[^/]+\.md$|^docs\/|^LICENSE$|^\.github\//
const handbook = /^docs\/faults\.(?:en|ko)\.md$|^tests\/fixtures\/fault-examples\.md$/
const handbookTest = 'tests/site/handbook.test.ts'

/** Tests, and what only they import, that no test of a site depends on. */
const otherTests = /^tests\/(?:unit|browser|bench|lighthouse|fresh-machine|run)(?:\/|\.ts$)|\.rest\.test\.ts$/
/** Commands beside the build, which no page depends on. */
const besidePages = /^src\/(?:commands\/(?!build\.ts)|changes\/|import\/)/
/** Which shared site is made of what. */
const ofSites: Readonly<Record<string, RegExp>> = {
  samples: /^content\//,
  'kitchen-sink': /^tests\/sites\/(?:kitchen-sink|themed)\.ts$/,
  states: /^tests\/sites\/(?:conversation-)?states\.ts$/,
  faulty: /^tests\/fixtures\/broken\//,
}

/** @param paths of files that are changed, added or gone, from the project's folder on, with `/`. */
export function chooseSuites(paths: readonly string[], tests: readonly SiteTest[]): Choice {
  const touched = tests.filter((test) => paths.some((path) => isTouched(test, path)))
  return { site: touched.map(({ file }) => file).sort(), browser: paths.some(touchesPages) }
}

function isTouched({ file, modules, sites, isDoing }: SiteTest, path: string): boolean {
  if (path === file || modules.has(path)) return true
  if (handbook.test(path)) return file === handbookTest
  if (documents.test(path) || otherTests.test(path)) return false
  if (/^tests\/site\/[^/]+\.test\.ts$/.test(path)) return false
  if (besidePages.test(path)) return isDoing
  const names = Object.keys(ofSites).filter((name) => ofSites[name]?.test(path))
  if (names.length > 0) return isDoing || names.some((name) => sites.has(name))
  return true
}

function touchesPages(path: string): boolean {
  if (
    /^tests\/(?:unit|site|bench|lighthouse|fresh-machine|run)(?:\/|\.ts$)|^tests\/fixtures\/(?:broken|fault-examples)/.test(
      path,
    )
  )
    return false
  return !documents.test(path) && !besidePages.test(path)
}

/** Every test file of the project `site`, as it is written at the moment. */
export function readSiteTests(project: string): SiteTest[] {
  const names = readdirSync(join(project, 'tests/site')).filter((name) => name.endsWith('.test.ts'))
  return names
    .filter((name) => !name.endsWith('.rest.test.ts'))
    .sort()
    .map((name) => readSiteTest(project, `tests/site/${name}`))
}

/** What opens a site reads what was built; anything else of src/ or tests/support that a test calls is its own doing. */
function readSiteTest(project: string, file: string): SiteTest {
  const text = readFileSync(join(project, file), 'utf8')
  const opened = Array.from(text.matchAll(/\bopenSite\('([^']+)'\)/g), ([, name = '']) => name)
  // By a name that is chosen when the test runs.
  const opensAny = /\bopenSite\([^']/.test(text)
  const modules = new Set<string>()
  collectModules(project, file, modules)
  const doing =
    /\b(?:runCommand|runBuild|buildTestSite|createTestSite|createChangesRepository|checkContent|checkExample|spawnSync|spawn)\(/
  return {
    file,
    modules,
    sites: new Set(opensAny ? Object.keys(ofSites) : opened),
    isDoing: doing.test(text),
  }
}

function collectModules(project: string, file: string, found: Set<string>): void {
  const text = readFileSync(join(project, file), 'utf8')
  for (const [, target = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
    const path = posix.join(posix.dirname(file), target)
    // What builds the sites is no module of one test: it is in ofSites, or unknown.
    if (!path.startsWith('tests/') || path === 'tests/sites/build-sites.ts' || found.has(path)) continue
    found.add(path)
    collectModules(project, path, found)
  }
}

/**
 * Paths of what differs between the working tree and the commit at which it parted from a reference: changed, added,
 * untracked and removed files; of a renamed one both names.
 * @throws what Git says, when the reference names no commit.
 */
export function listChangedFiles(folder: string, reference: string): string[] {
  const git = (...parameters: string[]) => {
    const { status, stdout, stderr, error } = spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`--changed ${reference}: ${error?.message ?? stderr.trim()}`)
    return stdout.split('\0').filter((path) => path !== '')
  }
  const base = ['--merge-base', '--end-of-options', reference, '--']
  const tracked = git('diff', '--name-only', '--no-renames', '--relative', '-z', ...base)
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...tracked, ...untracked])].sort()
}
