import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type OutputManifest,
  readLastOutput,
  readManifest,
  settle,
  toManifest,
  writeManifest,
  writeMarker,
} from '../../../src/engine/last-output.ts'
import { digestFile } from '../../../src/kept/digest.ts'
import { keepTime } from '../../support/disk.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder()
const [cache, out] = [join(folder, 'cache'), join(folder, 'out')]
beforeEach(() => mkdirSync(cache))

const pages = 12

const pageOf = (number: number) => join(out, `questions/${number}/index.html`)
const favicon = () => digestFile(join(out, 'favicon.svg'))
const spare = `${out}.previous`

/** An output as a build leaves it, with one file besides its pages. What is done to it afterwards is done later. */
async function writeOutput(): Promise<OutputManifest> {
  const manifest: OutputManifest = { settled: 0, pages: {} }
  for (let number = 0; number < pages; number += 1) {
    const text = `<p>${number}</p>`
    mkdirSync(dirname(pageOf(number)), { recursive: true })
    writeFileSync(pageOf(number), text)
    const { size, mtimeMs } = statSync(pageOf(number))
    manifest.pages[`questions/${number}/index.html`] = ['digest', size, mtimeMs, crc32(text)]
  }
  writeFileSync(join(out, 'favicon.svg'), '<svg/>')
  manifest.settled = lstatSync(join(out, 'favicon.svg')).ctimeMs
  writeManifest(cache, out, manifest)
  await nextTick(manifest.settled)
  return manifest
}

/** @param lacking what is not among the links that lie beside it; undefined where nothing lies there. */
async function writeNotedOutput(lacking?: string[]): Promise<void> {
  const { settled, pages } = await writeOutput()
  writeMarker(out)
  if (lacking) cpSync(out, spare, { recursive: true })
  const others = { 'favicon.svg': favicon() }
  writeManifest(cache, out, toManifest(out, { settled, pages, others, lacking, until: settle(out) }))
}

/** Until the file system's clock shows another time. */
async function nextTick(since: number): Promise<void> {
  const probe = join(cache, 'probe')
  do {
    await setTimeout(1)
    writeFileSync(probe, '')
  } while (statSync(probe).ctimeMs <= since)
}

function listManifests(): string[] {
  return readdirSync(cache).filter((name) => name.startsWith('output-'))
}

/** Changes a file without changing its size and its time of change. */
function changeUnseen(path: string, text: string): void {
  const { size } = statSync(path)
  keepTime(path, () => writeFileSync(path, text))
  expect(statSync(path).size).toBe(size)
}

