// The command that makes an archive for Kiwix, with what Kiwix takes.
import { expect, test } from 'vitest'
import { toZimCommand } from '../../../src/commands/kiwix.ts'
import { noRedactions } from '../../../src/folder/redactions.ts'
import type { Settings } from '../../../src/folder/settings.ts'
import { sampleSettings } from '../../support/sample-settings.ts'

const print = (settings: Partial<Settings>, names: readonly string[] = []) =>
  toZimCommand(
    {
      settings: { ...sampleSettings, ...settings },
      redactions: { ...noRedactions, actors: names.map((name) => ({ name, onlyActors: false })) },
    },
    'dist.portable',
  )

const read = (settings: Partial<Settings>) =>
  Object.fromEntries(
    print(settings).flatMap((line) => {
      const [, name = '', value = ''] = /^ {2}--([a-z]+)=(.*) \\$/.exec(line) ?? []
      return name === '' ? [] : [[name, value]]
    }),
  )

test('is one command, with the folder and the file at its end', () => {
  const url = 'https://qna.example.org/archive/'
  expect(print({ title: '질문 아카이브', description: '읽기 전용', url })).toEqual([
    'zimwriterfs \\',
    '  --welcome=index.html \\',
    '  --illustration=favicon-48.png \\',
    '  --language=kor \\',
    '  --name=qna.example.org-archive_ko_all \\',
    "  --title='질문 아카이브' \\",
    "  --description='읽기 전용' \\",
    "  --creator='질문 아카이브' \\",
    '  --publisher=Gotgam \\',
    '  --source=https://qna.example.org/archive/ \\',
    '  dist.portable qna.example.org-archive_ko_all.zim',
  ])
})

test.each([
  [{ locale: 'ko' }, 'kor', 'archive_ko_all'],
  [{ locale: 'en' }, 'eng', 'archive_en_all'],
  [{ language: 'pt-BR' }, 'por', 'archive_pt_all'],
  [{ language: 'zh-Hans' }, 'zho', 'archive_zh_all'],
  [{ language: 'gsw' }, 'gsw', 'archive_gsw_all'],
] as const)('the language of %j is %s', (settings, language, name) => {
  expect(read(settings)).toMatchObject({ language, name })
})

test.each([
  ['가'.repeat(30), `'${'가'.repeat(30)}'`],
  ['가'.repeat(31), `'${'가'.repeat(29)}…'`],
  [`${'e\u0301'.repeat(31)}`, `'${'e\u0301'.repeat(29)}…'`],
  ["it's", "'it'\\''s'"],
])('a title of %s is %s', (title, expected) => {
  expect(read({ title })['title']).toBe(expected)
})

test.each([
  ['', "'질문 아카이브'"],
  ['  \n ', "'질문 아카이브'"],
  ['한 줄\n두 줄', "'한 줄 두 줄'"],
  ['나'.repeat(81), `'${'나'.repeat(79)}…'`],
])('a description of %j is %s', (description, expected) => {
  expect(read({ title: '질문 아카이브', description })['description']).toBe(expected)
})

test('a name that is redacted and a number are hidden', () => {
  const printed = print({ title: '곽두팔의 질문', description: '문의 010-1234-5678' }, ['곽두팔']).join('\n')
  expect(printed).not.toMatch(/곽두팔|1234/)
  expect(printed).toContain('질문')
})

test.each([
  ['dist.portable', 'dist.portable'],
  ['내 자료/dist.portable', "'내 자료/dist.portable'"],
  ['C:\\archive\\dist.portable', "'C:\\archive\\dist.portable'"],
])('the folder %s is one word of a shell', (out, word) => {
  const folder = { settings: sampleSettings, redactions: noRedactions }
  expect(toZimCommand(folder, out).at(-1)).toBe(`  ${word} archive_ko_all.zim`)
})
