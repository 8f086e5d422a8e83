// npm test -- --changed: which suites a change can touch. Format, types and unit tests hold the whole checkout and always
// run. The others start programs, so no graph of imports says what they depend on: whole folders do.

export interface Choice {
  /** Files and folders of the site project's tests to run. */
  site: readonly string[]
  /** Both suites in the browser. */
  browser: boolean
  freshMachine: boolean
}

const allSiteTests = ['tests/bench/', 'tests/site/']

export const everything: Choice = { site: allSiteTests, browser: true, freshMachine: true }

/** Files that are read, not run. */
const documents = /^[^/]+\.md$|^docs\/|^LICENSE$|^\.github\//
const handbook = 'CONTRIBUTING.md'
const handbookTest = 'tests/site/handbook.test.ts'

const siteTest = /^tests\/(?:site|bench)\/[^/]+\.test\.ts$/
const otherTests = /^tests\/(?:unit|browser|lighthouse|fresh-machine|run)(?:\/|\.ts$)/
/** Commands beside the build, which no page depends on. */
const besidePages = /^src\/(?:cli|changes|authoring)\//
const ofInstallation =
  /^(?:package(?:-lock)?\.json|\.npmrc|\.nvmrc|\.node-version|src\/cli\/.*|tests\/(?:fresh-machine|run)\/.*)$/

/** @param paths of files that are changed, added or gone, from the project's folder on, with `/`. */
export function chooseSuites(paths: readonly string[]): Choice {
  return {
    site: chooseSiteTests(paths),
    browser: paths.some(touchesPages),
    freshMachine: paths.some((path) => ofInstallation.test(path)),
  }
}

function chooseSiteTests(paths: readonly string[]): Choice['site'] {
  const touching = paths.filter((path) => !otherTests.test(path) && !isOtherDocument(path))
  const files = touching.map((path) => (path === handbook ? handbookTest : path))
  return files.every((path) => siteTest.test(path)) ? [...new Set(files)].sort() : allSiteTests
}

function touchesPages(path: string): boolean {
  if (/^tests\/(?:unit|site|bench|lighthouse|fresh-machine|run)(?:\/|\.ts$)/.test(path)) return false
  return !documents.test(path) && !besidePages.test(path)
}

function isOtherDocument(path: string): boolean {
  return documents.test(path) && path !== handbook
}
