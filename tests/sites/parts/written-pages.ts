// Pages of the archive's own, with all that a body may hold, and what must not be read in them.
import { createPng } from '../../support/pictures.ts'

export const writtenPicture = createPng(12, 8)
export const cardPicture = createPng(1200, 630)

const toPage = (lines: readonly string[], body: string) => ['---', ...lines, '---', body, ''].join('\n')

export const writtenPages = {
  questions: [{ id: 'asked-here', tags: ['written'], body: '[안내](/guide/), [소개](/about/), `zebracode`' }],
  files: {
    'files/board.png': writtenPicture,
    'theme/card.png': cardPicture,
    'pages/about.md': toPage(
      ['title: How this community came to be'],
      'Founded by 곽두팔 in 2013. See [the guide](/guide/).\n\n## Why it closed\n\nNobody was left.',
    ),
    'pages/guide.md': toPage(
      ['title: Guide & <rules>', 'nav: true', 'order: 2'],
      [
        'Write to someone@naver.com, or to 곽두팔. The word of this page is quokkaword.',
        '',
        '## Links',
        '',
        '[question](/questions/asked-here/), [no question](/questions/nowhere-at-all/), [other](/%EB%AA%A8%EC%9E%84/),',
        '[elsewhere](https://example.org/a), ![board](/files/board.png)',
        '',
        '### Below',
        '',
        '## Code',
        '',
        '```ts',
        'const answer: number = 42',
        '```',
        '',
        'Text with <b onclick="alert(1)">bold</b>, $x^2$ and a note[^1]. <script>alert(1)</script>',
        '',
        '[^1]: A note.',
      ].join('\n'),
    ),
    'pages/모임.md': toPage(['title: 모임', 'nav: true', 'order: 1'], '매주 만났습니다.'),
    'pages/quiet.md': toPage(['title: A page that the head does not name'], 'Quiet.'),
  },
}
