// A disk without room: one line says so, and everything is as it was.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createFile, replaceFile, writeFully } from '../../src/kept/write.ts'
import { runBuild } from '../support/build.ts'
import { writeContent } from '../support/content-folder.ts'
import { mountSmallDisk } from '../support/disk.ts'
import { createManyQuestions } from '../support/large-content.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { createProjectCopy } from '../support/project-copy.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestSite } from '../support/test-site.ts'

/** More text than is kept in memory before it is written. */
function createLongQuestions() {
  const body = `${'긴 글입니다. '.repeat(10)}\n\n`.repeat(400)
  return { questions: Array.from({ length: 60 }, (_, index) => ({ id: `q${index}`, body })) }
}

const disk = mountSmallDisk()
afterAll(() => disk.unmount())

describe.skipIf(disk.obstacle)(`a disk that is full ${disk.obstacle ?? ''}`.trim(), () => {
  afterEach(() => {
    for (const name of readdirSync(disk.path)) rmSync(join(disk.path, name), { recursive: true })
  })

  it('ends the build with a message and leaves the last output byte for byte', async () => {
    using site = createTestSite(createManyQuestions('작은 것', 3))
    const places = { ...site, out: join(disk.path, 'dist') }
    const first = await runBuild(places)
    expect(first.exitCode, first.stderr).toBe(0)
    const before = takeSnapshot(places.out)
    writeContent(site.content, createManyQuestions('큰 것', 4000))
    const { exitCode, stderr } = await runBuild(places)
    expect(exitCode).toBe(1)
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^The disk is full \(ENOSPC[:,] no space left on device.*dist\.next.*\)\. Free space there, or name folders on another disk with ARCHIVE_OUT and ARCHIVE_CACHE\.$/i,
    )
    expect(takeSnapshot(places.out)).toEqual(before)
    expect(readdirSync(disk.path)).toEqual(['dist'])
  })

  it.each([
    ['in workers', createManyQuestions('많은 것', 300)],
    ['while a file is looked at, which is not to blame', createLongQuestions()],
  ])(
    'under the cache ends the build, which leaves no texts that fill it further: %s',
    async (_name, content) => {
      using site = createTestSite(content)
      const cache = join(disk.path, 'cache')
      mkdirSync(cache)
      const giveBack = disk.fill()
      const { exitCode, stderr } = await runBuild({ ...site, cache }, { ownFonts: true })
      expect(exitCode).toBe(1)
      expect(stderr).toMatch(
        /^The disk is full \(ENOSPC[:,] no space left on device.*cache.*\)\. Free space there/im,
      )
      expect(stderr).not.toContain('file-unreadable')
      expect(existsSync(site.out)).toBe(false)
      expect(listFiles(cache).filter((path) => path.endsWith('.pack'))).toEqual([])
      giveBack()
    },
  )

  it('is told as that where templates are compiled, and leaves nothing of them in the project', async () => {
    using project = createProjectCopy()
    using site = createTestSite(createManyQuestions('작은 것', 1))
    const templates = join(disk.path, 'templates')
    mkdirSync(templates)
    symlinkSync(templates, join(project.path, '.astro'), 'junction')
    const giveBack = disk.fill(64 * 1024)
    const { exitCode, stderr } = await runBuild(site, { project: project.path, ownFonts: true })
    expect(exitCode).toBe(1)
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^The disk is full \(.*ENOSPC.*\)\. Free space there, or name folders on another disk/,
    )
    expect(stderr).not.toMatch(/^ {4}at /m)
    expect(readdirSync(templates).filter((name) => /^(?:bundle|compiling)-/.test(name))).toEqual([])
    expect(existsSync(site.out)).toBe(false)
    giveBack()
  })

  it.each([
    ['tidy', [], /^questions\/q0\.md: 정리하지 못해 그대로 두었습니다\(ENOSPC: [^\n]*\)\. [^\n]*\n$/],
    [
      'new',
      ['--title', '새것', '--tags', 'rest', '--at', '2024-05-01'],
      /^questions\/2024\/새것\.md: 만들지 못했습니다\(ENOSPC: [^\n]*\)\. [^\n]*\n$/,
    ],
  ])(
    '%s says so in one line and leaves every file as it was, and nothing beside it',
    (command, parameters, said) => {
      const content = join(disk.path, 'content')
      writeContent(content, createManyQuestions('정리할 것', 3))
      chmodSync(join(content, 'questions/q0.md'), 0o640)
      const before = takeSnapshot(content)
      const giveBack = disk.fill()
      const { status, stderr } = runCommand(command, parameters, {
        environment: { ARCHIVE_CONTENT: content },
      })
      expect(stderr).toMatch(said)
      expect(status).toBe(1)
      expect(takeSnapshot(content)).toEqual(before)
      expect(readdirSync(join(content, 'questions'))).toEqual(['q0.md', 'q1.md', 'q2.md'])
      expect(statSync(join(content, 'questions/q0.md')).mode & 0o777).toBe(0o640)
      giveBack()
    },
  )

  it('a file is replaced whole or not at all, and a new one is whole or not there', () => {
    const [old, fresh] = [join(disk.path, 'old.txt'), join(disk.path, 'new.txt')]
    createFile(old, Buffer.from('오래된 글'))
    const before = takeSnapshot(disk.path)
    const giveBack = disk.fill()
    const bytes = Buffer.alloc(10_000, 'a')
    const full = expect.objectContaining({ code: 'ENOSPC', path: expect.any(String) })
    expect(() => replaceFile(old, (descriptor) => writeFully(descriptor, bytes, old))).toThrow(full)
    expect(() => createFile(fresh, bytes)).toThrow(full)
    expect(readdirSync(disk.path).sort()).toEqual(['filler', 'old.txt'])
    giveBack()
    expect(takeSnapshot(disk.path)).toEqual(before)
  })
})
