import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeMarker } from '../../../src/engine/last-output.ts'
import { createOutputFolder } from '../../../src/engine/output-folder.ts'
import { findLastOutput } from '../../../src/engine/take-output.ts'
import { useFolder } from '../../support/use-folder.ts'

const parent = useFolder()

function make(name: string, content: string): string {
  const folder = join(parent, name)
  mkdirSync(join(folder, 'sub'), { recursive: true })
  writeFileSync(join(folder, 'sub', 'page.html'), content)
  return folder
}

function makeMarked(name: string, content: string): string {
  const folder = make(name, content)
  writeMarker(folder)
  return folder
}

function read(folder: string): string {
  return readFileSync(join(folder, 'sub', 'page.html'), 'utf8')
}

/** Puts a new output in the place of that of the name. @returns the folder with what was there. */
async function exchange(name: string): Promise<string | undefined> {
  const output = createOutputFolder(join(parent, name))
  output.add('sub/page.html', Buffer.from('new'))
  return await output.commit()
}

describe('exchanging', () => {
  test.each(['dist', '보관소 1', "it's $HOME"])(
    '%s: the new folder stands in the place of the old',
    async (name) => {
      const current = makeMarked(name, 'old')
      writeFileSync(join(current, 'only-old.html'), 'old')
      const former = await exchange(name)
      expect(read(current)).toBe('new')
      expect(existsSync(join(current, 'only-old.html'))).toBe(false)
      expect(readdirSync(parent).sort()).toEqual([name, former?.slice(parent.length + 1)].sort())
      expect(read(former ?? '')).toBe('old')
    },
  )

  test('where there was none, there is no former folder', async () => {
    expect(await exchange('dist')).toBeUndefined()
    expect(read(join(parent, 'dist'))).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('when there is nothing new, the old one stays in its place', async () => {
    const current = makeMarked('dist', 'old')
    const output = createOutputFolder(current)
    rmSync(output.next, { recursive: true })
    await expect(output.commit()).rejects.toThrow('ENOENT')
    await output.discard()
    expect(read(current)).toBe('old')
    expect(readdirSync(parent)).toEqual(['dist'])
  })
})

/** Whoever asks for the output puts it back. */
function restore(): void {
  try {
    findLastOutput(join(parent, 'dist'))
  } catch (error) {
    expect(error).toMatchObject({ failure: 'no-output' })
  }
}

describe('restoring after a stop between two renames', () => {
  test('brings the old folder back', () => {
    makeMarked('dist.previous', 'old')
    makeMarked('dist.next', 'new')
    restore()
    expect(read(join(parent, 'dist'))).toBe('old')
    expect(readdirSync(parent)).toEqual(['dist', 'dist.next'])
  })

  test('leaves spare links where somebody has taken the output away', () => {
    makeMarked('dist.previous', 'old')
    restore()
    expect(readdirSync(parent)).toEqual(['dist.previous'])
  })

  test('leaves a folder that no build made', () => {
    make('dist.previous', 'of a person')
    makeMarked('dist.next', 'new')
    restore()
    expect(readdirSync(parent)).toEqual(['dist.next', 'dist.previous'])
  })

  test('leaves a folder that is there', () => {
    makeMarked('dist.previous', 'old')
    make('dist', 'new')
    restore()
    expect(read(join(parent, 'dist'))).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist', 'dist.previous'])
  })

  test('does nothing where there is nothing', () => {
    restore()
    expect(readdirSync(parent)).toEqual([])
  })
})
