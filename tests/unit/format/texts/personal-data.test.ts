import { describe, expect, test } from 'vitest'
import { topLevelDomains } from '../../../../src/format/texts/bare-address.ts'
import { maskText, toReadableMasks } from '../../../../src/format/texts/masks.ts'
import { findPersonalData } from '../../../../src/format/texts/personal-data.ts'
import { createFindInText } from '../../../../src/format/texts/redacted-names.ts'
import { ko } from '../../../../src/words/ko.ts'
import { leftTexts, maskedBeside, maskedTexts } from '../../../fixtures/personal-data.ts'

const findInText = createFindInText([])

function show(text: string): string {
  return toReadableMasks(maskText(text, findInText(text).finds), ko.masks)
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
    ['메일은hong@naver.com입니다', '메일은[이메일 비공개]입니다'],
    ['길동@naver.com', '[이메일 비공개]'],
    ['"길동 홍"@naver.com', '[이메일 비공개]'],
    ['"gil.dong"@naver.com', '[이메일 비공개]'],
    ['hong@naver.com.', '[이메일 비공개].'],
    ['hong@mailbox.test', '[이메일 비공개]'],
    ['hong@naver.com.txt', '[이메일 비공개].txt'],
    ['hong@naver.com입니다.net은', '[이메일 비공개]입니다.net은'],
    ['저는 길동@naver.com', '저는 [이메일 비공개]'],
    ['hong메일kim@naver.com', 'hong메일[이메일 비공개]'],
    ['...hong@naver.com', '...[이메일 비공개]'],
    ['@ hong@naver.com', '@ [이메일 비공개]'],
    ['like.this@naver.com', '[이메일 비공개]'],
    ['thisman@naver.com', '[이메일 비공개]'],
    ['hong@web1x.com', '[이메일 비공개]'],
    ['hong@naver.com 메모:가', '[이메일 비공개] 메모:가'],
    ['hong@naver.com 폴더:a/b', '[이메일 비공개] 폴더:a/b'],
    ['git@naver.com 메모:가', '[이메일 비공개] 메모:가'],
    ['hong@naver.com_backup', '[이메일 비공개]_backup'],
    ['hong@naver.com:secret1234', '[이메일 비공개]:secret1234'],
    ['hong@한국인터넷.한국', '[이메일 비공개]'],
    ['hong@한국인터넷.한국으로', '[이메일 비공개]으로'],
    ['hong@xn--ok0b.xn--3e0b707e', '[이메일 비공개]'],
    ['hong＠naver．com', '[이메일 비공개]'],
    ['h\u00adong@na\u200bver.com', '[이메일 비공개]'],
    ['\u200bhong@naver.com\u200b', '\u200b[이메일 비공개]\u200b'],
    ['𝐡𝐨𝐧𝐠@𝐧𝐚𝐯𝐞𝐫.𝐜𝐨𝐦', '[이메일 비공개]'],
    ['010 - 1234 - 5678', '[전화번호 비공개]'],
    ['010-12345678', '[전화번호 비공개]'],
    ['010-0000-0001', '[전화번호 비공개]'],
    ['010-1000-0000', '[전화번호 비공개]'],
    ['02-000-0001', '[전화번호 비공개]'],
    ['010-0000-0000 010-1234-5678', '010-0000-0000 [전화번호 비공개]'],
    ['010- 1234 -5678', '[전화번호 비공개]'],
    ['(010) 1234-5678', '[전화번호 비공개]'],
    ['(010-1234-5678)', '([전화번호 비공개])'],
    ['010·1234·5678', '[전화번호 비공개]'],
    ['010−1234−5678', '[전화번호 비공개]'],
    ['010‒1234―5678', '[전화번호 비공개]'],
    ['010\u00a01234\u20095678', '[전화번호 비공개]'],
    ['０１０１２３４５６７８', '[전화번호 비공개]'],
    ['𝟎𝟏𝟎-𝟏𝟐𝟑𝟒-𝟓𝟔𝟕𝟖', '[전화번호 비공개]'],
    ['82-10-1234-5678', '[전화번호 비공개]'],
    ['+82 (0)10 1234 5678', '[전화번호 비공개]'],
    ['0082 2 123 4567', '[전화번호 비공개]'],
    ['Tel.010-1234-5678', 'Tel.[전화번호 비공개]'],
    ['HP010-1234-5678', 'HP[전화번호 비공개]'],
    ['tel_010-1234-5678_1.txt', 'tel_[전화번호 비공개]_1.txt'],
    ['전화-02-123-4567', '전화-[전화번호 비공개]'],
    ['010-1234-5678/010-8765-4321', '[전화번호 비공개]/[전화번호 비공개]'],
    ['900101−1234567', '[주민등록번호 비공개]'],
    ['９００１０１-１２３４５６７', '[주민등록번호 비공개]'],
    ['a@b.com 010-1234-5678 900101-1234567', '[이메일 비공개] [전화번호 비공개] [주민등록번호 비공개]'],
  ])('%s → %s', (text, shown) => {
    expect(show(text)).toBe(shown)
  })
})

