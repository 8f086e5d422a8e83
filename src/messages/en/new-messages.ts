import type { newMessages as korean } from '../ko/new-messages.ts'
import type { SameShape } from '../same-shape.ts'
import { toVisibleText } from '../visible-text.ts'

/** What `npm run new` says besides its questions. */
export const newMessages: SameShape<typeof korean> = {
  nothingWritten: 'Nothing was written.',
  inputEnded: 'The input has ended.',
  noArchive: (folder) =>
    `This folder is no archive: ${toVisibleText(folder)}. It has neither archive.yaml nor questions. See whether ARCHIVE_CONTENT names the right one.`,
  foreignFolder: (path) =>
    `This is no folder of the content folder: ${toVisibleText(path)}. If it is a link or a file, move it away.`,
  noReferenceDate: 'archive.yaml tells no reference date: please say when the question was asked.',
  needsTime:
    'archive.yaml tells no reference date. Say when it was asked, as with --at 2024-05-01, or run this in a terminal.',
  empty: (question) => `This is required (${question}). Please write it.`,
  nearHashtag: (hashtag, near) =>
    `Nobody carries this hashtag yet: ${toVisibleText(hashtag)}. One that is near: ${near}`,
  suggestion: (answer) => `This can be said like this: ${toVisibleText(answer)}`,
  takeNear: 'Press Enter to take what there is, or write them again.',
  askText: {
    question: 'The id of the question (its file name without .md)',
    answer: 'The id of the answer that it is on (Enter if it is on the question)',
    actor: 'Who wrote it',
    at: 'When',
    id: 'id (the file name of an answer, the id of a comment)',
    body: 'The first line of the text (you can go on in the file)',
  },
  needsQuestion: 'Which question is it for? Give its id, as with --question put-or-patch.',
  noSuchQuestion: (id, near) =>
    `There is no question of this id: ${toVisibleText(id)}.${near === undefined ? '' : ` Perhaps → ${toVisibleText(near)}`}`,
  noSuchAnswer: (id) => `This question has no such answer: ${toVisibleText(id)}`,
  questionWithheld: (id) =>
    `This question is withheld by redactions.yaml: ${toVisibleText(id)}. Nobody would see what is written on it.`,
  answerWithheld: (id) =>
    `This answer is withheld by redactions.yaml: ${toVisibleText(id)}. Nobody would see a comment on it.`,
  textIdWithheld: (id) =>
    `redactions.yaml withholds this id: ${toVisibleText(id)}. Choose another with --id.`,
  textIdTaken: (id) => `This id is taken: ${toVisibleText(id)}. Choose another with --id.`,
  faultyComments: (path) =>
    `${toVisibleText(path)}: the comment could not be added, as the file has faults. Mend them first, with npm run check.`,
  answerWritten: (path) => `The file of the answer is here: ${toVisibleText(path)}`,
  commentWritten: (path) => `The comment is added: ${toVisibleText(path)}`,
  questionCompleted: (path) =>
    `History and counts of its question are complete now: ${toVisibleText(path)}. See that the counts are those of the community.`,
  questionLeft: (path) =>
    `${toVisibleText(path)}: the question could not be changed. Complete its history and counts by hand; npm run check tells what they lack.`,
}
