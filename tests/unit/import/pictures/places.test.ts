// Which addresses of a body are those of pictures: each of these is put in another's place, and nothing else.
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createZone } from '../../../../src/format/time.ts'
import { findPicturePlaces, putOwnPictures } from '../../../../src/import/pictures/places.ts'
import { writeTexts } from '../../../../src/import/pictures/write-texts.ts'

const plain = { math: false, comment: false }
const put = (body: string, kind = plain) =>
  putOwnPictures(body, kind, (address) => (address.includes('left') ? undefined : '/files/0.png')).body

describe('in a body', () => {
  test.each([
    ['![a](http://x.kr/a.png)', '![a](/files/0.png)'],
    ['![a](<http://x.kr/a b.png> "제목")', '![a](</files/0.png> "제목")'],
    ['![a]( //x.kr/a.png )', '![a]( /files/0.png )'],
    ['![a](\nhttp://x.kr/a.png)', '![a](\n/files/0.png)'],
    ['![a](http://x.kr/a_(1).png)', '![a](/files/0.png)'],
    ['![a](http://x.kr/a_\\(1.png)', '![a](/files/0.png)'],
    ['![a](http://x.kr/a?b=1&amp;c=2)', '![a](/files/0.png)'],
    ['![a](http://x.kr/a?b=1\\&amp;c=2)', '![a](/files/0.png)'],
    ['![a](http://x.kr/그림.png)![b](http://x.kr/b.png)', '![a](/files/0.png)![b](/files/0.png)'],
    ['![a][1]\n\n[1]: http://x.kr/a.png "제목"', '![a][1]\n\n[1]: /files/0.png "제목"'],
    ['![a]\n\n[a]: <http://x.kr/a.png>', '![a]\n\n[a]: </files/0.png>'],
    // What leads to the same picture would be dead with its host.
    ['[![a](http://x.kr/a.png)](http://x.kr/a.png)', '[![a](/files/0.png)](/files/0.png)'],
    ['[![a](http://x.kr/a.png)](http://x.kr/large.JPG?1 "b")', '[![a](/files/0.png)](/files/0.png "b")'],
    ['[![a](http://x.kr/a.png)](http://x.kr/large.html)', '[![a](/files/0.png)](http://x.kr/large.html)'],
    ['<img src="http://x.kr/a.png?b&amp;c" alt="d">', '<img src="/files/0.png" alt="d">'],
    ['<p><IMG alt=a SRC = http://x.kr/a.png></p>', '<p><IMG alt=a SRC = /files/0.png></p>'],
    ["글 <img src='http://x.kr/a.png'/> 글", "글 <img src='/files/0.png'/> 글"],
    [
      '> - ![a](http://x.kr/a.png)\n>   ![b](/uploads/b.png)',
      '> - ![a](/files/0.png)\n>   ![b](/files/0.png)',
    ],
    ['| a |\n|---|\n| ![a](http://x.kr/a.png) |', '| a |\n|---|\n| ![a](/files/0.png) |'],
    ['글[^1]\n\n[^1]: ![a](http://x.kr/a.png)', '글[^1]\n\n[^1]: ![a](/files/0.png)'],
    // The same letters where they are no address.
    ['`![a](http://x.kr/a.png)` ![a](http://x.kr/a.png)', '`![a](http://x.kr/a.png)` ![a](/files/0.png)'],
    [
      '    <img src="http://x.kr/a.png">\n\n![a](http://x.kr/a.png)',
      '    <img src="http://x.kr/a.png">\n\n![a](/files/0.png)',
    ],
    [
      '<!-- ![a](http://x.kr/a.png) -->\n\n![a](http://x.kr/a.png) http://x.kr/a.png',
      '<!-- ![a](http://x.kr/a.png) -->\n\n![a](/files/0.png) http://x.kr/a.png',
    ],
    ['![stand-in](http://x.kr/a.png) stand-in', '![stand-in](/files/0.png) stand-in'],
    // Left as they are.
    ['![a](http://x.kr/left.png)', '![a](http://x.kr/left.png)'],
    ['![a](/files/ab/c.png)', '![a](/files/ab/c.png)'],
    ['[a](http://x.kr/a.png)', '[a](http://x.kr/a.png)'],
    ['\\![a](http://x.kr/a.png)', '\\![a](http://x.kr/a.png)'],
  ])('%j → %j', (body, replaced) => {
    expect(put(body)).toBe(replaced)
  })

  test('with formulas', () => {
    const body = '$![a](http://x.kr/a.png)$ ![a](http://x.kr/a.png)'
    expect(put(body, { math: true, comment: false })).toBe('$![a](http://x.kr/a.png)$ ![a](/files/0.png)')
  })

  test('in a comment, where HTML is text', () => {
    const body = '<img src="http://x.kr/a.png"> ![a](http://x.kr/a.png)'
    expect(put(body, { math: false, comment: true })).toBe('<img src="http://x.kr/a.png"> ![a](/files/0.png)')
  })
})

