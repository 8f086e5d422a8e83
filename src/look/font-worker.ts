// A worker that cuts fonts to their glyphs: most of the work is to compress them.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import subsetFont from 'subset-font'
import { readRegularFile } from '../kept/files.ts'
import { fontSources } from './font-faces.ts'
import type { Face } from './font-needs.ts'

export interface FontTask {
  face: Face
  characters: string
}

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))

// Four functions of the compressor take nine tenths of the time. By its own measure V8 optimizes dozens besides, which
// takes longer than they then gain.
setFlagsFromString('--wasm-tiering-budget=200000000')

async function makeFont({ face, characters }: FontTask): Promise<Uint8Array> {
  const { path, options } = fontSources[face]
  const font = readRegularFile(join(packages, path))
  return await subsetFont(font, characters, { ...options, targetFormat: 'woff2' })
}

parentPort?.on('message', (task: FontTask) => {
  makeFont(task).then(
    (font) => parentPort?.postMessage(font),
    (error) => {
      throw error
    },
  )
})
