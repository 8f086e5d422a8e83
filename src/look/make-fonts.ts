// Fonts of a site, and `fonts.css`, the only file that names them (with what else of the stylesheets is the archive's
// own): pages link to it by an address that never changes, so a new glyph renders no page, and no page can preload a
// font. Beyond 300 characters what is rare is a second file.
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { parseCheckedLine, toCheckedLine } from '../kept/cache.ts'
import { digestAll, digestFile, digestText } from '../kept/digest.ts'
import { readRegularFile } from '../kept/files.ts'
import { startWorkers } from '../kept/pool.ts'
import { packedCode, programFolder } from '../kept/program.ts'
import { makeCacheFolder, replaceCacheFile, writeFully } from '../kept/write.ts'
import { type ArchiveLook, fontSources, toStyleSheet } from './font-faces.ts'
import { type Face, mathCharacters, toGlyphSet } from './font-needs.ts'
import type { FontTask } from './font-worker.ts'

/** What all texts of a site need, as `toNeeds` gives it, and what else `fonts.css` is made of. */
export interface FontNeeds extends Readonly<Record<Face, readonly string[]>>, ArchiveLook {
  /** Whether the archive shows formulas. */
  math?: boolean
}

/** A file to publish. */
export interface FontFile {
  /** Below the base path, with `/`. */
  file: string
  bytes: Uint8Array
}

/** Address of the stylesheet, which is always the same; those of fonts change with their bytes. */
export const fontStyleSheet = 'fonts.css'

/** Rules of formulas; a package has it beside its fonts. */
export const mathStyleSheet = 'math.css'

/** The same bytes for the same needs, whatever the cache holds. @param cache of the archive. */
export async function makeFonts(needs: FontNeeds, cache: string): Promise<FontFile[]> {
  const folder = join(cache, 'fonts')
  const written = (['text', 'code'] as const).flatMap((face): FontTask[] => {
    const { core, rest } = toGlyphSet(needs[face])
    return [core, rest].filter((characters) => characters !== '').map((characters) => ({ face, characters }))
  })
  const tasks = needs.math ? [...written, { face: 'math' as const, characters: mathCharacters }] : written
  const packages = packedCode ?? digestFile(join(programFolder, 'package-lock.json'))
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
  const sheet = needs.math ? readMathStyles() : ''
  return toFiles(tasks, fonts, (files) => toStyleSheet(files, needs) + sheet)
}

/** Rules of formulas, without what is there for those who write them: one request less for a page. */
function readMathStyles(): string {
  const folder = packedCode === undefined ? 'src/look/styles' : 'fonts'
  const css = readFileSync(join(programFolder, folder, mathStyleSheet), 'utf8')
  return `${css.replace(/\/\*[^*]*\*\//g, '').replace(/\s+/g, ' ')}\n`
}

/**
 * In one worker: what else is done at that time needs the others. The smallest first, as V8 optimizes the compressor by
 * what it has done, and never within a call: a large font that comes first is compressed by slow code to its end.
 */
async function subset(
  tasks: readonly FontTask[],
  onFont: (font: Uint8Array, task: FontTask) => void,
): Promise<void> {
  if (tasks.length === 0) return
  const script = new URL('./font-worker.ts', import.meta.url)
  const workers = startWorkers<FontTask, Uint8Array>({ script, workerData: () => ({}) }, 1)
  try {
    const smallestFirst = tasks.toSorted((a, b) => a.characters.length - b.characters.length)
    await workers.run(smallestFirst, onFont)
  } finally {
    await workers.end()
  }
}

function toFiles(
  tasks: readonly FontTask[],
  fonts: ReadonlyMap<FontTask, Uint8Array>,
  print: (files: readonly (FontTask & { file: string })[]) => string,
): FontFile[] {
  const files = tasks.flatMap((task) => {
    const bytes = fonts.get(task)
    if (!bytes) return []
    const file = `fonts/${fontSources[task.face].name}-${digestAll(bytes).slice(0, 12)}.woff2`
    return [{ ...task, file, bytes }]
  })
  return [
    { file: fontStyleSheet, bytes: Buffer.from(print(files)) },
    ...files.map(({ file, bytes }) => ({ file, bytes })),
  ]
}

/**
 * A font as an earlier run made it. The cache may be deleted at any time, and what is damaged in it is made again.
 * @param key of all that the font is made of. @returns undefined where there is none that is whole.
 */
function readCachedFont(folder: string, key: string): Uint8Array | undefined {
  const path = toPath(folder, key)
  try {
    const bytes = readRegularFile(path)
    const { value, end } = parseCheckedLine(bytes, 0)
    const font = bytes.subarray(end)
    if (digestAll(font) !== value) return undefined
    touch(path)
    return font
  } catch {
    return undefined
  }
}

/** What the disk does not take is made again by the next run. */
function writeCachedFont(folder: string, key: string, font: Uint8Array): void {
  try {
    makeCacheFolder(folder)
    replaceCacheFile(toPath(folder, key), (file, path) =>
      writeFully(file, Buffer.concat([toCheckedLine(digestAll(font)), font]), path),
    )
    removeOld(folder)
  } catch {
    // The site has it all the same.
  }
}

function toPath(folder: string, key: string): string {
  return join(folder, `${key}.font`)
}

const oldAge = 24 * 60 * 60 * 1000

/** Another archive may share the cache, and an edit may be taken back: what nobody has used for a day goes. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > oldAge) rmSync(path, { recursive: true, force: true })
  }
}

function touch(path: string): void {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    // Of a cache that can only be read nothing is removed either.
  }
}
