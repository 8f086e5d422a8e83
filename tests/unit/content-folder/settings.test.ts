import { expect, test } from 'vitest'
import { toBasePath } from '../../../src/content-folder/base-path.ts'
import { sampleSettings } from '../../support/sample-settings.ts'

test.each([
  [undefined, '/'],
  ['https://example.org', '/'],
  ['https://example.org/', '/'],
  ['https://example.org/archive', '/archive/'],
  ['https://example.org/archive/', '/archive/'],
  ['https://example.org/a/b//', '/a/b/'],
  ['https://example.org/보관소/', '/%EB%B3%B4%EA%B4%80%EC%86%8C/'],
])('base path of %s is %s', (url, base) => {
  expect(toBasePath({ ...sampleSettings, url })).toBe(base)
})
