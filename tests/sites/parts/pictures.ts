// Pictures of every type, shown in every way, one of them by a withheld question alone.
import { createHash } from 'node:crypto'
import {
  createAvif,
  createExif,
  createGif,
  createJpeg,
  createPng,
  createWebp,
  toExifSegment,
} from '../../support/pictures.ts'

export const png = createPng(4, 2)
export const pictures = {
  'files/ab/diagram.png': png,
  // Its name lies.
  'files/photo.png': createJpeg(4, 2, [toExifSegment(createExif({ orientation: 6 }))]),
  'files/그림 하나.gif': createGif(20, 10, 3),
  'files/tall.webp': createWebp(),
  'files/a.avif': createAvif(),
  'files/of-withheld.png': createPng(9, 9),
  'files/copy.png': png,
}

/** Where a picture is published. */
export function toPath(bytes: Buffer, type: string): string {
  return `files/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`
}

const body = [
  '![구성도](/files/ab/diagram.png)',
  '![사진 "큰" <b>](/files/photo.png)',
  '<img src="/files/그림 하나.gif" alt="움직임">',
  '![](/files/tall.webp)',
  '[![눌러](/files/a.avif)](https://a.kr/)',
  '[파일](/files/ab/diagram.png)',
  '<b>굵게 ![안](/files/copy.png)</b>',
  '![밖](https://a.kr/b.png)',
].join('\n\n')

const questions = [
  { id: 'showing', tags: ['그림-셋'], body },
  { id: 'showing-one', tags: ['그림-하나'], body: '![안](/files/ab/diagram.png)' },
  { id: 'not-showing', tags: ['그림-없음'] },
  { id: 'withheld-picture', tags: ['그림-셋'], body: '![감춤](/files/of-withheld.png)' },
]

export const pictureContent = {
  questions,
  files: { ...pictures, 'redactions.yaml': 'questions:\n  - { id: withheld-picture, date: 2025-06-01 }\n' },
}
