// Repaired records as the files that they were read from.
import { toAnswerText, toCommentsText } from '../../authoring/answer-text.ts'
import { toFrontMatterText } from '../../authoring/front-matter-text.ts'
import type { Language } from '../../messages/language.ts'
import { toActor } from '../../question/activity.ts'
import type { AnswerRecord, CommentRecord, PollRecord, QuestionRecord } from '../records.ts'

/** Whole files. @param locale in whose words roles and kinds are written. */
export function toQuestionText(question: QuestionRecord, locale: Language): string {
  const { tags, category = '', closed, locked, activity = [], poll, body, ...fields } = question
  const { answers = 0, comments = 0, recommended, needsSupplement, views } = fields
  const frontMatter = toFrontMatterText(
    {
      ...fields,
      ...toPolls(poll),
      category,
      hashtags: tags,
      counts: { answers, comments, recommended, needsSupplement, views },
      activity: activity.map((line) => ({ ...line, actor: toActor(line.actor) })),
      ...(closed || locked ? { state: { closed, locked } } : {}),
    },
    locale,
  )
  return frontMatter + toBody(body)
}

export function toAnswerFileText(answer: AnswerRecord, locale: Language): string {
  const { recommended, needsSupplement, accepted, poll, body, ...fields } = answer
  const { poll: hasPoll, polls } = toPolls(poll)
  const frontMatter = toAnswerText(
    {
      ...fields,
      actor: toActor(fields.actor),
      edited: fields.edited.map((edit) =>
        edit.actor === undefined ? edit : { ...edit, actor: toActor(edit.actor) },
      ),
      counts: { recommended, needsSupplement },
      accepted: accepted === false ? undefined : accepted,
      polls,
      ...(hasPoll && !polls ? { poll: true as const } : {}),
    },
    locale,
  )
  return frontMatter + toBody(body)
}

export function toCommentsFileText(comments: readonly CommentRecord[], locale: Language): string {
  const written = comments.map(({ body, ...comment }) => ({
    ...comment,
    actor: toActor(comment.actor),
    text: toBody(body),
  }))
  return toCommentsText(written, locale)
}

function toBody({ markdown = '' }: { markdown?: string | undefined }): string {
  return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`
}

/** A list without any is the label alone. */
function toPolls(polls: PollRecord[] | undefined): { poll: boolean; polls?: PollRecord[] } {
  if (!polls) return { poll: false }
  return polls.length === 0 ? { poll: true } : { poll: true, polls }
}
