// `npx astro build` and `npx astro dev` lead to the engine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildPlaces, toVariables } from '../support/build.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { toCleanEnvironment } from '../support/run-command.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

/** What the program says arrives at `onText`. */
function startAstro(
  places: BuildPlaces,
  parameters: string[],
  onText: (text: string) => void,
  language = 'en',
) {
  const child = spawn(
    process.execPath,
    [join(projectFolder, 'node_modules/astro/bin/astro.mjs'), ...parameters],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...toCleanEnvironment(), ...toVariables(places), ARCHIVE_LANG: language },
    },
  )
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onText)
  return child
}

async function build(places: BuildPlaces, language?: string) {
  let said = ''
  const child = startAstro(
    places,
    ['build'],
    (text) => {
      said += text
    },
    language,
  )
  const [exitCode] = await once(child, 'close')
  return { exitCode, said }
}

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({
    questions: [
      { id: 'a', tags: ['rest'] },
      { id: 'b', tags: ['rest', 'c#'] },
    ],
  })
})
afterAll(() => site.remove())

test('a build takes over what npm run build has made', async () => {
  const ours = takeSnapshot(site.out)
  const { exitCode, said } = await build(site)
  expect([exitCode, said]).toEqual([0, expect.stringContaining('reused: 2 questions')])
  expect(takeSnapshot(site.out)).toEqual(ours)
})

test('a fault of the content is said, and the last output stays', async () => {
  const before = takeSnapshot(site.out)
  const path = join(site.content, 'questions/a.md')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('"rest"', '"REST!"'))
  expect(await build(site)).toEqual({ exitCode: 1, said: expect.stringContaining('questions/a.md:') })
  expect(takeSnapshot(site.out)).toEqual(before)
  expect([`${site.out}.next`, `${site.out}.lock`].filter((path) => existsSync(path))).toEqual([])
  writeFileSync(path, text)
})

test('a language that there is not is refused before anything is read', async () => {
  const said = expect.stringContaining('ARCHIVE_LANG=latin: ko나 en 가운데 하나를 써 주세요.')
  expect(await build(site, 'latin')).toEqual({ exitCode: 2, said })
})

test('the server is that of npm run dev, and Ctrl-C ends both', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const child = startAstro(site, ['dev', '--port', '0', '--ignore-lock'], (text) => {
    const [, url] = /Local\s+(\S+)/.exec(text) ?? []
    if (url !== undefined) resolve(url)
  })
  const url = await promise
  expect(await (await fetch(new URL('questions/a/', url))).text()).toContain('@dev/reload.js')
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([130, null])
  await expect(fetch(url)).rejects.toThrow()
})
