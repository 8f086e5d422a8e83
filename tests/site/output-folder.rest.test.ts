// An output folder is replaced by a build only when a build has made it, and nothing that a person would miss lies in
// it.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeMarker } from '../../src/engine/last-output.ts'
import { type BuildPlaces, runBuild } from '../support/build.ts'
import { writeContent } from '../support/content-folder.ts'
import { holdFile, mountSmallDisk } from '../support/disk.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { createTestSite } from '../support/test-site.ts'

const content = { questions: [{ id: 'a' }] }

interface Trial {
  prepare: (places: BuildPlaces, folder: string) => void
  /** Over `content`, `out` and `cache` in the folder. */
  places?: Partial<BuildPlaces>
  environment?: (folder: string) => Record<string, string>
  /** Undoes what the removal of the folder would meet. */
  finish?: (folder: string) => void
}

/** Everything that a person may have in the folder is in the snapshots; the cache is the build's. */
async function tryBuilding({ prepare, places: given = {}, environment, finish }: Trial) {
  using folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), 'gotgam-output-'))
  using _finished = { [Symbol.dispose]: () => finish?.(folder.path) }
  const names = { content: 'content', out: 'out', cache: 'cache', ...given }
  const places = {
    content: join(folder.path, names.content),
    out: join(folder.path, names.out),
    cache: join(folder.path, names.cache),
  }
  writeContent(places.content, content)
  prepare(places, folder.path)
  const take = () =>
    Object.fromEntries(
      Object.entries(takeSnapshot(folder.path)).filter(([path]) => !path.startsWith('cache/')),
    )
  const before = take()
  const { exitCode, stderr } = await runBuild(places, {
    environment: environment?.(folder.path) ?? {},
    ownFonts: true,
  })
  const after = take()
  const files = statSync(places.out, { throwIfNoEntry: false })?.isDirectory() ? listFiles(places.out) : []
  const said = stderr.replaceAll(folder.path, '~')
  return { exitCode, said, before, after, files, beside: readdirSync(folder.path).sort() }
}

function write(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), '소중한 글')
}

/** A folder that says that a build made it. */
function mark(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeMarker(folder)
}

async function expectRefusal(trial: Trial, message: string): Promise<void> {
  const { exitCode, said, before, after } = await tryBuilding(trial)
  expect(said).toContain(message)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(exitCode).toBe(1)
  expect(Object.keys(before).length).toBeGreaterThan(1)
  expect(after).toEqual(before)
}

describe('a folder that no build has made is refused and left as it is', () => {
  const notMade = 'is not empty and was not made by a build'
  it.each<[string, Trial['prepare'], string]>([
    ['holds one file', ({ out }) => write(out, 'thesis.txt'), `~/out ${notMade}`],
    ['holds a hidden file', ({ out }) => write(out, '.hidden'), `~/out ${notMade}`],
    ['holds a folder', ({ out }) => write(join(out, 'a/b'), 'deep.txt'), `~/out ${notMade}`],
    ['looks like a site', ({ out }) => write(out, 'index.html'), `~/out ${notMade}`],
    ['has a folder for a marker', ({ out }) => write(join(out, '.gotgam'), 'a.txt'), `~/out ${notMade}`],
    ['is a file', (_places, folder) => write(folder, 'out'), '~/out is no folder'],
    [
      'is behind a link',
      ({ out }) => {
        write(`${out}-elsewhere`, 'thesis.txt')
        symlinkSync(`${out}-elsewhere`, out)
      },
      `~/out-elsewhere ${notMade}`,
    ],
    [
      'lies where the next output is written',
      ({ out }) => write(`${out}.next`, 'a.txt'),
      `~/out.next ${notMade}`,
    ],
    [
      'lies where the next output is written, beside an output',
      ({ out }) => {
        mark(out)
        write(`${out}.next`, 'a.txt')
      },
      `~/out.next ${notMade}`,
    ],
    [
      'lies where the last output is kept',
      ({ out }) => write(`${out}.previous`, 'a.txt'),
      `~/out.previous ${notMade}`,
    ],
    [
      'is a file where the next output is written',
      (_places, folder) => write(folder, 'out.next'),
      '~/out.next is no folder',
    ],
    [
      'is a link where the next output is written',
      ({ out }) => {
        write(`${out}-elsewhere`, 'thesis.txt')
        symlinkSync(`${out}-elsewhere`, `${out}.next`)
      },
      '~/out.next is no folder',
    ],
    [
      'is a working tree of Git, even one that holds what a build made',
      ({ out }) => {
        mark(out)
        write(out, '.git')
      },
      '~/out is a working tree of version control (it holds .git)',
    ],
  ])('%s', (_name, prepare, message) => expectRefusal({ prepare }, message))

  it('is a working tree that `git worktree add` has made', async () => {
    const prepare = ({ content: repository, out }: BuildPlaces) => {
      const git = (...parameters: string[]) =>
        spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
          cwd: repository,
        })
      for (const step of [
        ['init'],
        ['commit', '--allow-empty', '-m', 'a'],
        ['worktree', 'add', out, '-b', 'pages'],
      ]) {
        expect(git(...step).status).toBe(0)
      }
    }
    await expectRefusal({ prepare }, '~/out is a working tree of version control (it holds .git)')
  })
})

