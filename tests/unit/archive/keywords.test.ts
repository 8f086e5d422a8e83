// Decision 4: which hashtags occur as words.
import { describe, expect, test } from 'vitest'
import { createKeywordMatcher, toKeyword, toKeywordText } from '../../../src/archive/keywords.ts'

function match(hashtags: string[], title: string, prose = ''): string[] {
  return [...createKeywordMatcher(hashtags).match(toKeywordText(title, prose))].sort()
}

const decomposed = (text: string) => text.normalize('NFD')

describe.each<[rule: string, rows: [hashtag: string, found: string[], not: string[]][]]>([
  [
    'in any case, anywhere in a text',
    [
      ['rest', ['rest', 'REST', 'Rest API', 'API, rest', '(rest)', '"rest"', '/rest/'], ['', 're st']],
      ['привет', ['ПРИВЕТ'], []],
    ],
  ],
  [
    'at the start of a word only',
    [
      [
        'rest',
        ['-rest', '👍rest', 'forest rest'],
        ['forest', '1rest', 'érest', '서버rest', '_rest', '𠮷rest'],
      ],
      ['취업', [], ['재취업', 'it취업']],
      ['net', ['asp.net'], []],
      ['.net', ['.NET', '.NET은'], ['asp.net']],
    ],
  ],
  [
    'after a Latin letter or digit no other follows',
    [
      [
        'rest',
        ['REST를', 'REST日', 'rest-api', 'rest.', 'restaurant의 REST', 'REST、'],
        ['restaurant', 'rest2', 'resté', 'rests', 'rest_api'],
      ],
      ['vue3', ['vue3', 'vue3에서'], ['vue34', 'vue3x']],
      ['c#', ['C#', 'C#은'], []],
      ['c2', ['C2입니다'], []],
    ],
  ],
  [
    'after + or # no letter, digit or sign follows, but a particle may',
    [
      ['c++', ['C++', 'C++, C#', '(C++)', 'C++로'], ['C++20', 'C+++', 'C++x', 'C++_', 'C+']],
      ['c#', ['C#', 'C#은', 'C#으로는'], ['C#개발자', 'C##', 'C#8']],
    ],
  ],
  [
    'after Hangul an ending may follow, or what is no Hangul',
    [
      [
        '취업',
        ['취업', '취업을', '취업했어요', '취업2', '취업abc', '취업.', '취업ㅋㅋ'],
        ['취업준비', '취업_', '취업을_', '취 업'],
      ],
      ['1인개발', ['1인개발은'], ['1인개발자']],
      ['vue-컴포넌트', ['Vue 컴포넌트를'], []],
    ],
  ],
  [
    'a hyphen or dot is a hyphen, a dot, white space or nothing',
    [
      [
        'spring-boot',
        [
          'spring-boot',
          'spring.boot',
          'Spring Boot',
          'Spring  Boot',
          'Spring\u00a0Boot',
          'Spring \u2028 Boot',
          'spring\u2011boot',
          'springboot',
          'SpringBoot로',
        ],
        [
          'Spring \u2028\u2028 Boot',
          'spring_boot',
          'spring/boot',
          'spring boots',
          'spring - boot',
          'spring--boot',
        ],
      ],
      ['a--b', ['a--b', 'a-b', 'a b', 'ab'], ['a---b']],
      ['a-b-c', ['a b-c', 'abc', 'ab c'], []],
      ['springboot', [], ['spring boot']],
      ['코딩-테스트', ['코딩 테스트를', '코딩테스트'], []],
      ['node.js', ['node.js', 'NodeJS', 'Node JS', 'node-js'], ['nodejsx']],
      ['.net-core', ['.NET Core'], ['net core']],
    ],
  ],
  [
    'between digits a dot is a dot',
    [
      ['python-3.5', ['Python 3.5', 'python3.5'], ['python 35', 'python 3 5', 'python 3-5']],
      ['v2.x', ['v2 x'], []],
      ['2024-01', ['2024 01'], []],
    ],
  ],
  [
    'one character matches nothing',
    [
      ['c', [], ['c']],
      ['r', [], ['R로']],
      ['앱', [], ['앱 개발']],
      ['𠮷', [], ['𠮷']],
      ['c#', ['c#'], []],
    ],
  ],
  [
    'composed and decomposed spellings are the same',
    [
      ['취업', [decomposed('취업을')], [decomposed('재취업')]],
      ['école', [decomposed('École')], []],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s is found in %j, and not in %j', (hashtag, found, not) => {
    for (const text of found) expect([text, match([hashtag], text)]).toEqual([text, [hashtag]])
    for (const text of not) expect([text, match([hashtag], text)]).toEqual([text, []])
  })
})

