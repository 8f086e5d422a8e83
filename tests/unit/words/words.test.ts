// Each language speaks for itself: no Hangul in English, and no sentence of English in Korean.
import { describe, expect, test } from 'vitest'
import { describeWork } from '../../../src/commands/build.ts'
import { type IssueCode, issueCodes } from '../../../src/format/issue.ts'
import { describeError, Failure, isFailure } from '../../../src/words/failure.ts'
import { failurePartsEn, failuresEn } from '../../../src/words/failures-en.ts'
import { failurePartsKo, failuresKo } from '../../../src/words/failures-ko.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { type Language, languages } from '../../../src/words/language.ts'
import { startWords } from '../../../src/words/start-words.mjs'
import { listTexts, type Texts } from '../../../src/words/texts.ts'
import { findWords, listCommandTexts } from '../../../src/words/words.ts'
import { toAnyIssue } from '../../support/any-issue.ts'

/** Details by which messages choose among sentences, besides none at all. */
const choices: Partial<Record<IssueCode, Record<string, string>[]>> = {
  'front-matter-unclosed': [{ value: '----' }],
  'front-matter-too-large': [
    { blankLines: '100' },
    { items: '15000' },
    { keys: '45000' },
    { whole: 'file', keys: '45000' },
  ],
  'yaml-document': [{ whole: 'file' }, { first: '8' }],
  'yaml-syntax': [
    'tab characters must not be used',
    'unexpected end of the stream within a double quoted scalar',
    'unexpected end of the stream within a flow collection',
    'missed comma between flow collection entries',
    'unknown escape sequence',
    'can not read a block mapping entry; a multiline key may not be an implicit key',
    'a line break is expected',
    'a single one word',
    'bad indentation of a mapping entry',
    'flow collection is not closed',
    "found ','",
    'expected the node content',
    'a text needs quotes',
    'space is missing',
    'spaces before a key',
    'bad indentation',
    'non-printable characters',
    'whatever else',
  ].map((reason) => ({ reason })),
  'unknown-key': [{ of: 'answer' }, { below: 'counts' }],
  'missing-key': [
    ...['title', 'category', 'tags', 'counts', 'counts.answers', 'counts.comments', 'counts.views'],
    ...['activity', 'activity[0].at', 'activity[0].actor', 'activity[0].kind', 'referenceDate'],
    ...['actors[0].name', 'actors[0].in', 'actors[0].date', 'questions[0].id', 'questions[0].date'],
    ...['tags[1]', 'license.name', 'theme.accent', 'theme.leaf'],
  ]
    .map((key): Record<string, string> => ({ key }))
    .concat(['poll', 'activity', 'others'].map((key) => ({ key, found: 'sequence' }))),
  'wrong-type': [
    ...['string', 'number', 'int', 'boolean', 'array', 'object'].map((expected) => ({ expected })),
    ...['activity[1]', 'edited[1]', 'poll[1]', 'poll.options[1]'].map((key) => ({ key })),
    ...['', 'counts'].map((key) => ({ key, file: 'answer' })),
    ...['', '[1]'].map((key) => ({ key, file: 'comments' })),
  ],
  'text-length': [{ limit: '300' }, { limit: '80', file: 'answer' }, { limit: '10000', file: 'comments' }],
  'text-lines': [{ file: 'answer' }],
  'activity-after-reference': [
    { count: '12', first: 'questions/a.md:7', reference: '2025-06-30' },
    { file: 'answer' },
    { file: 'answer', key: 'accepted' },
  ],
  'list-too-long': [{ limit: '1000' }],
  'unknown-kind': [{ known: 'a, b' }, { instead: 'kind: a' }],
  'invalid-hashtag': [{ nearest: 'rest' }, { hash: 'true', value: 'rest' }],
  'front-matter-missing': [{ codeFence: 'true' }, { file: 'answer' }],
  'joined-lines': [{ manner: 'replace', instead: ' title: a' }],
  'comment-in-text': [
    { manner: 'replace', instead: ' title: a', value: 'a', whole: 'title: a # b' },
    { value: '', whole: '# b' },
    { value: '#a: [b]', line: 'true' },
  ],
  'quotes-in-text': [{ manner: 'remove', at: '3' }],
  'null-as-text': [
    { key: 'title', value: 'null', manner: 'replace', instead: ' title: "null"' },
    { key: 'activity.actor', value: 'null', manner: 'replace', instead: ' actor: "null"' },
    { key: 'license', value: '~', manner: 'remove', at: '3' },
    { key: 'text', value: 'null' },
  ],
  'null-like-text': [{ manner: 'replace', instead: ' title: "None"' }],
  'before-question': [
    ...['activity', 'answer', 'comment'].map((of) => ({
      of,
      value: '2024-05-01',
      question: '2024-05-02',
      more: '2',
    })),
    { value: '0024-05-01', year: '0024' },
  ],
  'missing-activity': [
    { other: 'answers/a/1.md', value: 'Jo', actor: 'Joe' },
    { other: 'answers/a/1.md', value: 'Jo', actor: 'Joe', manner: 'replace', instead: ' actor: Joe' },
  ],
  'repeated-front-matter': [
    { first: '8', last: '12' },
    { manner: 'remove', at: '8~12' },
  ],
  'unclosed-code': [{ value: '~~~js', marker: '~~~' }],
  'emphasis-as-text': [{ nearest: '**a**' }, { manner: 'replace', instead: ' **a**' }],
  'date-as-list': [{ manner: 'replace', instead: ' 2024\\\\. 5. 1.' }],
  'cells-lost': [{ nearest: '| a \\| b |' }, { manner: 'replace', instead: ' | a \\| b |' }],
  'blank-in-address': [{ nearest: '[a](<b c>)' }, { manner: 'replace', instead: ' [a](<b c>)' }],
  'mark-without-effect': [
    ...['link', 'reference', 'note', 'heading', 'list', 'table', 'element', 'upload'].map((kind) => ({
      kind,
    })),
    { kind: 'heading', manner: 'replace', instead: ' # a' },
  ],
  'invalid-time': [{ manner: 'insert', at: '3', instead: ' at: 2024-05-01', zone: 'Asia/Seoul' }],
  'invalid-count': [
    { key: 'score' },
    { key: 'counts.recommended' },
    { later: 'true' },
    { manner: 'replace', at: '3~4', indent: '2', instead: ' a' },
  ],
  'empty-body': [{ value: 'x' }, { file: 'answer' }, { file: 'comments' }],
  'look-alike-sign': ['U+FF1A', 'NFD', 'U+0041'].map((codePoint) => ({ codePoint })),
  'hashtag-address-clash': [
    { value: 'c#', other: 'c-sharp', otherPath: 'questions/a.md', address: 'c-sharp' },
  ],
  'category-missing': [{ known: 'C, Front End' }],
  'invalid-category': [{ value: '???' }],
  'category-address-clash': [
    { value: 'Front End', other: 'front-end', otherPath: 'questions/a.md', address: 'front-end' },
  ],
  'alias-is-page': [{ other: 'public/a.html' }],
  'invalid-setting': [
    ...['date', 'timeZone', 'url', 'site'].map((expected) => ({ expected })),
    { expected: 'url', nearest: 'https://example.org/' },
    { known: 'ko, en' },
    { limit: '200' },
    { least: '1' },
    { expected: 'colour' },
    { expected: 'contrast', contrast: '1.2', nearest: '#816c08' },
  ],
  'control-character': [{ limit: '30', codePoint: 'U+0301' }, { codePoint: 'U+000D' }],
  'file-too-large': [
    { of: 'links', limit: '1000' },
    { of: 'text', limit: '1000' },
    { of: 'answers', limit: '64' },
    { of: 'body', limit: '256' },
  ],
  'unlinked-address': ['part', 'whole', 'relative', 'picture'].map((kind) => ({ kind })),
  'content-missing': [{ option: '--out' }],
  'import-unfinished': [{ kind: 'folder' }],
  'file-unreadable': ['folder', 'link', 'fifo', 'socket', 'device', 'refused', 'no-folder'].map((kind) => ({
    kind,
  })),
  'nesting-too-deep': [{ where: 'yaml' }, { where: 'folder' }],
  'output-too-large': [{ of: 'summaryHtml' }, { of: 'questionHtml' }],
  'too-much-work': [{ megabytes: '512' }],
  'not-markdown': [{ leftover: 'a.md~' }, { nearest: 'a.md' }],
  'unknown-file': [
    { misplaced: 'answers', nearest: 'answers/a/1.md' },
    { misplaced: 'questions', nearest: 'questions/a.md' },
    { count: '200', limit: '20' },
    { nearest: 'questions/a.md' },
    { nearest: 'archive.yaml' },
    { other: 'archive.yaml' },
    { kind: 'folder' },
    { folder: 'theme' },
    { folder: 'theme', nearest: 'theme/logo.svg' },
  ],
  'not-picture': ['empty', 'svg', 'heic'].map((kind) => ({ kind })),
  'picture-too-large': [
    { megapixels: '25' },
    { megabytes: '2' },
    { unpacked: '16' },
    { entries: '200000' },
    { frames: '10000' },
  ],
  'picture-position': [{ kind: 'hidden' }],
  'invalid-svg': [
    ...['root', 'size'].map((kind) => ({ kind })),
    { kind: 'large', limit: '64' },
    { kind: 'xml', reason: 'Duplicate attribute: a' },
  ],
  'unsafe-svg': ['element', 'attribute', 'value', 'drawing'].map((kind) => ({ kind, value: 'a' })),
  'missing-picture': [{ nearest: '/files/a.png' }],
  'unknown-synonym': [{ nearest: 'rest' }],
  'synonym-clash': [
    { carrier: 'a.md', of: 'rest' },
    { carrier: 'a.md', of: 'rest', same: 'c#', address: 'c-sharp' },
    { other: 'rest' },
    { other: 'rest', same: 'c#', address: 'c-sharp' },
  ],
  'page-address-taken': [{ value: '/tags/' }, { value: '/a/', other: 'public/a/index.html' }],
  'unused-picture': [{ value: '/files/a.png' }, { kind: 'logo' }, { kind: 'card' }],
  'unknown-redaction': ['actors', 'people', 'questions', 'answers', 'comments'].map((key) => ({ key })),
  'inexact-redaction': ['questions', 'answers', 'comments'].map((key) => ({ key, nearest: 'id: hidden' })),
  'redacted-name': [
    ...['id', 'category', 'tags', 'aliases', 'synonyms', 'title', 'source', 'license', 'related', 'state'],
    ...['activity', 'people', 'answers', 'comments'],
  ]
    .map((key): Record<string, string> => ({ key }))
    .concat(['id', 'url', 'person'].map((key) => ({ key, file: 'answer' })))
    .concat(['id', 'person'].map((key) => ({ key, file: 'comments' }))),
  'invalid-id': [{ key: 'related' }, { along: 'answers/a b → answers/a-b' }, { copy: 'a.md' }],
  'invalid-url': [
    { nearest: 'https://example.com/' },
    { expected: 'url' },
    { expected: 'url', value: 'https://example.com/?m=x' },
  ],
  'unknown-question': [{ nearest: 'put-or-patch' }],
  'short-redaction': [{ key: 'people' }],
  'personal-data': [
    ...['email', 'phone', 'residentNumber'].map((kind) => ({ kind })),
    { kept: 'true' },
    { kind: 'phone', open: 'aliases, tags', count: '3' },
  ],
}

