// What follows from what a value is: what is fine and what is wrong with it, how it is written, hidden, told and mended.
import type { ValueKind } from './places.ts'

/** What differs from the rule: by how the name of a place ends, or begins (`answer poll*`), or where it may be absent. */
type But = Readonly<Record<string, string>>

/**
 * What is written, and what is told of it: `code`, `code → instead`, or `code ⇒ instead` where only that can be meant; `key`
 * where it is told at the key, `+1` behind the first sign. `gone` is a line that is left out.
 */
type Fault = readonly [written: string, told: string, but?: But]

interface Rules {
  /** As it is written, and as it is tidy. */
  fine: readonly (readonly [written: string, tidy?: string])[]
  /** As it is written where an archive is in English. */
  inEnglish?: readonly (readonly [korean: string, english: string])[]
  faults: readonly Fault[]
  /** Those of the faults that an editor marks by the JSON Schema. */
  marked: readonly string[]
  /** As readers are shown it where 홍길동 is redacted; `gone` where they are not. */
  masked: readonly (readonly [written: string, shown: string, but?: But])[]
  /** A value with 홍길동 in it, which no mask may change. */
  open?: string
  /** Two values, and what `changes` tells of the step from one to the other. */
  changed: readonly [before: string, after: string, told: string, but?: But]
  /** What `tidy --repair` makes of a value; `left` to people, or of more than the value, of which other tests tell. */
  mended: readonly (readonly [written: string, mended: string, but?: But])[]
}

const long = (length: number) => '가'.repeat(length)
const optional = (told: string): But => ({ optional: told })

// Of texts.

const emptyTexts = ['""', '"  "', '"　"'].map((text): Fault => [text, 'text-length'])

const unseen: Fault[] = [
  ['"a\\u0007b"', 'control-character'],
  ['"\\e[31m"', 'control-character'],
  ['"a\\ud800b"', 'control-character'],
  // A noncharacter stands for a mask later on: nobody may forge one.
  ['"\\ufdd3"', 'control-character'],
  ['a\u202eb', 'invisible-character ⇒ ab'],
  ['"a\\u202eb"', 'invisible-character'],
  ['a\u200bb', 'invisible-character ⇒ ab'],
  ['\u3164', 'invisible-character', optional('invisible-character ⇒ gone')],
]

const wordsForNothing: Fault[] = [
  ...['null', '~'].map((word): Fault => {
    const quoted = `null-as-text → "${word}"`
    const gone = 'null-as-text → gone'
    // Nothing would be left of a mapping, or of the item that begins with it.
    const alone = { 'poll[].title': quoted, 'hashtag description': quoted, 'license.name': gone }
    return [word, quoted, { ...alone, optional: gone }]
  }),
  ...['None', 'NULL', 'Null', 'undefined', 'NaN'].map((word): Fault => [word, `null-like-text → "${word}"`]),
]

const notes: Fault[] = [
  ...['C #1', 'C   # 1', 'C #', 'C # null'].map((text): Fault => {
    return [`${text} `, `comment-in-text → "${text}"`, { 'formerNames[]': 'comment-in-text' }]
  }),
  [
    '#1',
    'key missing-key → "#1"',
    {
      category: 'comment-in-text → "1"',
      'formerNames[]': 'key missing-key',
      optional: 'comment-in-text → "#1"',
    },
  ],
]

const ofYaml: Fault[] = [
  ['*a', 'yaml-alias → "*a"', { 'formerNames[]': 'yaml-alias' }],
  ['@a', 'yaml-syntax ⇒ "@a"', { 'formerNames[]': 'yaml-syntax' }],
  ['a: b', '+1 yaml-syntax ⇒ "a: b"', { 'formerNames[]': 'wrong-type' }],
  [
    '{ a: b }',
    'wrong-type → "{ a: b }"',
    { 'formerNames[]': 'wrong-type', license: 'missing-key, +2 unknown-key' },
  ],
]

const proseFaults = [...emptyTexts, ...unseen, ...wordsForNothing, ...notes, ...ofYaml]

const lineFaults: Fault[] = [
  ...proseFaults,
  ...['"a\\nb"', '"a\\tb"'].map((text): Fault => {
    return [text, 'text-lines ⇒ a b', { 'formerNames[]': 'text-lines' }]
  }),
  ['a\u2028b', 'text-lines ⇒ a b', { 'formerNames[]': 'text-lines' }],
  ...['“a”', '＇a＇', '"“a”"'].map((text): Fault => {
    return [text, 'quotes-in-text → a', { 'person name': '', 'formerNames[]': '' }]
  }),
  ['', 'key missing-key', optional('')],
]

