// The fields of questions, answers and comments. Every description is what an editor shows to a contributor.

import { z } from 'zod'
import { activityKinds, type CountName, englishKinds } from './activity.ts'
import { languageTag, licenseSchema, webLink } from './addresses.ts'
import { inOneLine, leaf } from './leaf.ts'
import { limits } from './limits.ts'
import { findMeantId, toQuestionId } from './names.ts'

const sourceField = webLink.optional().describe('원래 글의 주소')

const licenseField = licenseSchema
  .optional()
  .describe('이용 허락이 아카이브와 다르면 그 이름, 또는 { name, url }')

function createIdSchema(of: 'id' | 'person') {
  return leaf(of, z.string())
    .superRefine((text, context) => {
      if (toQuestionId(text) === text.normalize('NFC')) return
      const id = findMeantId(text)
      context.addIssue({ code: 'custom', params: { setting: 'id', ...(id ? { nearest: id } : {}) } })
    })
    .transform((text) => text.normalize('NFC'))
}

/** Signs of the id of a question, in NFC; digits without quotes are as they are written. */
export const idSchema = createIdSchema('id')

function line(most: number) {
  return leaf('line', z.string().min(1).max(most))
}

const name = leaf('name', z.string().min(1).max(limits.name))
const time = leaf('time', z.string().min(1))
const hashtags = inOneLine(z.array(leaf('hashtag', z.string())).max(limits.hashtags))
/** Old addresses. */
export const aliasesSchema = z.array(leaf('path', z.string())).max(limits.aliases)

/** Who somebody was, in people.yaml. */
const personField = createIdSchema('person')
  .optional()
  .describe('누구였는지, people.yaml의 id. 이름이 같은 두 사람이나 이름을 바꾼 사람을 가려냅니다')

const count = z.int().min(0)

const optionSchema = z.strictObject({
  label: line(limits.pollText).describe('선택지'),
  votes: count.describe('이 선택지가 받은 표'),
})

export const pollSchema = z.strictObject({
  title: line(limits.pollText).optional().describe('무엇을 물었는지'),
  multiple: z.boolean().optional().describe('여럿을 고를 수 있었으면 true'),
  closed: z.boolean().optional().describe('투표가 끝났으면 true'),
  voters: count.optional().describe('투표한 사람 수. 모르면 쓰지 않습니다'),
  options: z.array(optionSchema).min(1).max(limits.pollOptions).describe('선택지와 표, 보이던 순서대로'),
})

/** `poll` of a question or of an answer. */
const pollField = z
  .union([z.boolean(), pollSchema, z.array(pollSchema).min(1).max(limits.polls)])
  .optional()
  .describe('투표 표시가 있었으면 true. 선택지를 알면 { options: [{ label: PUT, votes: 3 }] }처럼 씁니다')

export type PollField = z.infer<typeof pollField>

/** Whether there is a poll, and what is known of it. */
export function toPolls(field: PollField): { poll: boolean; polls?: z.infer<typeof pollSchema>[] } {
  if (field === undefined || typeof field === 'boolean') return { poll: field ?? false }
  return { poll: true, polls: Array.isArray(field) ? field : [field] }
}

const relatedField = inOneLine(z.array(idSchema).max(limits.relatedQuestions))
  .optional()
  .describe('함께 볼 질문들의 id')

export const closedSchema = z.strictObject({
  at: time.optional().describe('닫힌 때. 날짜 또는 시차가 있는 시각'),
  reason: line(limits.closedReason).optional().describe('닫힌 까닭. 한 줄'),
  of: z.array(idSchema).max(limits.relatedQuestions).optional().describe('되풀이한 질문들의 id'),
})

const stateSchema = z.strictObject({
  closed: z
    .union([z.boolean(), closedSchema])
    .optional()
    .describe('닫힌 질문이면 true, 또는 { at, reason, of }'),
  locked: z.boolean().optional().describe('더 쓸 수 없게 잠긴 질문이면 true'),
})

const stateField = stateSchema.optional().describe('닫히거나 잠긴 질문이면 그렇다고 씁니다')

/** Undefined where there is no statement: `locked: false`, `closed: false`. */
export function toState(field: z.infer<typeof stateField>) {
  const closed = field?.closed === true ? {} : field?.closed || undefined
  const locked = field?.locked || undefined
  return closed || locked ? { ...(closed ? { closed } : {}), ...(locked ? { locked } : {}) } : undefined
}

export const titleLength = limits.title
export const actorLength = limits.name

