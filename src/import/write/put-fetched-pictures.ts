import { limits } from '../../question/limits.ts'
import { type FindOwnAddress, putOwnPictures } from '../pictures/own-pictures.ts'
import type { TextRecord } from '../records.ts'
import type { ThreadRecords } from '../thread-records.ts'

interface PutOptions {
  math: boolean
  findOwnAddress: FindOwnAddress
}

/**
 * A thread whose bodies name what was fetched after an earlier import, as its files do. Else each would come back with an
 * address whose host may be gone by now.
 */
export function putFetchedPictures(
  { question, answers, comments }: ThreadRecords,
  { math, findOwnAddress }: PutOptions,
): ThreadRecords {
  const put = (text: TextRecord, comment: boolean): TextRecord => {
    const markdown = text.markdown ?? ''
    const { body } = putOwnPictures(markdown, { math, comment }, findOwnAddress)
    return { markdown: comment && body.length > limits.commentText ? markdown : body }
  }
  return {
    question: { ...question, body: put(question.body, false) },
    answers: answers.map((answer) => ({ ...answer, body: put(answer.body, false) })),
    comments: comments.map((comment) => ({ ...comment, body: put(comment.body, true) })),
  }
}
