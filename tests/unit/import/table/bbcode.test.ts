// BBCode of forums, as they keep it, in what a record has: HTML with paragraphs.
import { describe, expect, test } from 'vitest'
import { toBody } from '../../../../src/import/table/to-body.ts'

function convert(text: string, isEscaped = false) {
  const losses: string[] = []
  const { html } = toBody(text, { format: 'bbcode', isEscaped }, (rule, detail = '') =>
    losses.push(`${rule} ${detail}`.trim()),
  )
  return { html, losses }
}

type Row = [name: string, text: string, html: string, losses?: string[]]

describe('BBCode as it is typed', () => {
  test.each<Row>([
    [
      'emphasis',
      '[b]가[/b] [I]나[/I] [u]다[/u] [s]라[/s] x[sup]2[/sup] y[sub]1[/sub]',
      '<p><b>가</b> <i>나</i> <u>다</u> <del>라</del> x<sup>2</sup> y<sub>1</sub></p>',
    ],
    ['strikes of others', '[strike]가[/strike][del]나[/del]', '<p><del>가</del><del>나</del></p>'],
    ['lines and paragraphs', '가\r\n나\n\n다', '<p>가<br>나</p><p>다</p>'],
    ['what looks like HTML', '<b>a</b> &lt; & "b"', '<p>&lt;b&gt;a&lt;/b&gt; &amp;lt; &amp; "b"</p>'],
    [
      'colours and sizes',
      '[color=#FF0000]빨[size=150]강[/size][/color] [font="Arial Black"]f[/font]',
      '<p>빨강 f</p>',
    ],
    [
      'alignment',
      '[center]가[/center][right]나[/right][align=center]다[/align]',
      '<div><p>가</p></div><div><p>나</p></div><div><p>다</p></div>',
    ],
    [
      'a line and headings',
      '가\n[hr]\n[h2]나[/h2]\n[heading=3]다[/heading]',
      '<p>가</p><hr><h2>나</h2><h3>다</h3>',
    ],
    [
      'a link',
      '[url=https://a.example/?b=1&c=2]글 [b]굵게[/b][/url] [url]https://a.example/[/url]',
      '<p><a href="https://a.example/?b=1&amp;c=2">글 <b>굵게</b></a> <a href="https://a.example/">https://a.example/</a></p>',
    ],
    [
      'a link in quotes, and without a scheme',
      '[url="http://a.example/x y"]가[/url] [URL=www.a.example]나[/URL] [url=a.example/b]다[/url] [url=/t/1]라[/url]',
      '<p><a href="http://a.example/x">가</a> <a href="http://www.a.example">나</a> <a href="http://a.example/b">다</a> <a href="/t/1">라</a></p>',
    ],
    [
      'links of others',
      '[URL unfurl="true"]https://a.example/x[/URL] [url=\'https://a.example/\']가[/url] [url=viewtopic.php?t=3]나[/url] [url=한글.kr]다[/url]',
      '<p><a href="https://a.example/x">https://a.example/x</a> <a href="https://a.example/">가</a> <a href="viewtopic.php?t=3">나</a> <a href="http://한글.kr">다</a></p>',
    ],
    [
      'a link without text',
      '[url=https://a.example/][/url]',
      '<p><a href="https://a.example/">https://a.example/</a></p>',
    ],
    [
      'a bare address',
      '가 https://a.example/b. 나',
      '<p>가 <a href="https://a.example/b">https://a.example/b</a>. 나</p>',
    ],
    [
      'mail',
      '[email]a@b.example[/email] [email=a@b.example]글[/email]',
      '<p><a href="mailto:a@b.example">a@b.example</a> <a href="mailto:a@b.example">글</a></p>',
    ],
    [
      'addresses that are none, or do harm',
      '[url=javascript:alert(1)]가[/url] [url]javascript:alert(1)[/url] [url="data:text/html,x"]나[/url] [img]javascript:x[/img] [img]a" onerror="x[/img] [email]x[/email] [url=vbscript:x]다[/URL]',
      '<p>[url=javascript:alert(1)]가[/url] [url]javascript:alert(1)[/url] [url="data:text/html,x"]나[/url] [img]javascript:x[/img] [img]a" onerror="x[/img] [email]x[/email] [url=vbscript:x]다[/URL]</p>',
    ],
    [
      'pictures',
      '[img]https://a.example/b.png[/img] [img=100x50]/c.png[/img] [IMG width=1 alt="다리"]https://a.example/d.png[/IMG]',
      '<p><img src="https://a.example/b.png" alt=""> <img src="/c.png" alt=""> <img src="https://a.example/d.png" alt="다리"></p>',
    ],
    ['a quote', '[quote]가\n\n나[/quote]\n다', '<blockquote><p>가</p><p>나</p></blockquote><p>다</p>'],
    [
      'quotes of somebody, inside of each other',
      '[quote=철수]가[quote="영희 [운영]" post_id=3 time=1500 user_id=2]나[/quote][/quote]',
      '<blockquote><p><b>철수</b>:</p><p>가</p><blockquote><p><b>영희 [운영]</b>:</p><p>나</p></blockquote></blockquote>',
    ],
    [
      'quotes of other programs',
      "[QUOTE=철수;12]가[/QUOTE][QUOTE=\"영희, post: 3, member: 4\"]나[/QUOTE][quote author=길동 님 link=topic=1.msg2#msg2 date=3]다[/quote][quote='민수' pid='1' dateline='2']라[/quote]",
      '<blockquote><p><b>철수</b>:</p><p>가</p></blockquote><blockquote><p><b>영희</b>:</p><p>나</p></blockquote><blockquote><p><b>길동 님</b>:</p><p>다</p></blockquote><blockquote><p><b>민수</b>:</p><p>라</p></blockquote>',
    ],
    [
      'code',
      '가 [code]\na[i] = "<b>";\n\n  [b]x[/b] https://a.example\n[/code]',
      '<p>가 </p><pre>a[i] = "&lt;b&gt;";\n\n  [b]x[/b] https://a.example\n</pre>',
    ],
    [
      'code in a language',
      '[code=php]<?php &lt;[/code][code lang="js"]a[/code][CODE=Python]b[/CODE][php]c[/php]',
      '<pre class="language-php">&lt;?php &amp;lt;</pre><pre class="language-js">a</pre><pre class="language-python">b</pre><pre class="language-php">c</pre>',
    ],
    ['code in a line', '[icode][b]*x*[/b][/icode]', '<p><code>[b]*x*[/b]</code></p>'],
    ['no BBCode', '[noparse][b]가[/b] [quote][/noparse]', '<p>[b]가[/b] [quote]</p>'],
    [
      'lists',
      '[list]\n[*]하나\n[*]둘[list=1][*]셋[/*][*]넷[/list]\n[/list]끝',
      '<ul><li>하나</li><li>둘<ol><li>셋</li><li>넷</li></ol></li></ul><p>끝</p>',
    ],
    [
      'lists of letters, and with names of HTML',
      '[list=A][*]가[/list][list type=decimal][li]나[/li][/list][ol][li]다[/li][/ol][list=square][*]라[/list]',
      '<ol><li>가</li></ol><ol><li>나</li></ol><ol><li>다</li></ol><ul><li>라</li></ul>',
    ],
    [
      'a table',
      '[table]\n[tr][th]가[/th][td]나[/td][/tr]\n[/table]',
      '<table><tbody><tr><th>가</th><td>나</td></tr></tbody></table>',
    ],
    [
      'a spoiler',
      '[spoiler]가[/spoiler][spoiler="제목"]나[/spoiler]',
      '<details><p>가</p></details><details><summary>제목</summary><p>나</p></details>',
    ],
    [
      'videos',
      '[youtube]abc-def_ghi[/youtube][youtube]https://youtu.be/x[/youtube][media=vimeo]12345[/media][video=youtube;abcdefghijk]https://www.youtube.com/watch?v=abcdefghijk[/video]',
      [
        'https://www.youtube.com/watch?v=abc-def_ghi',
        'https://youtu.be/x',
        'https://vimeo.com/12345',
        'https://www.youtube.com/watch?v=abcdefghijk',
      ]
        .map((address) => `<p><a href="${address}">${address}</a></p>`)
        .join(''),
      Array.from({ length: 4 }, () => 'embed-linked'),
    ],
    [
      'videos without an address',
      '[video]말 https://v.example/[/video] [media]x[/media]',
      '<p>[video]말 <a href="https://v.example/">https://v.example/</a>[/video] [media]x[/media]</p>',
    ],
    [
      'attached files',
      '[attachment=0]그림.png[/attachment] [ATTACH=full]123[/ATTACH]끝',
      '<p>그림.png 끝</p>',
      ['table-attachment-missing 그림.png', 'table-attachment-missing 123'],
    ],
    [
      'never closed',
      '[b]가 [i]나[/i]\n[quote=철수]다 [code]라',
      '<p>[b]가 <i>나</i><br>[quote=철수]다 [code]라</p>',
    ],
    [
      'lists and tables in part',
      '[list][*]가 [td]나[/td] [tr]다 [*]라',
      '<p>[list][*]가 [td]나[/td] [tr]다 [*]라</p>',
    ],
    ['never opened', '가[/b] [/quote] [*]나', '<p>가[/b] [/quote] [*]나</p>'],
    ['crossed', '[b]가[i]나[/b]다[/i]', '<p><b>가[i]나</b>다[/i]</p>'],
    [
      'known by nobody',
      '[foo]가[/foo] [bar=1]나[/bar]',
      '<p>[foo]가[/foo] [bar=1]나[/bar]</p>',
      ['table-tag-unknown [foo]', 'table-tag-unknown [bar]'],
    ],
    [
      'no BBCode at all',
      'array[i] [1] [링크] [TODO] [ b ] [글](https://a.example) [] [[b]]',
      '<p>array[i] [1] [링크] [TODO] [ b ] [글](<a href="https://a.example">https://a.example</a>) [] [[b]]</p>',
    ],
    [
      'forms of phpBB, whose tables hold entities',
      '[b:1a2b3c4d]가 &lt;[/b:1a2b3c4d] <!-- m --><a class="postlink" href="http://a.example/">http://a.example/</a><!-- m -->',
      '<p><b>가 &lt;</b> <a href="http://a.example/">http://a.example/</a></p>',
    ],
    ['shortcodes are none', '[gallery] [vc_row a="1"]', '<p>[gallery] [vc_row a="1"]</p>'],
  ])('%s', (_, text, html, losses = []) => {
    expect(convert(text)).toEqual({ html, losses })
  })
})