const countFields = {
  answers: count.describe('답변 수'),
  comments: count.describe('댓글 수'),
  recommended: count.optional().describe('추천해요 수. 모르면 쓰지 않습니다'),
  needsSupplement: count.optional().describe('보충이 필요해요 수. 모르면 쓰지 않습니다'),
  views: count.optional().describe('조회 수. 세지 않았으면 쓰지 않습니다'),
} satisfies Record<CountName, z.ZodType>

const activitySchema = z.strictObject({
  at: time.describe('일어난 때. 날짜(2024-05-01) 또는 시차가 있는 시각(2024-05-01T09:30:00+09:00)'),
  actor: name.describe('활동한 사람의 표시 이름. 익명(anonymous), 삭제된 사용자(deleted user)도 씁니다'),
  person: personField,
  kind: z
    .enum([...activityKinds, ...englishKinds])
    .describe('활동의 종류. 여섯 가지 가운데 하나를 한국어나 영어로, 그대로 씁니다'),
})

export const questionSchema = z.strictObject({
  title: line(limits.title).describe('질문 제목. 한 줄, 300자까지'),
  category: leaf('category', z.string().min(1).max(limits.name))
    .optional()
    .describe('분류. 커뮤니티가 부르던 이름 그대로. 예: 개발자, Q&A. 커뮤니티에 분류가 없으면 쓰지 않습니다'),
  tags: hashtags.describe('해시태그 목록, 50개까지. 앞에 #을 붙이지 않고 소문자로 씁니다. 없으면 []'),
  counts: z.strictObject(countFields).describe('개수. 쓰지 않은 것은 0이 아니라 모른다는 뜻입니다'),
  poll: pollField,
  activity: z.array(activitySchema).min(1).describe('활동 기록. 오래된 것부터 씁니다'),
  aliases: aliasesSchema.optional().describe('이 질문의 옛 주소. /로 시작하는 경로'),
  score: z
    .int()
    .optional()
    .describe('추천에서 반대를 뺀 점수만 알거나, 점수가 그 차와 다를 때 씁니다. 음수도 됩니다'),
  language: languageTag.optional().describe('글의 언어가 아카이브의 언어와 다르면 그 BCP 47 이름. 예: en'),
  state: stateField,
  related: relatedField,
  source: sourceField,
  license: licenseField,
})

export type QuestionFrontMatter = z.infer<typeof questionSchema>

export const editSchema = inOneLine(
  z.strictObject({
    at: time.describe('고친 때. 날짜 또는 시차가 있는 시각'),
    actor: name.optional().describe('고친 사람. 쓰지 않으면 답변을 쓴 사람으로 봅니다'),
    person: personField,
  }),
)

export const answerCountsSchema = inOneLine(
  z.strictObject({ recommended: countFields.recommended, needsSupplement: countFields.needsSupplement }),
)

export const answerSchema = z.strictObject({
  actor: name.describe('답변을 쓴 사람의 표시 이름. 익명(anonymous), 삭제된 사용자(deleted user)도 씁니다'),
  person: personField,
  at: time.describe('답변을 쓴 때. 날짜(2024-05-01) 또는 시차가 있는 시각(2024-05-01T09:30:00+09:00)'),
  edited: z.array(editSchema).max(limits.edits).optional().describe('수정 기록. 오래된 것부터 씁니다'),
  accepted: z
    .union([z.boolean(), time])
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

/** Of a page of the archive's own. */
export const pageSchema = z.strictObject({
  title: line(limits.title).describe('글의 제목. 한 줄, 300자까지'),
  nav: z.boolean().optional().describe('사이트 머리의 메뉴에 보이려면 true'),
  order: z.number().optional().describe('메뉴에서의 순서. 작은 수가 먼저이고, 없으면 제목 순서입니다'),
})

const commentSchema = z.strictObject({
  id: idSchema.describe('댓글의 id. 한 파일 안에서 겹치지 않게 씁니다'),
  answer: idSchema.optional().describe('답변에 달린 댓글이면 그 답변의 id. 질문에 달렸으면 쓰지 않습니다'),
  actor: name.describe('댓글을 쓴 사람의 표시 이름. 익명(anonymous), 삭제된 사용자(deleted user)도 씁니다'),
  person: personField,
  at: time.describe('댓글을 쓴 때. 날짜 또는 시차가 있는 시각'),
  recommended: count.optional().describe('추천해요 수. 모르면 쓰지 않습니다'),
  replyTo: idSchema.optional().describe('이 댓글이 대답하는 댓글의 id'),
  text: leaf('markdown', z.string())
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

/** Questions, answers and comments once they are checked: keys that their files have too, and those of `post.ts`. */
export const postSchema = z.object({
  ...questionSchema.shape,
  ...answerSchema.shape,
  ...commentSchema.shape,
  path: leaf('path', z.string()),
  hashtags,
  polls: z.array(pollSchema),
})
