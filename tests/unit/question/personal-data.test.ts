import { describe, expect, test } from 'vitest'
import {
  createNameMask,
  findPersonalData,
  maskPersonalData,
  toReadableMasks,
} from '../../../src/question/personal-data.ts'
import { ko } from '../../../src/words/ko.ts'

function show(text: string): string {
  return toReadableMasks(maskPersonalData(text), ko.masks)
}

describe('what is masked', () => {
  test.each([
    ['hong@gmail.com', '[이메일 비공개]'],
    ['hong.gildong+dev@mail.company.co.kr', '[이메일 비공개]'],
    ['HONG@Company.IO', '[이메일 비공개]'],
    ['메일은 hong@naver.com으로 주세요.', '메일은 [이메일 비공개]으로 주세요.'],
    ['<hong@naver.com>', '<[이메일 비공개]>'],
    ['연락처: hong@naver.com.', '연락처: [이메일 비공개].'],
    ['a@b.com, c@d.net', '[이메일 비공개], [이메일 비공개]'],
    ['mailto:hong@naver.com', 'mailto:[이메일 비공개]'],
    ['hong@naver.com: 제 주소', '[이메일 비공개]: 제 주소'],
    ['163@163.com', '[이메일 비공개]'],
    ['hong@myexample.com', '[이메일 비공개]'],
    ['hong@example.com.evil.kr', '[이메일 비공개]'],
    ['010-1234-5678', '[전화번호 비공개]'],
    ['01012345678', '[전화번호 비공개]'],
    ['010 1234 5678', '[전화번호 비공개]'],
    ['010.1234.5678', '[전화번호 비공개]'],
    ['011-123-4567', '[전화번호 비공개]'],
    ['02-123-4567', '[전화번호 비공개]'],
    ['031-123-4567', '[전화번호 비공개]'],
    ['070-1234-5678', '[전화번호 비공개]'],
    ['0505-123-4567', '[전화번호 비공개]'],
    ['+82-10-1234-5678', '[전화번호 비공개]'],
    ['+82 10 1234 5678', '[전화번호 비공개]'],
    ['+821012345678', '[전화번호 비공개]'],
    ['전화 010-1234-5678로 주세요', '전화 [전화번호 비공개]로 주세요'],
    ['900101-1234567', '[주민등록번호 비공개]'],
    ['000229-4123456', '[주민등록번호 비공개]'],
    ['900101-5234567은 외국인등록번호', '[주민등록번호 비공개]은 외국인등록번호'],
    ['a@b.com 010-1234-5678 900101-1234567', '[이메일 비공개] [전화번호 비공개] [주민등록번호 비공개]'],
  ])('%s → %s', (text, shown) => {
    expect(show(text)).toBe(shown)
  })
})

describe('what is left alone', () => {
  test.each([
    'git@github.com:org/repo.git',
    'git clone git@gitlab.company.com:team/app.git',
    'scp a.txt deploy@server.company.com:/var/www',
    'ssh://git@github.com/org/repo.git',
    'https://user@bitbucket.org/team/app.git',
    'pkg@1.2.3',
    'react@18.2.0',
    '@types/node@20.11.5',
    'vue@3.0.0-beta.1',
    'npm i left-pad@latest',
    'hong@example.com',
    'hong@mail.example.org',
    'hong@EXAMPLE.net',
    '@Autowired',
    '@RequestMapping("/a.b")',
    'name@localhost',
    'a @ b.com',
    '2024-05-01',
    '2024-05-01 12:30:00',
    '192.168.010.123',
    '1234-5678',
    '1588-1234',
    '010-12-345',
    '20100101-1234',
    '0101-1234-5678-9012',
    '550e8400-e29b-0101-1234-567800000000',
    '1717123456789',
    '901301-1234567',
    '900132-1234567',
    '900101-9234567',
    '900101-12345678',
    '0.010-1234',
    '포트 8080, 3306, 5432',
    '',
  ])('%s', (text) => {
    expect(show(text)).toBe(text)
    expect(findPersonalData(text)).toEqual([])
  })
})

test('finds come in order of their place', () => {
  expect(findPersonalData('010-1234-5678 / a@b.com')).toEqual([
    { kind: 'phone', offset: 0, length: 13 },
    { kind: 'email', offset: 16, length: 7 },
  ])
})

describe('names that must not appear', () => {
  const mask = createNameMask(new Set(['홍길동', 'Kim', 'Kim Min', '이', 'a.b']))
  test.each([
    ['홍길동 님이 답했습니다', '삭제된 사용자 님이 답했습니다'],
    ['홍길동님이', '삭제된 사용자님이'],
    ['@홍길동', '@삭제된 사용자'],
    ['신홍길동', '신홍길동'],
    ['Kim said', '삭제된 사용자 said'],
    ['Kim이 말했다', '삭제된 사용자이 말했다'],
    ['Kimchi', 'Kimchi'],
    ['Kim Min', '삭제된 사용자'],
    ['이 코드는', '이 코드는'],
    ['a.b', '삭제된 사용자'],
    ['axb', 'axb'],
  ])('%s → %s', (text, shown) => {
    expect(toReadableMasks(mask(text), ko.masks)).toBe(shown)
  })

  test('without names nothing changes', () => {
    expect(createNameMask(new Set())('홍길동')).toBe('홍길동')
  })
})
