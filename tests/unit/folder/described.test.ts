// tags.yaml and categories.yaml, by themselves and beside the questions.
import { describe, expect, test } from 'vitest'
import { findDivision } from '../../../src/archive/division.ts'
import { checkArchive } from '../../../src/folder/check-addresses.ts'
import { checkDescribed } from '../../../src/folder/check-names.ts'
import {
  type DescribedNames,
  findDescribed,
  parseCategories,
  parseTags,
  showDescribed,
} from '../../../src/folder/described.ts'
import { createFolderMasks } from '../../../src/folder/masks.ts'
import { settingsSchema } from '../../../src/folder/settings.ts'
import type { Issue } from '../../../src/format/issue.ts'
import { limits } from '../../../src/format/limits.ts'
import { listDetails } from '../../support/any-issue.ts'
import { toSynonyms } from '../../support/to-synonyms.ts'

function toLine(issue: Issue): string {
  const { code, line, column } = issue
  const { value, nearest, key, other, excess } = listDetails(issue)
  return [`${line}:${column} ${code}`, key, value, nearest && `→ ${nearest}`, other, excess]
    .filter(Boolean)
    .join(' ')
}

/** What is read, or the issues; warnings follow what is read. */
function read(parse: typeof parseTags, text: string): unknown[] {
  const parsed = parse(parse === parseTags ? 'tags.yaml' : 'categories.yaml', text)
  if ('issues' in parsed) return parsed.issues.map(toLine)
  return [...parsed.described, ...(parsed.warnings ?? []).map(toLine)]
}

describe('what hashtags mean', () => {
  test.each<[text: string, read: unknown[]]>([
    ['', []],
    ['# 아직 없음\n', []],
    [
      'rest: { description: 자원을 주고받는 방식, aliases: [/questions/tagged/rest] }\n',
      [{ name: 'rest', description: '자원을 주고받는 방식', aliases: ['/questions/tagged/rest'] }],
    ],
    [
      'rest:\n  description: >\n    두 줄로\n    적은 글\n',
      [{ name: 'rest', description: '두 줄로 적은 글\n', aliases: [] }],
    ],
    ['c#: { aliases: [/questions/tagged/c%23] }\n', [{ name: 'c#', aliases: ['/questions/tagged/c%23'] }]],
    ['2024: { description: 404 }\n', [{ name: '2024', description: '404', aliases: [] }]],
    ['__proto__: { description: 이름뿐 }\n', [{ name: '__proto__', description: '이름뿐', aliases: [] }]],
    ['rest: {}\n', [{ name: 'rest', aliases: [] }]],
  ])('%j', (text, expected) => {
    expect(read(parseTags, text)).toEqual(expected)
  })

  test.each<[text: string, faults: string[]]>([
    ['REST: { description: 방식 }', ['1:1 invalid-hashtag REST → rest']],
    ['"#rest": {}', ['1:1 invalid-hashtag #rest → rest']],
    ['"c#": {}\nc-sharp: {}', ['2:1 hashtag-address-clash c-sharp c#']],
    ['rest: {}\nrest: {}', ['2:1 yaml-duplicate-key rest']],
    ['rest: { desciption: 방식 }', ['1:9 unknown-key desciption → description']],
    ['rest: { alias: [/a] }', ['1:9 unknown-key alias → aliases']],
    ['rest: 방식', ['1:7 wrong-type rest 방식']],
    ['rest:', ['1:1 missing-key rest']],
    ['rest: [/a]', ['1:7 wrong-type rest']],
    ['- rest', ['1:1 wrong-type']],
    ['rest: { aliases: /a }', ['1:18 wrong-type rest.aliases /a']],
    [
      'rest: { aliases: [/a, "//host/b", "/a/../b"] }',
      ['1:23 invalid-alias //host/b', '1:35 invalid-alias /a/../b'],
    ],
    ['rest: { aliases: ["/a#answer-5"] }', ['1:19 invalid-alias /a#answer-5 place']],
    ['rest: &a { description: 방식 }', ['1:7 yaml-alias &a']],
    ['rest: !!str 방식', ['1:7 yaml-tag !!str']],
    ['rest: {}\n---\njava: {}', ['2:1 yaml-document']],
    ['rest: { description: 방식', ['1:24 yaml-syntax']],
  ])('%j', (text, faults) => {
    expect(read(parseTags, text)).toEqual(faults)
  })
})

