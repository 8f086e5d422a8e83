// The shape of front matter. Every description is what an editor shows to a contributor.
import { z } from 'zod'
import { activityKinds, englishKinds } from './activity.ts'
import type { CountFields } from './counts.ts'
import { personField } from './id-schema.ts'
import { languageTag } from './language-tag.ts'
import { limits } from './limits.ts'
import { count, pollField } from './poll-schema.ts'
import { licenseField, sourceField } from './source-field.ts'
import { relatedField, stateField } from './state-schema.ts'

export const titleLength = 300
export const actorLength = 80

const countFields = {
  answers: count.describe('답변 수'),
  comments: count.describe('댓글 수'),
  recommended: count.optional().describe('추천해요 수. 모르면 쓰지 않습니다'),
  needsSupplement: count.optional().describe('보충이 필요해요 수. 모르면 쓰지 않습니다'),
  views: count.optional().describe('조회 수. 세지 않았으면 쓰지 않습니다'),
} satisfies CountFields<typeof count, z.ZodOptional<typeof count>>

export const activitySchema = z.strictObject({
  at: z
    .string()
    .min(1)
    .describe('일어난 때. 날짜(2024-05-01) 또는 시차가 있는 시각(2024-05-01T09:30:00+09:00)'),
  actor: z
    .string()
    .min(1)
    .max(actorLength)
    .describe('활동한 사람의 표시 이름. 익명(anonymous), 삭제된 사용자(deleted user)도 씁니다'),
  person: personField,
  kind: z
    .enum([...activityKinds, ...englishKinds])
    .describe('활동의 종류. 여섯 가지 가운데 하나를 한국어나 영어로, 그대로 씁니다'),
})

export const questionSchema = z.strictObject({
  title: z.string().min(1).max(titleLength).describe('질문 제목. 한 줄, 300자까지'),
  category: z
    .string()
    .min(1)
    .max(actorLength)
    .optional()
    .describe('분류. 예: 개발자. 커뮤니티에 분류가 없으면 쓰지 않습니다'),
  tags: z
    .array(z.string())
    .max(limits.hashtags)
    .describe('해시태그 목록, 50개까지. 앞에 #을 붙이지 않고 소문자로 씁니다. 없으면 []'),
  counts: z.strictObject(countFields).describe('개수. 쓰지 않은 것은 0이 아니라 모른다는 뜻입니다'),
  poll: pollField,
  activity: z.array(activitySchema).min(1).describe('활동 기록. 오래된 것부터 씁니다'),
  aliases: z
    .array(z.string())
    .max(limits.aliases)
    .optional()
    .describe('이 질문의 옛 주소. /로 시작하는 경로'),
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

/** In the order in which files are written. */
export const questionKeys = questionSchema.keyof().options
export const activityKeys = activitySchema.keyof().options
