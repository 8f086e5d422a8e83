import type { Poll } from '../question/poll.ts'
import type { QuestionMasks } from './mask-question.ts'

/** Polls as readers may see them, and the positions of redacted names that they held. */
export function showPolls(
  polls: readonly Poll[],
  { showText }: Pick<QuestionMasks, 'showText'>,
): { shown: Poll[]; names: number[] } {
  const names: number[] = []
  const show = (text: string): string => {
    const found = showText(text)
    names.push(...found.names)
    return found.shown
  }
  const shown = polls.map((poll) => ({
    ...poll,
    ...(poll.title === undefined ? {} : { title: show(poll.title) }),
    options: poll.options.map(({ label, votes }) => ({ label: show(label), votes })),
  }))
  return { shown, names }
}
