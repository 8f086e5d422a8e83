// What a file with faults holds is not known: while there is one, nobody can say that no text has a thing.
import { isWarning } from '../question/issue.ts'
import { isMeant } from './check-root.ts'
import type { ContentFolder } from './read-folder.ts'

const roots = ['questions', 'answers', 'comments']

/** Whether each file of a text is found under its id: one of a wrong name may be the one that is looked for. */
export function isListed({ issues }: Pick<ContentFolder, 'issues'>): boolean {
  return issues.every(
    (issue) =>
      isWarning(issue) || roots.every((root) => issue.path.split('/')[0] !== root && !isMeant(issue, root)),
  )
}

/** Whether all that stands in texts is known. @param questions all of the folder that could be prepared. */
export function isWhole(
  folder: Pick<ContentFolder, 'files' | 'issues'>,
  questions: readonly unknown[],
): boolean {
  return questions.length === folder.files.length && isListed(folder)
}
