import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listPictureFiles } from '../../../src/folder/files.ts'
import { readPictures } from '../../../src/folder/read-pictures.ts'
import { limits } from '../../../src/format/limits.ts'
import { heavyPictures } from '../../support/heavy-pictures.ts'
import {
  createExif,
  createGif,
  createJpeg,
  createPng,
  createWebp,
  toExifSegment,
  toPngChunk,
} from '../../support/pictures.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), bytes)
}

async function read(key?: string) {
  const cache = key === undefined ? {} : { cache: { folder: join(folder, 'cache'), key } }
  mkdirSync(join(folder, 'cache'), { recursive: true })
  return readPictures({ folder, files: listPictureFiles(folder).files, ...cache })
}

/** What one file is: its type and size, or its fault. */
async function describeFile(bytes: Uint8Array): Promise<string> {
  write('files/a', bytes)
  const { pictures, issues } = await read()
  const [picture] = pictures.values()
  if (!picture) return issues.map(({ code, detail }) => [code, ...Object.values(detail)].join(' ')).join()
  return `${picture.type} ${picture.width}×${picture.height}`
}

describe('pictures', () => {
  test.each<[string, Buffer]>([
    ['png 4×2', createPng(4, 2)],
    ['png 5000×5000', createPng(5000, 5000)],
    ['gif 20×10', createGif(20, 10)],
    ['gif 100×100', createGif(100, 100, 2500)],
    ['webp 3×2', createWebp()],
    ...[1, 2, 3, 4].map((orientation): [string, Buffer] => ['jpg 4×2', turn(orientation)]),
    ...[5, 6, 7, 8].map((orientation): [string, Buffer] => ['jpg 2×4', turn(orientation)]),
    // What other programs read behind or before it.
    ['png 4×2', Buffer.concat([createPng(4, 2), Buffer.from('PK\u0003\u0004')])],
  ])('%s', async (described, bytes) => {
    expect(await describeFile(bytes)).toBe(described)
  })
})

function turn(orientation: number): Buffer {
  return createJpeg(4, 2, [toExifSegment(createExif({ orientation }))])
}

const moving = toPngChunk('fcTL', Buffer.alloc(26))

describe('faults', () => {
  test.each([
    ['not-picture empty', Buffer.alloc(0)],
    ['not-picture svg', Buffer.from('<svg/>')],
    ['not-picture other', Buffer.from('GIF8')],
    ['damaged-picture png', createPng(4, 2).subarray(0, 50)],
    ['damaged-picture jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100, 7)])],
    ['damaged-picture gif', Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
    ['damaged-picture png', Buffer.concat([createPng(4, 2).subarray(0, 8), createGif(4, 2)])],
    ['damaged-picture png', createPng(0, 0)],
    ['picture-too-large 25', createPng(5001, 5000)],
    ['picture-too-large 25', createPng(30_000, 30_000)],
    ['picture-too-large 25', createGif(6000, 5000)],
    ['picture-too-large 25', createGif(100, 100, 2501)],
    ['picture-too-large 25', createPng(5000, 2500, [moving, moving, moving])],
    ['picture-too-large 25', createJpeg(60_000, 60_000)],
  ])('%s', async (described, bytes) => {
    expect(await describeFile(bytes)).toBe(described)
  })

  test.each(heavyPictures)('%s: %s', async (_, said, bytes) => {
    expect(bytes.length).toBeLessThanOrEqual(limits.pictureBytes)
    expect(await describeFile(bytes)).toBe(said)
  })

  test('a large file is not read', () => {
    write('files/a.png', Buffer.alloc(2 * 1024 * 1024 + 1))
    expect(listPictureFiles(folder)).toMatchObject({
      files: [],
      issues: [{ code: 'picture-too-large', detail: { megabytes: 2 } }],
    })
  })

  test('what is no file is an issue, and the others are listed all the same', () => {
    write('files/b/good.png', createPng(1, 1))
    for (const path of ['.DS_Store', 'b/Thumbs.db', '.git/HEAD', '.hidden/.gitkeep', 'b/.gitattributes']) {
      write(`files/${path}`, 'a')
    }
    symlinkSync(join(folder, 'files/b/good.png'), join(folder, 'files/link.png'))
    symlinkSync(join(folder, 'files/b'), join(folder, 'files/folder'))
    spawnSync('mkfifo', [join(folder, 'files/fifo')])
    const { files, issues } = listPictureFiles(folder)
    expect(files.map(({ path }) => path)).toEqual(['files/b/good.png'])
    expect(issues.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'files/.git unknown-file',
      'files/b/.gitattributes git-attributes',
      'files/fifo file-unreadable',
      'files/folder symbolic-link',
      'files/link.png symbolic-link',
    ])
  })

  test('a link in the place of the folder', () => {
    symlinkSync(tmpdir(), join(folder, 'files'))
    expect(listPictureFiles(folder).issues.map(({ code }) => code)).toEqual(['symbolic-link'])
  })
})

describe('the cache', () => {
  test('is made again by other code, and whatever is wrong with it', async () => {
    write('files/a.png', createPng(4, 2))
    write('files/b.png', 'a')
    const first = await read('1')
    expect(first.issues.map(({ code }) => code)).toEqual(['not-picture'])
    for (const damage of ['', '1 {}', 'a'.repeat(100), '0 null\n']) {
      expect(await read('1')).toEqual(first)
      writeFileSync(join(folder, 'cache/pictures.json'), damage)
      expect(await read('1')).toEqual(first)
    }
    expect(await read('2')).toEqual(first)
  })

  test('sees a file of the same length that is another', async () => {
    write('files/a.png', createPng(4, 2))
    await read('1')
    write('files/a.png', createPng(4, 2, [], 9))
    const [picture] = (await read('1')).pictures.values()
    write('files/a.png', createPng(4, 2))
    const [before] = (await read('1')).pictures.values()
    expect(picture?.digest).not.toBe(before?.digest)
  })
})
