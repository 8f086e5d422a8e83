import { describe, expect, test } from 'vitest'
import { rewriteFile } from '../../../../src/import/pictures/rewrite-file.ts'
import type { TextFile } from '../../../../src/import/pictures/text-file.ts'
import { createZone } from '../../../../src/time/zone.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30', math: false }
const none: ReadonlySet<string> = new Set()

function rewrite(
  of: TextFile['of'],
  text: string,
  { own = '/files/0.png', comments = none }: { own?: string; comments?: ReadonlySet<string> } = {},
): string {
  const path = of === 'comments' ? 'comments/a.yaml' : 'questions/a.md'
  const file = { path, of, withheld: { answers: none, comments } }
  const rewritten = rewriteFile(file, Buffer.from(text), { context, findOwnAddress: () => own })
  return rewritten.result === 'rewritten' ? rewritten.bytes.toString() : rewritten.result
}

const comment = (id: number, text: string) =>
  `- id: ${id}\n  actor: 홍길동\n  at: 2025-06-01\n  text: |\n    ${text.replaceAll('\n', '\n    ')}\n`

describe('every other byte of a file stays', () => {
  test.each<[TextFile['of'], string, string]>([
    [
      'question',
      '---\ntitle: "![](http://x.kr/a.png)"\n---\n\n![a](http://x.kr/a.png)  \n끝',
      '---\ntitle: "![](http://x.kr/a.png)"\n---\n\n![a](/files/0.png)  \n끝',
    ],
    [
      'answer',
      '\ufeff---\r\nactor: 가\r\n---\r\n😀 ![a](http://x.kr/a.png)\r\n![b](http://x.kr/b.png)\r\n',
      '\ufeff---\r\nactor: 가\r\n---\r\n😀 ![a](/files/0.png)\r\n![b](/files/0.png)\r\n',
    ],
    [
      'comments',
      comment(1, '![a](http://x.kr/a.png) 하나') + comment(2, '글\n😀 ![a](http://x.kr/a.png) 둘'),
      comment(1, '![a](/files/0.png) 하나') + comment(2, '글\n😀 ![a](/files/0.png) 둘'),
    ],
    [
      'comments',
      '# 메모\r\n- text: |2-\r\n\r\n        ![a](http://x.kr/a.png)\r\n    ![b](http://x.kr/b.png)\r\n  id: 1\r\n  actor: 가\r\n  at: 2025-06-01\r\n',
      '# 메모\r\n- text: |2-\r\n\r\n        ![a](http://x.kr/a.png)\r\n    ![b](/files/0.png)\r\n  id: 1\r\n  actor: 가\r\n  at: 2025-06-01\r\n',
    ],
    ['question', '---\ntitle: a\n---\n글', 'same'],
    // What is wrong with them is told by `npm run check`.
    ['question', '![a](http://x.kr/a.png)', 'same'],
    ['comments', '- id: 1\n  text: ![a](http://x.kr/a.png)\n', 'same'],
  ])('%s %j', (of, text, rewritten) => {
    expect(rewrite(of, text)).toBe(rewritten)
  })
})

test('a comment that nobody sees stays as it is', () => {
  const text = comment(1, '![a](http://x.kr/a.png)') + comment(2, '![a](http://x.kr/a.png)')
  expect(rewrite('comments', text, { comments: new Set(['1']) })).toBe(
    comment(1, '![a](http://x.kr/a.png)') + comment(2, '![a](/files/0.png)'),
  )
})

test('and so does one that would be longer than a comment may be', () => {
  const long = '가'.repeat(9_980)
  const text = comment(1, `![a](//a.kr/b) ${long}`) + comment(2, '![a](//a.kr/b)')
  expect(rewrite('comments', text, { own: `/files/${'0'.repeat(32)}.png` })).toBe(
    comment(1, `![a](//a.kr/b) ${long}`) + comment(2, `![a](/files/${'0'.repeat(32)}.png)`),
  )
})

test('a body that would be larger than a file may hold is refused', () => {
  const text = `---\ntitle: a\n---\n![a](//a.kr/b)${'a'.repeat(256 * 1024 - 20)}`
  expect(rewrite('question', text, { own: `/files/${'0'.repeat(32)}.png` })).toBe('refused')
})
