// Ids as values name them: of questions, answers, comments and people.
import { z } from 'zod'
import { findMeantId, toQuestionId } from './question-id.ts'

/** Signs of the id of a question, in NFC; digits without quotes are as they are written. */
export const idSchema = z
  .string()
  .superRefine((text, context) => {
    if (toQuestionId(text) === text.normalize('NFC')) return
    const id = findMeantId(text)
    context.addIssue({ code: 'custom', params: { setting: 'id', ...(id ? { nearest: id } : {}) } })
  })
  .transform((text) => text.normalize('NFC'))

/** Who somebody was, in people.yaml. */
export const personField = idSchema
  .optional()
  .describe('누구였는지, people.yaml의 id. 이름이 같은 두 사람이나 이름을 바꾼 사람을 가려냅니다')