describe('an output that a build made is refused, too, where something else lies in it', () => {
  it.each<[string, Trial, string]>([
    [
      'the content',
      { places: { content: 'out/content' }, prepare: ({ out }) => mark(out) },
      'The output ~/out contains the content folder ~/out/content, and a build replaces all of its output. Name another output with ARCHIVE_OUT, or another content folder with ARCHIVE_CONTENT.',
    ],
    [
      'the content, over a link',
      {
        prepare: ({ content: folder, out }) => {
          mark(out)
          renameSync(folder, join(out, 'questions-of-mine'))
          symlinkSync(join(out, 'questions-of-mine'), folder)
        },
      },
      'The output ~/out contains the content folder ~/out/questions-of-mine',
    ],
    [
      'the cache',
      { places: { cache: 'out/cache' }, prepare: ({ out }) => mark(out) },
      'The output ~/out contains the cache ~/out/cache',
    ],
    [
      'the home folder',
      {
        prepare: ({ out }) => {
          mark(out)
          write(join(out, 'home/person'), 'a.txt')
        },
        environment: (folder) => ({ HOME: join(folder, 'out/home/person') }),
      },
      'The output ~/out contains the home folder ~/out/home/person',
    ],
    [
      'it lies in the content itself',
      { places: { out: 'content/dist' }, prepare: ({ out }) => mark(out) },
      'The output ~/content/dist lies inside the content folder ~/content, where a build changes nothing.',
    ],
    [
      'it is the content itself',
      { places: { out: 'content' }, prepare: () => {} },
      'The output ~/content is the content folder ~/content',
    ],
    [
      'a link leads to what is not there',
      { prepare: ({ out }) => symlinkSync(`${out}-disk`, out) },
      'The output leads over the link ~/out to ~/out-disk, which is not there. Make that folder, or remove the link.',
    ],
  ])('%s', (_name, trial, message) => expectRefusal(trial, message))

  it.each(['src/dist', 'public/dist', 'node_modules/dist'])(
    'it would be made in %s of the project',
    async (name) => {
      using site = createTestSite(content)
      const out = join(projectFolder, name)
      const { exitCode, stderr } = await runBuild({ ...site, out })
      expect(stderr).toContain(`${out} lies inside ${name.split('/')[0]}/ of the project`)
      expect(exitCode).toBe(1)
      expect(existsSync(out)).toBe(false)
    },
  )
})