function listIssueTexts(code: IssueCode, language: Language): string[] {
  return [{}, ...(choices[code] ?? [])].flatMap((detail) => {
    const { message, hint } = toIssueMessage(toAnyIssue(code, detail, { path: 'a' }), language)
    return [message, hint]
  })
}

const hangul = /\p{Script=Hangul}/u

describe.each(issueCodes)('%s', (code) => {
  test('in English without Hangul', () => {
    const texts = listIssueTexts(code, 'en')
    expect(texts.filter((text) => hangul.test(text) || text.trim() === '')).toEqual([])
  })

  test('in Korean with Hangul in each sentence', () => {
    expect(listIssueTexts(code, 'ko').filter((text) => !hangul.test(text))).toEqual([])
  })

  test('with as many sentences in both, and arrows in the same ones', () => {
    const arrows = (language: Language) => listIssueTexts(code, language).map((text) => text.includes('→'))
    expect(arrows('en')).toEqual(arrows('ko'))
    const count = (language: Language) => new Set(listIssueTexts(code, language)).size
    expect(count('en')).toBe(count('ko'))
  })
})

test('a value in another language is shown as it stands', () => {
  const issue = toAnyIssue('invalid-hashtag', { value: 'Ab' })
  expect(toIssueMessage(issue, 'en').message).toBe("This can't be a hashtag: “Ab”")
  expect(toIssueMessage(issue, 'ko').message).toBe('해시태그로 쓸 수 없습니다: ‘Ab’')
})

