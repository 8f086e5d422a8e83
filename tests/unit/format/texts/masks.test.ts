// What lies over each other is masked once, and nothing of it is left.
import { describe, expect, test } from 'vitest'
import {
  type Find,
  isPersonalData,
  maskText,
  toPlaceholder,
  toReadableMasks,
  toSeparateFinds,
} from '../../../../src/format/texts/masks.ts'

const name = (offset: number, length: number): Find => ({ kind: 'name', offset, length })
const email = (offset: number, length: number): Find => ({ kind: 'email', offset, length })

describe('separate finds', () => {
  test.each([
    ['none', [], []],
    ['apart, in order of their place', [email(5, 3), name(0, 2)], [name(0, 2), email(5, 3)]],
    ['next to each other', [name(0, 2), email(2, 3)], [name(0, 2), email(2, 3)]],
    ['over each other', [name(0, 4), email(2, 5)], [name(0, 4), email(4, 3)]],
    ['one inside of another', [email(0, 9), name(3, 2)], [email(0, 9)]],
    ['two inside of another', [email(0, 9), name(1, 2), name(4, 5)], [email(0, 9)]],
    ['a name that begins an address', [name(0, 4), email(0, 9)], [email(0, 9)]],
    ['an address that begins a longer name', [name(0, 9), email(0, 4)], [email(0, 4), name(4, 5)]],
    ['the same twice', [name(3, 4), name(3, 4)], [name(3, 4)]],
  ])('%s', (_, finds, separate) => {
    expect(toSeparateFinds(finds)).toEqual(separate)
  })
})

test.each([
  ['nothing', [], '홍길동 hong@naver.com'],
  ['one', [name(0, 3)], '\ufdd3 hong@naver.com'],
  ['to the end', [email(4, 14)], '홍길동 \ufdd0'],
  ['both', [email(4, 14), name(0, 3)], '\ufdd3 \ufdd0'],
])('a text with %s masked', (_, finds, masked) => {
  expect(maskText('홍길동 hong@naver.com', finds)).toBe(masked)
})

test('each kind has a sign and words of its own', () => {
  const labels = { email: '메일', phone: '전화', residentNumber: '번호', name: '이름' }
  const signs = (['email', 'phone', 'residentNumber', 'name'] as const).map(toPlaceholder)
  expect(signs).toEqual(['\ufdd0', '\ufdd1', '\ufdd2', '\ufdd3'])
  expect(toReadableMasks(`가 ${signs.join(' ')} ${signs.join(' ')}`, labels)).toBe(
    '가 메일 전화 번호 이름 메일 전화 번호 이름',
  )
  expect(toReadableMasks('가 나', labels)).toBe('가 나')
})

test('a name is found by a list, all else by its form', () => {
  expect([isPersonalData(name(0, 2)), isPersonalData(email(0, 2))]).toEqual([false, true])
})