describe('a folder that may be used', () => {
  it.each<[string, Trial['prepare']]>([
    ['is not there', () => {}],
    ['is empty', ({ out }) => mkdirSync(out)],
    [
      'lies beside empty folders',
      ({ out }) => ['.next', '.previous'].map((suffix) => mkdirSync(`${out}${suffix}`)),
    ],
    [
      'lies beside what killed builds left',
      ({ out }) => {
        for (const suffix of ['', '.next', '.previous']) {
          mark(`${out}${suffix}`)
          write(`${out}${suffix}`, 'half-a-page.html')
        }
      },
    ],
  ])('%s', async (_name, prepare) => {
    const { exitCode, said, files, beside } = await tryBuilding({ prepare })
    expect(exitCode, said).toBe(0)
    expect(files).toContain('index.html')
    expect(files).not.toContain('half-a-page.html')
    expect(beside).toEqual(['cache', 'content', 'out'])
  })

  it('holds nothing of the last output that this build did not make', async () => {
    using folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), 'gotgam-output-'))
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

  it('is behind a link, which stays one', async () => {
    using site = createTestSite(content)
    const disk = join(site.content, '../disk')
    mkdirSync(join(disk, 'site'), { recursive: true })
    symlinkSync(join(disk, 'site'), site.out)
    for (const round of [1, 2]) {
      writeContent(site.content, { questions: [{ id: `a${round}` }] })
      expect(await site.build()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(site.out) })
      expect(lstatSync(site.out).isSymbolicLink()).toBe(true)
      expect(listFiles(join(disk, 'site'))).toContain(`questions/a${round}/index.html`)
      expect(readdirSync(disk)).toEqual(round === 1 ? ['site'] : ['site', 'site.previous'])
    }
    // A stop between two renames, where a system can't exchange two names in one step.
    renameSync(join(disk, 'site.previous'), join(disk, 'site.next'))
    renameSync(join(disk, 'site'), join(disk, 'site.previous'))
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(readdirSync(disk)).toEqual(['site'])
  })
})

it.each<[string, Trial['prepare']]>([
  ['is a file', (_places, folder) => write(folder, 'cache')],
  ['is a link to nothing', ({ cache }) => symlinkSync(`${cache}-disk/a`, cache)],
])('a cache that %s is refused in words', async (_name, prepare) => {
  const { exitCode, said, before, after } = await tryBuilding({ prepare })
  expect(said.trim()).toBe(
    'The cache ~/cache is no folder, and none can be made there. Name another with ARCHIVE_CACHE.',
  )
  expect(exitCode).toBe(1)
  expect(after).toEqual(before)
})

describe('what is mounted', () => {
  const { obstacle, unmount } = mountSmallDisk()
  afterAll(unmount)

  it.skipIf(obstacle).for([
    [
      'an output on a disk of its own',
      ['-t', 'tmpfs', 'tmpfs'],
      'out',
      'Something is mounted on the output ~/out, so',
    ],
    ['an output that is another folder', ['--bind', 'elsewhere'], 'out', 'ARCHIVE_OUT=~/out/site'],
    [
      'a folder in the output',
      ['--bind', 'elsewhere'],
      'out/uploads',
      'Something is mounted on ~/out/uploads, inside the output ~/out',
    ],
  ] as const)('%s is refused before the work', async ([, parameters, at, message]) => {
    const prepare: Trial['prepare'] = ({ out }, folder) => {
      mark(join(folder, 'elsewhere'))
      write(join(folder, 'elsewhere'), 'upload.png')
      mark(out)
      mkdirSync(join(folder, at), { recursive: true })
      const { status } = spawnSync('mount', [...parameters, join(folder, at)], { cwd: folder })
      expect(status).toBe(0)
    }
    const finish: Trial['finish'] = (folder) => spawnSync('umount', [join(folder, at)])
    await expectRefusal({ prepare, finish }, message)
  })

  it.skipIf(obstacle)('a disk that may only be read is refused in words', async () => {
    const prepare: Trial['prepare'] = (_places, folder) => {
      mkdirSync(join(folder, 'disk'))
      const disk = ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', join(folder, 'disk')]
      expect(spawnSync('mount', disk).status).toBe(0)
    }
    const finish: Trial['finish'] = (folder) => spawnSync('umount', [join(folder, 'disk')])
    await expectRefusal(
      { places: { out: 'disk/out' }, prepare, finish },
      "A build writes beside its output, but ~/disk can't be written to (EROFS: read-only file system, open",
    )
  })
})

it('folders of a person in the cache stay, whatever their names begin with', async () => {
  using site = createTestSite(content)
  const own = ['bundle-of-photos/a.jpg', 'questions-of-mine/a.md', 'output-of-mine.json']
  for (const path of own) write(dirname(join(site.cache, path)), basename(path))
  expect(await site.build({ ownFonts: true })).toMatchObject({ exitCode: 0 })
  expect(listFiles(site.cache)).toEqual(expect.arrayContaining(own))
})

