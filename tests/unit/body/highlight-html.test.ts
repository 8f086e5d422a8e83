// The printer that is ours says the same as the library's own.
import common from 'highlight.js/lib/common'
import { describe, expect, test } from 'vitest'
import { highlight } from '../../../src/body/highlight.ts'
import { toClassName } from '../../../src/body/highlight-html.ts'
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

describe('the same HTML', () => {
  test.each(pieces)('%s', (language, code) => {
    const { value } = library.highlight(code, { language, ignoreIllegals: true })
    expect(highlight(code, language, 0)).toBe(value)
    expect(value).toContain('<span class="hljs-')
  })

  test('of a thousand blocks of code', () => {
    const random = createRandom(5)
    for (let block = 0; block < 1_000; block += 1) {
      const [, language = '', code = ''] = /^```(\w+)\n([\s\S]*)\n```/.exec(toCodeBlock(random)) ?? []
      expect(highlight(code, language, 0)).toBe(
        library.highlight(code, { language, ignoreIllegals: true }).value,
      )
    }
  })
})

test.each([
  ['keyword', 'hljs-keyword'],
  ['title.function', 'hljs-title function_'],
  ['title.class.inherited', 'hljs-title class_ inherited__'],
])('%s is %s', (scope, className) => {
  expect(toClassName(scope, 'hljs-')).toBe(className)
})
