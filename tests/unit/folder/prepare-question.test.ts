// One file, from bytes to everything that pages show of it.
import { describe, expect, test } from 'vitest'
import { toCharacters } from '../../../src/folder/prepare-file.ts'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import type { Settings } from '../../../src/folder/settings.ts'
import { compareIssues } from '../../../src/format/issue.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toQuestionText } from '../format/question-text.ts'

function prepare(text: string, settings: Partial<Settings> = {}, redactedActors: string[] = []) {
  const names = redactedActors.map((name) => ({ name, onlyActors: false }))
  const prepareQuestion = createPrepareQuestion({ ...sampleSettings, ...settings }, names)
  return prepareQuestion({ id: 'a', path: 'questions/a.md', bytes: Buffer.from(text) })
}

function prepareGood(...options: Parameters<typeof prepare>) {
  const { prepared } = prepare(...options)
  if (!prepared) throw new Error('the question has errors')
  const body = prepared.toBody()
  if ('code' in body) throw new Error(body.code)
  return { ...prepared, body }
}

describe('the last activity (decision 16)', () => {
  test.each([
    ['the newest', ['2024-05-01', '2024-05-02', '2024-05-03'], 2],
    ['of two at one instant the later in the file', ['2024-05-01T09:00:00+09:00', '2024-05-01T00:00:00Z'], 1],
    ['of two on one day the later in the file', ['2024-05-01', '2024-05-01'], 1],
    ['a day behind an hour of it', ['2024-05-01T10:00:00+09:00', '2024-05-01'], 1],
    ['an hour behind its day', ['2024-05-01', '2024-05-01T10:00:00+09:00'], 1],
  ])('%s', (_, times, last) => {
    const activities = times.map((at, index) => `  - { at: ${at}, actor: 사람 ${index}, kind: 질문 }`)
    const text = toQuestionText({ activity: ['activity:', ...activities].join('\n') })
    expect(prepareGood(text).outline.last.actor).toBe(`사람 ${last}`)
  })

  test('its instant is not before that of an older line', () => {
    const activity = [
      'activity:',
      '  - { at: 2024-05-01T10:00:00+09:00, actor: 가, kind: 질문 }',
      '  - { at: 2024-05-01, actor: 나, kind: 새로운 답변 }',
    ].join('\n')
    expect(prepareGood(toQuestionText({ activity })).outline.lastInstant).toBe(Date.UTC(2024, 4, 1, 1))
  })

  test('its instant is that of the archive’s time zone', () => {
    expect(prepareGood(toQuestionText({})).outline.lastInstant).toBe(Date.UTC(2024, 3, 30, 15))
    expect(prepareGood(toQuestionText({}), { timeZone: 'UTC' }).outline.lastInstant).toBe(
      Date.UTC(2024, 4, 1),
    )
  })
})

describe('personal data', () => {
  const text = toQuestionText(
    {
      title: 'title: hong@naver.com 에서 온 메일',
      category: 'category: 010-1234-5678',
      activity: 'activity:\n  - { at: 2024-05-01, actor: kim@naver.com, kind: 질문 }',
    },
    '연락은 hong@naver.com\n\n```\nlee@naver.com\n```\n\n[가](mailto:park@naver.com)\n',
  )

  test('is masked in everything that is shown', () => {
    const prepared = prepareGood(text)
    expect(JSON.stringify(prepared)).not.toMatch(/naver|1234-5678/)
    expect(JSON.stringify([prepared.outline, prepared.body])).not.toMatch(/[\ufdd0-\ufdef]/)
    expect(prepared.outline.title).toBe('[이메일 비공개] 에서 온 메일')
    expect(prepared.outline.category).toBe('[전화번호 비공개]')
    expect(prepared.outline.last.actor).toBe('[이메일 비공개]')
    expect(prepared.body.pageHtml).toContain('<p>연락은 [이메일 비공개]</p>')
  })

  test.each([
    ['[가](mailto:park@naver.com)', '<p>가 (mailto:[이메일 비공개])</p>'],
    ['[가](https://a.kr/?to=park@naver.com)', '<p>가 (https://a.kr/?to=[이메일 비공개])</p>'],
    ['[가](ftp://a.kr/?park@naver.com)', '<p>가 (ftp://a.kr/?[이메일 비공개])</p>'],
    ['<a href="mailto:park&#64;naver.com">가</a>', '<p>가 (mailto:[이메일 비공개])</p>'],
    [
      '<https://a.kr/%EF%B7%90>',
      `<p><a href="https://a.kr/%EF%B7%90" rel="nofollow ugc noopener">https://a.kr/%EF%B7%90</a></p>`,
    ],
  ])('an address that holds some is no link any more: %s', (body, html) => {
    expect(prepareGood(toQuestionText({}, body)).body.pageHtml.trim()).toBe(html)
  })

  test('is a warning at its place', () => {
    const issues = prepare(text).issues.toSorted(compareIssues)
    expect(issues.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '2:8 personal-data',
      '3:11 personal-data',
      '9:5 personal-data',
      '12:1 personal-data',
      '15:12 personal-data',
    ])
  })

  test.each([
    ['as written', '가\n\n나 hong@naver.com 다', ['3:3']],
    ['the same twice', 'hong@naver.com hong@naver.com', ['1:1', '1:16']],
    ['in a text and its address', '[hong@naver.com](mailto:hong@naver.com)', ['1:2', '1:25']],
    ['in an address', '[나](mailto:hong@naver.com) 010-1234-5678', ['1:12', '1:28']],
    ['in angle brackets', '<hong@naver.com>', ['1:2']],
    ['in a cell', '| 가 |\n|---|\n| hong@naver.com |', ['3:3']],
    ['cut by emphasis: the beginning of the block', '가\n\n> 나\n> h**o**ng@naver.com', ['3:1']],
    ['twice cut in one block: once', 'h*o*ng@naver.com, k*i*m@naver.com', ['1:1']],
    ['with an entity', '- 가\n- hong&#64;naver.com', ['2:1']],
    ['of a reference', '[가][b]\n\n다\n\n[b]: mailto:hong@naver.com', ['5:13']],
    ['in code', '```\n가\nhong@naver.com\n```', ['3:1']],
    ['in HTML', '<p>\n가 hong@naver.com</p>', ['2:3']],
    ['in an address that is no link', '[가](b/park@naver.com)', ['1:7']],
    ['not over lines', '010-1234-\n5678', []],
  ])('is a warning at its place, %s', (_, body, places) => {
    const issues = prepare(toQuestionText({}, body)).issues.toSorted(compareIssues)
    const bodyLine = 11
    expect(issues.map(({ line, column, code }) => `${line - bodyLine + 1}:${column} ${code}`)).toEqual(
      places.map((place) => `${place} personal-data`),
    )
  })

  test('is kept where the settings say so', () => {
    const prepared = prepareGood(text, { personalData: 'keep' })
    expect(prepared.outline.title).toBe('hong@naver.com 에서 온 메일')
    expect(prepared.body.pageHtml).toContain('lee@naver.com')
  })
})