describe('BBCode as phpBB keeps it', () => {
  test.each<Row>([
    ['entities', 'a &lt; b &amp;&amp; &quot;c&quot; &amp;lt;', '<p>a &lt; b &amp;&amp; "c" &amp;lt;</p>'],
    [
      'tags with a number',
      '[b:1a2b3c4d]가[/b:1a2b3c4d] [b]나[/b] a[i] [quote=&quot;철수&quot;:1a2b3c4d]다[/quote:1a2b3c4d]',
      '<p><b>가</b> [b]나[/b] a[i] </p><blockquote><p><b>철수</b>:</p><p>다</p></blockquote>',
    ],
    [
      'lists',
      '[list=1:1a2b3c4d][*:1a2b3c4d]가[/*:m:1a2b3c4d][*:1a2b3c4d]나[/*:m:1a2b3c4d][/list:o:1a2b3c4d][list:1a2b3c4d][*:1a2b3c4d]다[/*:m:1a2b3c4d][/list:u:1a2b3c4d]',
      '<ol><li>가</li><li>나</li></ol><ul><li>다</li></ul>',
    ],
    [
      'code',
      '[code:1a2b3c4d]if &#40;a&#91;0&#93; &lt; 1&#41;\n   [b]x[/b]&#46;[/code:1a2b3c4d]',
      '<pre>if (a[0] &lt; 1)\n   [b]x[/b].</pre>',
    ],
    [
      'code in colours',
      '[code=php:1a2b3c4d]<span class="syntaxdefault">&nbsp;&lt;?php<br />$a</span>[/code:1a2b3c4d]',
      '<pre class="language-php"> &lt;?php\n$a</pre>',
    ],
    [
      'smilies and addresses',
      '<!-- s:-&gt; --><img src="{SMILIES_PATH}/a.gif" alt=":-&gt;" title="웃음" /><!-- s:-&gt; --> <!-- m --><a class="postlink" href="http://a.example/?b&amp;c">http://a.example/ ... c</a><!-- m --> <!-- e --><a href="mailto:a@b.example">a@b.example</a><!-- e -->',
      '<p>:-&gt; <a href="http://a.example/?b&amp;c">http://a.example/ ... c</a> <a href="mailto:a@b.example">a@b.example</a></p>',
    ],
    [
      'addresses',
      '[url=http&#58;//a&#46;example/?b&amp;c:1a2b3c4d]가[/url:1a2b3c4d] [img:1a2b3c4d]http&#58;//a&#46;example/b&#46;png[/img:1a2b3c4d]',
      '<p><a href="http://a.example/?b&amp;c">가</a> <img src="http://a.example/b.png" alt=""></p>',
    ],
    [
      'addresses without a scheme in 3.2',
      '<r><URL url="http://www.a.example">www.a.example</URL> <IMG src="http://a.example/b.png"><s>[img]</s><URL url="http://a.example/b.png">http://a.example/b.png</URL><e>[/img]</e></IMG></r>',
      '<p><a href="http://www.a.example">www.a.example</a> <img src="http://a.example/b.png" alt=""></p>',
    ],
    [
      'attached files',
      '[attachment=0:1a2b3c4d]<!-- ia0 -->a.png<!-- ia0 -->[/attachment:1a2b3c4d]',
      '<p>a.png</p>',
      ['table-attachment-missing a.png'],
    ],
    ['a plain text of 3.2', '<t>a &lt; b<br/>\n[b]가[/b]</t>', '<p>a &lt; b<br>[b]가[/b]</p>'],
    [
      'a text of 3.2',
      '<r><QUOTE author="철수" post_id="3"><s>[quote=철수 post_id=3 time=1 user_id=2]</s>가<e>[/quote]</e></QUOTE>\n<B><s>[b]</s>나<e>[/b]</e></B> <E>:)</E> <URL url="https://a.example/"><LINK_TEXT text="https://a.example/">https://a.example/</LINK_TEXT></URL> a[i]\n<CODE lang="js"><s>[code=js]</s><i>\n</i>a[0] &lt; 1<br/>\nb<e>[/code]</e></CODE><LIST><s>[list]</s><LI><s>[*]</s>다</LI><e>[/list]</e></LIST></r>',
      '<blockquote><p><b>철수</b>:</p><p>가</p></blockquote><p><b>나</b> :) <a href="https://a.example/">https://a.example/</a> a[i]</p><pre class="language-js">a[0] &lt; 1\nb</pre><ul><li>다</li></ul>',
    ],
  ])('%s', (_, text, html, losses = []) => {
    expect(convert(text, true)).toEqual({ html, losses })
  })
})

test('tags inside of each other without end stay text', () => {
  const text = '[b]'.repeat(20_000)
  expect(convert(text)).toEqual({ html: `<p>${text}</p>`, losses: [] })
})
