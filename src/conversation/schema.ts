// The shapes of an answer's front matter and of a file of comments. Every description is what an editor shows to a contributor.
import { z } from 'zod'
import { idSchema, personField } from '../question/id-schema.ts'
import { languageTag } from '../question/language-tag.ts'
import { limits } from '../question/limits.ts'
import { count, pollField } from '../question/poll-schema.ts'
import { activitySchema } from '../question/schema.ts'
import { licenseField, sourceField } from '../question/source-field.ts'

const { at, actor } = activitySchema.shape

export const editSchema = z.strictObject({
  at: at.describe('고친 때. 날짜 또는 시차가 있는 시각'),
  actor: actor.optional().describe('고친 사람. 쓰지 않으면 답변을 쓴 사람으로 봅니다'),
  person: personField,
})

export const answerCountsSchema = z.strictObject({
  recommended: count.optional().describe('추천해요 수. 모르면 쓰지 않습니다'),
  needsSupplement: count.optional().describe('보충이 필요해요 수. 모르면 쓰지 않습니다'),
})

export const answerSchema = z.strictObject({
  actor: actor.describe('답변을 쓴 사람의 표시 이름. 익명(anonymous), 삭제된 사용자(deleted user)도 씁니다'),
  person: personField,
  at: at.describe('답변을 쓴 때. 날짜(2024-05-01) 또는 시차가 있는 시각(2024-05-01T09:30:00+09:00)'),
  edited: z.array(editSchema).max(limits.edits).optional().describe('고친 기록. 오래된 것부터 씁니다'),
  accepted: z
    .union([z.boolean(), z.string().min(1)])
    .optional()
    .describe('채택된 답변이면 true. 언제인지 알면 그 날짜나 시각'),
  counts: answerCountsSchema.optional().describe('개수. 쓰지 않은 것은 0이 아니라 모른다는 뜻입니다'),
  score: z.int().optional().describe('추천에서 반대를 뺀 점수만 알 때 씁니다. 음수도 됩니다'),
  replyTo: idSchema.optional().describe('이 답변이 대답하는, 같은 질문의 다른 답변의 id'),
  poll: pollField,
  language: languageTag.optional().describe('글의 언어가 아카이브의 언어와 다르면 그 BCP 47 이름. 예: en'),
  source: sourceField,
  license: licenseField,
})

export type AnswerFrontMatter = z.infer<typeof answerSchema>

export const commentSchema = z.strictObject({
  id: idSchema.describe('댓글의 id. 한 파일 안에서 겹치지 않게 씁니다'),
  answer: idSchema.optional().describe('답변에 달린 댓글이면 그 답변의 id. 질문에 달렸으면 쓰지 않습니다'),
  actor: actor.describe('댓글을 쓴 사람의 표시 이름. 익명(anonymous), 삭제된 사용자(deleted user)도 씁니다'),
  person: personField,
  at: at.describe('댓글을 쓴 때. 날짜 또는 시차가 있는 시각'),
  recommended: count.optional().describe('추천해요 수. 모르면 쓰지 않습니다'),
  replyTo: idSchema.optional().describe('이 댓글이 대답하는 댓글의 id'),
  text: z
    .string()
    .min(1)
    // And the line feed by which a block ends.
    .max(limits.commentText + 1)
    .describe('댓글의 글. 마크다운으로, text: | 아래 줄에 들여서 씁니다. 10,000자까지'),
})

export type CommentFields = z.infer<typeof commentSchema>

export const commentsSchema = z
  .array(commentSchema)
  .max(limits.comments)
  .describe('한 질문과 그 답변들에 달린 모든 댓글')

/** In the order in which files are written. */
export const answerKeys = answerSchema.keyof().options
export const commentKeys = commentSchema.keyof().options
