// The printer that is ours gives every character the ink that the elements of the library's own stand for.
import common from 'highlight.js/lib/common'
import { describe, expect, test } from 'vitest'
import { findInk, highlight } from '../../../src/body/highlight.ts'
import { toCodeBlock } from '../../bench/corpus/code-samples.ts'
import { createRandom } from '../../bench/corpus/random.ts'

/** With a printer of its own: that of the other instance is set for good. */
const library = common.newInstance()
for (const name of common.listLanguages()) {
  const define = common.getLanguage(name)?.rawDefinition
  if (define) library.registerLanguage(name, define)
}

const pieces = [
  ['html', '<p class="a">&amp; \'b\'</p><style>p { color: red }</style><script>const a = `1 < 2`</script>'],
  ['php', '<?php echo "<b>$name</b>"; // 주석 ?><i>끝</i>'],
  ['markdown', '# 제목 <b>\n\n- *가* `나`\n\n```js\nlet a\n```'],
  [
    'java',
    "/** @param a <b> */\n@Override public Map<String, List<A>> find(char c) { return c == '\"' ? x : null; }",
  ],
  ['bash', 'cat <<EOF | grep "$A" && echo \'끝\'\n$(date)\nEOF'],
  ['sql', "SELECT count(*) FROM a WHERE b = 'it''s' -- 끝"],
  ['js', 'class A extends B { #c = /[/"]+/g; static async *d() { yield <p>{`a<`}</p> } }'],
  ['python', 'def f(a: int = 1) -> str:\n    """문서 <b>"""\n    return f"{a!r:>10}" # 끝'],
  ['diff', '--- a\n+++ b\n@@ -1 +1 @@\n-<a>\n+<b>'],
] as const

type Ink = ReturnType<typeof findInk>

/** Each character with its ink; white space has none. */
type Inks = [character: string, ink: string][]

function toInks(html: string, toInk: (tag: string, around: Ink) => Ink): Inks {
  const open: Ink[] = ['']
  const inks: Inks = []
  for (const [piece] of html.matchAll(/<[^>]*>|&\w+;|[^<&]/gs)) {
    const around = open.at(-1) ?? ''
    if (piece.startsWith('</')) open.pop()
    else if (piece.startsWith('<')) open.push(toInk(piece, around))
    else if (piece.trim() !== '') inks.push([piece, around])
  }
  return inks
}

/** `hljs-title function_` is the scope `title.function`; another language inside has its own inks. */
function toLibraryInk(tag: string, around: Ink): Ink {
  const className = tag.slice('<span class="'.length, -'">'.length)
  if (className.startsWith('language-')) return ''
  return findInk(
    className
      .slice('hljs-'.length)
      .replace(/_+(?= |$)/g, '')
      .replaceAll(' ', '.'),
    around,
  )
}

function toOwnInk(tag: string): Ink {
  const known = (['b', 'samp', 'var', 'em', 'i'] as const).find((name) => tag === `<${name}>`)
  if (!known) throw new Error(`${tag} is none of ours`)
  return known
}

function expectSameInks(language: string, code: string): void {
  // Quotation marks are the same text without a reference.
  const value = library
    .highlight(code, { language, ignoreIllegals: true })
    .value.replaceAll('&#x27;', "'")
    .replace(/&quot;(?![^<>]*>)/g, '"')
  const html = highlight(code, language, 0) ?? ''
  expect(toInks(html, toOwnInk)).toEqual(toInks(value, toLibraryInk))
  expect(html.replace(/<[^>]*>/g, '')).toBe(value.replace(/<[^>]*>/g, ''))
}

describe('the same inks', () => {
  test.each(pieces)('%s', (language, code) => {
    expectSameInks(language, code)
    expect(highlight(code, language, 0)).toMatch(/<(?:b|samp|var|em|i)>/)
  })

  test('of a thousand blocks of code', () => {
    const random = createRandom(5)
    for (let block = 0; block < 1_000; block += 1) {
      const [, language = '', code = ''] = /^```(\w+)\n([\s\S]*)\n```/.exec(toCodeBlock(random)) ?? []
      expectSameInks(language, code)
    }
  })
})

test.each([
  ['words of one ink share an element', 'java', 'public static final int a', '<b>public static final</b> '],
  ['no element in another', 'json', '"a\\nb"', '<samp>"a\\nb"</samp>'],
  ['numbers and punctuation have no ink', 'json', '[1]', '[1]'],
])('%s', (_, language, code, html) => {
  expect(highlight(code, language, 0)).toContain(html)
})