const quoted: Rules['fine'] = ['null', '~', 'Null', 'NULL', 'None', 'undefined', 'NaN'].map((word) => [
  `"${word}"`,
])

/** Read as what they are, and written so that other readers take them for nothing else. */
const texts: Rules['fine'] = [
  ['PUT'],
  ['C#과 F#'],
  ['"PUT"', 'PUT'],
  ['007', '"007"'],
  ['yes'],
  ['1e3', '"1e3"'],
  ["'a # b'", '"a # b"'],
  ['"a: b"'],
  ['👩🏽‍💻 개발자의 하루 ❤️'],
  ['“”'],
  ['‘PUT’과 ‘PATCH’'],
  ['nullable'],
  ...quoted,
]

const hidden = '삭제된 사용자의 학생, [전화번호 비공개], [이메일 비공개]'
const maskedTexts: Rules['masked'] = [['홍길동의 학생, 010-1234-5678, hong@naver.com', hidden]]

/** Whatever a value may be of a poll or of an edit of an answer. */
const whole = { 'answer poll*': '투표가 바뀝니다', 'answer edited*': '수정 기록이 바뀝니다' }

const mendedTexts: Rules['mended'] = [
  ['"a\\nb"', 'a b'],
  ['"a\\u200bb"', 'ab'],
  ['"a\\u0007b"', 'ab'],
  ['[a]', 'left'],
]

const markedTexts = ['""', '[a]', '{ a: b }', 'null', '~']

// Of ids.

const idFaults: Fault[] = [
  ...['a b', '../a', 'a/b', '""'].map((id): Fault => [id, 'invalid-id']),
  ['a.md', 'invalid-id ⇒ a'],
  ['[a]', 'wrong-type ⇒ a', { 'edited[].person': '+-12 yaml-syntax ⇒ person: a', '[]': 'wrong-type' }],
  ['null', 'null-as-text → "null"', optional('null-as-text → gone')],
  ['~', 'null-as-text → "~"', optional('null-as-text → gone')],
  ['None', ''],
  ['a # 메모', ''],
  ['#1', 'key missing-key', { '[]': 'key missing-key', optional: 'comment-in-text → "1"' }],
  ['', 'key missing-key', optional('')],
]

const markedIds = ['a b', '../a', 'a/b', '""', '[a]']

const ids: Rules['fine'] = [
  ...[['a-1'], ['12'], ['"~"'], ['"null"']].map(([id = '']) => [id] as const),
  ['007', '"007"'],
  ['1e3', '"1e3"'],
  ['None', '"None"'],
  ['가'.normalize('NFD'), '가'],
]

