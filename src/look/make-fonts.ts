// Fonts of a site, and `fonts.css`, the only file that names them (with what else of the stylesheets is the archive's
// own): pages link to it by an address that never changes, so a new glyph renders no page, and no page can preload a
// font. Beyond 300 characters what is rare is a second file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestAll, digestFile, digestText } from '../kept/digest.ts'
import { openMadeFiles } from '../kept/made-files.ts'
import { startWorkers } from '../kept/pool.ts'
import { packedCode, programFolder } from '../kept/program.ts'
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
  const kept = openMadeFiles(join(cache, 'fonts'), '.font')
  const written = (['text', 'code'] as const).flatMap((face): FontTask[] => {
    const { core, rest } = toGlyphSet(needs[face])
    return [core, rest].filter((characters) => characters !== '').map((characters) => ({ face, characters }))
  })
  const tasks = needs.math ? [...written, { face: 'math' as const, characters: mathCharacters }] : written
  const packages = packedCode ?? digestFile(join(programFolder, 'package-lock.json'))
  const keyOf = (task: FontTask) => digestText(JSON.stringify([packages, fontSources[task.face], task]))
  const fonts = new Map<FontTask, Uint8Array>()
  for (const task of tasks) {
    const font = kept.read(keyOf(task))
    if (font) fonts.set(task, font)
  }
  await subset(
    tasks.filter((task) => !fonts.has(task)),
    (font, task) => {
      fonts.set(task, font)
      kept.write(keyOf(task), font)
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
