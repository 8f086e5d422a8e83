// Whatever ends a build, the last output is whole; the next build finds nothing in its way.
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuildPlaces, type RunningBuild, runBuild, startBuild } from '../support/build.ts'
import { writeContent } from '../support/content-folder.ts'
import { createManyQuestions } from '../support/large-content.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { buildTestSite, createTestSite, type TestSite } from '../support/test-site.ts'

/** The build and whatever it has started. */
function kill({ process: child }: RunningBuild, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // It has ended already.
  }
}

async function waitFor(condition: () => boolean, running: RunningBuild): Promise<void> {
  let ended = false
  running.finished.then(() => {
    ended = true
  })
  while (!condition() && !ended) await setTimeout(1)
}

type Moment = (running: RunningBuild, site: BuildPlaces) => Promise<unknown>

const afterTime =
  (milliseconds: number): Moment =>
  () =>
    setTimeout(milliseconds)

const afterPhase =
  (name: string): Moment =>
  (running) =>
    waitFor(() => new RegExp(`^${name} `, 'm').test(running.readStderr()), running)

const onceThere =
  (suffix: string): Moment =>
  (running, { out }) =>
    waitFor(() => existsSync(`${out}${suffix}`), running)

describe('a build that is killed', () => {
  let site: TestSite
  let old: Record<string, string>
  let next: Record<string, string>

  beforeAll(async () => {
    site = createTestSite(createManyQuestions('옛것'))
    expect((await site.build()).exitCode).toBe(0)
    cpSync(site.out, `${site.cache}-old`, { recursive: true })
    old = takeSnapshot(site.out)
    writeContent(site.content, createManyQuestions('새것'))
    expect((await site.build()).exitCode).toBe(0)
    next = takeSnapshot(site.out)
    expect(old).not.toEqual(next)
  })
  afterAll(() => site?.remove())

  /** The old output is there, and the new content waits to be built. */
  function startOver(): void {
    rmSync(site.out, { recursive: true, force: true })
    cpSync(`${site.cache}-old`, site.out, { recursive: true })
  }

  /** @returns what a build said that was sent a signal at a moment. */
  async function stopAt(moment: Moment, signal: NodeJS.Signals) {
    startOver()
    const running = startBuild(site)
    await moment(running, site)
    kill(running, signal)
    return await running.finished
  }

  function expectNothingBeside(): void {
    const left = ['.next', '.lock'].filter((suffix) => existsSync(site.out + suffix))
    expect(left).toEqual([])
  }

  /** Links for the next build, where there are any, are to what the output holds. */
  function expectSpareOf(output: Record<string, string>): void {
    const spare = `${site.out}.previous`
    if (existsSync(spare)) expect(output).toMatchObject(takeSnapshot(spare))
  }

  const moments: [name: string, moment: Moment][] = [
    ['at once', afterTime(0)],
    ['after 150 ms', afterTime(150)],
    ['after 400 ms', afterTime(400)],
    ['when it has locked the output', onceThere('.lock')],
    ['when it has read the content', afterPhase('content')],
    ['when it has planned the pages', afterPhase('plan')],
    ['when it has the templates', afterPhase('templates')],
    ['when it has begun to write beside the output', onceThere('.next')],
    ['in the middle of the pages', onceThere('.next/questions/q100/index.html')],
    ['when the first listing is there', onceThere('.next/tags/tag-1/index.html')],
    ['when it has written the pages', afterPhase('pages')],
    ['when it has marked the folder beside the output', onceThere('.next/.gotgam')],
    ['when it has put the output in place', afterPhase('output')],
  ]

  it.each(moments)(
    '%s leaves the old output or the new, whole, and the next build works',
    async (_name, moment) => {
      await stopAt(moment, 'SIGKILL')
      const left = takeSnapshot(site.out)
      expect([old, next]).toContainEqual(left)
      const again = await site.build()
      expect(again.exitCode, again.stderr).toBe(0)
      expect(takeSnapshot(site.out)).toEqual(next)
      expectNothingBeside()
      expectSpareOf(next)
    },
  )

  /** Of each a build that has installed its handlers. */
  const later = moments.filter(([name]) => !/^a/.test(name))

  it.each(later)(
    '%s by Ctrl-C leaves nothing else, and says whether something was changed',
    async (_name, moment) => {
      const { exitCode, stdout, stderr } = await stopAt(moment, 'SIGINT')
      const left = takeSnapshot(site.out)
      const said = `The build was stopped. Nothing was changed; ${site.out} is as it was.`
      if (stderr.includes('stopped')) {
        expect([exitCode, stdout, left]).toEqual([130, '', old])
        expect(stderr.trimEnd().split('\n').at(-1)).toBe(said)
      } else {
        // It came too late, or when the new output was in its place.
        expect(left).toEqual(next)
      }
      expectNothingBeside()
    },
  )

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)(
    'while pages are made by %s says so, also where there is no output',
    async (signal, exitCode) => {
      rmSync(site.out, { recursive: true, force: true })
      const running = startBuild(site, { environment: { ARCHIVE_LANG: 'ko' } })
      await onceThere('.next')(running, site)
      kill(running, signal)
      // npm sends it once more.
      kill(running, signal)
      const { stderr, ...ended } = await running.finished
      expect(ended).toEqual({ exitCode, stdout: '' })
      expect(stderr.trimEnd().split('\n').at(-1)).toBe('빌드를 멈추었습니다. 아무것도 바꾸지 않았습니다.')
      expect(existsSync(site.out)).toBe(false)
      expectNothingBeside()
    },
  )

  it('by Ctrl-C when it exchanges the outputs says that nothing was changed only where that is so', async () => {
    startOver()
    const preload = new URL('../support/stopped-at-exchange.mjs', import.meta.url)
    const environment = { NODE_OPTIONS: `--import=${preload}` }
    const { exitCode, stdout, stderr } = await startBuild(site, { environment }).finished
    expect(exitCode).toBe(130)
    const isOld = stderr.includes('Nothing was changed')
    expect(takeSnapshot(site.out)).toEqual(isOld ? old : next)
    expect(stdout.split(',')[0]).toBe(isOld ? '' : '200 questions')
    expectNothingBeside()
  })

  it('in its first phases has always left the old output', async () => {
    const { exitCode } = await stopAt(afterPhase('templates'), 'SIGKILL')
    expect(exitCode).toBeNull()
    expect(takeSnapshot(site.out)).toEqual(old)
  })
})

