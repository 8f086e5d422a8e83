// Pictures that scripts load, and those that touch words.
import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../../../src/import/markdown/to-markdown.ts'

const empty = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const toPictures = (html: string) => toMarkdown({ html }, { dialect: 'html', baseUrl: 'http://a.kr/' })

describe('where a picture is', () => {
  const rows: [html: string, addresses: string[], isLoaded?: boolean][] = [
    ['<img src="b.png">', ['b.png']],
    ['<img data-src="b.png">', ['b.png'], true],
    ['<img src="b-small.png" data-src="b.png">', ['b.png'], true],
    ['<img src="b.png" data-src="">', ['b.png']],
    ['<img src="b.png" data-lazy="true">', ['b.png']],
    [`<img src="${empty}" data-lazy-src="b.png">`, ['b.png'], true],
    ['<img src="/img/loading.gif" data-original="b.png">', ['b.png'], true],
    ['<img class="lazyload" src="c.png" data-original="b.png">', ['b.png'], true],
    ['<img src="b.png" data-original="b-large.png">', ['b.png']],
    [`<img src="${empty}" data-cfsrc="/b.png">`, ['b.png'], true],
    [`<img src="b.png" data-src="${empty}">`, ['b.png']],
    ['<img src="gray.png">', ['gray.png']],
    ['<img srcset="b.png 300w, c.png 600w">', ['c.png'], true],
    ['<img data-srcset="b.png, c.png 2x" src="">', ['c.png'], true],
    ['<img src="b.png" srcset="c.png 2x">', ['b.png']],
    ['<picture><source srcset="b.webp 1x, c.webp 2x"><img></picture>', ['c.webp'], true],
    ['<picture><source srcset="b.webp"><img src="b.png"></picture>', ['b.png']],
    [`<img src="${empty}" data-src="b.png"><noscript><img src="b.png"></noscript>`, ['b.png'], true],
    ['<noscript><img src="b-300.png"></noscript> <img class="lazy" data-src="b.png">', ['b.png'], true],
    [`<img src="${empty}">\n<noscript><img src="b.png"></noscript>`, ['b.png']],
    ['<p>글 <span></span><noscript><img src="b.png"></noscript></p>', ['b.png']],
    ['<img src="b.png"><noscript><img src="c.png"></noscript>', ['b.png', 'c.png']],
    [
      '<img data-src="b.png"><noscript><img src="b.png"></noscript><img src="c.png">',
      ['b.png', 'c.png'],
      true,
    ],
  ]
  test.each(rows)('%s', (html, addresses, isLoaded = false) => {
    const { markdown, losses } = toPictures(html)
    expect([...markdown.matchAll(/!\[\]\(http:\/\/a\.kr\/([^)]*)\)/g)].map(([, found]) => found)).toEqual(
      addresses,
    )
    expect(losses).toEqual(isLoaded ? ['picture-loaded'] : [])
  })

  test('is told where there is none', () => {
    expect(toPictures('<p>글</p><img src=""><img alt="a">')).toEqual({
      markdown: '글',
      losses: ['picture-without-address'],
    })
  })

  test('is the same of what is shown from elsewhere', () => {
    const html =
      '<iframe src="about:blank" data-src="/b"></iframe><noscript><iframe src="/b"></iframe></noscript>'
    expect(toPictures(html)).toEqual({ markdown: '<http://a.kr/b>', losses: ['embed-linked'] })
  })
})

describe('a picture beside a word', () => {
  const rows: [html: string, markdown: string][] = [
    ['글<img src="b.png" alt="그림">뒤', '글 ![그림](b.png) 뒤'],
    ['글 <img src="b.png"> 뒤', '글 ![](b.png) 뒤'],
    ['글.<a href="http://b.kr/"><img src="b.png"></a>', '글. [![](b.png)](http://b.kr/)'],
    ['<b>글</b><img src="b.png"><i>뒤</i>', '**글** ![](b.png) *뒤*'],
    ['그림(<img src="b.png">), 뒤', '그림(![](b.png)), 뒤'],
    ['<img src="b.png"><img src="c.png">', '![](b.png) ![](c.png)'],
    ['글<br><img src="b.png">', '글\\\n![](b.png)'],
  ]
  test.each(rows)('%s', (html, markdown) => {
    expect(toMarkdown({ html }, { dialect: 'html' })).toEqual({ markdown, losses: [] })
  })
})
