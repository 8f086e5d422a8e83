// Marks of Markdown that people write and readers then see, each with the line to write, and marks that are meant.
import { describe, expect, test } from 'vitest'
import { checkBody } from '../../../src/body/check-body.ts'
import { type MarkdownOptions, parseMarkdown } from '../../../src/body/markdown.ts'

/** `line code` of each issue of a body that begins on line 11 of its file, and the lines of its correction. */
function check(body: string, markdown: MarkdownOptions = {}, frontMatter?: () => string): string[] {
  const place = { path: 'questions/a.md', body, bodyLine: 11, markdown, personalData: [] }
  const issues = checkBody(parseMarkdown(body, markdown), { ...place, ...(frontMatter && { frontMatter }) })
  return issues
    .filter(({ code }) => !/-(?:link|address)$/.test(code) || code === 'blank-in-address')
    .map(({ line, column, code, correction }) => {
      const { from, to, lines = [] } = correction ?? {}
      const arrow = correction ? ` → ${from}-${to} ${lines.join('⏎')}` : ''
      return `${line}:${column} ${code}${arrow}`
    })
}

describe('addresses with a blank', () => {
  test.each([
    [
      '![그림](/files/스크린샷 2024-05-01 오후 3.20.png)',
      '11:1 → 11-12 ![그림](</files/스크린샷 2024-05-01 오후 3.20.png>)',
    ],
    ['글\n\n글 ![](/files/a b.png) 뒤', '13:3 → 13-14 글 ![](</files/a b.png>) 뒤'],
    ['![가](/files/그림 (1).png)', '11:1 → 11-12 ![가](</files/그림 (1).png>)'],
    ['![가](../files/가 나.jpeg)', '11:1 → 11-12 ![가](</files/가 나.jpeg>)'],
    ['![가](스크린샷 1.png)', '11:1 → 11-12 ![가](<스크린샷 1.png>)'],
    ['![가](/files/a b.png "제목")', '11:1 → 11-12 ![가](</files/a b.png> "제목")'],
    ['![가](/files/a.png 제목)', '11:1 → 11-12 ![가](/files/a.png "제목")'],
    ['![가](/files/a b.png =300x200)', '11:1'],
    ['![가](/files/스크린샷 1)', '11:1 → 11-12 ![가](</files/스크린샷 1>)'],
    ['[가](/files/회의록 최종.hwp)', '11:1 → 11-12 [가](</files/회의록 최종.hwp>)'],
    ['[문서](/files/문서 최종.png)', '11:1 → 11-12 [문서](</files/문서 최종.png>)'],
    ['[가](/questions/put or patch/)', '11:1 → 11-12 [가](</questions/put or patch/>)'],
    ['[가](https://example.com/a b.pdf)', '11:1 → 11-12 [가](<https://example.com/a b.pdf>)'],
    ['[가](https://example.com/a b)', '11:1'],
    [
      '[![가](/files/a b.png)](https://example.com)',
      '11:2 → 11-12 [![가](</files/a b.png>)](https://example.com)',
    ],
    ['[그림]: /files/스크린 샷.png', '11:1 → 11-12 [그림]: </files/스크린 샷.png>'],
    ['- 가\n- ![나](/files/a b.png)', '12:3 → 12-13 - ![나](</files/a b.png>)'],
    ['| 가 |\n|---|\n| ![나](/files/a b.png) |', '13:3 → 13-14 | ![나](</files/a b.png>) |'],
    ['> ![나](/files/a b.png)', '11:3 → 11-12 > ![나](</files/a b.png>)'],
    [`${'가'.repeat(400)}![나](/files/a b.png)`, '11:401'],
  ])('%s', (body, issue) => {
    expect(check(body)).toEqual([issue.replace(/^\S+/, '$& blank-in-address')])
  })

  test('in a comment', () => {
    expect(check('![가](/files/a b.png)', { comment: true })).toEqual([
      '11:1 blank-in-address → 11-12 ![가](</files/a b.png>)',
    ])
  })

  test.each([
    '![가](</files/a b.png>)',
    '![가](/files/a%20b.png)',
    '![가](/files/a.png "제목 둘")',
    "[가](https://example.com 'a b')",
    '`![가](/files/a b.png)`',
    '```md\n![가](/files/a b.png)\n```',
    '    ![가](/files/a b.png)',
    '\\![가](/files/a.png) \\[가](/files/a b.png)',
    '![가\\](/files/a b.png)',
    '<!-- ![가](/files/a b.png) -->',
    '[참고](아래 내용을 보세요)',
    '배열[0](첫 번째 값)',
    '[선택](가/나 중 하나)',
    '[0](/ 로 시작합니다)',
    '[1]: https://example.com 참고한 글',
    '[^1]: /files/a b.png를 보세요.\n\n글[^1]',
    '[가](</files/a b.png>) 그리고 (/files/c d.png)',
  ])('none in %s', (body) => {
    expect(check(body)).toEqual([])
  })
})

