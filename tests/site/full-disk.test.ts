import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runBuild } from '../support/build.ts'
import { writeContent } from '../support/content-folder.ts'
import { createManyQuestions } from '../support/many-questions.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { createTestSite } from '../support/test-site.ts'

const disk = mountSmallDisk()
afterAll(() => disk.unmount())

describe.skipIf(disk.obstacle)(`a disk that is full ${disk.obstacle ?? ''}`.trim(), () => {
  it('ends the build with a message and leaves the last output byte for byte', async () => {
    using site = createTestSite(createManyQuestions('작은 것', 3))
    const places = { ...site, out: join(disk.path, 'dist') }
    const first = await runBuild(places)
    expect(first.exitCode, first.stderr).toBe(0)
    const before = takeSnapshot(places.out)
    writeContent(site.content, createManyQuestions('큰 것', 4000))
    const { exitCode, stderr } = await runBuild(places)
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/ENOSPC|no space left/)
    expect(takeSnapshot(places.out)).toEqual(before)
    expect(existsSync(`${places.out}.next`)).toBe(false)
    expect(existsSync(`${places.out}.lock`)).toBe(false)
  })
})
