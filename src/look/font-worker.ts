// A worker that cuts fonts to their glyphs: most of the work is to compress them.
import { parentPort } from 'node:worker_threads'
import subsetFont from 'subset-font'
import { readRegularFile } from '../kept/files.ts'
import { fontSources, toFontPath } from './font-faces.ts'
import type { FontFace } from './font-needs.ts'

export interface FontTask {
  face: FontFace
  characters: string
}

async function makeFont({ face, characters }: FontTask): Promise<Uint8Array> {
  const font = readRegularFile(toFontPath(face))
  return await subsetFont(font, characters, { ...fontSources[face].options, targetFormat: 'woff2' })
}

parentPort?.on('message', (task: FontTask) => {
  makeFont(task).then(
    (font) => parentPort?.postMessage(font),
    (error) => {
      throw error
    },
  )
})