describe('redacted names', () => {
  const text = toQuestionText({ title: 'title: 홍길동 님께' }, '홍길동님이 쓰신 글\n\n```\n// 홍길동\n```\n')

  test('are shown as the deleted user everywhere', () => {
    const prepared = prepareGood(text, {}, ['홍길동'])
    expect(JSON.stringify(prepared)).not.toContain('홍길동')
    expect(prepared.outline.last.actor).toBe('삭제된 사용자')
    expect(prepared.outline.title).toBe('삭제된 사용자 님께')
    expect(prepared.body.activity.map(({ actor }) => actor)).toEqual(['삭제된 사용자'])
  })

  test('are those of the list, by their places', () => {
    const names = ['없는 이름', '홍길동', 'kim', '이몽룡']
    const body = toQuestionText({ title: 'title: KIM이 쓴 글' }, '글')
    expect(prepareGood(body, {}, names).redacted).toEqual([1, 2])
  })

  test.each([
    ['in full-width letters', 'ＫＩＭ', '삭제된 사용자'],
    ['in small letters', 'kim', '삭제된 사용자'],
    ['among others', 'Kim (탈퇴)', '삭제된 사용자 (탈퇴)'],
    ['in another name', 'Kimchi', 'Kimchi'],
    ['of one character', '이', '삭제된 사용자'],
    ['of a member who is called like a thing', 'Spring', '삭제된 사용자'],
    ['of another member', 'spring boot', 'spring boot'],
  ])('of actors, %s', (_, actor, shown) => {
    const prepareQuestion = createPrepareQuestion(sampleSettings, [
      { name: 'Kim', onlyActors: false },
      { name: '이', onlyActors: false },
      { name: 'spring', onlyActors: true },
    ])
    const activity = `activity: [{ at: 2024-05-01, actor: ${actor}, kind: 질문 }]`
    const bytes = Buffer.from(toQuestionText({ activity, title: 'title: Spring과 이 코드' }, 'spring'))
    const { prepared } = prepareQuestion({ id: 'a', path: 'questions/a.md', bytes })
    expect(prepared?.outline.last.actor).toBe(shown)
    expect(prepared?.outline.title).toBe('Spring과 이 코드')
    expect(prepared?.toBody()).toMatchObject({ pageHtml: '<p>spring</p>\n' })
  })
})

