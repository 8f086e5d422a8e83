import { expect, test } from 'vitest'
import { toImportFailure } from '../../../src/commands/import.ts'
import { describeError, Failure } from '../../../src/words/failure.ts'

const foreign = (folder: string, other = '') =>
  new Failure('import-foreign', { folder, held: 'questions', key: 'mysite:qa', other })
const fullDisk = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
const fullDatabase = Object.assign(new Error('database or disk is full'), {
  code: 'ERR_SQLITE_ERROR',
  errcode: 13,
})
const otherDatabase = Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 })

test.each<[name: string, error: Error, target: string, korean: string]>([
  [
    'the samples',
    foreign('/gotgam/content'),
    '/gotgam/content',
    '이 원본을 가져온 적이 없는 폴더입니다: /gotgam/content (questions 등이 있습니다). 이 프로젝트의 예시 글만 있다면 git rm -r content로 지우고 다시 실행해 주세요. 다른 글이 있다면 다른 폴더를 --out으로 정하거나, 이 폴더에 더하도록 --into를 붙여 주세요.',
  ],
  [
    'another community in the place of the samples',
    foreign('/gotgam/content', 'other:qa'),
    '/gotgam/content',
    '이 원본을 가져온 적이 없는 폴더입니다: /gotgam/content (questions 등이 있습니다). 이 폴더의 원본: other:qa. 가져올 원본: mysite:qa. 다른 폴더를 --out으로 정해 주세요. 이 폴더에 더하려면 --into를 붙여 주세요.',
  ],
  [
    'a folder elsewhere',
    foreign('/home/content'),
    '/home/content',
    '이 원본을 가져온 적이 없는 폴더입니다: /home/content (questions 등이 있습니다). 가져올 원본: mysite:qa. 다른 폴더를 --out으로 정해 주세요. 이 폴더에 더하려면 --into를 붙여 주세요.',
  ],
  ...[fullDisk, fullDatabase].map((error): [string, Error, string, string] => [
    error.message,
    error,
    '/out',
    '디스크에 자리가 없습니다: /out. 원본의 두세 배쯤 자리를 비우거나 --out으로 다른 디스크의 폴더를 정해 주세요. 아무것도 바꾸지 않았습니다.',
  ]),
  ['whatever else', otherDatabase, '/out', 'database is locked'],
])('%s', (_name, error, target, korean) => {
  const failure = toImportFailure(error, { root: '/gotgam', target })
  expect(describeError(failure, 'ko')).toBe(korean)
})

test('in English', () => {
  const failure = toImportFailure(foreign('/gotgam/content'), { root: '/gotgam', target: '/gotgam/content' })
  expect(describeError(failure, 'en')).toBe(
    '/gotgam/content holds something else than an earlier import of this source: questions. If these are only the samples of the project, remove them with git rm -r content and try again. Else name another folder with --out, or add to this one with --into.',
  )
})
