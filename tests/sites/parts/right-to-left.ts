// A question in Arabic with an answer in Hebrew, and names and a hashtag of such letters.
import { writeAnswers, writeComments } from '../../support/conversation.ts'

const body = `مرحبا، أحرق عند cone 6.

1. أجفف \`kiln --dry\` يومين.
2. Dry slowly.

   \`\`\`sh
   kiln --cone 6
   \`\`\`

> اقتباس قصير.

| طين | Cone |
|---|---|
| أحمر | 06 (max.) |

Two lines, and none of it is Arabic.

\`\`\`
قبل # code
\`\`\`

المعادلة هي $$x^2$$
`

export const rightToLeft = {
  questions: [
    {
      id: 'wall',
      title: 'لماذا يتشقق الطلاء؟ (glaze 101)',
      tags: ['طين', 'glaze'],
      counts: { answers: 1, comments: 1 },
      activity: [
        { at: '2025-06-01', actor: 'ليلى', kind: 'question' },
        { at: '2025-06-02', actor: 'דנה', kind: 'new answer' },
        { at: '2025-06-02', actor: 'עומר', kind: 'new comment' },
      ],
      language: 'ar',
      body,
    },
  ],
  files: {
    ...writeAnswers('wall', {
      dana: { actor: 'דנה', language: 'he', body: 'נסה לשרוף לאט יותר, עד 90 מעלות.' },
    }),
    ...writeComments('wall', [{ id: 'omar', actor: 'עומר', text: 'תודה רבה!' }]),
  },
}