describe('emphasis that ends before a particle', () => {
  test.each([
    ['__밑줄(강조)__은', '11:1 → **밑줄(강조)**은'],
    ['글 __강조__는 글', '11:3 → 글 **강조**는 글'],
    ['_강조(x)_는', '11:1 → *강조(x)*는'],
    ['_강조_를', '11:1 → *강조*를'],
    ['___강조___와', '11:1 → ***강조***와'],
    ['__"강조"__를', '11:1 → **"강조"**를'],
    ['__굵은 글씨__입니다', '11:1 → **굵은 글씨**입니다'],
    ['__강조__된 글', '11:1 → **강조**된 글'],
    ['__Docker__는', '11:1 → **Docker**는'],
    ['__React 19__의', '11:1 → **React 19**의'],
    ['__GitHub__에서', '11:1 → **GitHub**에서'],
    ['__spring-boot__를', '11:1 → **spring-boot**를'],
    ['__강조.__라고', '11:1 → **강조.**라고'],
    ['__(괄호)__는', '11:1 → **(괄호)**는'],
    ['이것은__강조__를', '11:4 → 이것은**강조**를'],
    ['__[가](/a)__는', '11:1 → **[가](/a)**는'],
    ['__`a`와 나__는', '11:1 → **`a`와 나**는'],
    ['**굵게 **은', '11:1 → **굵게**은'],
    ['글 ** 굵게**은', '11:3 → 글 **굵게**은'],
    ['** 굵게 **을', '11:1 → **굵게**을'],
    ['# __제목__은', '11:3 → # **제목**은'],
    ['- 가\n- __나__를', '12:3 → - **나**를'],
    ['| 가 |\n|---|\n| __나__를 |', '13:3 → | **나**를 |'],
  ])('%s', (body, issue) => {
    const [place = '', line = ''] = issue.split(' → ')
    const [from] = place.split(':').map(Number)
    expect(check(body)).toEqual([`${place} emphasis-as-text → ${from}-${(from ?? 0) + 1} ${line}`])
  })

  test.each([
    '**굵게(x)**은 *기울임(x)*은 ~~지움(x)~~은 **"강조"**를',
    '__강조__ 글과 __강조__.',
    '`__강조__는`',
    '```\n__강조__는\n```',
    '    __강조__는',
    '\\__강조\\__는 \\_\\_강조\\_\\_는',
    '__init__은 생성자이고 __name__이 이름입니다.',
    '__FILE__은 파일입니다. `__강조__`는',
    '__$state__를, __INITIAL_STATE__를 씁니다.',
    '_id_를 씁니다.',
    'where__id__를 씁니다.',
    'snake_case_는 이름입니다.',
    '사용자_이름_은 변수입니다.',
    '_사용자_이름은 변수입니다.',
    '__사용자__이름__은',
    '____에 들어갈 말은 ____입니다.',
    '___를 받아서 ___를 한다',
    'x_1은 y_2는',
    '**가**와 나 **은**이',
    '2**3 **은 아닙니다.',
    'a ** b**는 아닙니다.',
    '**가** 나 **다**는',
    '**가** 나**는',
    '**가** 나 ** 다는 **라**입니다.',
    '<p>\n__강조__는\n</p>',
  ])('none in %s', (body) => {
    expect(check(body)).toEqual([])
  })

  test('none in a formula', () => {
    expect(check('$a _가_는$', { math: true })).toEqual([])
  })
})

