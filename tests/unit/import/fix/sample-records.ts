import type {
  AnswerRecord,
  CommentRecord,
  DiscussionRecords,
  QuestionRecord,
} from '../../../../src/import/records.ts'

const who = { actor: '홍길동', at: '2024-05-01T09:30:00+09:00' }

/** Records with which nothing is wrong, but for what is given. */
export function toQuestionRecord(changed: Partial<QuestionRecord> = {}): QuestionRecord {
  const lists = { tags: ['rest'], edited: [], aliases: [], related: [] }
  return {
    type: 'question',
    id: '1',
    title: '제목',
    ...who,
    ...lists,
    body: { markdown: '본문' },
    ...changed,
  }
}

export function toAnswerRecord(changed: Partial<AnswerRecord> = {}): AnswerRecord {
  return {
    type: 'answer',
    question: '1',
    id: '2',
    ...who,
    edited: [],
    body: { markdown: '답변' },
    ...changed,
  }
}

export function toCommentRecord(changed: Partial<CommentRecord> = {}): CommentRecord {
  return { type: 'comment', question: '1', id: '3', ...who, body: { markdown: '댓글' }, ...changed }
}

export function toDiscussion({
  question = toQuestionRecord(),
  answers = [],
  comments = [],
}: Partial<DiscussionRecords> = {}): DiscussionRecords {
  return { question, answers, comments }
}