describe('what is left alone', () => {
  test.each([
    'git@github.com:org/repo.git',
    'git@github.com:repo.git',
    'scp a.txt deploy@server.company.com:www/app',
    '@hong@naver.com',
    'hong@naver..com',
    'hong@-naver.com',
    'root@dev',
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
    'root@db.internal',
    'root@web-1.local',
    'root@db.internal2',
    'root@node-1.server1',
    'ubuntu@ip-10.compute-1',
    'hong@mailbox.invalid',
    'hong@mailbox.testing',
    'Icon@2x.png',
    'logo@3x.ai',
    'this@MainActivity.run',
    'backup@host.company.com:~/dump',
    '이미지@2배.png',
    '1010-1234-5678',
    'v2.010-1234-5678',
    'a/010-1234-5678',
    '010-1234-5678-9012',
    '0111111110',
    '01011110000',
    '0.0101234567',
    '2024-010-1234-5678',
    '010-1234-56',
    '010-1234-\n5678',
    '010-1234-\r5678',
    '010-0000-0000',
    '010 0000 0000',
    '010-000-0000',
    '01000000000',
    '+82-10-0000-0000',
    '(02) 0000-0000',
    '02-000-0000',
    '000000-0000000',
    '02/123/4567',
    '0x01012345678',
    '202412-1234567',
    '1900101-1234567',
    '900101-1234567-1',
    '',
  ])('%s', (text) => {
    expect(show(text)).toBe(text)
    expect(findInText(text)).toEqual({ finds: [], names: [] })
  })
})

describe('as people write it', () => {
  const labels = {
    email: '[이메일 비공개]',
    phone: '[전화번호 비공개]',
    residentNumber: '[주민등록번호 비공개]',
  }
  const rows = Object.entries(maskedTexts).flatMap(([kind, texts]) =>
    texts.map((text) => [text, labels[kind as keyof typeof labels]]),
  )

  test.each(rows)('%s → %s', (text, label) => {
    expect(show(text)).toBe(label)
    expect(show(`문의는 ${text}로, 1`)).toBe(`문의는 ${label}로, 1`)
  })

  test.each(maskedBeside)('%s → %s', (text, shown) => {
    expect(show(text)).toBe(shown)
  })

  test.each(leftTexts)('%s is left', (text) => {
    expect(show(text)).toBe(text)
  })
})

test('finds of each kind come in order of their place', () => {
  expect(findPersonalData('a@b.com, 010-1234-5678, c@d.kr')).toEqual([
    { kind: 'email', offset: 0, length: 7 },
    { kind: 'email', offset: 24, length: 6 },
    { kind: 'phone', offset: 9, length: 13 },
  ])
})

test('the list of top-level domains is whole', () => {
  expect(topLevelDomains().size).toBeGreaterThan(1500)
  const known = ['com', 'net', 'org', 'kr', 'io', 'dev', 'xn--3e0b707e', '한국', '닷컴']
  expect(known.filter((name) => !topLevelDomains().has(name))).toEqual([])
  const reserved = ['test', 'example', 'invalid', 'localhost', 'local', 'internal', 'png', 'js', '']
  expect(reserved.filter((name) => topLevelDomains().has(name))).toEqual([])
  expect([...topLevelDomains()].filter((name) => name !== name.toLowerCase().normalize('NFKC'))).toEqual([])
})

describe('names and personal data of one text', () => {
  const findBoth = createFindInText([
    { name: '차하루', onlyActors: false },
    { name: 'mori', onlyActors: false },
  ])

  test.each([
    ['neither', '안녕하세요', [], []],
    ['a name alone', '저는 차하루', [{ kind: 'name', offset: 3, length: 3 }], [0]],
    [
      'both, where they were written',
      'Ｍｏｒｉ\u200b mori@naver.com',
      [
        { kind: 'email', offset: 6, length: 14 },
        { kind: 'name', offset: 0, length: 4 },
        { kind: 'name', offset: 6, length: 4 },
      ],
      [1, 1],
    ],
  ])('%s', (_, text, finds, names) => {
    expect(findBoth(text)).toEqual({ finds, names })
  })
})
