// Faults of pictures below files/, and of bodies that name them.
import type { IssueCode } from '../../format/issue.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import type { ToMessage } from '../issue-message.ts'
import { shown } from './message-parts.ts'

const others: Record<string, string> = {
  empty: 'The file is empty. Upload the picture again.',
  svg: 'SVG may hold scripts, and is not published. Put it in as a PNG.',
  heic: 'Many browsers can not show HEIC. Put it in as a JPEG.',
  other:
    'The folder files holds PNG, JPEG, GIF, WebP and AVIF pictures, known by their first bytes and not by their names. Move anything else away, or remove it.',
}

/** Of what is seen, or of what a file holds besides. */
const tooLarge: ToMessage = ({ megapixels, megabytes, unpacked, entries, frames }) => {
  const without =
    'Save it again without its metadata in a program for pictures. What is seen of it stays as it is.'
  if (unpacked)
    return {
      message: `The compressed texts in the picture (zTXt, iTXt) unpack to more than ${unpacked} MB`,
      hint: without,
    }
  if (entries) {
    const most = toGroupedNumber(Number(entries))
    return { message: `The metadata of the picture (EXIF, XMP) has more than ${most} entries`, hint: without }
  }
  if (frames) {
    const most = toGroupedNumber(Number(frames))
    return { message: `The picture has more than ${most} frames`, hint: 'Save it again with fewer frames.' }
  }
  return {
    message: megapixels
      ? `The picture has more than ${megapixels} megapixels, of all frames together`
      : `The file of the picture has more than ${megabytes ?? 2} MB`,
    hint: 'Make it smaller, or cut out the part that is needed, and save it again. A width of 1,600 pixels is plenty.',
  }
}

export const pictureMessages = {
  'not-picture': ({ kind }) => ({
    message: 'This is no picture that can be published',
    hint: others[kind ?? ''] ?? `${others['other']}`,
  }),
  'damaged-picture': ({ type }) => ({
    message: `The picture ends too early, or is damaged${type ? ` (${type})` : ''}`,
    hint: 'An upload may have stopped. Open it in a program for pictures, save it again, and upload that file.',
  }),
  'picture-too-large': tooLarge,
  'picture-position': ({ kind }) => ({
    message: 'The file tells where the picture was taken (GPS)',
    hint:
      kind === 'hidden'
        ? 'It stands in a compressed part, where it can not be blanked. Save the picture again without its location in a program for pictures.'
        : 'To blank the position alone → npm run tidy. What is seen and its orientation stay. What was pushed before stays in the history of the repository.',
  }),
  'missing-picture': ({ value, nearest }) => ({
    message: `This names a file that is not in the content folder${shown(value)}`,
    hint: nearest
      ? `Write this instead → ${nearest}`
      : 'Put the picture into the folder files, and write its address from /files/ on, in the same upper and lower case. For example: ![description](/files/diagram.png)',
  }),
  'unused-picture': ({ value }) => ({
    message: 'No text shows this picture, so it is not published',
    hint: `Write this in a body, or remove the file → ![description](${value})`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
