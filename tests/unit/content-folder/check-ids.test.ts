import { describe, expect, test } from 'vitest'
import { checkIds } from '../../../src/content-folder/check-ids.ts'

/** Paths below `questions/`, each with its beginning; those with a star were published. */
function check(...files: [path: string, start: number | undefined][]): string[] {
  const named = files.map(([given, start]) => {
    const path = `questions/${given.replace('*', '')}`
    const id = path.split('/').at(-1)?.replace(/\.md$/, '').normalize('NFC') ?? ''
    return { id, path, start, published: given.includes('*') }
  })
  const find = (path: string) => named.find((file) => file.path === path)
  return checkIds(named, {
    isPublished: (path) => find(path)?.published ?? false,
    findStart: (path) => find(path)?.start,
  }).map(
    ({ path, code, detail }) => `${path} ${code} ${detail['own']} ${detail['other']} ${detail['nearest']}`,
  )
}

describe('names that are one id', () => {
  test.each([
    ['put.md', 'patch.md', false],
    ['put.md', 'Put.md', true],
    ['2023/put.md', '2024/put.md', true],
    ['이직.md', `${'이직'.normalize('NFD')}.md`, true],
    ['a1.md', 'ａ1.md', true],
  ])('%s and %s: %s', (one, other, clash) => {
    expect(check([one, 1], [other, 2])).toHaveLength(clash ? 1 : 0)
  })
})

describe('the fault is that of', () => {
  test.each<[string, [string, number | undefined], [string, number | undefined], string]>([
    ['what was not published', ['2023/put.md', 1], ['2024/*put.md', 2], '2023/put.md'],
    ['the younger of two that were published', ['*a/put.md', 2], ['*b/put.md', 1], 'a/put.md'],
    ['the younger of two that are new', ['a/put.md', 1], ['b/put.md', 2], 'b/put.md'],
    ['what does not tell its beginning', ['a/put.md', undefined], ['b/put.md', 2], 'a/put.md'],
    ['the later path of two that are as old', ['a/put.md', 1], ['b/put.md', 1], 'b/put.md'],
    ['the later path where neither tells', ['a/put.md', undefined], ['b/put.md', undefined], 'b/put.md'],
  ])('%s', (_, one, two, faulty) => {
    const others = [one, two].map(([path]) => `questions/${path.replace('*', '')}`)
    const other = others.find((path) => path !== `questions/${faulty}`)
    const expected = `questions/${faulty} duplicate-id questions/${faulty} ${other} put-2.md`
    expect(check(one, two)).toEqual([expected])
    expect(check(two, one)).toEqual([expected])
  })
})

test('three files: each is told a name of its own that nobody has', () => {
  expect(check(['a/put.md', 1], ['b/Put.md', 2], ['c/put.md', 3], ['put-2.md', 4])).toEqual([
    'questions/b/Put.md duplicate-id questions/b/Put.md questions/a/put.md Put-3.md',
    'questions/c/put.md duplicate-id questions/c/put.md questions/a/put.md put-4.md',
  ])
})

test('a name that leaves no room for a number is shortened', () => {
  const id = 'a'.repeat(200)
  expect(check([`1/${id}.md`, 1], [`2/${id}.md`, 2])[0]).toMatch(/ a{198}-2\.md$/)
})