describe('many hashtags at once', () => {
  test.each<[hashtags: string[], text: string, found: string[]]>([
    [['rest', 'rest-api', 'api'], 'REST API', ['api', 'rest', 'rest-api']],
    [['rest', 'rest-api', 'api'], 'restapi', ['rest-api']],
    [['spring', 'spring-boot', 'springboot'], 'Spring Boot', ['spring', 'spring-boot']],
    [['spring', 'spring-boot', 'springboot'], 'springboot', ['spring-boot', 'springboot']],
    [['java', 'javascript'], 'JavaScript', ['javascript']],
    [['java', 'javascript'], 'Java와 JavaScript', ['java', 'javascript']],
    [['취업', '취업준비'], '취업준비를', ['취업준비']],
    [['취업', '취업-준비'], '취업 준비를', ['취업', '취업-준비']],
    [['.net', 'net'], 'asp.net', ['net']],
    [['rest'], 'rest rest REST', ['rest']],
    [[], 'rest', []],
  ])('%j in %j', (hashtags, text, found) => {
    expect(match(hashtags, text)).toEqual(found)
  })
})

test.each([
  ['REST를', 'rest를'],
  [decomposed('École'), 'école'],
  ['İ', 'i̇'],
])('%s becomes %s', (text, prose) => {
  expect(toKeywordText(text, '')).toBe(`${prose.normalize('NFC')}\n`)
})

describe('a single mention in the title is enough, in the prose three are', () => {
  test.each<[title: string, prose: string, found: boolean]>([
    ['REST란', '', true],
    ['질문입니다', 'REST', false],
    ['질문입니다', 'REST, rest', false],
    ['질문입니다', 'REST, rest를, REST입니다', true],
    ['질문입니다', 'REST\nrest를\nREST입니다', true],
    ['질문입니다', 'REST, forest, rest_api, rest', false],
  ])('%j, %j: %s', (title, prose, found) => {
    expect(match(['rest'], title, prose)).toEqual(found ? ['rest'] : [])
  })

  test('title and prose are not read together', () => {
    expect(match(['spring-boot'], 'Spring', 'Boot')).toEqual([])
  })

  test('nor are blocks', () => {
    expect(match(['spring-boot'], '', 'Spring\nBoot '.repeat(3))).toEqual([])
  })
})

describe('other spellings', () => {
  const keyword = toKeyword('spring-boot', ['스프링부트', 'sb', '부', 'boot'])

  test.each<[title: string, prose: string, found: boolean]>([
    ['스프링부트에서', '', true],
    ['스프링부트스타터', '', false],
    ['', 'Spring Boot, 스프링부트는, sb', true],
    ['', 'Spring Boot, 스프링부트는', false],
    // What two spellings find at one place is one mention.
    ['', 'Spring Boot, 스프링부트', false],
    ['', 'boot, Spring Boot, boot', true],
    // One character is noise, whichever spelling it is.
    ['부', '부 부 부', false],
  ])('%j, %j: %s', (title, prose, found) => {
    expect(match([keyword], title, prose)).toEqual(found ? ['spring-boot'] : [])
  })

  test('of a hashtag of one character', () => {
    expect(match([toKeyword('c', ['c언어'])], 'C로 배우는 C언어')).toEqual(['c'])
    expect(match([toKeyword('c', ['c언어'])], 'C로 배우기')).toEqual([])
  })
})

// Decision 4: which Korean words are a keyword with an ending, and which are words of their own.

function isFound(keyword: string, title: string): boolean {
  return createKeywordMatcher([keyword]).match(toKeywordText(title, '')).has(keyword)
}

/** In each line a keyword and words that hold it. */
function toRows(table: string): [keyword: string, word: string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [keyword = '', ...words] = line.trim().split(/\s+/)
      return words.map((word): [string, string] => [keyword, word])
    })
}

const inflected = toRows(`
  개발   개발 개발은 개발이 개발을 개발과 개발로 개발도 개발만 개발의 개발에 개발에는 개발에서도 개발부터 개발까지만 개발하는 개발하시는 개발한 개발할 개발하고 개발하기 개발합니다
  개발   개발했어요 개발했는데 개발하면서 개발하려고 개발해야 개발해서 개발해보고 개발하다가 개발되었습니다 개발되는 개발됐어요 개발입니다 개발인데 개발이라서 개발처럼 개발해드립니다
  테스트 테스트는 테스트가 테스트를 테스트와 테스트로 테스트해봤는데 테스트해보면 테스트하셨나요 테스트했습니다 테스트할때 테스트니까 테스트였어요 테스트입니다만
  배포   배포해주세요 배포해줬는데 배포하겠습니다 배포하려는데 배포되지만 배포돼서 배포될까요 배포된다고 배포하세요 배포하십시오 배포드렸습니다 배포하는데 배포함으로써 배포됨에따라
  자바   자바니까 자바는 자바가 자바로 자바랑 자바나 자바예요 자바인데 자바인가요 자바라서 자바라고 자바였는데 자바에서의 자바로만은 자바죠 자바야
  코드   코드네요 코드지만 코드라면 코드며 코드들 코드들이 코드들로 코드에요 코드인지 코드일까요 코드거든요
  질문   질문드립니다 질문드려요 질문드리고 질문드렸는데 질문입니다 질문이에요 질문이었습니다 질문이나 질문이라도 질문님 질문하나요
  서버   서버측 서버측에서 서버측은 서버에서 서버에서는 서버에서만 서버까지도 서버보다 서버마다 서버이고
  서울   서울로 서울에서 서울은 서울이 서울과 서울이랑 서울이면
  기술   기술적 기술적으로 기술적인 기술적으로는
  선배   선배님 선배님들 선배님께 선배님은 선배씨가 선배한테서
  알고리즘 알고리즘이란 알고리즘으로 알고리즘으로는 알고리즘이고 알고리즘이며 알고리즘이니까
  데이터 데이터를 데이터랑 데이터만으로는 데이터라는`)

