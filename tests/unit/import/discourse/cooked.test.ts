import type { ElementContent, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { transformCooked } from '../../../../src/import/discourse/cooked.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

function transform(html: string): { html: string; losses: string[] } {
  const tree = parser.parse(html)
  const losses: string[] = []
  transformCooked(tree, (rule) => losses.push(rule))
  return { html: tree.children.map(print).join(''), losses }
}

/** With addresses, descriptions and classes alone. */
function print(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { tagName, properties, children } = node
  const names = ['href', 'src', 'alt', 'className'].filter((name) => properties[name] !== undefined)
  const attributes = names.map((name) => ` ${name}="${[properties[name]].flat().join(' ')}"`).join('')
  const inside = children.map(print).join('')
  return tagName === 'img' || tagName === 'br'
    ? `<${tagName}${attributes}>`
    : `<${tagName}${attributes}>${inside}</${tagName}>`
}

const avatar = '<img alt="" width="20" height="20" src="/a/40.png" class="avatar">'

describe('what becomes of HTML that only a forum writes', () => {
  test.each<[name: string, html: string, expected: string]>([
    ['what every page says', '<p>그냥 <em>글</em></p>', '<p>그냥 <em>글</em></p>'],
    [
      'a quote of a post of the same topic',
      `<aside class="quote no-group" data-username="kim_cs" data-post="2" data-topic="12"><div class="title"><div class="quote-controls"></div>${avatar} kim_cs:</div><blockquote><p>일부만</p></blockquote></aside>`,
      '<blockquote><p><a href="/t/12/2">kim_cs</a>:</p><p>일부만</p></blockquote>',
    ],
    [
      'a quote of a post of another topic',
      `<aside class="quote" data-username="Ada" data-post="1" data-topic="9"><div class="title"><div class="quote-controls"></div>${avatar} <a href="/t/streams/9">Streams</a> <a class="badge-wrapper bullet" href="/c/dev/4"><span>Dev</span></a></div><blockquote><p>So</p></blockquote></aside>`,
      '<blockquote><p>Ada: <a href="/t/streams/9">Streams</a></p><p>So</p></blockquote>',
    ],
    [
      'a topic that the forum previewed',
      `<aside class="quote" data-post="1" data-topic="9"><div class="title">${avatar} <a href="/t/streams/9">Streams</a></div><blockquote>So</blockquote></aside>`,
      '<blockquote><p><a href="/t/streams/9">Streams</a></p>So</blockquote>',
    ],
    [
      'a quote of a name',
      '<aside class="quote no-group" data-username="Ada"><div class="title">Ada:</div><blockquote><p>So</p></blockquote></aside>',
      '<blockquote><p>Ada:</p><p>So</p></blockquote>',
    ],
    [
      'a quote of nobody',
      '<aside class="quote no-group"><blockquote><p>So</p></blockquote></aside>',
      '<blockquote><p>So</p></blockquote>',
    ],
    [
      'a quote in a quote',
      '<aside class="quote" data-username="a"><blockquote><aside class="quote" data-username="b"><blockquote><p>1</p></blockquote></aside><p>2</p></blockquote></aside>',
      '<blockquote><p>a:</p><blockquote><p>b:</p><p>1</p></blockquote><p>2</p></blockquote>',
    ],
    [
      'numbers of a quote that are none',
      '<aside class="quote" data-username="a" data-post="1/../2" data-topic="x"><blockquote>1</blockquote></aside>',
      '<blockquote><p>a:</p>1</blockquote>',
    ],
    ['a quote of every page', '<blockquote><p>1</p></blockquote>', '<blockquote><p>1</p></blockquote>'],
    [
      'a link that was not previewed',
      '<p><a href="https://a.example/" class="onebox">https://a.example/</a></p>',
      '<p><a href="https://a.example/" className="onebox">https://a.example/</a></p>',
    ],
    [
      'a video of YouTube',
      '<div class="lazyYT" data-youtube-id="a_B-1" data-youtube-title="A film"></div>',
      '<p><a href="https://www.youtube.com/watch?v=a_B-1">A film</a></p>',
    ],
    [
      'a video of today’s forums',
      '<div class="youtube-onebox lazy-video-container" data-video-id="a" data-video-title="A film" data-provider-name="youtube"><a href="https://www.youtube.com/watch?v=a&t=3"><img src="a.jpg"></a></div>',
      '<p><a href="https://www.youtube.com/watch?v=a&t=3">A film</a></p>',
    ],
    [
      'the same without a link',
      '<div class="lazy-video-container" data-video-id="12" data-provider-name="vimeo"></div>',
      '<p><a href="https://vimeo.com/12">https://vimeo.com/12</a></p>',
    ],
    [
      'a video of a member',
      '<div class="video-placeholder-container" data-video-src="/uploads/a.mp4"></div>',
      '<p><a href="/uploads/a.mp4">/uploads/a.mp4</a></p>',
    ],
    [
      'an emoji',
      '<p>안녕 <img src="/w.png" title=":wave:" class="emoji only-emoji" alt=":wave:">!</p>',
      '<p>안녕 👋!</p>',
    ],
    ['an emoji of a tone', '<img title=":wave:t2:" class="emoji" alt=":wave:t2:">', '👋🏻'],
    ['a member', '<p><a class="mention" href="/u/ada">@Ada</a></p>', '<p>@Ada</p>'],
    ['a group', '<a class="mention-group" href="/g/staff">@staff</a>', '@staff'],
    ['what is no member', '<span class="mention">@param</span>', '<span className="mention">@param</span>'],
    ['a category', '<a class="hashtag" href="/c/dev">#<span>dev</span></a>', '<a href="/c/dev">#dev</a>'],
    [
      'a tag of today’s forums',
      '<a class="hashtag-cooked" href="/tag/rest" data-slug="rest"><span class="hashtag-icon-placeholder"><svg class="fa"><use href="#tag"></use></svg></span><span>rest</span></a>',
      '<a href="/tag/rest">#rest</a>',
    ],
    [
      'a tag that is no link',
      '<span class="hashtag-raw">#rest</span>',
      '<span className="hashtag-raw">#rest</span>',
    ],
    ['a hidden block', '<div class="spoiler">\n<p>둘 다</p>\n</div>', '<details>\n<p>둘 다</p>\n</details>'],
    [
      'a hidden part of a line',
      '<p>정답은 <span class="spoiler">둘 <b>다</b></span> 입니다</p>',
      '<p>정답은 </p><details><p>둘 <b>다</b></p></details><p> 입니다</p>',
    ],
    ['a hidden line', '<p><span class="spoiled">둘 다</span> </p>', '<details><p>둘 다</p></details>'],
    [
      'details with a name',
      '<details><summary>답</summary><p>둘</p></details>',
      '<details><summary>답</summary><p>둘</p></details>',
    ],
    [
      'details without a name',
      '<details><summary>\n</summary><p>둘</p></details>',
      '<details><p>둘</p></details>',
    ],
    [
      'a small picture',
      `<div class="lightbox-wrapper"><a class="lightbox" href="/o/a.png" title="a.png"><img src="/s/a.png" alt="screen" width="9"><div class="meta"><svg class="fa"><use href="#far-image"></use></svg><span class="filename">a.png</span><span class="informations">9×9 1 KB</span></div></a></div>`,
      '<img src="/o/a.png" alt="screen">',
    ],
    [
      'a small picture of no description',
      '<a class="lightbox" href="/o/a.png" title="a.png"><img src="/s/a.png"></a>',
      '<img src="/o/a.png" alt="a.png">',
    ],
    [
      'code of no language',
      '<pre><code class="lang-auto">x</code></pre><pre><code class="lang-nohighlight">y</code></pre><pre><code class="lang-cpp">z</code></pre>',
      '<pre><code>x</code></pre><pre><code>y</code></pre><pre><code className="lang-cpp">z</code></pre>',
    ],
    [
      'marks of BBCode',
      '<span class="bbcode-b">b</span><span class="bbcode-i">i</span><span class="bbcode-u">u</span><span class="bbcode-s">s</span>',
      '<strong>b</strong><em>i</em><u>u</u><del>s</del>',
    ],
    [
      'a list of tasks',
      '<ul><li><span class="chcklst-box fa fa-square-o"></span> a</li><li><span class="chcklst-box checked fa fa-check-square-o"></span> b</li></ul>',
      '<ul><li>☐ a</li><li>☑ b</li></ul>',
    ],
    [
      'a heading with its anchor',
      '<h2><a name="p-1-a-1" class="anchor" href="#p-1-a-1"></a>제목</h2>',
      '<h2>제목</h2>',
    ],
    [
      'formulas',
      '<p>So <span class="math">x^2</span></p><div class="math">\nE = mc^2\n</div><span class="asciimath math">x</span>',
      '<p>So <typed-formula>$x^2$</typed-formula></p><p><typed-formula>$$E = mc^2$$</typed-formula></p><span className="asciimath math">x</span>',
    ],
    [
      'a way back from a note',
      '<section class="footnotes"><ol><li><p>1 <a href="#ref" class="footnote-backref">↩</a></p></li></ol></section>',
      '<section className="footnotes"><ol><li><p>1 </p></li></ol></section>',
    ],
    [
      'a count of clicks',
      '<a href="https://a.example/">a</a><span class="badge badge-notification clicks">12</span>',
      '<a href="https://a.example/">a</a>',
    ],
    [
      'a poll whose votes are not known',
      '<div class="poll" data-poll-name="poll"><div><div class="poll-container"><div class="poll-title">무엇을?</div><ul><li data-poll-option-id="a">PUT</li></ul></div><div class="poll-info"><p><span>0</span><span>voters</span></p></div></div><div class="poll-buttons"><a title="Show">Show</a></div></div>',
      '<p>무엇을?</p><ul><li>PUT</li></ul>',
    ],
  ])('%s', (_, html, expected) => {
    expect(transform(html)).toEqual({ html: expected, losses: [] })
  })
})

test.each<[name: string, html: string, expected: string, loss: string]>([
  [
    'the card of another page',
    '<aside class="onebox allowlistedgeneric" data-onebox-src="https://a.example/b?c=1&amp;d=2"><header class="source"><img src="/i.ico" class="site-icon"><a href="https://a.example/">a.example</a></header><article class="onebox-body"><h3><a href="https://a.example/b">A \n title</a></h3><p>Words of that page.</p></article></aside>',
    '<p><a href="https://a.example/b?c=1&d=2">A title</a></p>',
    'discourse-onebox',
  ],
  [
    'the card of a file',
    '<aside class="onebox githubblob"><header class="source"><a href="https://a.example/f#L1">a.example</a></header><article class="onebox-body"><h4><a href="https://a.example/f#L1">f</a></h4><pre><code class="lang-h"><ol><li>x</li></ol></code></pre></article></aside>',
    '<p><a href="https://a.example/f#L1">f</a></p>',
    'discourse-onebox',
  ],
  [
    'a card without a title',
    '<aside class="onebox"><header class="source"><a href="https://a.example/">a.example</a></header><article>Words</article></aside>',
    '<p><a href="https://a.example/">https://a.example/</a></p>',
    'discourse-onebox',
  ],
  [
    'an emoji of the community',
    '<img src="/uploads/parrot.gif" class="emoji emoji-custom" alt=":party_parrot:">',
    ':party_parrot:',
    'discourse-emoji',
  ],
  [
    'a hidden part of what is emphasized',
    '<p><em>a <span class="spoiler">b</span></em></p>',
    '<p><em>a <span className="spoiler">b</span></em></p>',
    'discourse-spoiler',
  ],
])('%s is told as a loss', (_, html, expected, loss) => {
  expect(transform(html)).toEqual({ html: expected, losses: [loss] })
})
