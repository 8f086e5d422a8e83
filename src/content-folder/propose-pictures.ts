import { toPicturePath } from '../picture/picture-address.ts'
import type { Issue } from '../question/issue.ts'
import type { PictureFile } from './list-picture-files.ts'

/** Issues that propose the address of a picture only where it is there: what a body says can't tell. */
export function proposePictures(issues: readonly Issue[], files: readonly PictureFile[]): Issue[] {
  const known = new Set(files.map(({ path }) => path.normalize('NFC')))
  return issues.map((issue) => {
    const { nearest, ...detail } = issue.detail
    const proposesPicture = issue.code === 'unlinked-address' && detail['kind'] === 'picture'
    if (!proposesPicture || nearest === undefined || known.has(toPicturePath(nearest) ?? '')) return issue
    return { ...issue, detail }
  })
}
