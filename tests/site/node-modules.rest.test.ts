// What lies in `node_modules` is what npm has put there: commands write nothing beside it.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toVariables } from '../support/build.ts'
import type { WrittenContent } from '../support/content-folder.ts'
import { startDevServer } from '../support/dev-server.ts'
import { projectFolder } from '../support/project.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'
import { toCleanEnvironment } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const content: WrittenContent = { settings: {}, questions: [{ id: 'a', tags: ['rest'] }] }
const given = readdirSync(join(projectFolder, 'node_modules')).filter((name) => !name.startsWith('.'))

let project: ProjectCopy
let site: TestSite
let packages: string

beforeAll(() => {
  project = createProjectCopy()
  site = createTestSite(content)
  // Other tests run with the packages of the project: here each is a link in a folder that nobody else has.
  packages = join(project.path, 'node_modules')
  rmSync(packages)
  mkdirSync(packages)
  for (const name of given)
    symlinkSync(join(projectFolder, 'node_modules', name), join(packages, name), 'junction')
})
afterAll(() => {
  site.remove()
  project.remove()
})

const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))

async function expectNothingNew(call: string): Promise<void> {
  const [script = '', ...parameters] = call.split(' ')
  const [, ...command] = String(scripts[script]).split(' ')
  await promisify(execFile)(process.execPath, [...command, ...parameters], {
    cwd: project.path,
    env: { ...toCleanEnvironment(), ...toVariables(site) },
  })
  expect(readdirSync(packages)).toEqual(given)
}

test.each(['check', 'build', 'types', 'astro build'])('npm run %s leaves nothing there', expectNothingNew)

test('npm run dev leaves nothing there, also for pages with scripts', async () => {
  await using server = await startDevServer(content, project.path)
  for (const path of ['/', '/tags/', '/search/', '/questions/a/']) {
    expect(await server.ask(path)).toMatchObject({ status: 200 })
  }
  expect(readdirSync(packages)).toEqual(given)
})

test('npm run test:unit leaves nothing there', async () => {
  for (const name of ['tests/vitest.config.ts', 'tests/support']) {
    cpSync(join(projectFolder, name), join(project.path, name), { recursive: true })
  }
  mkdirSync(join(project.path, 'tests/unit'))
  writeFileSync(
    join(project.path, 'tests/unit/a.test.ts'),
    `import { test } from 'vitest'\ntest('a', () => {})\n`,
  )
  await expectNothingNew('test:unit')
})