export const valueRules: Record<ValueKind, Rules> = {
  line: {
    fine: texts,
    faults: [...lineFaults, ['[a]', 'wrong-type → "[a]"']],
    marked: markedTexts,
    masked: maskedTexts,
    changed: [
      '하나',
      '둘',
      '하나 → 둘',
      {
        ...whole,
        'poll.title': '+title: 둘 −title: 하나',
        'poll[].title': '+title: 둘 −title: 하나',
        'options[].label': '+둘 1 −하나 1',
        'closed.reason': '+closed.reason: 둘 −closed.reason: 하나',
      },
    ],
    mended: [
      ...mendedTexts,
      [long(301), `${long(299)}…`, { license: `${long(199)}…`, 'license.name': `${long(199)}…` }],
      ['null', 'gone', { 'question title': '본문', label: '"?"', 'license.name': 'elsewhere' }],
      ['""', 'gone', { 'question title': '본문', label: '"?"', 'license.name': 'elsewhere' }],
    ],
  },
  category: {
    fine: [
      ...texts.filter(([text]) => text !== '"~"'),
      ...["What's new?", 'Q&A', '<b>굵게</b>'].map((name) => [`"${name}"`, name] as const),
      ["' Cafe\u0301 '", 'Café'],
    ],
    faults: [...lineFaults, ['[a]', 'wrong-type ⇒ a']],
    marked: markedTexts,
    masked: maskedTexts,
    open: '홍길동 방',
    changed: ['하나', '둘', '하나 → 둘'],
    mended: [...mendedTexts, ['""', 'gone'], ['null', 'gone'], [long(81), `${long(79)}…`]],
  },
  prose: {
    fine: [['PUT'], ['007', '"007"'], ['"a\\nb"'], ['“a”'], ...quoted],
    faults: [...proseFaults, ['[a]', 'wrong-type → "[a]"']],
    marked: markedTexts,
    masked: maskedTexts,
    changed: ['하나', '둘', ''],
    mended: [],
  },
  markdown: {
    fine: [['|\n    글'], ['|2-\n      글\n    둘'], ['|\n    null']],
    faults: [
      ['|', 'key text-length'],
      ['|\n    \n', 'key text-length'],
      ...['안녕', '404', '[안녕]'].map((text): Fault => [text, `text-no-block ⇒ |\n    ${text}`]),
      ['"안녕"', 'text-no-block ⇒ |\n    안녕'],
      ['C #1', 'text-no-block → |\n    C #1'],
      ['null', 'null-as-text'],
      ['', 'key missing-key'],
    ],
    marked: ['404', '[안녕]', 'null'],
    masked: maskedTexts.map(([text, shown]) => [`|\n    ${text}`, `|\n    ${shown}`]),
    changed: ['|\n    하나', '|\n    둘', '본문: +1줄 −1줄'],
    mended: [['글', '|\n    글']],
  },
  name: {
    fine: [...texts, ['anonymous', '익명'], ['deleted user', '삭제된 사용자']],
    inEnglish: [
      ['익명', 'anonymous'],
      ['삭제된 사용자', 'deleted user'],
    ],
    faults: [...lineFaults, ['[a]', 'wrong-type ⇒ a', { 'formerNames[]': 'wrong-type' }]],
    marked: markedTexts,
    masked: [...maskedTexts, ['홍길동', '삭제된 사용자', { 'formerNames[]': 'gone' }]],
    changed: [
      '하나',
      '둘',
      '하나 → 둘',
      { ...whole, 'question activity*': '· 하나 · 질문 → 2024-05-01 · 둘 ·' },
    ],
    mended: [...mendedTexts, ['""', '익명'], ['null', '익명', optional('gone')], [long(81), `${long(79)}…`]],
  },
  person: {
    fine: ids,
    faults: idFaults,
    marked: markedIds,
    masked: [['hong@naver.com', 'hong@naver.com']],
    open: '홍길동',
    changed: [
      'b1',
      'b2',
      'b1 → b2',
      { ...whole, 'question activity*': '(b1) · 질문 → 2024-05-01 · 아무개 (b2)' },
    ],
    mended: [
      ['a b', 'a-b-c8687a'],
      ['""', 'e3b0c4'],
      ['null', 'gone'],
    ],
  },
  id: {
    fine: ids,
    faults: idFaults,
    marked: markedIds,
    masked: [['홍길동', '홍길동']],
    open: '홍길동',
    changed: ['b1', 'b2', 'b1 → b2', { '[]': 'b2 −', 'comment id': '댓글: +b2 −b1', 'comment replyTo': '' }],
    mended: [
      ['a b', 'gone', { 'related[]': 'a-b-c8687a', 'of[]': 'a-b-c8687a', 'comment id': 'a-b-c8687a' }],
    ],
  },
  hashtag: {
    fine: [
      ['rest'],
      ['c#'],
      ['"null"'],
      ['undefined', '"undefined"'],
      ['2024', '"2024"'],
      ['true', '"true"'],
      ['yes'],
      ['0x1f', '"0x1f"'],
    ],
    faults: [
      ['REST API', 'invalid-hashtag → rest-api'],
      ['"#rest"', 'invalid-hashtag ⇒ rest'],
      ...['---', long(51), '""', '~'].map((text): Fault => [text, 'invalid-hashtag']),
      ['"a\u200bb"', 'invisible-character ⇒ ab'],
      ['[a]', 'wrong-type'],
      ['{ a: b }', 'wrong-type'],
      ['null', 'null-as-text → "null"'],
      ['NULL', 'invalid-hashtag → "null"'],
      ['None', 'invalid-hashtag → none'],
      ['', 'key missing-key'],
    ],
    marked: ['REST API', '"#rest"', '---', '""', '[a]', '{ a: b }', 'null', 'NULL'],
    masked: [['홍길동', '홍길동']],
    open: '홍길동',
    changed: ['하나', '둘', '+#둘 −#하나'],
    mended: [['REST API', 'rest-api']],
  },
  path: {
    fine: [['/b'], ['/b?c=1'], ['/~user/null']],
    faults: [
      ['articles/1', 'invalid-alias → /articles/1'],
      ...['//host/a', '/a/../b', '"/a#b/c"', '""'].map((text): Fault => [text, 'invalid-alias']),
      ['[/a]', 'wrong-type'],
      ['', 'key missing-key'],
    ],
    marked: ['articles/1', '//host/a', '""', '[/a]'],
    masked: [['/u/홍길동', '/u/홍길동']],
    open: '/u/홍길동',
    changed: ['/b1', '/b2', '+/b2 −/b1'],
    mended: [
      ['//host/a', 'gone'],
      ['/tags/a', 'gone'],
    ],
  },
  address: {
    fine: [['https://b.example/'], ['https://b.example'], ['https://b.example/%EA%B0%80']],
    faults: [
      ...['커뮤니티', 'ftp://a.example/', 'javascript:alert(1)', '""'].map(
        (text): Fault => [text, 'invalid-url'],
      ),
      ['https://a:b@a.example/', 'invalid-url', { 'license.url': 'invalid-url → https://a.example/' }],
      ['https://a.example/가', 'invalid-url ⇒ https://a.example/%EA%B0%80'],
      ['HTTPS://A.example', 'invalid-url ⇒ https://a.example/'],
      ['example.com', 'invalid-url → https://example.com/'],
      [`https://a.example/${'a'.repeat(2000)}`, 'text-length'],
      ['[a]', 'wrong-type'],
      ['null', 'invalid-url → gone'],
      ['# https://a.kr/', 'comment-in-text → https://a.kr/'],
      ['# 모름', 'comment-in-text'],
      ['https://a.kr/ # 원문', ''],
      ['', ''],
    ],
    marked: ['커뮤니티', 'ftp://a.example/', 'example.com', '""', '[a]', 'null'],
    masked: [
      ['https://a.example/%ED%99%8D%EA%B8%B8%EB%8F%99', 'gone'],
      // In a path it is told of instead.
      ['https://a.example/u/02-234-5678', 'https://a.example/u/02-234-5678'],
    ],
    open: 'https://a.example/%ED%99%8D%EA%B8%B8%EB%8F%99',
    changed: [
      'https://b1.example/',
      'https://b2.example/',
      'https://b1.example/ → ',
      { 'license.url': '글 https://b1.example/ → 글 https://b2.example/' },
    ],
    mended: [
      ['HTTPS://A.example/가', 'https://a.example/%EA%B0%80'],
      ...['커뮤니티', '""', 'null'].map((text) => [text, 'gone', { 'license.url': 'elsewhere' }] as const),
    ],
  },
  time: {
    fine: [
      ['2024-05-02'],
      ['2024-05-02T09:30:00+09:00'],
      ['2024-05-02T09:30Z'],
      ['"2024-05-02"', '2024-05-02'],
    ],
    faults: [
      ...['어제', '2024-02-30', '12:30:00', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00+09:00'].map(
        (time): Fault => [time, 'invalid-time'],
      ),
      ['20240501', 'invalid-time ⇒ 2024-05-01'],
      ['2024.5.1', 'invalid-time ⇒ 2024-05-01'],
      ['2024-05-01T09:30:00', 'invalid-time ⇒ 2024-05-01T09:30:00+09:00'],
      ['2025-07-01', 'activity-after-reference'],
      ['2025-06-30T15:00:00Z', 'activity-after-reference'],
      ['1969-12-31', 'before-question', { 'edited[].at': 'activity-order, before-question' }],
      ['0024-05-01', 'before-question', { 'edited[].at': 'activity-order, before-question' }],
      ['""', 'text-length'],
      ['[2024-05-01]', 'wrong-type ⇒ 2024-05-01', { accepted: 'wrong-type' }],
      ['null', 'invalid-time', optional('invalid-time → gone')],
      ['', 'key missing-key', optional('')],
      ...['2025-06-30 # 메모', '2025-06-30T23:59:59+09:00', '2025-06-30T14:59:59Z'].map(
        (time): Fault => [time, ''],
      ),
    ],
    marked: ['어제', '12:30:00', '20240501', '2024.5.1', '""', '[2024-05-01]', 'null'],
    masked: [['2024-05-02', '2024-05-02']],
    changed: [
      '2024-05-02',
      '2024-05-03',
      '2024-05-02 → 2024-05-03',
      {
        ...whole,
        'question activity*': '2024-05-02 · 아무개 · 질문 → 2024-05-03',
        'closed.at': '+closed.at: 2024-05-03 −closed.at: 2024-05-02',
      },
    ],
    mended: [
      ['2024.5.2 9:30', '2024-05-02T09:30:00+09:00'],
      ['2025-07-01', '2025-06-30'],
      [
        '어제',
        '2024-05-01',
        { 'activity[].at': 'left', 'edited[].at': 'elsewhere', accepted: 'true', optional: 'gone' },
      ],
    ],
  },
  word: {
    fine: [['질문 업데이트'], ['question edited', '질문 업데이트']],
    inEnglish: [['질문 업데이트', 'question edited']],
    faults: [
      ['""', 'unknown-kind'],
      ['추천', 'unknown-kind'],
      ['질문업데이트', 'unknown-kind ⇒ 질문 업데이트'],
      ['Question', 'unknown-kind ⇒ 질문'],
      ['[질문]', 'unknown-kind ⇒ 질문'],
      ['', 'key missing-key'],
    ],
    marked: ['""', '추천', 'Question', '[질문]', ''],
    masked: [['새로운 답변', '새로운 답변']],
    changed: ['새로운 답변', '새로운 댓글', '새로운 답변 → 2024-05-01 · 아무개 · 새로운 댓글'],
    mended: [['추천', 'left']],
  },
  language: {
    fine: [['en'], ['pt-BR']],
    faults: [
      ['""', 'invalid-language'],
      ['EN', 'invalid-language ⇒ en'],
      ['pt_BR', 'invalid-language ⇒ pt-BR'],
      ['korean', 'invalid-language ⇒ ko'],
      ['xx yy', 'invalid-language'],
      ['[en]', 'wrong-type ⇒ en'],
      ...['null', '~'].map((word): Fault => [word, 'invalid-language → gone']),
      ...['en # 메모', '# 나중에', ''].map((word): Fault => [word, '']),
    ],
    marked: ['""', '[en]', 'null'],
    masked: [['en', 'en']],
    changed: ['en', 'fr', 'en → fr'],
    mended: [
      ['EN', 'en'],
      ['korean language', 'gone'],
      ['null', 'gone'],
    ],
  },
  number: {
    fine: [['1'], ['1234'], ['9007199254740991']],
    faults: [
      ['-1', 'invalid-count', { score: '', order: '' }],
      ['1.5', 'invalid-count', { order: '' }],
      ['9007199254740993', 'invalid-count', { order: '' }],
      ['007', 'invalid-count → 7'],
      ['많음', 'wrong-type'],
      ['true', 'wrong-type'],
      ['"1"', 'wrong-type ⇒ 1'],
      ['1,234', 'wrong-type ⇒ 1234'],
      ['3개', 'wrong-type ⇒ 3'],
      ['[1]', 'wrong-type'],
      ['""', 'wrong-type', { votes: 'missing-key' }],
      ['null', 'wrong-type', { 'poll[].voters': 'wrong-type', optional: 'wrong-type → gone' }],
      ['', 'key missing-key', optional('')],
    ],
    marked: ['많음', 'true', '"1"', '1,234', '[1]', '""', 'null'],
    masked: [['2', '2']],
    changed: ['2', '3', '2 → 3', { ...whole, voters: '+voters: 3 −voters: 2', votes: '+글 3 −글 2' }],
    mended: ['1.5', '많음', 'null'].map((number) => [number, '0', optional('gone')] as const),
  },
  switch: {
    fine: [['true'], ['TRUE', 'true']],
    faults: [
      ...['yes', '예', '1', '"true"'].map((word): Fault => {
        return [word, 'wrong-type ⇒ true', { accepted: 'invalid-time ⇒ true' }]
      }),
      ['""', 'wrong-type', { accepted: 'text-length' }],
      [
        '어쩌면',
        'wrong-type',
        { accepted: 'invalid-time', 'state.closed': 'wrong-type → { reason: 어쩌면 }' },
      ],
      ['[true]', 'wrong-type', { poll: '+1 missing-key', 'state.closed': 'wrong-type → { of: ["true"] }' }],
      [
        'null',
        'wrong-type → gone',
        { accepted: 'invalid-time → gone', 'poll[].multiple': 'wrong-type', 'poll[].closed': 'wrong-type' },
      ],
      ...['true # 메모', 'False', ''].map((word): Fault => [word, '']),
    ],
    marked: ['yes', '1', '"true"', '""', '어쩌면', '[true]', 'null'],
    masked: [['true', 'true']],
    changed: [
      '',
      'true',
      '없음 → true',
      {
        'answer poll': '',
        ...whole,
        multiple: '+multiple: true',
        'poll.closed': '+closed: true',
        'poll[].closed': '+closed: true',
        'state.closed': '+closed',
        locked: '+locked',
        accepted: '채택됩니다',
        'question poll': '투표 표시가 생깁니다',
      },
    ],
    mended: [
      ['yes', 'left', { accepted: 'true' }],
      ['null', 'gone'],
    ],
  },
}

/** UTF-16 units of the longest. */
export const longest: Partial<Record<ValueKind, readonly [most: string, but?: But]>> = {
  line: ['300', { license: '200', 'license.name': '200' }],
  category: ['80'],
  name: ['80'],
  prose: ['500'],
}
