import { toIdOf } from './parse-thread-files.ts'

/** Paths inside the content folder, with `/`: of what is there, and of what is not yet. */
export interface ThreadPaths {
  question: string
  comments: string
  /** The folder of new answers. */
  answers: string
  answer: (id: string) => string
}

/**
 * What is there stays where it is, and what is new lies beside it.
 * @param folder of new questions, below `questions/`; empty for that itself.
 * @param existing paths of the files that there are.
 */
export function toThreadPaths(id: string, folder: string, existing: readonly string[]): ThreadPaths {
  const question = existing.find((path) => path.startsWith('questions/'))
  const comments = existing.find((path) => path.startsWith('comments/'))
  const answers = existing.filter((path) => path.startsWith('answers/'))
  const below = question?.slice('questions/'.length, question.lastIndexOf('/')) ?? folder
  const toPath = (root: string, name: string) => [root, below, name].filter((part) => part !== '').join('/')
  const answerFolder = answers[0]?.replace(/\/[^/]*$/, '') ?? toPath('answers', id)
  return {
    question: question ?? toPath('questions', `${id}.md`),
    comments: comments ?? toPath('comments', `${id}.yaml`),
    answers: answerFolder,
    answer: (answer) => answers.find((path) => toIdOf(path) === answer) ?? `${answerFolder}/${answer}.md`,
  }
}
