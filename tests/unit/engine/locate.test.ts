import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Location, locate, relate } from '../../../src/engine/locate.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder()
beforeEach(() => {
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  writeFileSync(join(folder, 'file'), '')
  const links = {
    'to-a': 'a',
    'to-b': 'to-a/b',
    'to-c': 'a/c',
    'to-nothing': '../nowhere/x',
    circle: 'circle',
  }
  for (const [link, target] of Object.entries(links)) symlinkSync(target, join(folder, link))
})

describe('links are followed, also those of parents', () => {
  test.each([
    // given, where it is, the link that leads to nothing
    ['a/b', 'a/b', undefined],
    ['a/b/', 'a/b', undefined],
    ['a/../a/./b', 'a/b', undefined],
    ['to-a', 'a', undefined],
    ['to-b', 'a/b', undefined],
    ['to-a/b', 'a/b', undefined],
    ['to-a/new', 'a/new', undefined],
    ['to-b/new/newer', 'a/b/new/newer', undefined],
    ['new', 'new', undefined],
    ['file/new', 'file/new', undefined],
    ['to-c', 'a/c', 'to-c'],
    ['to-c/new', 'a/c/new', 'to-c'],
    ['to-nothing', '../nowhere/x', 'to-nothing'],
  ])('%s', (given, path, link) => {
    const location = locate(join(folder, given))
    expect(location.path).toBe(join(folder, path))
    expect(location.dangling?.link).toBe(link === undefined ? undefined : join(folder, link))
  })

  test('a circle leads nowhere', () => {
    expect(() => locate(join(folder, 'circle'))).toThrow('ELOOP')
  })
})

describe('how folders stand to each other', () => {
  test.each([
    ['a', 'a', 'is'],
    ['to-a', 'a', 'is'],
    ['a', 'a/b', 'contains'],
    ['a', 'to-b', 'contains'],
    ['a', 'a/new', 'contains'],
    ['a', 'to-a/new/newer', 'contains'],
    ['to-b', 'to-a', 'lies inside'],
    ['a/new', 'to-a', 'lies inside'],
    ['new', 'new', 'is'],
    ['new', 'new/newer', 'contains'],
    ['a', 'ab', undefined],
    ['new', 'new-2', undefined],
    ['a/b', 'a/c', undefined],
  ] as const)('%s, %s: %s', (one, other, relation) => {
    expect(relate(locate(join(folder, one)), locate(join(folder, other)))).toBe(relation)
  })

  test('a folder of two names, as on a disk that does not tell case apart, is one', () => {
    const before = locate(join(folder, 'a/b'))
    const site = locate(join(folder, 'a'))
    renameSync(join(folder, 'a'), join(folder, 'A'))
    expect(relate(locate(join(folder, 'A')), site)).toBe('is')
    expect(relate(locate(join(folder, 'A')), before)).toBe('contains')
    expect(relate(locate(join(folder, 'A/b')), site)).toBe('lies inside')
  })

  test('where a disk numbers nothing, names decide', () => {
    const unnumbered = ({ chain, ...location }: Location): Location => ({
      ...location,
      chain: chain.map(({ path }) => ({ path, id: undefined })),
    })
    const [a, b] = [unnumbered(locate(join(folder, 'a'))), unnumbered(locate(join(folder, 'a/b')))]
    expect([relate(a, b), relate(b, a), relate(a, a)]).toEqual(['contains', 'lies inside', 'is'])
    expect(relate(b, unnumbered(locate(join(folder, 'file'))))).toBeUndefined()
  })
})
