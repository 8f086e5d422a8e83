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
}