describe('code that is never closed', () => {
  test.each([
    ['```\n코드', '11:1'],
    ['글\n\n```js\n코드\n\n글\n', '13:1'],
    ['글\n\n```\n', '13:1'],
    ['~~~\n코드\n```\n글', '11:1 → 13-14 ~~~'],
    ['```\n코드\n``\n글', '11:1 → 13-14 ```'],
    ["```\n코드\n'''\n글", '11:1 → 13-14 ```'],
    ['```\n코드\n    ```\n글', '11:1 → 13-14 ```'],
    ['````md\n```js\n코드\n```\n글', '11:1'],
    ['```\n코드\n```\n\n글\n\n```', '17:1'],
    ['```js\n코드\n\n글\n\n```js\n코드\n```\n글', '11:1'],
    ['1. 가\n   ```sh\n   npm i\n```\n   나', '12:1 → 14-15    ```'],
    ['> ```\n> 코드\n```\n글', '11:1 → 13-14 > ```'],
    ['```js\n코드\n```끝\n\n글', '11:1 → 13-14 ```'],
    ['~~~\n코드\n~~~ END\n글', '11:1 → 13-14 ~~~'],
    ['```js\n코드\n```그리고 글\n\n글', '11:1 → 13-14 ```⏎그리고 글'],
    ['```js\n코드\n``` js\n글', '11:1'],
  ])('%j', (body, issue) => {
    expect(check(body)).toEqual([issue.replace(/^\S+/, '$& unclosed-code')])
  })

  test('in a comment', () => {
    expect(check('```\n코드', { comment: true })).toEqual(['11:1 unclosed-code'])
  })

  test.each([
    '```\n코드\n```',
    '```\n코드\n````\n글',
    '```\n```',
    '```\n\n```\n',
    '~~~\n```\n~~~',
    '````md\n```js\n코드\n```\n````',
    '~~~md\n```js\n코드\n```\n~~~',
    '```text\n```js\n```',
    '```text\n가\n```js 라고 씁니다\n```',
    '- ```\n  코드\n  ```\n- 나',
    '> ```\n> 코드\n\n글',
    '- ```\n  코드\n\n글',
    '`` ` ``과 ```` ``` ````',
    '    ```\n    코드',
    '<pre>\n```\n</pre>',
  ])('none in %j', (body) => {
    expect(check(body)).toEqual([])
  })
})

describe('front matter in the body', () => {
  const own = 'title: 제목\ntags: [rest]\nactivity:\n  - at: 2024-05-01\n    actor: 홍길동\n    kind: 질문\n'
  const ofAnswer = 'actor: 홍길동\nat: 2024-05-01\n'
  test.each([
    [`---\n${own}---\n본문`, '11:1 → 11-19 '],
    [`\n---\n${own}---\n본문`, '12:1 → 12-20 '],
    [`${own}---\n본문`, '11:1 → 11-18 '],
    [`본문\n\n---\n${own}---\n본문`, '13:1 → 13-21 '],
    ['---\ntitle: 다른 제목\ncategory: 개발자\n---\n본문', '11:1'],
    [`---\n${ofAnswer}---\n본문`, '11:1'],
    ['---\ntitle: 제목\nactivity: []\n---\n본문', '11:1'],
  ])('%j', (body, issue) => {
    expect(check(body, {}, () => `---\n${own}---\n`)).toEqual([
      issue.replace(/^\S+/, '$& repeated-front-matter'),
    ])
  })

  test.each([
    'title: 제목입니다.\n\n---\n본문',
    '---\n글입니다.\n---\n글',
    `\`\`\`yaml\n---\n${own}---\n\`\`\``,
    `    ---\n    title: 제목\n    tags: [rest]\n    ---`,
    `글입니다.\n${ofAnswer}---`,
    '- title: 제목\n- tags: [rest]\n\n---',
    `---\n${own}`,
    'actor: 홍길동이라고 씁니다.\n글\n---',
  ])('none in %j', (body) => {
    expect(check(body, {}, () => `---\n${own}---\n`)).toEqual([])
  })
})

