import type { CommentRecord } from '../records.ts'
import { user } from './authors.ts'
import { toCommentHtml } from './comment-html.ts'
import type { Conversion } from './conversion.ts'
import type { DumpPost } from './dump-thread.ts'
import { countOf, textOf, timeOf } from './values.ts'

/** Of a question or of one of its answers. */
export function toComments(post: DumpPost, question: DumpPost, { authors }: Conversion): CommentRecord[] {
  return post.comments.map((row) => {
    const text = textOf(row, 'Text')
    return {
      type: 'comment',
      question: String(question.id),
      ...(post === question ? {} : { answer: String(post.id) }),
      id: row.get('Id') ?? '',
      at: timeOf(row, 'CreationDate'),
      ...authors.of(row, user),
      recommended: countOf(row, 'Score'),
      body: { html: toCommentHtml(text), markdown: text },
    }
  })
}