describe('every text of commands is of its language, but for what has no words', () => {
  test.each<[Language, string[]]>([
    ['en', []],
    ['ko', ['commands.totals', 'limits.told', 'imports.rule']],
  ])('%s', (language, strange) => {
    const found = listCommandTexts(language).filter(({ text, isMissing }) => {
      return !isMissing && hangul.test(Object.values(text).join('')) !== (language === 'ko')
    })
    expect(found.map(({ place }) => place)).toEqual(strange)
  })

  test('and none is missing', () => {
    const missing = languages.flatMap((language) =>
      listCommandTexts(language).filter(({ isMissing }) => isMissing),
    )
    expect(missing).toEqual([])
  })
})

test('the keys that tidying would lose', () => {
  const say = (language: Language) =>
    findWords(language).commands.lostIfTidied({ path: 'a.md', keys: 'title, body' })
  expect(say('ko')).toMatch(/^a\.md: 정리하면 .*\(title, body\)/)
  expect(say('en')).toMatch(/^a\.md: left as it is, .*\(title, body\)/)
})

describe('what a build says', () => {
  const work = {
    questions: 1234,
    hashtags: 56,
    pages: 1300,
    bytes: 12_345_678,
    reusedQuestions: 1233,
    reusedPages: 1290,
    reusedBundle: true,
  }

  test.each([
    [
      'ko',
      '질문 1,234개, 해시태그 56개, 페이지 1,300개, 12.3 MB. 그대로 가져온 것: 질문 1,233개, 페이지 1,290개, 템플릿 전부',
    ],
    [
      'en',
      '1,234 questions, 56 hashtags, 1,300 pages, 12.3 MB; reused: 1,233 questions, 1,290 pages, templates',
    ],
  ] as const)('%s', (language, summary) => {
    expect(describeWork(work, language)).toBe(summary)
  })

  test('without the templates', () => {
    const anew = { ...work, reusedQuestions: 0, reusedPages: 0, reusedBundle: false }
    expect(describeWork(anew, 'ko')).toMatch(/그대로 가져온 것: 질문 0개, 페이지 0개$/)
    expect(describeWork(anew, 'en')).toMatch(/reused: 0 questions, 0 pages$/)
  })
})

