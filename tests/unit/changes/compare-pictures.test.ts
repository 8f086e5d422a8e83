import { expect, test } from 'vitest'
import { comparePictures } from '../../../src/changes/compare-pictures.ts'
import type { Picture } from '../../../src/picture/picture.ts'

const size = { digest: 'a', width: 1, height: 1 }

function toPictures(...paths: string[]): Map<string, Picture> {
  return new Map(paths.map((path) => [path.normalize('NFC'), { ...size, path, type: 'png' }]))
}

test('pictures of bodies and of the theme that are not as they were, in order of path', () => {
  const current = {
    pictures: toPictures('files/new.png', 'files/same.png', 'files/그림.png'.normalize('NFD')),
    themePictures: {
      logo: { ...size, path: 'theme/logo.svg' },
      favicon: { ...size, path: 'theme/favicon.svg' },
    },
  }
  const same = new Set(['files/same.png', 'theme/favicon.svg'])
  const paths = [...same, 'files/gone.png', 'files/그림.png', 'theme/logo.svg', 'questions/a.md']
  expect(comparePictures(current, { paths, isSame: (path) => same.has(path) })).toEqual([
    { path: 'files/gone.png', change: 'removed' },
    { path: 'files/new.png', change: 'new' },
    { path: 'files/그림.png'.normalize('NFD'), change: 'changed' },
    { path: 'theme/logo.svg', change: 'changed' },
  ])
  const without = { pictures: toPictures('files/same.png'), themePictures: {} }
  expect(comparePictures(without, { paths: ['theme/logo.svg'], isSame: (path) => same.has(path) })).toEqual([
    { path: 'theme/logo.svg', change: 'removed' },
  ])
})
