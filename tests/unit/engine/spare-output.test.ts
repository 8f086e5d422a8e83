// The folder of links in which the next output begins.
import { linkSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeMarker } from '../../../src/engine/last-output.ts'
import { leaveSpare, takeSpare } from '../../../src/engine/output-folder.ts'
import { listFiles } from '../../../src/kept/files.ts'
import { holdFile } from '../../support/disk.ts'
import { useFolder } from '../../support/use-folder.ts'

const parent = useFolder()
const out = join(parent, 'dist')
beforeEach(() => {
  for (const file of all) write(out, file)
  writeMarker(out)
})

const all = ['index.html', 'questions/a/index.html', 'questions/b/index.html', 'style.css']

function write(folder: string, file: string, text = file): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** With links to all files of the output. */
function makeSpare(): string {
  const spare = `${out}.previous`
  for (const file of all) {
    mkdirSync(dirname(join(spare, file)), { recursive: true })
    linkSync(join(out, file), join(spare, file))
  }
  writeMarker(spare)
  return spare
}

function list(folder: string): string[] {
  return listFiles(folder)
    .map(({ file }) => file)
    .sort()
}

describe('the next output begins in it', () => {
  const take = (...kept: string[]) => takeSpare(out, all, (file) => kept.includes(file))

  test('with what is kept, and nothing else', async () => {
    makeSpare()
    expect(await take('index.html', 'questions/b/index.html')).toEqual(
      new Set(['index.html', 'questions/b/index.html']),
    )
    expect(list(`${out}.next`)).toEqual(['.gotgam', 'index.html', 'questions/b/index.html'])
    expect(list(parent).filter((file) => file.startsWith('dist.previous'))).toEqual([])
    expect(list(out)).toEqual(['.gotgam', ...all])
  })

  test('unless it has to be removed, and stays', async ({ skip }) => {
    using held = holdFile(join(makeSpare(), 'style.css'))
    if (held.obstacle) skip(held.obstacle)
    await expect(take()).rejects.toMatchObject({
      failure: 'leftover-stays',
      detail: { folder: `${out}.previous`, reason: expect.stringMatching(/^E(?:PERM|ACCES)/) },
    })
  })

  test.each<[string, () => void]>([
    ['where nothing is kept', () => makeSpare()],
    ['where there is none', () => {}],
    ['where somebody has touched it', () => write(makeSpare(), 'questions/a/.DS_Store')],
  ])('not %s, and none is left', async (_, prepare) => {
    prepare()
    expect(await takeSpare(out, undefined, () => true)).toBeUndefined()
    expect(await take()).toBeUndefined()
    expect(list(parent)).toEqual(['dist/.gotgam', ...all.map((file) => `dist/${file}`)])
  })

  test('not where the folder is somebody else’s, which stays', async () => {
    write(`${out}.previous`, 'mine.txt')
    await expect(take('index.html')).rejects.toThrow('dist.previous')
    expect(list(`${out}.previous`)).toEqual(['mine.txt'])
  })
})

test('of the last output what the new one has as well stays', async () => {
  renameSync(out, `${out}.next`)
  await leaveSpare(out, `${out}.next`, ['questions/b/index.html', 'style.css'])
  expect(list(parent)).toEqual([
    'dist.previous/.gotgam',
    'dist.previous/index.html',
    'dist.previous/questions/a/index.html',
  ])
})
