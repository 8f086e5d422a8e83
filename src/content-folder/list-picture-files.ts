import type { FileStamp } from '../cache/file-stamp.ts'
import { pictureFolder } from '../picture/picture.ts'
import { compareText, type Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import { walkFolder } from './walk-folder.ts'

export interface PictureFile {
  /** Inside the content folder, with `/`. */
  path: string
  stamp: FileStamp
}

const megabyte = 1024 * 1024

/** Every file below `files/`, by path in code-unit order; links, and what is too large to be read, are issues. */
export function listPictureFiles(contentFolder: string): { files: PictureFile[]; issues: Issue[] } {
  const files: PictureFile[] = []
  const issues = walkFolder(contentFolder, {
    root: pictureFolder,
    fileBytes: limits.pictureBytes,
    tooLarge: { code: 'picture-too-large', detail: { megabytes: `${limits.pictureBytes / megabyte}` } },
    noFolder: { code: 'unknown-file', detail: { value: pictureFolder, kind: 'file' } },
    onFile: ({ path, stamp }) => files.push({ path, stamp }),
  })
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues }
}
