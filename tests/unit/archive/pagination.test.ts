import { describe, expect, test } from 'vitest'
import { toListPages, toPagerNumbers } from '../../../src/archive/listing.ts'
import { toIds, toListed } from './listed.ts'

describe('pages (decision 6)', () => {
  test.each([
    ['nothing is one empty page', '', 2, ['']],
    ['one', 'a', 2, ['a']],
    ['exactly full', 'abcd', 2, ['ab', 'cd']],
    ['one over', 'abcde', 2, ['ab', 'cd', 'e']],
    ['one a page', 'abc', 1, ['a', 'b', 'c']],
    ['all on one page', 'abc', 200, ['abc']],
  ])('%s', (_, entries, pageSize, pages) => {
    const listed = [...entries].map((id) => toListed(id, 1))
    const made = toListPages(listed, { pageSize, offered: [] })
    expect(made.map((page) => toIds(page.entries).replaceAll(' ', ''))).toEqual(pages)
  })
})

describe('numbers of a pager', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 2, '1 2'],
    [1, 3, '1 2 3'],
    [2, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [4, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [1, 20, '1 2 3 … 20'],
    [2, 20, '1 2 3 … 20'],
    [3, 20, '1 2 3 4 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [18, 20, '1 … 17 18 19 20'],
    [19, 20, '1 … 18 19 20'],
    [20, 20, '1 … 18 19 20'],
  ])('%d of %d', (current, last, numbers) => {
    expect(
      toPagerNumbers(current, last)
        .map((number) => (number === 'gap' ? '…' : number))
        .join(' '),
    ).toBe(numbers)
  })

  test('a gap stands for two or more, and every page can be reached', () => {
    for (let last = 1; last <= 30; last += 1) {
      for (let current = 1; current <= last; current += 1) {
        const numbers = toPagerNumbers(current, last)
        expect(numbers).toContain(current)
        expect([numbers[0], numbers.at(-1)]).toEqual([1, last])
        numbers.forEach((number, index) => {
          const before = numbers[index - 1]
          const after = numbers[index + 1]
          if (number === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(number - before).toBe(1)
        })
      }
    }
  })
})