describe.each([
  ['few pages', pages],
  ['many pages, looked at by a worker', pages - 1],
])('%s', (_, few) => {
  test('are as they were left', async () => {
    const manifest = await writeOutput()
    expect(await readLastOutput({ cache, out }, few)).toEqual({
      manifest,
      touched: new Set(),
      renewed: new Map(),
      settled: manifest.settled,
      others: new Map([['favicon.svg', favicon()]]),
      isAsNoted: false,
      begun: statSync(out).ctimeMs,
      lacking: undefined,
    })
  })

  test('those that are missing, of other bytes, or no file any more are known', async () => {
    await writeOutput()
    rmSync(pageOf(1))
    writeFileSync(pageOf(2), '<p>longer</p>')
    writeFileSync(pageOf(3), '<p>x</p>')
    changeUnseen(pageOf(4), '<p>x</p>')
    rmSync(pageOf(5))
    mkdirSync(pageOf(5))
    renameSync(pageOf(6), join(out, 'moved.html'))
    symlinkSync(join(out, 'moved.html'), pageOf(6))
    const { touched } = await readLastOutput({ cache, out }, few)
    expect([...touched].sort()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `questions/${number}/index.html`))
  })

  test('those that are older or younger, but of the same bytes, are as they were left', async () => {
    const manifest = await writeOutput()
    utimesSync(pageOf(3), 1_700_000_000, 1_700_000_000)
    // As a build does it that takes them over.
    linkSync(pageOf(4), join(cache, 'link'))
    const { touched, renewed, settled } = await readLastOutput({ cache, out }, few)
    expect(touched).toEqual(new Set())
    expect(renewed.get('questions/3/index.html')).toBe(1_700_000_000_000)
    expect(settled).toBe(Math.max(lstatSync(pageOf(3)).ctimeMs, lstatSync(pageOf(4)).ctimeMs))
    expect(settled).toBeGreaterThan(manifest.settled)
  })

  test('a copy of all is as it was left', async () => {
    await writeOutput()
    cpSync(out, `${out}-copy`, { recursive: true })
    rmSync(out, { recursive: true })
    renameSync(`${out}-copy`, out)
    const { touched, renewed } = await readLastOutput({ cache, out }, few)
    expect(touched).toEqual(new Set())
    expect(renewed.size).toBe(pages)
  })

  test('other files are told by their digests, links and empty folders without', async () => {
    await writeOutput()
    writeFileSync(join(out, 'questions/5/note.txt'), '')
    symlinkSync(join(out, 'favicon.svg'), join(out, 'link.svg'))
    mkdirSync(join(out, 'notes/drafts'), { recursive: true })
    const { others } = await readLastOutput({ cache, out }, few)
    expect(Object.fromEntries(others)).toEqual({
      'favicon.svg': favicon(),
      'link.svg': '',
      'notes/drafts/': '',
      'questions/5/note.txt': digestFile(join(out, 'questions/5/note.txt')),
    })
  })
})

test('no output, and no manifest of it', async () => {
  expect(await readLastOutput({ cache, out })).toEqual({
    manifest: { settled: 0, pages: {} },
    touched: new Set(),
    renewed: new Map(),
    settled: 0,
    others: new Map(),
    isAsNoted: false,
    begun: 0,
    lacking: undefined,
  })
  mkdirSync(out)
})

describe('an output of which it was noted what the file system says', () => {
  beforeEach(() => writeNotedOutput())

  test('is not looked at where that is the same', async () => {
    const last = await readLastOutput({ cache, out })
    const others = new Map([
      ['favicon.svg', favicon()],
      ['.gotgam', digestFile(join(out, '.gotgam'))],
    ])
    expect(last).toMatchObject({ isAsNoted: true, others, touched: new Set(), renewed: new Map() })
  })

  test.each<[string, () => void]>([
    ['a page', () => writeFileSync(pageOf(3), '<p>x</p>')],
    ['the time of a page', () => utimesSync(pageOf(3), 1_700_000_000, 1_700_000_000)],
    ['another file', () => writeFileSync(join(out, 'favicon.svg'), '<svg />')],
    ['a file that is gone', () => rmSync(join(out, 'favicon.svg'))],
    ['a file that somebody has put there', () => writeFileSync(join(out, 'questions/5/note.txt'), '')],
    ['an empty folder', () => mkdirSync(join(out, 'questions/5/drafts'))],
    [
      'a folder that is in the place of another',
      () => cpSync(join(out, 'questions/5'), join(out, 'questions/6'), { recursive: true }),
    ],
  ])('is looked at where %s is another', async (_, change) => {
    change()
    expect(await readLastOutput({ cache, out })).toMatchObject({ isAsNoted: false })
  })
})

test('nothing is noted of an output that was touched after it was looked at', async () => {
  const { settled, pages } = await writeOutput()
  writeMarker(out)
  const until = settle(out)
  await nextTick(until)
  changeUnseen(pageOf(3), '<p>x</p>')
  expect(toManifest(out, { settled, pages, others: {}, lacking: [], until })).toEqual({ settled, pages })
})

