import { expect, test } from 'vitest'
import { checkImportTarget } from '../../../src/commands/import.ts'

const folders = {
  root: '/p',
  out: '/p/dist',
  cache: '/p/.cache',
  questionCache: '/p/.cache/q',
  templates: '',
}

test.each([
  ['/p', '/p'],
  ['/', '/p'],
  ['/p/src', '/p/src'],
  ['/p/src/content', '/p/src'],
  ['/p/public/..', '/p'],
  ['/p/dist/content', '/p/dist'],
  ['/p/.cache', '/p/.cache'],
])('%s is no place for content', (target, path) => {
  expect(() => checkImportTarget(target, folders)).toThrow(
    expect.objectContaining({ failure: 'import-target-taken', detail: { target, path } }),
  )
})

test.each(['/p/content', '/p/my-community', '/q', '/p/srcs'])('%s is one', (target) => {
  expect(() => checkImportTarget(target, folders)).not.toThrow()
})
