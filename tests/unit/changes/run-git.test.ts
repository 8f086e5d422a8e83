import { expect, test } from 'vitest'
import { createRunGit, GitFailure } from '../../../src/changes/run-git.ts'

test('what Git writes comes back as it is', () => {
  expect(createRunGit(import.meta.dirname)(['--version']).toString()).toMatch(/^git version \d/)
})

test('a part of what Git writes is never taken for the whole', () => {
  const run = createRunGit(import.meta.dirname, 4)
  expect(() => run(['--version'])).toThrow(
    new GitFailure('git --version wrote more than can be read at once.'),
  )
})
