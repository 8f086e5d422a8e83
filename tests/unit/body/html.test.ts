// The tag grammar of CommonMark, whose attributes may hold `<` and `>` inside of quotes.
import { describe, expect, test } from 'vitest'
import { findComments, findTags } from '../../../src/body/html.ts'

/** `start-end /name href` of each tag. */
function read(raw: string): string[] {
  return findTags(raw).map(
    ({ start, end, closing, name, href }) =>
      `${start}-${end} ${closing ? '/' : ''}${name}${href === undefined ? '' : ` ${href}`}`,
  )
}

describe('what is a tag', () => {
  test.each([
    ['none', '가 < 나 > 다', []],
    ['opening', '가<b>나', ['1-4 b']],
    ['closing', '</b>', ['0-4 /b']],
    ['upper case', '<KBD>', ['0-5 kbd']],
    ['closed by itself', '<br/><br />', ['0-5 br', '5-11 br']],
    ['over a line end', '<sub\n>', ['0-6 sub']],
    ['attributes', `<p a b=c d='e' f="g">`, ['0-21 p']],
    ['blanks around the sign', '<p a = b>', ['0-9 p']],
    ['a tag inside of a value', `<p a="<b>">`, ['0-11 p']],
    ['a tag after what is none', '<b <i>', ['3-6 i']],
    ['a name that begins with a digit', '<1>', []],
    ['without an end', '<b', []],
    ['a value without an end', '<b a="x>', []],
    ['a value right after another', `<b a="x"c>`, []],
    ['a value of quotes without quotes', '<b a=x"y>', []],
    ['an empty value', '<b a=>', []],
    ['a comment', '<!-- <b> -->', []],
    ['a comment without an end', '<!-- <b>', ['5-8 b']],
    ['after a comment', '<!-- -- > --><b>', ['13-16 b']],
    ['a comment in a value', '<b a="<!--"><i -->', ['0-12 b']],
    ['a slash in the middle', '<b/a>', []],
    ['an address as an element', '<https://a.kr/>', []],
    ['signs far from each other', `<${' '.repeat(16)}>`, []],
  ])('%s', (_, raw, tags) => {
    expect(read(raw)).toEqual(tags)
  })
})

describe('the address of a link', () => {
  test.each([
    ['double quotes', '<a href="/가">', '/가'],
    ['single quotes', "<a href='/가'>", '/가'],
    ['no quotes', '<a href=/가>', '/가'],
    ['empty', '<a href="">', ''],
    ['upper case', '<A HREF="/a">', '/a'],
    ['after others', '<a title="x" href="/a">', '/a'],
    ['the first of two', '<a href="/a" href="/b">', '/a'],
    ['not the text of another value', '<a title=" href=/b" href="/a">', '/a'],
    ['not the end of another name', '<a data-href="/b">', undefined],
    ['without a value', '<a href>', undefined],
  ])('%s', (_, raw, href) => {
    expect(findTags(raw)[0]?.href).toBe(href)
  })
})

describe('the address and the description of a picture', () => {
  test.each([
    ['both', '<img alt="가" src="/a.png">', { src: '/a.png', alt: '가' }],
    ['the first of two', '<img src=/a src=/b alt=가 ALT=나>', { src: '/a', alt: '가' }],
    ['neither', '<img data-src="/a" title="alt=가">', { src: undefined, alt: undefined }],
  ])('%s', (_, raw, { src, alt }) => {
    expect(findTags(raw)[0]).toMatchObject({ src, alt })
  })
})

describe('what is a comment', () => {
  test.each([
    ['one', '가<!-- 나 -->다', ['<!-- 나 -->']],
    ['two', '<!--a--><!--b-->', ['<!--a-->', '<!--b-->']],
    ['the shortest', '<!--> a -->', ['<!-->']],
    ['the shortest but one', '<!---> a -->', ['<!--->']],
    ['empty', '<!---->', ['<!---->']],
    ['over lines', '<!--\n가\n-->', ['<!--\n가\n-->']],
    ['with a tag in it', '<!-- <b title="--> x">', ['<!-- <b title="-->']],
    ['none in a value', '<b title="<!-- x -->">', []],
    ['without an end', '<!-- 가', []],
    ['without an end behind one', '<!-- 가 --> <!-- 나', ['<!-- 가 -->']],
  ])('%s', (_, raw, comments) => {
    expect(findComments(raw).map(({ start, end }) => raw.slice(start, end))).toEqual(comments)
  })

  test('beginnings without an end take no time that grows with their square', () => {
    const raw = '<!-- '.repeat(50_000)
    expect(findComments(raw)).toEqual([])
    expect(findComments(`${raw}-->`)).toHaveLength(1)
  })
})