describe('what categories mean', () => {
  test.each<[text: string, read: unknown[]]>([
    ['Front End: { description: 화면 }\n', [{ name: 'Front End', description: '화면', aliases: [] }]],
    [`${'개발자'.normalize('NFD')}: { aliases: [/c/dev] }\n`, [{ name: '개발자', aliases: ['/c/dev'] }]],
    ["Q&A: {}\nWhat's new?: {}", ['Q&A', "What's new?"].map((name) => ({ name, aliases: [] }))],
    ['"???": {}', ['1:1 invalid-category ???']],
    ['Q&A: {}\nQ-A: {}', ['2:1 category-address-clash Q-A Q&A']],
    ['Front End: {}\nfront-end: {}', ['2:1 category-address-clash front-end Front End']],
    [
      `개발자: {}\n${'개발자'.normalize('NFD')}: {}`,
      [`2:1 category-address-clash ${'개발자'.normalize('NFD')} 개발자`],
    ],
    [`${'가'.repeat(81)}: {}`, ['1:1 text-length category']],
    ['"a\\nb": {}', ['1:1 text-lines category']],
  ])('%j', (text, expected) => {
    expect(read(parseCategories, text)).toEqual(expected)
  })
})

/** `tags rest.aliases.0 duplicate-alias /a questions/put.md` of each fault. */
function checkBeside(described: Partial<DescribedNames>): string[] {
  const names = { tags: [], categories: [], ...described }
  const questions = [
    {
      id: 'put',
      path: 'questions/put.md',
      category: '개발자',
      hashtags: ['rest', 'c#'],
      aliases: ['/articles/1'],
    },
    { id: 'Tagged', path: 'questions/Tagged.md', category: 'Front End', hashtags: ['서버'], aliases: [] },
  ]
  const synonyms = toSynonyms({ rest: ['레스트'] })
  return [
    ...checkArchive(questions, { publicFiles: ['humans.txt'], described: names }),
    ...checkDescribed({ described: names, synonyms }, questions),
  ].map(({ path, at = [], code, detail: { value, other, question, nearest } }) =>
    [path.replace('.yaml', ''), at.join('.'), code, value, other, question, nearest && `→ ${nearest}`]
      .filter(Boolean)
      .join(' '),
  )
}

const tag = (name: string, ...aliases: string[]) => ({ name, aliases })

