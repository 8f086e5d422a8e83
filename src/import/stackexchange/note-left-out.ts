import type { Tally } from '../tally.ts'
import type { SealedIndex } from './dump-index.ts'

/** Answers and comments that hang on what is not there, or on what is neither question nor answer. */
export function noteLeftOut(index: SealedIndex, tally: Tally): void {
  const answers = index.select(
    `SELECT answer.id, answer.thread FROM posts answer LEFT JOIN posts question ON question.id = answer.thread
     WHERE answer.kind = 2 AND question.kind IS NOT 1 ORDER BY answer.id`,
  )
  for (const [id, question] of answers())
    tally.note({ rule: 'answer-without-question', at: `answer ${id}`, detail: String(question) })
  const comments = index.select(
    `SELECT comments.id, comments.post FROM comments LEFT JOIN posts ON posts.id = comments.post
     LEFT JOIN posts question ON question.id = posts.thread
     WHERE posts.kind IS NULL OR posts.kind NOT IN (1, 2) OR question.kind IS NOT 1 ORDER BY comments.id`,
  )
  for (const [id, post] of comments())
    tally.note({ rule: 'comment-without-post', at: `comment ${id}`, detail: String(post) })
}
