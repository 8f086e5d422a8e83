// Shortcodes and embeds of WordPress, and what only looks like them.
import { describe, expect, test } from 'vitest'
import { toBody } from '../../../../src/import/table/to-body.ts'

function convert(text: string) {
  const losses: string[] = []
  const { html } = toBody(text, { format: 'lines', isEscaped: false }, (rule, detail = '') =>
    losses.push(`${rule} ${detail}`.trim()),
  )
  return { html, losses }
}

const link = (address: string) => `<p><a href="${address}">${address}</a></p>`

describe('shortcodes', () => {
  test.each<[name: string, text: string, html: string, losses?: string[]]>([
    [
      'a caption with a link around its picture',
      '앞\n[caption id="a_1" align="alignnone" width="30"]<a href="b.jpg"><img src="b-3.jpg" alt="" /></a> 강 <em>옆</em>에서[/caption]\n뒤',
      '<p>앞</p><figure><p><a href="b.jpg"><img src="b-3.jpg" alt=""></a></p><figcaption>강 <em>옆</em>에서</figcaption></figure><p>뒤</p>',
    ],
    [
      'a caption of old, in an attribute',
      '[wp_caption caption="강가"]<img src="b.jpg">[/wp_caption]',
      '<figure><p><img src="b.jpg"></p><figcaption>강가</figcaption></figure>',
    ],
    [
      'a caption without text',
      '[caption]<img src="b.jpg">[/caption]',
      '<figure><p><img src="b.jpg"></p></figure>',
    ],
    [
      'a gallery',
      '앞\n\n[gallery ids="1,2" columns="2"]\n\n뒤',
      '<p>앞</p><p>뒤</p>',
      ['table-place-emptied [gallery ids="1,2" columns="2"]'],
    ],
    [
      'code by its name',
      '앞\n[php]$a = 1;\n\nif ($a &lt; 2) { }[/php]\n뒤',
      '<p>앞</p><pre class="language-php">$a = 1;\n\nif ($a &lt; 2) { }</pre><p>뒤</p>',
    ],
    [
      'code with a language',
      '[sourcecode language="css" wraplines="false"]\na > b {}\n[/sourcecode]',
      '<pre class="language-css">a &gt; b {}\n</pre>',
    ],
    [
      'code with another word for it',
      '[code lang=\'js\']a && b &amp;&amp; "c"[/code]',
      '<pre class="language-js">a &amp;&amp; b &amp;&amp; "c"</pre>',
    ],
    [
      'code without a language',
      '[code]<b>x</b> [gallery] [0][/code]',
      '<pre>&lt;b&gt;x&lt;/b&gt; [gallery] [0]</pre>',
    ],
    [
      'indented code',
      '[python]\n\n  a\n&nbsp;&nbsp;b[/python]',
      '<pre class="language-python">  a\n  b</pre>',
    ],
    ['a name that is code only where it is closed', '[text] [c] [go]', '<p>[text] [c] [go]</p>'],
    [
      'a video',
      '[youtube https://youtu.be/a?b=1&amp;c=2]',
      link('https://youtu.be/a?b=1&amp;c=2'),
      ['embed-linked'],
    ],
    [
      'a video of Jetpack',
      '[youtube=http://www.youtube.com/watch?v=abcdefghijk&w=320]',
      link('http://www.youtube.com/watch?v=abcdefghijk&amp;w=320'),
      ['embed-linked'],
    ],
    [
      'a video by its number',
      '[vimeo 123456]\n[youtube id="abc-def_ghi"]',
      link('https://vimeo.com/123456') + link('https://www.youtube.com/watch?v=abc-def_ghi'),
      ['embed-linked', 'embed-linked'],
    ],
    [
      'an embed',
      '[embed width="5"]https://e.example/x[/embed]',
      link('https://e.example/x'),
      ['embed-linked'],
    ],
    [
      'sound',
      '[audio mp3="https://e.example/a.mp3"][/audio]끝',
      `${link('https://e.example/a.mp3')}<p>끝</p>`,
      ['embed-linked'],
    ],
    [
      'a film of the site itself',
      '[video width="6" src="/wp-content/a.mp4"]',
      link('/wp-content/a.mp4'),
      ['embed-linked'],
    ],
    ['sound that nobody names', '[audio]', '<p>[audio]</p>', ['table-tag-unknown [audio]']],
    [
      'one without an end before one with it',
      '[youtube https://youtu.be/a] 글 [youtube]abcdefghijk[/youtube]',
      `${link('https://youtu.be/a')}<p> 글 </p>${link('https://www.youtube.com/watch?v=abcdefghijk')}`,
      ['embed-linked', 'embed-linked'],
    ],
    [
      'what is said instead of a film',
      '[video mp4="/a.mp4"]내려받기[/video]',
      `${link('/a.mp4')}<p>내려받기</p>`,
      ['embed-linked'],
    ],
    [
      'a shortcode in a caption',
      '[caption]<img src="a.jpg">말 [gallery][my_x a=1][/caption]',
      '<figure><p><img src="a.jpg"></p><figcaption>말 [my_x a=1]</figcaption></figure>',
      ['table-place-emptied [gallery]', 'table-tag-unknown [my_x]'],
    ],
    [
      'a map',
      '[googlemaps https://maps.example/?q=a&amp;z=5]',
      link('https://maps.example/?q=a&amp;z=5'),
      ['embed-linked'],
    ],
    [
      'an address of a line',
      '앞\n\nhttps://youtu.be/x\n\n뒤',
      `<p>앞</p>${link('https://youtu.be/x')}<p>뒤</p>`,
    ],
    ['a cut', '앞\n\n<!--more-->\n\n뒤', '<p>앞</p><p>뒤</p>'],
    [
      'shown as written',
      '[[gallery]] [[vc_row a="1"]] [[php]echo 1;[/php]]',
      '<p>[gallery] [vc_row a="1"] [php]echo 1;[/php]</p>',
    ],
    [
      'known by nobody',
      '[vc_row][vc_column width="1/2"]글[/vc_column][/vc_row]\n[contact-form-7 id=5 title="문의"]\n[my_form]\n[toc]\n[note]https://a.example/쪽지[/note] [wpvideo Ab12]',
      '<p>[vc_row][vc_column width="1/2"]글[/vc_column][/vc_row]<br>[contact-form-7 id=5 title="문의"]<br>[my_form]<br>[toc]<br>[note]<a href="https://a.example/쪽지">https://a.example/쪽지</a>[/note] [wpvideo Ab12]</p>',
      ['[vc_row]', '[vc_column]', '[contact-form-7]', '[my_form]', '[toc]', '[note]', '[wpvideo]'].map(
        (name) => `table-tag-unknown ${name}`,
      ),
    ],
    [
      'no shortcodes',
      '[1] [링크] array[i] a[my_index] [TODO] [x] [ ] [see-below] 참고 [글](https://a.example/) [[위키]] [a][b-c] [INFO] [] [2024-01-01]\n[a-z]\n[TODO]\n[edit: a]',
      '<p>[1] [링크] array[i] a[my_index] [TODO] [x] [ ] [see-below] 참고 [글](<a href="https://a.example/">https://a.example/</a>) [[위키]] [a][b-c] [INFO] [] [2024-01-01]<br>[a-z]<br>[TODO]<br>[edit: a]</p>',
    ],
    [
      'in code and tags',
      '<pre>[gallery] [php]1[/php]</pre><code>[[gallery]] [vc_row]</code><a title="[gallery]" href="x">y</a><!-- [gallery] -->',
      '<pre>[gallery] [php]1[/php]</pre><p><code>[[gallery]] [vc_row]</code><a title="[gallery]" href="x">y</a></p>',
    ],
    [
      'behind code that nobody closed',
      '<code>[gallery]',
      '<p><code></code></p>',
      ['table-place-emptied [gallery]'],
    ],
    ['without an end', '[php]echo [caption]<img src="a.jpg">', '<p>[php]echo [caption]<img src="a.jpg"></p>'],
  ])('%s', (_, text, html, losses = []) => {
    expect(convert(text)).toEqual({ html, losses })
  })

  test('of the block editor', () => {
    const embed = (inner: string) =>
      `<!-- wp:embed {"url":"https:\\/\\/youtu.be\\/x"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${inner}\n</div><figcaption>말</figcaption></figure>\n<!-- /wp:embed -->\n<p>${inner}</p>\n<p>글 https://a.example</p>`
    const shortcode = (inner: string) => `<!-- wp:shortcode -->\n${inner}\n<!-- /wp:shortcode -->`
    expect(convert(embed('https://youtu.be/x'))).toEqual({
      html: embed('<a href="https://youtu.be/x">https://youtu.be/x</a>'),
      losses: [],
    })
    expect(
      convert('<!-- wp:block {"ref":5} /--><!-- wp:latest-posts /--><!-- wp:separator --><hr/>').losses,
    ).toEqual(['table-place-emptied wp:block', 'table-place-emptied wp:latest-posts'])
    expect(convert(shortcode('[php]1[/php]')).html).toBe(shortcode('<pre class="language-php">\n1</pre>'))
  })
})