test.each([
  ['addresses', '[a](/a/b c.png) '],
  ['addresses in code', '`[a](/a/b c.png)` '],
  ['brackets', ']('],
  ['emphasis', '__가 나__다 '],
  ['code', '```js\na\n'],
  ['keys', 'title: a\n'],
])('of many %s no more than twenty are told', (_, part) => {
  const body = part.repeat(2_000)
  expect(check(body).length).toBeLessThanOrEqual(20)
})

test('front matter of another question in the body', () => {
  const body = '글\n\n---\ntitle: 둘째\nactivity:\n  - at: 2024-05-01\n---\n본문'
  expect(check(body, {}, () => '---\ntitle: 제목\nactivity: []\n---\n')).toEqual(['13:1 yaml-document'])
  expect(check(body)).toEqual(['13:1 repeated-front-matter'])
  expect(check(`\`\`\`\n${body}\n\`\`\``, {}, () => '---\ntitle: 제목\n---\n')).toEqual([])
})

describe('a date that is a numbered list', () => {
  test.each([
    ['2024. 5. 1.', ['11:1 → 11-12 2024\\. 5. 1.']],
    [
      '글\n\n2024. 5. 1. 하나\n2024. 6. 2. 둘',
      ['13:1 → 13-14 2024\\. 5. 1. 하나', '14:1 → 14-15 2024\\. 6. 2. 둘'],
    ],
    ['> 1999. 12. 에', ['11:1 → 11-12 > 1999\\. 12. 에']],
    ['2024\\. 5. 1.', []],
    ['글\n2024. 5. 1.', []],
    ['2024.5.1. 글', []],
    ['2024. 그해에는', []],
    ['1024. 5. 바이트', []],
    ['1. 하나\n2. 둘', []],
    ['```\n2024. 5. 1.\n```', []],
  ])('%j', (body, issues) => {
    expect(check(body)).toEqual(issues.map((each) => each.replace(/^\S+/, '$& date-as-list')))
  })
})

describe('cells for which a table has no column', () => {
  const head = '| 연산자 | 뜻 |\n| --- | --- |\n'
  test.each<[name: string, body: string, issues: string[]]>([
    ['signs of code', '| `a || b` | 또는 |', ['13:8 → 13-14 | `a \\|\\| b` | 또는 |']],
    ['one sign of code', '`a|b`|또는', ['13:7 → 13-14 `a\\|b`|또는']],
    ['two codes', '| `` `|` `` `a|b` | 또는 |', ['13:16 → 13-14 | `` `\\|` `` `a\\|b` | 또는 |']],
    ['signs that are escaped in part', '| `a \\|| b` | 또는 |', ['13:14 → 13-14 | `a \\|\\| b` | 또는 |']],
    ['signs of a text', '| a || b | 또는 |', ['13:7 → 13-14 | a \\|\\| b | 또는 |']],
    ['signs of a text and a cell more', '| a || b | c | d |', ['13:7']],
    ['an empty first cell', '|| a | b |', ['13:7']],
    ['a cell more', '| a | b | c |', ['13:10']],
    ['a cell more, and code', '| `a|b` | c | d |', ['13:10']],
    ['cells more without a text', '| a | b | | |', []],
    ['as many cells', '| `a \\| b` | 또는 |', []],
    ['fewer cells', '| a |', []],
    ['an empty cell', '| a || ', []],
    ['a formula', '| $|x|$ | 크기 |', ['13:7']],
    ['the second row', '| a | b |\n| `c|d` | e |', ['14:10 → 14-15 | `c\\|d` | e |']],
  ])('%s', (_name, rows, issues) => {
    expect(check(head + rows)).toEqual(issues.map((each) => each.replace(/^\S+/, '$& cells-lost')))
  })

  test('of a single column nothing is another cell', () => {
    const rows = '| ps aux | grep java |\n| a || b |\n| `c|d` | e\\|f | g\n| a | > |'
    expect(check(`| 명령 |\n|---|\n${rows}`)).toEqual([
      '13:11 cells-lost → 13-14 | ps aux \\| grep java |',
      '14:6 cells-lost → 14-15 | a \\|\\| b |',
      '15:6 cells-lost → 15-16 | `c\\|d` \\| e\\|f \\| g',
      '16:6 cells-lost → 16-17 | a \\| > |',
    ])
  })

  test('in a quote, in a list, and in no table', () => {
    expect(check(`> ${(`${head}|\`a|b\`|c|`).replaceAll('\n', '\n> ')}`)).toEqual([
      '13:10 cells-lost → 13-14 > |`a\\|b`|c|',
    ])
    expect(check(`- ${(`${head}|\`a|b\`|c|`).replaceAll('\n', '\n  ')}`)).toEqual([
      '13:10 cells-lost → 13-14   |`a\\|b`|c|',
    ])
    expect(check('```\n| a | b |\n|---|---|\n| c | d | e |\n```')).toEqual([])
    expect(check('| a | b |\n|---|---|\n| c | d | e |', { comment: true })).toEqual([])
  })

  test('a line that is too long to be shown has no correction', () => {
    expect(check(`${head}| \`a|b\` | ${'가'.repeat(400)} |`)).toEqual(['13:10 cells-lost'])
  })
})