describe('a build that fails', () => {
  it('has written down what it learnt of edits, so that only the faulty file is read again', async () => {
    using site = await buildTestSite(createManyQuestions('하나'))
    const folder = join(site.content, 'questions')
    const [first = '', second = '', faulty = ''] = listFiles(folder).map((file) => join(folder, file))
    const text = readFileSync(faulty, 'utf8')
    for (const edited of [first, second]) appendFileSync(edited, '\n덧붙인 문장입니다.\n')
    writeFileSync(faulty, text.replace(/^title:.*$/m, 'title:'))
    expect((await site.build()).exitCode).toBe(1)
    writeFileSync(faulty, text)
    const { stdout, stderr } = await site.build()
    const [, questions, reused] = /^([\d,]+) questions.*; reused: ([\d,]+) questions/.exec(stdout) ?? []
    expect(Number(questions) - Number(reused), stdout + stderr).toBe(1)
  })
})

describe('two builds of one output at once', () => {
  it('do not meet: the second stops and says why, the first ends well', async () => {
    using site = createTestSite(createManyQuestions('하나'))
    await site.build()
    const whole = takeSnapshot(site.out)
    rmSync(site.out, { recursive: true })
    const first = startBuild(site)
    await onceThere('.lock')(first, site)
    const second = await runBuild(site)
    expect(second.exitCode).toBe(1)
    expect(second.stderr).toMatch(/Another build \(process \d+\) is writing to .*dist/)
    const { exitCode, stderr } = await first.finished
    expect(exitCode, stderr).toBe(0)
    expect(takeSnapshot(site.out)).toEqual(whole)
  })
})
