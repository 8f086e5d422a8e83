// A question that is withheld, and names that are hidden wherever and however they are written.
const withheld = {
  id: 'withheld-question',
  title: '감춰야 하는 제목 하나',
  body: '감춰야 하는 본문입니다. 특별한낱말도 있습니다.',
}

export const redacted = {
  questions: [
    { ...withheld, tags: ['감춘-이름', 'only-withheld'], aliases: ['/removed/99', '/removed/99.html'] },
    {
      id: 'naming',
      title: '곽두팔님께 여쭙니다',
      tags: ['감춘-이름'],
      activity: [
        { at: '2024-05-01', actor: '곽두팔', kind: '질문' },
        { at: '2024-05-02', actor: 'kwak2pal', kind: '새로운 답변' },
      ],
      body: '지난번에 곽두팔님이 알려 주신 방법입니다. `kwak2pal`의 글도 보았습니다.\n\n```\nby kwak2pal\n```\n',
    },
    {
      id: 'hidden',
      tags: ['감춘-이름', 'spring-words'],
      activity: [{ at: '2024-05-01', actor: 'Spring', kind: '질문' }],
      title: 'spring 질문: ＫＷＡＫ２ＰＡＬ 님께',
      body: [
        '곽**두**팔 님, 곽&#46160;팔 님, 곽<b>두팔</b> 님. [K*wak*2pal](https://a.example/곽두팔)',
        '![곽*두팔*](https://a.example/a.png) <span title="곽두팔">spring</span> k<!-- -->wak2pal',
        '',
        '| 표 |',
        '|---|',
        '| 곽\u00ad두팔 |',
        '',
        '```java',
        'String name = "곽두팔"; // Kwak2Pal',
        '```',
      ].join('\n'),
    },
    { id: 'namesake', tags: ['감춘-이름'], title: 'kwak2palace는 다른 이름입니다' },
  ],
  files: {
    'redactions.yaml': [
      'actors:',
      '  - name: 곽두팔',
      '    date: 2025-01-02',
      '  - name: kwak2pal',
      '    date: 2025-01-02',
      '  - { name: spring, date: 2025-01-02, in: actors }',
      'questions:',
      '  - id: withheld-question',
      '    date: 2025-01-03',
      '',
    ].join('\n'),
  },
}
