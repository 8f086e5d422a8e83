// Which addresses of a body are those of pictures: each of these is put in another's place, and nothing else.
import { describe, expect, test } from 'vitest'
import { findPicturePlaces } from '../../../../src/import/pictures/find-picture-places.ts'
import { putOwnPictures } from '../../../../src/import/pictures/own-pictures.ts'

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