describe('bodies', () => {
  const body = '# 제목\n\n하나\n\n둘'

  test('headings follow the heading that stands above: 2 on the page, 4 in a listing', () => {
    const prepared = prepareGood(toQuestionText({}, body))
    expect(prepared.body.pageHtml).toBe('<h2>제목</h2>\n<p>하나</p>\n<p>둘</p>\n')
    expect(prepared.body.entryHtml).toBe('<h4>제목</h4>\n<p>하나</p>\n<p>둘</p>\n')
    expect(prepared.cut).toBe(false)
  })

  test('a listing shows what fits', () => {
    const prepared = prepareGood(toQuestionText({}, body), { summaryLength: 4 })
    expect(prepared.body.pageHtml).toContain('둘')
    expect(prepared.body.entryHtml).toBe('<h4>제목</h4>\n<p>하나</p>\n')
    expect(prepared.cut).toBe(true)
  })

  test.each<[matches: true | 'title' | false, text: string]>([
    [true, 'rest 질문\nput은\n\ufffc\n'],
    ['title', 'rest 질문\n'],
    [false, ''],
  ])('keywords are looked for in title and prose, in lower case: %s', (keywordMatches, text) => {
    const body = '`PUT`은\n\n```\nPATCH\n```\n\nhttps://a.kr/GET'
    const question = toQuestionText({ title: 'title: REST 질문' }, body)
    expect(prepareGood(question, { keywordMatches }).prose).toBe(text)
  })

  test.each([
    ['가'.repeat(150), '가'.repeat(150)],
    ['가'.repeat(151), `${'가'.repeat(149)}…`],
    ['👍'.repeat(150), '👍'.repeat(150)],
    ['👍'.repeat(151), `${'👍'.repeat(149)}…`],
    [`${'가'.repeat(149)}👍`, `${'가'.repeat(149)}👍`],
    [`${'가'.repeat(149)}👍나`, `${'가'.repeat(149)}…`],
    [`${'가'.repeat(150)}👍`, `${'가'.repeat(149)}…`],
    ['하나\n\n- 둘\n- 셋', '하나 · 둘 · 셋'],
    ['', ''],
  ])('description of %j', (source, description) => {
    expect(prepareGood(toQuestionText({}, source)).body.description).toBe(description)
  })
})

describe('links whose target other files decide on', () => {
  const body = '[가](/questions/b/)\n\n나\n\n[다](https://old.example/1) [라](/questions/b/) [마](/c)'
  const formerUrls = ['https://old.example']

  test('are kept with the places of those that stay inside', () => {
    const prepared = prepareGood(toQuestionText({}, body), { formerUrls })
    const told = prepared.links.map(({ address, places }) => [address, ...places.map(String)].join(' '))
    expect(told).toEqual(['/questions/b/ 11,5 15,32', 'https://old.example/1', '/c 15,51'])
    expect(prepared.entryLinks).toBe(3)
  })

  test('are counted as far as listings show them', () => {
    expect(prepareGood(toQuestionText({}, body), { formerUrls, summaryLength: 2 }).entryLinks).toBe(1)
  })

  test('have no address that is masked', () => {
    const text = toQuestionText({}, '[가](/hong@naver.com) [나](/홍길동) [다](https://old.example/홍길동)')
    expect(prepareGood(text, { formerUrls }, ['홍길동']).links).toEqual([])
  })

  test.each([
    [140, undefined],
    [160, 'output-too-large'],
  ])('%i in the first block of a body, each of which may become long: %s', (count, code) => {
    const prepared = prepare(toQuestionText({}, '[가](/b) '.repeat(count))).prepared
    const printed = prepared?.toBody()
    expect(printed && 'code' in printed ? printed.code : undefined).toBe(code)
    expect(prepared?.findOutputIssue()?.code).toBe(code)
  })
})

describe('a file with errors', () => {
  test.each([
    ['bytes', '---\n\u0000', ['2:1 control-character']],
    ['front matter', toQuestionText({ title: 'title:' }), ['2:1 missing-key']],
    ['nesting', toQuestionText({}, `가\n\n${'>'.repeat(30)} 나`), ['13:1 nesting-too-deep']],
  ])('in its %s is not prepared', (_, text, issues) => {
    const { prepared, issues: found } = prepare(text)
    expect(prepared).toBeUndefined()
    expect(found.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(issues)
  })
})

describe('what says nothing yet', () => {
  const find = (text: string, settings = {}) =>
    prepare(text, settings).issues.map(({ line, code }) => `${line} ${code}`)

  test.each(['', '\n \n', '본문을 여기에 마크다운으로 씁니다.\n'])('the body %j', (body) => {
    expect(find(toQuestionText({}, body))).toEqual(['11 empty-body'])
  })

  test('views, where they are counted', () => {
    const text = toQuestionText({ counts: 'counts: { answers: 0, comments: 0 }' })
    expect(find(text)).toEqual(['5 views-missing'])
    expect(find(text, { views: false })).toEqual([])
  })
})

test('faults of front matter and of the body are named in one go', () => {
  const text = '---\ntitel: x\n---\n메일은 park@mailbox.test입니다. [x](javascript:alert(1))\n'
  const prepare = createPrepareQuestion(sampleSettings, [])
  const { prepared, issues } = prepare({ id: 'a', path: 'questions/a.md', bytes: Buffer.from(text) })
  expect(prepared).toBeUndefined()
  expect(issues.map(({ code, line }) => `${line} ${code}`)).toEqual(
    expect.arrayContaining(['2 unknown-key', '4 forbidden-link', '4 personal-data']),
  )
})

test('a question and its answers need what each of them does', () => {
  expect(toCharacters({ text: ['API를', '똠'], code: ['가'] }, { text: '*뷁', code: '나' })).toEqual({
    characters: ['*똠뷁', '가나'],
  })
})

test('what only the Latin block shows is not kept', () => {
  expect(toCharacters({ text: ['{"title":"REST"}'], code: ['let a'] })).toEqual({})
})
