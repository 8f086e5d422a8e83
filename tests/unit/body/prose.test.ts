// Decision 4: what of a body keywords are looked for in.
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toProseText, toShownTexts } from '../../../src/body/prose.ts'

/** What was left out shows as `…`, a line break of the author's as `↵`. */
function toText(body: string): string {
  return toProseText(parseMarkdown(body)).replaceAll('\ufffc', '…').replaceAll('\u2028', '↵').trimEnd()
}

test.each<[what: string, body: string, text: string]>([
  ['text', '취업을 준비합니다.', '취업을 준비합니다.'],
  ['emphasis within a word', '**취업**을', '취업을'],
  ['blocks stand apart', '# REST\n\n- API\n- 서버', 'REST\nAPI\n서버'],
  ['cells stand apart', '|a|b|\n|-|-|\n|c|d|', 'a\nb\nc\nd'],
  ['lines of a paragraph', 'Spring\nBoot', 'Spring Boot'],
  ['a line break that is meant', 'Spring  \nBoot', 'Spring↵Boot'],
  ['inline code', '`rest` 호출', 'rest 호출'],
  ['no fenced code', '앞\n\n```\nrest\n```\n\n뒤', '앞\n뒤'],
  ['no indented code', '앞\n\n    rest\n\n뒤', '앞\n뒤'],
  ['no address of a link', '[안내](https://example.com/rest "rest")를', '안내를'],
  ['no bare address', '여기 https://example.com/rest 참고', '여기 … 참고'],
  ['no address in angle brackets', '<https://example.com/rest>', '…'],
  ['no alt text', '앞 ![rest 그림](/a.png) 뒤', '앞 … 뒤'],
  ['no tags and attributes', 'a <b class="rest">c</b>d', 'a cd'],
  ['no tags of HTML that are shown', '앞<nav title="rest">뒤', '앞\n뒤'],
  ['a name in brackets that is none of HTML', 'List<rest>를', 'List<rest>를'],
  ['a line break of HTML', 'a<br>b', 'a↵b'],
  ['no comments', '앞<!-- rest -->뒤', '앞뒤'],
  ['a block of HTML', '<p title="rest">R&amp;D\n&nbsp;<em>취업</em>을</p>', '\nR&D↵\u00a0취업을'],
  ['a picture in a block of HTML', '<p>R&amp;D <img src="/a.png" alt="rest">\nb</p>', '\nR&D …↵b'],
  ['no comment that is a block', '<!-- rest\n\nrest -->\n\n뒤', '뒤'],
  ['no paths from the root', '파일 /etc/rest 에', '파일 … 에'],
  ['no paths with a dot', './rest와 ../rest/a, ~/rest', '… …, …'],
  ['no paths with a drive', '`C:\\rest\\a`는', '…'],
  ['no addresses in code', '`curl http://localhost/rest`', 'curl http:…'],
  ['no paths that end in a file extension', 'src/rest/Main.java에서 rest/a.js.', '…에서 ….'],
  ['no names of files', '`application.yml`과 pom.xml', '…과 …'],
  ['two words', 'input/output', 'input/output'],
  ['words with a slash between them', 'TCP/IP와 서버/클라이언트', 'TCP/IP와 서버/클라이언트'],
  ['after a bracket', '(/rest) [옵션]/필수', '(…) [옵션]/필수'],
  ['names of products', 'node.js, Vue.js는', 'node.js, Vue.js는'],
  ['code with dots', '`console.log`, `res.json()`', 'console.log, res.json()'],
])('%s', (_, body, text) => {
  expect(toText(body)).toBe(text)
})

// Work that grew with the square of the length would take longer than a test may.
test.each([
  ['slashes', '/'.repeat(200_000)],
  ['dots and slashes', './'.repeat(100_000)],
  ['a long word before an extension', `${'a'.repeat(200_000)}.java`],
  ['many extensions', 'a.java'.repeat(33_000)],
  ['many extensions with signs', '.js와'.repeat(50_000)],
  ['comments that never end', '<!--'.repeat(50_000)],
])('200,000 characters are read at once: %s', (_, body) => {
  expect(toProseText(parseMarkdown(`a ${body}`))).toMatch(/^a /)
})

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