describe('failures', () => {
  const failures: [Failure, english: string, korean: string][] = [
    [
      new Failure('no-output', { out: '/a' }),
      'There is no output /a. Make one: npm run build',
      '출력 폴더가 없습니다: /a. 먼저 만들어 주세요 → npm run build',
    ],
    [
      new Failure('output-foreign', { folder: '/a' }),
      '/a is not empty and was not made by a build, so it is left alone. Name another folder with ARCHIVE_OUT, or empty it yourself.',
      '비어 있지 않고 빌드가 만들지도 않은 폴더라서 그대로 두었습니다: /a. ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요. 또는 직접 비워 주세요.',
    ],
    [
      new Failure('output-in-the-way', {
        out: '/a/src',
        relation: 'is',
        guarded: { place: 'own', name: 'src' },
        path: '/a/src',
      }),
      'The output /a/src is src/ of the project /a/src, and a build replaces all of its output. Name another output with ARCHIVE_OUT.',
      '출력 폴더 /a/src: 프로젝트의 src 폴더와 같은 폴더입니다(/a/src). 빌드는 출력 폴더를 통째로 바꿉니다. ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요.',
    ],
    [
      new Failure('output-in-the-way', {
        out: '/a/b',
        relation: 'lies inside',
        guarded: { place: 'content' },
        path: '/a',
      }),
      'The output /a/b lies inside the content folder /a, where a build changes nothing. Name another output with ARCHIVE_OUT, or another content folder with ARCHIVE_CONTENT.',
      '출력 폴더 /a/b: 내용 폴더 안에 있습니다(/a). 그곳은 빌드가 바꾸지 않습니다. ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요. 또는 ARCHIVE_CONTENT로 다른 내용 폴더를 정해 주세요.',
    ],
    [
      new Failure('lock-taken', { out: '/a', path: '/a.lock', process: 7 }),
      'Another build (process 7) is writing to /a. Wait until it is done, or end it. Its lock is /a.lock.',
      '다른 빌드(프로세스 7)가 출력 폴더에 쓰고 있습니다: /a. 끝날 때까지 기다리거나 그 빌드를 끝내 주세요. 잠금 파일은 /a.lock 입니다.',
    ],
    [
      new Failure('sources-changed', {}),
      'The sources changed while the site was built. Build again.',
      '사이트를 만드는 동안 프로그램의 소스가 바뀌었습니다. 다시 실행해 주세요.',
    ],
    [
      new Failure('git-failed', { command: 'git diff', exitCode: 128, words: 'fatal: bad' }),
      'git diff failed with exit code 128.\nfatal: bad',
      'git diff: 실패했습니다(종료 코드 128).\nfatal: bad',
    ],
  ]

  test.each(failures)('%s', (failure, english, korean) => {
    expect(failure.message).toBe(english)
    expect(describeError(failure, 'en')).toBe(english)
    expect(describeError(failure, 'ko')).toBe(korean)
  })

  test('one that came out of a worker is still one', () => {
    const sent = structuredClone({ failure: 'no-output', detail: { out: '/a' } })
    const error = Object.assign(new Error('There is no output /a.'), sent)
    expect(isFailure(error)).toBe(true)
    expect(describeError(error, 'ko')).toBe('출력 폴더가 없습니다: /a. 먼저 만들어 주세요 → npm run build')
  })

  test('anything else says what it says', () => {
    const other = Object.assign(new Error('no space'), { failure: 'of another program' })
    expect(describeError(other, 'ko')).toBe('no space')
    expect(describeError('thrown as it is', 'ko')).toBe('thrown as it is')
  })

  test('every text is of its language, but for names of files', () => {
    const texts = (all: Texts) => listTexts(all, all).map(({ text }) => Object.values(text).join(''))
    expect(texts({ failuresEn, failurePartsEn }).filter((text) => hangul.test(text))).toEqual([])
    expect(texts({ failuresKo, failurePartsKo }).filter((text) => !hangul.test(text))).toEqual([', '])
  })
})

test('what src/commands/start.mjs says', () => {
  const texts = (language: Language) =>
    Object.values(startWords[language]).map((text) => (typeof text === 'string' ? text : text('x', 'y')))
  expect(Object.keys(startWords.en)).toEqual(Object.keys(startWords.ko))
  expect(texts('en').filter((text) => hangul.test(text))).toEqual([])
  expect(texts('ko').filter((text) => !hangul.test(text))).toEqual([])
})