describe('the links that lie beside an output', () => {
  beforeEach(() => writeNotedOutput(['favicon.svg']))

  test('are those to all files but a few', async () => {
    expect(await readLastOutput({ cache, out })).toMatchObject({ lacking: new Set(['favicon.svg']) })
  })

  test.each<[string, () => void]>([
    ['are gone', () => rmSync(spare, { recursive: true })],
    ['have another file among them', () => writeFileSync(join(spare, 'questions/5/.DS_Store'), '')],
    ['lack one', () => rmSync(join(spare, 'questions/5/index.html'))],
    ['have an empty folder', () => mkdirSync(join(spare, 'questions/drafts'))],
  ])('are not used where they %s', async (_, change) => {
    change()
    expect(await readLastOutput({ cache, out })).toMatchObject({ isAsNoted: true, lacking: undefined })
  })
})

describe('an output that changed places with its links', () => {
  const page = 'questions/3/index.html'
  const others = { 'favicon.svg': '' }
  const touched = ['questions', 'questions/3', page]

  /** @returns the manifest of before, and what is known of the output once a page of it is another. */
  async function exchangeOutput() {
    const { settled, pages } = await writeOutput()
    writeMarker(out)
    for (const file of [...Object.keys(pages), 'favicon.svg']) {
      mkdirSync(dirname(join(spare, file)), { recursive: true })
      linkSync(join(out, file), join(spare, file))
    }
    writeMarker(spare)
    const manifest = toManifest(out, { settled, pages, others, lacking: [], until: settle(out) })
    rmSync(join(spare, page))
    writeFileSync(join(spare, page), '<p>other</p>')
    rmSync(pageOf(3))
    renameSync(out, `${out}.next`)
    renameSync(spare, out)
    renameSync(`${out}.next`, spare)
    return { manifest, known: { settled, pages, others, lacking: [page], until: settle(out) } }
  }

  test('is noted as one of which all is looked at', async () => {
    const { manifest, known } = await exchangeOutput()
    const anew = toManifest(out, known)
    expect(anew.noted?.spare).toMatchObject({ lacking: [page] })
    expect(toManifest(out, { ...known, exchanged: { manifest, touched } })).toEqual(anew)
  })

  test('is not believed to be as it was where somebody touches it meanwhile', async () => {
    const { manifest, known } = await exchangeOutput()
    await nextTick(known.until)
    changeUnseen(pageOf(5), '<p>x</p>')
    writeManifest(cache, out, toManifest(out, { ...known, exchanged: { manifest, touched } }))
    expect(readManifest(cache, out).noted).toBeDefined()
    expect(await readLastOutput({ cache, out })).toMatchObject({
      isAsNoted: false,
      touched: new Set(['questions/3/index.html', 'questions/5/index.html']),
    })
  })
})

describe('a manifest is read as it was written, or not at all', () => {
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut', (bytes) => bytes.subarray(0, bytes.length - 9)],
    ['without its beginning', (bytes) => bytes.subarray(9)],
    ['of a page that is none', () => Buffer.from('{"settled":1,"pages":{"a":null}}')],
    ['changed in one digit', (bytes) => Buffer.from(bytes.toString().replace('questions/1', 'questions/2'))],
  ])('%s', async (_, damage) => {
    await writeOutput()
    const [name = ''] = listManifests()
    const bytes = readFileSync(join(cache, name))
    expect(damage(bytes).equals(bytes)).toBe(false)
    writeFileSync(join(cache, name), damage(bytes))
    expect(readManifest(cache, out)).toEqual({ settled: 0, pages: {} })
  })

  test('a folder in its place', async () => {
    const manifest = await writeOutput()
    const [name = ''] = listManifests()
    rmSync(join(cache, name))
    mkdirSync(join(cache, name, 'a'), { recursive: true })
    expect(readManifest(cache, out)).toEqual({ settled: 0, pages: {} })
    writeManifest(cache, out, manifest)
    expect(readManifest(cache, out)).toEqual(manifest)
  })
})
