// Everything that is hard to address, and more carriers of a hashtag in Hangul than one page holds.
const questions = [
  {
    id: '한글-질문',
    tags: ['취업', 'c#', '.net', 'c++', 'con', 'node.js'],
    aliases: ['/articles/12', '/옛-주소/7/', '/old/page.html', '/old/page.htm', '/old/folder/index.html'],
    body: '[안쪽](/questions/Q_2.a/) [해시태그](/tags/c-sharp/) [목록](/tags/%EC%B7%A8%EC%97%85/)\n\n### 제목',
  },
  {
    id: 'Q_2.a',
    tags: ['취업', 'c#'],
    aliases: ['/questions/12/why-rest', '/board.php?id=7', '/threads/*.12/'],
    body: '[하나](/articles/12/edit) [둘](http://old.example.org/community/옛-주소/7?a=b) [셋](/questions/12/why-rest) [넷](https://www.old.example.org/community/board.php?id=7&page=2) [다섯](/articles/13) [여섯](/questions/none/) [일곱](/tags/none/) [여덟](/questions/withheld/) [아홉](아홉.html)',
  },
  { id: "it's-(3)~!&;=+,@$", tags: ['취업', 'ㅋㅋ', 'café', '日本語'] },
  { id: 'withheld', tags: ['취업'], aliases: ['/articles/13'] },
  ...Array.from({ length: 19 }, (_, index) => ({ id: `filler-${index}`, tags: ['취업'] })),
]

export const hardAddresses = {
  questions,
  files: { 'redactions.yaml': 'questions:\n  - { id: withheld, date: 2025-06-01 }\n' },
}