describe('once the new output is in its place', () => {
  it('what cannot be removed of the last is a warning, and the next build removes it', async ({ skip }) => {
    using site = createTestSite({ questions: [{ id: 'a' }, { id: 'b' }] })
    await site.build()
    using held = holdFile(join(site.out, 'questions/b/index.html'))
    if (held.obstacle) skip(held.obstacle)
    rmSync(join(site.content, 'questions/b.md'))
    const { exitCode, stdout, stderr } = await site.build()
    expect(exitCode, stderr).toBe(0)
    expect(stdout).toContain('1 questions')
    expect(stderr).toContain(`Warning: The last output is still there, in part, as ${site.out}.next.`)
    expect(listFiles(site.out)).not.toContain('questions/b/index.html')
    const blocked = await site.build()
    expect(blocked.exitCode).toBe(1)
    expect(blocked.stderr).toContain(`${site.out}.next, which an earlier build left, can't be removed`)
    held.release(join(`${site.out}.next`, 'questions/b/index.html'))
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(existsSync(`${site.out}.next`)).toBe(false)
  })

  it('a manifest that cannot be written is a warning, and nobody believes the old one', async (context) => {
    using site = createTestSite({ questions: [{ id: 'a' }] })
    await site.build()
    const name = readdirSync(site.cache).find((each) => each.startsWith('output-')) ?? ''
    const manifest = readFileSync(join(site.cache, name))
    writeContent(site.content, { questions: [{ id: 'a', title: '새 제목' }] })
    using held = holdFile(join(site.cache, name))
    if (held.obstacle) return context.skip(held.obstacle)
    const { exitCode, stderr } = await site.build()
    expect(exitCode, stderr).toBe(0)
    expect(stderr).toContain(`Warning: What is in ${site.out} could not be noted in the cache ${site.cache}`)
    expect(site.read('index.html')).toContain('새 제목')
    held.release()
    expect(readFileSync(join(site.cache, name))).toEqual(manifest)
    expect(await site.build()).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('Warning') })
    expect(site.read('index.html')).toContain('새 제목')
    expect(readFileSync(join(site.cache, name))).not.toEqual(manifest)
  })
})

describe('spare links for the next build', () => {
  const texts = (body: string) => ({
    questions: [
      { id: 'a', tags: ['api'] },
      { id: 'b', tags: ['rest'], body },
    ],
  })

  it('lie beside the output after an edit, and hold nothing that it does not', async () => {
    using site = createTestSite(texts('비밀'))
    const spare = `${site.out}.previous`
    await site.build()
    expect(existsSync(spare)).toBe(false)
    for (const body of ['고침', '또 고침']) {
      writeContent(site.content, texts(body))
      expect(await site.build()).toMatchObject({ exitCode: 0 })
      expect(takeSnapshot(site.out)).toMatchObject(takeSnapshot(spare))
      expect(listFiles(spare)).not.toContain('questions/b/index.html')
      const inodeOf = (folder: string) => lstatSync(join(folder, 'questions/a/index.html')).ino
      expect(inodeOf(spare)).toBe(inodeOf(site.out))
    }
  })

  it('are taken away by --one-output', async () => {
    using site = createTestSite(texts('하나'))
    await site.build()
    writeContent(site.content, texts('둘'))
    await site.build()
    for (const body of ['둘', '셋']) {
      expect(existsSync(`${site.out}.previous`)).toBe(true)
      writeContent(site.content, texts(body))
      expect(await site.build({ parameters: ['--one-output'] })).toMatchObject({ exitCode: 0 })
      expect(existsSync(`${site.out}.previous`)).toBe(false)
      writeContent(site.content, texts(`${body}.`))
      await site.build()
    }
  })

  it('bring nothing into an output that somebody has put among them', async () => {
    using site = createTestSite(texts('하나'))
    await site.build()
    writeContent(site.content, texts('둘'))
    await site.build()
    writeFileSync(`${site.out}.previous/questions/a/.DS_Store`, '')
    writeFileSync(`${site.out}.previous/index.html`, 'somebody')
    writeContent(site.content, texts('셋'))
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    expect(listFiles(site.out)).not.toContain('questions/a/.DS_Store')
    expect(site.read('index.html')).not.toBe('somebody')
  })
})