describe('marks without effect', () => {
  test.each([
    ['(문서)[https://example.com/a]를 보세요', '11:1 → 11-12 [문서](https://example.com/a)를 보세요'],
    ['글 (질문)[/questions/a/]', '11:3 → 11-12 글 [질문](/questions/a/)'],
    ['[문서] (https://example.com/a)', '11:1 → 11-12 [문서](https://example.com/a)'],
    ['- 글\n- [문서] (https://example.com/a) 참고', '12:3 → 12-13 - [문서](https://example.com/a) 참고'],
    ['[문서][1]를 보세요', '11:1'],
    ['자세한 것은 [설명][ref]에 있습니다', '11:8'],
    ['See [the manual][ref].', '11:5'],
    ['[문서][docs]와 [글][text]\n\n[text]: https://example.com', '11:1'],
    ['그렇습니다.[^2]', '11:7'],
    ['가[^1] 나[^b]\n\n[^1]: 설명', '11:8'],
    ['#제목\n글', '11:1 → 11-12 # 제목'],
    ['#설치 방법\n\n글', '11:1 → 11-12 # 설치 방법'],
    ['글\n##둘째 제목\n글', '12:1 → 12-13 ## 둘째 제목'],
    ['글\n\n###1. 준비', '13:1 → 13-14 ### 1. 준비'],
    ['> #제목\n> 글', '11:3 → 11-12 > # 제목'],
    ['-하나\n-둘\n-셋', '11:1 → 11-14 - 하나⏎- 둘⏎- 셋'],
    ['다음과 같습니다.\n-하나\n-둘', '12:1 → 12-14 - 하나⏎- 둘'],
    ['- 가\n\n  -하나\n  -둘', '13:3 → 13-15   - 하나⏎  - 둘'],
    ['| 가 | 나 |\n| 1 | 2 |', '11:1 → 11-12 | 가 | 나 |⏎| --- | --- |'],
    ['| 가 | 나 | 다 |\n|---|---|\n| 1 | 2 | 3 |', '11:1 → 11-13 | 가 | 나 | 다 |⏎| --- | --- | --- |'],
    ['> | 가 | 나 |\n> | 1 | 2 |', '11:3 → 11-12 > | 가 | 나 |⏎> | --- | --- |'],
    ['글\n\n<div align="center">글</div>', '13:1'],
    ['가 <font color="red">빨강</font> 나', '11:3'],
    ['<iframe src="https://example.com/v"></iframe>', '11:1'],
    ['![가](https://github.com/user-attachments/assets/1b2c)', '11:6'],
    ['글\n<img src="https://user-images.githubusercontent.com/1/2.png">', '12:11'],
  ])('%s', (body, issue) => {
    const expected = issue.replace(/^\S+/, '$& mark-without-effect')
    expect(check(body)).toEqual([expected])
  })

  test('several of a text', () => {
    expect(check('#제목\n(가나)[https://a.example] **다 **는')).toEqual([
      '12:25 emphasis-as-text → 12-13 (가나)[https://a.example] **다**는',
      '12:1 mark-without-effect → 12-13 [가나](https://a.example) **다 **는',
      '11:1 mark-without-effect → 11-12 # 제목',
    ])
  })

  test('lines of a list or a table hold what else is wrong with them', () => {
    const line = '11-13 - [가나](https://a.example)⏎- 하나 **다**는'
    expect(check('-(가나)[https://a.example]\n-하나 **다 **는')).toEqual([
      `12:5 emphasis-as-text → ${line}`,
      `11:2 mark-without-effect → ${line}`,
      `11:1 mark-without-effect → ${line}`,
    ])
  })

  test('a comment has lists and links alone', () => {
    expect(check('#제목\n가[^1] <div>나</div>\n| 가 | 나 |\n| 1 | 2 |', { comment: true })).toEqual([])
    expect(check('-하나\n-둘', { comment: true })).toEqual(['11:1 mark-without-effect → 11-13 - 하나⏎- 둘'])
  })

  test.each([
    '`(문서)[https://example.com]` `[가나][1]` `[^2]`',
    '```\n#제목\n글\n-하나\n-둘\n| 가 | 나 |\n| 1 | 2 |\n<div>글</div>\n```',
    '    #제목\n    글',
    '\\#제목\n글',
    '\\-하나\n\\-둘',
    '\\[문서][1] \\(문서)[https://example.com] 가\\[^2]',
    'int x = (a)[0]; f(b)[i](c);',
    '[&](int (&values)[3]) { return values[0][1]; }',
    'auto f = [=] (int a) { return grid[row][1]; };',
    '[질문][자바] 문의드립니다',
    '안녕하세요\n[질문][java] 문의드립니다',
    'Cells are at [row][col] of it',
    '배열 [i][j]와 [0][1], `a`[가나][1]',
    '[1] (https://example.com)',
    '[문서] (아래)를 보세요',
    '[문서][1]\n\n[1]: https://example.com',
    '[문서] (https://example.com)\n\n[문서]: https://example.com',
    '정규식 [^가]와 [^0-9], [^1]',
    '가[^1]\n\n[^1]: 설명',
    '#spring #rest',
    '글\n\n#spring',
    '글에 #제목 은 해시태그\n글',
    '글\n#spring',
    '#spring 을 어떻게 쓰나요?\n글',
    '#1\n글',
    '#123 이슈\n글',
    '#include <stdio.h>\nint main()',
    '#app { color: red; }\n글',
    '#!/bin/sh\nls',
    '-5\n-7',
    '-v\n-option',
    '-Xmx512m\n-Dfile.encoding=UTF-8',
    '-홍길동',
    '--하나\n--둘',
    '|x| + |y|\n|x + y|',
    '| 가 |\n| 나 |',
    '| 가 | 나 |',
    '+---+---+\n| 가 | 나 |\n+---+---+\n| 1 | 2 |\n+---+---+',
    '| 가 | 나 |\n|---|---|\n| 1 | 2 |',
    '<div> 태그는 무엇인가요?',
    '<div class="a">가</div>\n\n글 <script>alert(1)</script>',
    '&lt;div>글&lt;/div> \\<div>글\\</div>',
    '<b>글</b> <details><summary>가</summary>나</details>',
    '![가](https://example.com/a.png) [가](https://github.com/user-attachments/assets/1b2c)',
  ])('none in %s', (body) => {
    expect(check(body)).toEqual([])
  })
})
