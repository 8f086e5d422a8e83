// Every file that `npm run tidy` looks at, in the order in which it does.
import { type DescribedKind, describedPaths } from '../content-folder/described.ts'
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import type { ContentFolder } from '../content-folder/read-folder.ts'
import type { Language } from '../messages/language.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { addActivity } from './add-activity.ts'
import { createReadMissingActivity, type ReadFolder } from './read-missing-activity.ts'
import type { Tidied } from './tidied.ts'
import { tidyAnswer, tidyComments, tidyDescribed } from './tidy-conversation.ts'
import { tidyQuestion } from './tidy-question.ts'

export interface TidyTarget {
  /** Inside the content folder, with `/`. */
  path: string
  tidy: (bytes: Buffer) => Tidied
}

interface TidyOptions {
  folder: ReadFolder & Pick<ContentFolder, 'described'>
  context: QuestionContext
  locale: Language
}

/** What hashtags and categories mean, then each question with its answers and its comments. */
export function listTidyTargets(
  files: readonly QuestionFile[],
  { folder, context, locale }: TidyOptions,
): TidyTarget[] {
  const isThere = (of: DescribedKind) =>
    folder.described[of].length > 0 || folder.issues.some(({ path }) => path === describedPaths[of])
  const described = (['tags', 'categories'] as const).filter(isThere).map(
    (of): TidyTarget => ({
      path: describedPaths[of],
      tidy: (bytes) => tidyDescribed(of, bytes),
    }),
  )
  const ofQuestions = files.flatMap((file): TidyTarget[] => {
    const { id, path, conversation } = file
    const findMissing = createReadMissingActivity(folder, file, context)
    const complete = (question: Question) => addActivity(question, findMissing(question), context.zone)
    const { answers = [], comments } = conversation ?? {}
    return [
      { path, tidy: (bytes) => tidyQuestion({ id, path, complete, bytes }, context, locale) },
      ...answers.map(
        (answer): TidyTarget => ({
          path: answer.path,
          tidy: (bytes) => tidyAnswer({ ...answer, bytes }, context, locale),
        }),
      ),
      ...(comments
        ? [
            {
              path: comments.path,
              tidy: (bytes: Buffer) => tidyComments({ path: comments.path, bytes }, context, locale),
            },
          ]
        : []),
    ]
  })
  return [...described, ...ofQuestions]
}
