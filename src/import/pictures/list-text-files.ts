import type { ContentFolder } from '../../content-folder/read-folder.ts'
import type { TextFile, WithheldIds } from './text-file.ts'

const none: ReadonlySet<string> = new Set()
const nothing: WithheldIds = { answers: none, comments: none }

/** Files of questions, answers and comments; without those that nobody sees, as redactions.yaml says. */
export function listTextFiles({
  files,
  redactions,
}: Pick<ContentFolder, 'files' | 'redactions'>): TextFile[] {
  return files.flatMap(({ id, path, conversation }): TextFile[] => {
    if (redactions.questions.has(id)) return []
    const withheld = {
      answers: redactions.answers.get(id) ?? none,
      comments: redactions.comments.get(id) ?? none,
    }
    const { answers = [], comments } = conversation ?? {}
    const shown = answers.filter((answer) => !withheld.answers.has(answer.id))
    return [
      { path, of: 'question', withheld: nothing },
      ...shown.map((answer): TextFile => ({ path: answer.path, of: 'answer', withheld: nothing })),
      ...(comments ? [{ path: comments.path, of: 'comments' as const, withheld }] : []),
    ]
  })
}
