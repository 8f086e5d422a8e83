// What tests find of this checkout and beside it, and how Git treats files: the same bytes on every system.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findData, projectFolder } from '../support/project.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gotgam-checkout-'))
  copyFileSync(join(projectFolder, '.gitattributes'), join(folder, '.gitattributes'))
  git('init')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

afterEach(() => {
  vi.unstubAllEnvs()
})

function git(...parameters: string[]): string {
  // Whoever checks out on Windows often has this in their settings.
  return spawnSync('git', ['-c', 'core.autocrlf=true', ...parameters], { cwd: folder, encoding: 'utf8' })
    .stdout
}

test.each([
  ['a question', 'content/questions/2024/put-or-patch.md', '하나\r\n둘\r\n', '하나\n둘\n'],
  ['settings', 'content/archive.yaml', 'title: 곶감\n', 'title: 곶감\n'],
  ['code', 'src/commands/start.mjs', 'a\r\nb\n', 'a\nb\n'],
  ['a fixture', 'tests/fixtures/broken/questions/crlf.md', '하나\r\n둘\n', '하나\r\n둘\n'],
  ['a picture', 'tests/browser/screenshots/a.png', 'PNG\r\n\n', 'PNG\r\n\n'],
  ['a typeface', 'public/a.woff2', 'wOF2\r\n', 'wOF2\r\n'],
])('%s (%s)', (_, path, written, checkedOut) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), written)
  git('add', path)
  rmSync(join(folder, path))
  git('checkout', '--', path)
  expect(readFileSync(join(folder, path), 'utf8')).toBe(checkedOut)
})

test('no file of this checkout has other line ends than .gitattributes gives it', (context) => {
  const { status, stdout } = spawnSync('git', ['ls-files', '--eol'], { cwd: projectFolder, encoding: 'utf8' })
  context.skip(status !== 0 || !stdout.includes('package.json'), 'this folder is no checkout')
  const wrong = stdout
    .split('\n')
    .filter((line) => /^i\/(?:crlf|mixed)/.test(line) && !line.includes('tests/fixtures/'))
  expect(wrong).toEqual([])
})

const fixtures = join(projectFolder, 'tests/fixtures')

test.each<[variable: string, value: string | undefined, path: string, found: string | undefined]>([
  ['not set', undefined, 'broken', undefined],
  ['empty', '', 'broken', undefined],
  ['absolute', fixtures, 'broken/archive.yaml', join(fixtures, 'broken/archive.yaml')],
  ['relative to the current folder', relative(process.cwd(), fixtures), 'broken', join(fixtures, 'broken')],
])('data of others is looked for by GOTGAM_DATA: %s', (_, value, path, found) => {
  vi.stubEnv('GOTGAM_DATA', value)
  expect(findData(path)).toBe(found)
})

test.each([
  ['a folder without it', fixtures],
  ['no folder', join(fixtures, 'gone')],
  ['a file', import.meta.filename],
])('no test is skipped where GOTGAM_DATA is %s', (_, value) => {
  vi.stubEnv('GOTGAM_DATA', value)
  expect(() => findData('broken/gone')).toThrow(`GOTGAM_DATA is ${value}, which holds no broken/gone`)
})
