// Fonts of a site, and the stylesheet that names them.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestAll, digestFile, digestText } from '../cache/digest.ts'
import { startThreads } from '../threads/run-in-threads.ts'
import { readCachedFont, writeCachedFont } from './font-cache.ts'
import { fontSources } from './font-sources.ts'
import type { FontTask } from './font-thread.ts'
import { toGlyphSet } from './glyph-set.ts'
import type { Face } from './needs.ts'
import { toStyleSheet } from './style-sheet.ts'

/** What all texts of a site need, as `toNeeds` gives it. */
export type FontNeeds = Readonly<Record<Face, readonly string[]>>

/** A file to publish. */
export interface FontFile {
  /** Below the base path, with `/`. */
  file: string
  bytes: Uint8Array
}

/** Address of the stylesheet, which is always the same; those of fonts change with their bytes. */
export const fontStyleSheet = 'fonts.css'

const lockfile = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

/** The same bytes for the same needs, whatever the cache holds. @param cache of the archive. */
export async function makeFonts(needs: FontNeeds, cache: string): Promise<FontFile[]> {
  const folder = join(cache, 'fonts')
  const tasks = (['text', 'code'] as const).flatMap((face): FontTask[] => {
    const { core, rest } = toGlyphSet(needs[face])
    return [core, rest].filter((characters) => characters !== '').map((characters) => ({ face, characters }))
  })
  const packages = digestFile(lockfile)
  const keyOf = (task: FontTask) => digestText(JSON.stringify([packages, fontSources[task.face], task]))
  const fonts = new Map<FontTask, Uint8Array>()
  for (const task of tasks) {
    const font = readCachedFont(folder, keyOf(task))
    if (font) fonts.set(task, font)
  }
  await subset(
    tasks.filter((task) => !fonts.has(task)),
    (font, task) => {
      fonts.set(task, font)
      writeCachedFont(folder, keyOf(task), font)
    },
  )
  return toFiles(tasks, fonts)
}

/**
 * In one thread: what else is done at that time needs the others. The smallest first, as V8 optimizes the compressor by
 * what it has done, and never within a call: a large font that comes first is compressed by slow code to its end.
 */
async function subset(
  tasks: readonly FontTask[],
  onFont: (font: Uint8Array, task: FontTask) => void,
): Promise<void> {
  if (tasks.length === 0) return
  const script = new URL('./font-thread.ts', import.meta.url)
  const threads = startThreads<FontTask, Uint8Array>({ script, workerData: () => ({}) }, 1)
  try {
    const smallestFirst = tasks.toSorted((a, b) => a.characters.length - b.characters.length)
    await threads.run(smallestFirst, onFont)
  } finally {
    await threads.end()
  }
}

function toFiles(tasks: readonly FontTask[], fonts: ReadonlyMap<FontTask, Uint8Array>): FontFile[] {
  const files = tasks.flatMap((task) => {
    const bytes = fonts.get(task)
    if (!bytes) return []
    const file = `fonts/${fontSources[task.face].name}-${digestAll(bytes).slice(0, 12)}.woff2`
    return [{ ...task, file, bytes }]
  })
  return [
    { file: fontStyleSheet, bytes: Buffer.from(toStyleSheet(files)) },
    ...files.map(({ file, bytes }) => ({ file, bytes })),
  ]
}