const others = toRows(`
  자바   자바스크립트 자바스크립트를 자바독 자바지기 자바란
  서울   서울대병원 서울시 서울시청 서울역 서울대 서울대학교에서
  개발   개발자 개발자는 개발팀 개발팀에서 개발사 개발환경 개발비 개발서버 개발함 개발일 개발인 개발진
  데이터 데이터베이스 데이터베이스를 데이터센터 데이터셋 데이터량 데이터형 데이터분석
  소수   소수점 소수점은 소수자 소수민족
  정확   정확도 정확도를 정확도는 정확도에서 정확성
  해상   해상도 해상도가 해상도로
  로그   로그인 로그인은 로그인하면 로그아웃 로그파일
  체크   체크인 체크인을 체크박스 체크섬 체크리스트
  전문   전문가 전문가는 전문성 전문직 전문의료
  번역   번역가 번역기 번역기를 번역본 번역문
  경     경로 경로를
  차     차이 차이가
  경험   경험로 경험치 경험담 경험가 경험자
  차례   차례이 차례을 차례과 차례은 차례으로
  코드   코드이 코드은 코드을 코드과 코드으로 코드베이스 코드리뷰 코드북
  서울   서울으로 서울는 서울가 서울를 서울와 서울라
  알고리즘 알고리즘로 알고리즘는 알고리즘가 알고리즘니까 알고리즘네요
  복잡   복잡도 복잡도로 복잡성
  만족   만족도 만족도는 만족감
  신뢰   신뢰도 신뢰도가 신뢰성
  중요   중요도 중요도는 중요성
  이미   이미지 이미지를 이미지는
  마이크 마이크로 마이크로서비스 마이크로는 마이크론
  스토리 스토리지 스토리지에 스토리북
  페이   페이지 페이지를 페이지는
  메시   메시지 메시지가
  에러   에러코드 에러율 에러창
  플러그 플러그인 플러그인을 플러그인에서는
  스타   스타일 스타일을 스타트업 스타벅스
  메일   메일함 메일함을 메일링 메일주소
  게임   게임사 게임기 게임엔진
  배포   배포판 배포본 배포자 배포판은
  질문   질문자 질문글 질문지 질문함`)

describe('with an ending it is the same word', () => {
  test.each(inflected)('%s: %s', (keyword, word) => {
    expect(isFound(keyword, word)).toBe(true)
  })
})

describe('another word is none', () => {
  test.each(others)('%s: %s', (keyword, word) => {
    expect(isFound(keyword, word)).toBe(false)
  })
})

test('there are enough of both', () => {
  expect(inflected.length).toBeGreaterThanOrEqual(100)
  expect(others.length).toBeGreaterThanOrEqual(100)
})

test.each([
  ['a line of one syllable', '도'.repeat(200_000)],
  ['a word and a line of one josa', `자바${'도'.repeat(200_000)}`],
  ['words with long endings', `자바${'에서만은'.repeat(20)} `.repeat(2_500)],
  ['white space', `spring${' '.repeat(60)}`.repeat(3_000)],
  ['line breaks', `spring\u2028\u2028`.repeat(25_000)],
  ['hyphens', `spring${'-'.repeat(60)}`.repeat(3_000)],
  ['letters and hyphens', 'a-'.repeat(100_000)],
])('takes a moment for 200,000 characters: %s', (_, prose) => {
  const hashtags = [
    '도도',
    '자바',
    '자바-에서',
    'spring-boot',
    'spring-----boot',
    'a-a-a-a-a-a-a-a-a-b',
    'aa-a',
  ]
  const matcher = createKeywordMatcher(hashtags)
  // With work that grows with the square of the length it takes minutes.
  expect(matcher.match(toKeywordText('', prose))).toBeDefined()
})
