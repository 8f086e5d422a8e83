import { toNamed, type Withholding } from '../../content-folder/withheld-texts.ts'
import { findMissingActivity } from '../../conversation/find-missing-activity.ts'
import type { Activity } from '../../question/activity.ts'
import type { Zone } from '../../time/zone.ts'
import { type QuestionText, type ToldThread, toConversation } from './thread-texts.ts'

interface Withheld {
  id: string
  withholding: Withholding
  zone: Zone
}

/**
 * The question as the source tells it, without lines of history that would name who wrote what is withheld (decision 21).
 * A line that stands already stays.
 */
export function withoutWithheldLines(
  told: ToldThread,
  current: QuestionText | undefined,
  { id, withholding, zone }: Withheld,
): QuestionText {
  const all = toConversation(told)
  const named = toNamed(all, id, withholding)
  const [answers, comments] = [new Set(named.answers), new Set(named.comments)]
  const activity = current?.fields.activity ?? []
  const withheld = {
    question: { ...all.question, activity },
    answers: all.answers.filter((answer) => !answers.has(answer)),
    comments: all.comments.filter((comment) => !comments.has(comment)),
  }
  const unwanted = new Set(findMissingActivity(withheld, zone).map(toKey))
  if (unwanted.size === 0) return told.question
  const { fields, body } = told.question
  return {
    fields: { ...fields, activity: fields.activity.filter((line) => !unwanted.has(toKey(line))) },
    body,
  }
}

function toKey({ at, actor, kind }: Activity): string {
  return [at, actor, kind].join('\n')
}