describe('beside the questions', () => {
  const [front, dev] = [tag('front end', '/c/front'), (...aliases: string[]) => tag('개발자', ...aliases)]
  test.each<[described: Partial<DescribedNames>, fault?: string]>([
    [{ tags: [tag('rest', '/tag/rest', '/list?tag=rest')], categories: [dev('/c/dev')] }],
    [{ categories: [front] }],
    [{ tags: [tag('rest', '/questions/labelled/rest')] }],
    [
      { tags: [tag('rest', '/articles/1/')] },
      'tags rest.aliases.0 duplicate-alias /articles/1/ questions/put.md',
    ],
    [
      { tags: [tag('rest', '/t/1'), tag('c#', '/t/2', '/t/%31')] },
      'tags c#.aliases.1 duplicate-alias /t/%31 tags.yaml (rest)',
    ],
    [
      { tags: [tag('서버', '/t/서버')], categories: [dev('/t/%EC%84%9C%EB%B2%84')] },
      'categories 개발자.aliases.0 duplicate-alias /t/%EC%84%9C%EB%B2%84 tags.yaml (서버)',
    ],
    [{ tags: [tag('rest', '/T', '/t')] }, 'tags rest.aliases.1 duplicate-alias /t tags.yaml (rest)'],
    [{ tags: [tag('rest', '/tags/old')] }, 'tags rest.aliases.0 alias-is-page /tags/old'],
    [{ tags: [tag('rest', '/questions/tagged')] }, 'tags rest.aliases.0 alias-is-page /questions/tagged'],
    [{ categories: [dev('/categories/dev')] }, 'categories 개발자.aliases.0 alias-is-page /categories/dev'],
    [
      { tags: [tag('rest', '/humans.txt')] },
      'tags rest.aliases.0 alias-is-page /humans.txt public/humans.txt',
    ],
    [
      { tags: [tag('rest', '/questions/tagged/rest'), tag('c#', '/questions/tagged/c%23')] },
      'tags rest.aliases.0 alias-is-page /questions/tagged/rest questions/Tagged.md',
    ],
    [{ tags: [tag('res', '/t/res')] }, 'tags res unused-description res → rest'],
    [{ tags: [tag('레스트')] }, 'tags 레스트 unused-description 레스트 → rest'],
    [{ categories: [tag('개발')] }, 'categories 개발 unused-description 개발 → 개발자'],
  ])('%j: %s', (described, fault) => {
    expect(checkBeside(described)).toEqual(fault === undefined ? [] : [fault])
  })
})

test('a file may be as long as a sentence of each hashtag of a large community', () => {
  expect(limits.describedBytes).toBe(2_097_152)
})

test('each of many entries is found at its place without a look at the others', () => {
  let looks = 0
  const names = Array.from({ length: 2000 }, (_, index) => `q${index}`)
  const pairs = names.map((name, start) => ({
    key: {
      type: 'scalar' as const,
      get text() {
        looks += 1
        return name
      },
      start,
      end: start,
      plain: true,
    },
    value: { type: 'mapping' as const, pairs: [], start },
  }))
  const root = { type: 'mapping' as const, pairs, start: 0 }
  expect(names.map((name) => findDescribed(root, [name])?.start)).toEqual(names.map((_, index) => index))
  expect(looks).toBeLessThan(3 * names.length)
})

test('a category is masked by its name, and is the same as that of its questions', () => {
  const settings = settingsSchema.parse({ title: '시험', referenceDate: '2025-06-30' })
  const described = { tags: [], categories: [tag('문의 hong@naver.com', '/c/ask')] }
  const folder = { settings, redactions: { actors: [] }, described }
  const { described: shown, masked } = showDescribed(folder)
  expect(shown.categories.map(({ name }) => name)).toEqual(['문의 [이메일 비공개]'])
  expect(masked.categories.personalData).toEqual([{ kind: 'email', text: 'hong@naver.com' }])
  const questions = [{ hashtags: [], category: '문의 [이메일 비공개]' }]
  const { hideText } = createFolderMasks(folder)
  expect(checkDescribed({ described, synonyms: [] }, questions, hideText)).toEqual([])
})

describe('what an archive is looked through by (decision 22)', () => {
  const toQuestions = (text: string) =>
    text.split(' ').map((each) => {
      const [category = '', hashtag = ''] = each.split('#')
      return { ...(category === '' ? {} : { category }), hashtags: hashtag === '' ? [] : [hashtag] }
    })

  test.each([
    ['개발#rest 개발', ['hashtags']],
    ['개발#rest 커리어', ['hashtags', 'categories']],
    ['개발#rest #rest', ['hashtags']],
    ['개발#rest 커리어 #rest', ['hashtags', 'categories']],
    ['#rest', ['hashtags']],
    ['개발 개발', []],
    ['개발 커리어', ['categories']],
    ['개발 #', ['categories']],
    ['# #', []],
  ])('%s', (questions, expected) => {
    expect(findDivision(toQuestions(questions)).directories).toEqual(expected)
  })

  test('nothing is left to show', () => {
    expect(findDivision([]).directories).toEqual(['hashtags'])
  })
})
