import { expect, test } from 'vitest'
import { createRunGit } from '../../../src/changes/run-git.ts'
import { Failure } from '../../../src/messages/failure.ts'

test('what Git writes comes back as it is', () => {
  expect(createRunGit(import.meta.dirname)(['--version']).toString()).toMatch(/^git version \d/)
})

test('a part of what Git writes is never taken for the whole', () => {
  const run = createRunGit(import.meta.dirname, 4)
  expect(() => run(['--version'])).toThrow(new Failure('git-too-much', { command: 'git --version' }))
})