test('what Markdown divides by signs of its own has no place, and is said', () => {
  expect(findPicturePlaces('> ![a](\n> http://x.kr/a.png)', plain)).toEqual({
    places: [],
    unplaced: ['http://x.kr/a.png'],
  })
})

test.each(['](a', ']:a', '![a](<a', 'src="a', 'src=', '![a](a', '[a]: a\n'])(
  'many times %j take no long time',
  (part) => {
    const body = `${part.repeat(6_000)}\n\n![a](a)`
    expect(put(body).length).toBeGreaterThanOrEqual(body.length)
  },
)

test('of thousands of pictures each is put in its place', () => {
  const numbers = Array.from({ length: 3_000 }, (_, index) => index)
  const body = numbers.map((number) => `![a](http://x.kr/${number}.png)`).join('\n\n')
  const { body: replaced } = putOwnPictures(body, plain, (address) =>
    address.replace('http://x.kr', '/files'),
  )
  expect(replaced).toBe(body.replaceAll('http://x.kr', '/files'))
})

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30', math: false }
const none: ReadonlySet<string> = new Set()

type Of = Parameters<typeof writeTexts>[0]['files'][number]['of']

function rewrite(
  of: Of,
  text: string,
  { own = '/files/0.png', comments = none }: { own?: string; comments?: ReadonlySet<string> } = {},
): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'places-'))
  const path = of === 'comments' ? 'a.yaml' : 'a.md'
  const files = [{ path, of, withheld: { answers: none, comments } }]
  writeFileSync(join(folder.path, path), text)
  const written = writeTexts({ folder: folder.path, files, context, findOwnAddress: () => own })
  if (written.rewritten.length > 0) return readFileSync(join(folder.path, path), 'utf8')
  return written.refused.length > 0 ? 'refused' : 'same'
}

const comment = (id: number, text: string) =>
  `- id: ${id}\n  actor: 홍길동\n  at: 2025-06-01\n  text: |\n    ${text.replaceAll('\n', '\n    ')}\n`

describe('every other byte of a file stays', () => {
  test.each<[Of, string, string]>([
    [
      'question',
      '---\ntitle: "![](http://x.kr/a.png)"\n---\n\n![a](http://x.kr/a.png)  \n끝',
      '---\ntitle: "![](http://x.kr/a.png)"\n---\n\n![a](/files/0.png)  \n끝',
    ],
    [
      'answer',
      '\ufeff---\r\nactor: 가\r\n---\r\n😀 ![a](http://x.kr/a.png)\r\n![b](http://x.kr/b.png)\r\n',
      '\ufeff---\r\nactor: 가\r\n---\r\n😀 ![a](/files/0.png)\r\n![b](/files/0.png)\r\n',
    ],
    [
      'comments',
      comment(1, '![a](http://x.kr/a.png) 하나') + comment(2, '글\n😀 ![a](http://x.kr/a.png) 둘'),
      comment(1, '![a](/files/0.png) 하나') + comment(2, '글\n😀 ![a](/files/0.png) 둘'),
    ],
    [
      'comments',
      '# 메모\r\n- text: |2-\r\n\r\n        ![a](http://x.kr/a.png)\r\n    ![b](http://x.kr/b.png)\r\n  id: 1\r\n  actor: 가\r\n  at: 2025-06-01\r\n',
      '# 메모\r\n- text: |2-\r\n\r\n        ![a](http://x.kr/a.png)\r\n    ![b](/files/0.png)\r\n  id: 1\r\n  actor: 가\r\n  at: 2025-06-01\r\n',
    ],
    ['question', '---\ntitle: a\n---\n글', 'same'],
    // What is wrong with them is reported by `npm run check`.
    ['question', '![a](http://x.kr/a.png)', 'same'],
    ['comments', '- id: 1\n  text: ![a](http://x.kr/a.png)\n', 'same'],
  ])('%s %j', (of, text, rewritten) => {
    expect(rewrite(of, text)).toBe(rewritten)
  })
})

test('a comment that nobody sees stays as it is', () => {
  const text = comment(1, '![a](http://x.kr/a.png)') + comment(2, '![a](http://x.kr/a.png)')
  expect(rewrite('comments', text, { comments: new Set(['1']) })).toBe(
    comment(1, '![a](http://x.kr/a.png)') + comment(2, '![a](/files/0.png)'),
  )
})

test('and so does one that would be longer than a comment may be', () => {
  const long = '가'.repeat(9_980)
  const text = comment(1, `![a](//a.kr/b) ${long}`) + comment(2, '![a](//a.kr/b)')
  expect(rewrite('comments', text, { own: `/files/${'0'.repeat(32)}.png` })).toBe(
    comment(1, `![a](//a.kr/b) ${long}`) + comment(2, `![a](/files/${'0'.repeat(32)}.png)`),
  )
})

test('a body that would be larger than a file may hold is refused', () => {
  const text = `---\ntitle: a\n---\n![a](//a.kr/b)${'a'.repeat(256 * 1024 - 20)}`
  expect(rewrite('question', text, { own: `/files/${'0'.repeat(32)}.png` })).toBe('refused')
})
