// Faults of answers and comments, and of what only shows beside their question.
import type { IssueCode } from '../../format/issue.ts'
import type { Detail, IssueMessage, ToMessage } from '../issue-message.ts'
import { instead, shown } from './message-parts.ts'

/** Of what has an id that redactions.yaml names. */
export const redactedHint =
  'redactions.yaml names this id, and what it hides would be shown under another. Remove it if it is not needed, or add the new id to redactions.yaml when you change this one.'

export function toRepeatedIdMessage({ value, other, redacted }: Detail): IssueMessage {
  return {
    message: `Two comments have the same id${shown(value)}. The first stands in line ${other}`,
    hint: `Ids that differ only in case or in their Unicode form are the same. ${redacted ? redactedHint : 'Give this comment another id. If it is the same comment twice, remove one.'}`,
  }
}

const textNames: Record<string, string> = { answers: 'answers', comments: 'comments' }

const olderNames: Record<string, string> = { activity: 'activity', answer: 'answer', comment: 'comment' }

const targets: Record<string, string> = {
  answer: 'this question has no answer of this id',
  comment: 'this file has no comment of this id',
}

const targetHints: Record<string, string> = {
  answer: 'The id of an answer is the name of its file without .md.',
  comment: 'The id of a comment is that of another comment of the same file.',
}

/** Lines of history, each below the other as they may stand in the file. */
function listLines(detail: Detail): string {
  const lines = Object.entries(detail).filter(([name]) => /^line\d$/.test(name))
  return lines.map(([, line]) => `\n${line}`).join('')
}

export const conversationMessages = {
  'unknown-question-folder': (detail) =>
    detail['kind'] === 'misplaced'
      ? {
          message: `Nothing says whose answer this is${shown(detail['value'])}`,
          hint: `Answers lie in a folder that is named by the id of their question. Move it → ${detail['question'] ? `answers/${detail['question']}/<id of the answer>.md` : `answers/id-of-the-question/${detail['value']}.md`}`,
        }
      : {
          message: `There is no question of this id${shown(detail['value'])}`,
          hint: detail['nearest']
            ? `A folder of answers and a file of comments are named by the id of their question. Perhaps → ${detail['nearest']}`
            : 'A folder of answers and a file of comments are named by the id of their question, which is the name of its file in the folder questions without .md.',
        },
  'duplicate-comments': (detail) => ({
    message: `The comments of one question are in two files: ${detail['own']}, ${detail['other']}`,
    hint: `All comments of a question are in one file. Move these to ${detail['other']}, and remove this file.`,
  }),
  'unknown-id': (detail) => ({
    message: detail['self']
      ? `${detail['key']}: this is its own id${shown(detail['value'])}`
      : `${detail['key']}: ${targets[detail['of'] ?? ''] ?? 'there is no such id'}${shown(detail['value'])}`,
    hint: detail['nearest']
      ? `${targetHints[detail['of'] ?? ''] ?? ''} Perhaps → ${detail['nearest']}`
      : `${targetHints[detail['of'] ?? ''] ?? ''} If that text is not kept, say in the text to whom this was said, and leave this key out.`,
  }),
  'count-too-low': (detail) => ({
    message: `${detail['key']}: it says ${detail['value']}, but ${detail['kept']} ${textNames[detail['of'] ?? ''] ?? 'texts'} are kept`,
    hint: instead(
      detail,
      `This is the number that the community showed. It is at least ${detail['kept']}. See that no text of another question is among them.`,
    ),
  }),
  'before-question': ({ of = '', value, question, more }) => ({
    message: `This ${olderNames[of] ?? 'text'} is older than its question${question === undefined ? '' : ` (${question})`}${shown(value)}${more === undefined ? '' : `. There are ${more} more like it`}`,
    hint: 'See whether its at is right. If the time of the question is wrong, mend the at of the line of kind question in its activity. What was really written before, as in topics of a forum that were merged, may stay.',
  }),
  'missing-activity': (detail) => ({
    message: `Answers or comments that the history does not name: ${detail['count']}`,
    hint: `npm run tidy adds them. By hand, add these lines below activity, in the order of their times${detail['more'] ? ` (and ${detail['more']} more)` : ''} →${listLines(detail)}`,
  }),
  'text-no-block': (detail) => ({
    message: `The text of a comment stands below text: |, indented${shown(detail['value'])}`,
    hint: instead(
      detail,
      'Written as it is, an @name, `code` or what follows a # is lost or changed. Write text: |, and the text from the next line on, after 4 spaces.',
    ),
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
