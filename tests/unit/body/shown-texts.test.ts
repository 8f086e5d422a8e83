import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toShownTexts } from '../../../src/body/shown-texts.ts'

test.each<[markdown: string, text: string, code: string]>([
  ['글 *강조* [링크](/a "제목")', '글 강조 링크', ''],
  ['`코드`와 글', '와 글', '코드'],
  ['```자바\n// 주석\n```', '자바', '// 주석\n'],
  ['    들여 쓴 코드', '', '들여 쓴 코드\n'],
  ['![그림 설명](/files/a.png)', '그림 설명', ''],
  ['| 표 |\n|---|\n| 칸 |', '표칸', ''],
  ['각주[^1]\n\n[^1]: 풀이', '각주풀이', ''],
  ['&#54620;&hellip;', '한…', ''],
  ['<details><summary>&#48337;</summary></details>', '<details><summary>병</summary></details>', ''],
  ['<pre>표</pre>', '<pre>표</pre>', '<pre>표</pre>'],
  // Where code ends is not asked: the whole line counts as both.
  ['눌러요 <kbd>한</kbd>', '눌러요 <kbd>한</kbd>', '눌러요 <kbd>한</kbd>'],
])('%j', (markdown, text, code) => {
  const shown = toShownTexts(parseMarkdown(markdown))
  expect([shown.text.join(''), shown.code.join('')]).toEqual([text, code])
})
