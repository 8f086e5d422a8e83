// A worker that cuts fonts to their glyphs: most of the work is to compress them.
import { setFlagsFromString } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import subsetFont from 'subset-font'
import { readRegularFile } from '../kept/files.ts'
import { fontSources, toFontPath } from './font-faces.ts'
import type { FontFace } from './font-needs.ts'

export interface FontTask {
  face: FontFace
  characters: string
}

// Four functions of the compressor take nine tenths of the time. By its own measure V8 optimizes dozens besides, which
// takes longer than they then gain.
setFlagsFromString('--wasm-tiering-budget=200000000')

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
