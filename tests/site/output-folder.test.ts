// An output folder is replaced by a build only when a build has made it.
import { mkdirSync, mkdtempDisposableSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runBuild } from '../support/build.ts'
import { writeContent } from '../support/content-folder.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'

const content = { questions: [{ id: 'a' }] }

async function buildInto(prepare: (out: string) => void) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-output-'))
  const places = {
    content: join(folder.path, 'content'),
    out: join(folder.path, 'out'),
    cache: join(folder.path, 'cache'),
  }
  writeContent(places.content, content)
  prepare(places.out)
  const before = takeSnapshot(folder.path)
  const { exitCode, stderr } = await runBuild(places)
  const after = takeSnapshot(folder.path)
  const files = listFiles(places.out)
  const beside = readdirSync(folder.path).sort()
  return { exitCode, stderr, before, after, files, beside }
}

function write(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), '소중한 글')
}

describe('a folder that no build has made', () => {
  it.each([
    ['holds one file', (out: string) => write(out, 'thesis.txt')],
    ['holds a hidden file', (out: string) => write(out, '.hidden')],
    ['holds a folder', (out: string) => write(join(out, 'a/b'), 'deep.txt')],
    ['looks like a site', (out: string) => write(out, 'index.html')],
    ['is the content itself', (out: string) => writeContent(out, content)],
  ])('and %s is refused and left as it is', async (_name, prepare) => {
    const { exitCode, stderr, before, after } = await buildInto(prepare)
    expect(exitCode).toBe(1)
    expect(stderr).toContain('is not empty and was not made by a build')
    expect(Object.keys(before).length).toBeGreaterThan(2)
    expect(after).toEqual({ ...after, ...before })
    expect(Object.keys(after).filter((path) => /^out(?:\.|\/)/.test(path))).toEqual(
      Object.keys(before).filter((path) => path.startsWith('out/')),
    )
  })

  it('is refused, too, when a link leads to it', async () => {
    const { exitCode, before, after } = await buildInto((out) => {
      write(`${out}-elsewhere`, 'thesis.txt')
      symlinkSync(`${out}-elsewhere`, out)
    })
    expect(exitCode).toBe(1)
    expect(after).toEqual({ ...after, ...before })
  })
})

describe('a folder that may be used', () => {
  it.each([
    ['is not there', () => {}],
    ['is empty', (out: string) => mkdirSync(out)],
  ])('%s', async (_name, prepare) => {
    const { exitCode, files, beside } = await buildInto(prepare)
    expect(exitCode).toBe(0)
    expect(files).toContain('index.html')
    expect(beside).toEqual(['cache', 'content', 'out'])
  })

  it('holds nothing of the last output that this build did not make', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-output-'))
    const [one, other] = ['one', 'other'].map((id) => {
      const own = join(folder.path, id)
      writeContent(own, { questions: [{ id, tags: [id] }] })
      return { content: own, out: join(folder.path, 'out'), cache: join(folder.path, 'cache') }
    })
    if (!one || !other) throw new Error('two contents are needed')
    expect((await runBuild(one)).exitCode).toBe(0)
    expect(listFiles(one.out)).toContain('tags/one/index.html')
    expect((await runBuild(other)).exitCode).toBe(0)
    expect(listFiles(other.out).filter((path) => path.includes('one'))).toEqual([])
  })
})
