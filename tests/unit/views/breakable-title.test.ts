import { expect, test } from 'vitest'
import { findTitleHtml, toBreakableHtml } from '../../../src/views/breakable-title.ts'

test.each([
  ['java.lang.NoSuchMethodError 오류', 'java.<wbr>lang.<wbr>No<wbr>Such<wbr>Method<wbr>Error 오류'],
  ['useSelectorWithEqualityFn이 뭔가요', 'use<wbr>Selector<wbr>With<wbr>Equality<wbr>Fn이 뭔가요'],
  ['max_old_space_size=4096', 'max_<wbr>old_<wbr>space_<wbr>size=4096'],
  ['std::vector<std::string>', 'std::<wbr>vector&lt;std::<wbr>string&gt;'],
  ['src/main/resources/application.yml', 'src/<wbr>main/<wbr>resources/<wbr>application.<wbr>yml'],
  ['두  칸  <b> veryLongVariableName', '두  칸  &lt;b&gt; very<wbr>Long<wbr>Variable<wbr>Name'],
])('%s', (title, html) => {
  expect(toBreakableHtml(title)).toBe(html)
})

test.each([
  ['no long word', 'REST API는 getUserById() 같은 이름을 쓰나요? node.js, std::map, a/b'],
  ['a long word of one part', 'supercalifragilisticexpialidocious'],
  ['a long word of Hangul', '아주긴이름을가진사람이쓴아주긴제목입니다'],
  ['nothing', ''],
])('nothing to break: %s', (_, title) => {
  expect(toBreakableHtml(title)).toBeUndefined()
})

test.each([
  ['a title with formulas keeps them', { title: '$x$', titleHtml: '<i>x</i>' }, '<i>x</i>'],
  ['long words may break', { title: 'NoSuchMethodError' }, 'No<wbr>Such<wbr>Method<wbr>Error'],
  ['all else is its text', { title: '짧은 제목' }, undefined],
])('%s', (_, question, html) => {
  expect(findTitleHtml(question)).toBe(html)
})
