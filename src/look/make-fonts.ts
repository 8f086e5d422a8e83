// Fonts of a site, and `fonts.css`, the only file that names them (with what else of the stylesheets is the archive's
// own): pages link to it by an address that never changes, so a new glyph renders no page, and no page can preload a
// font. Most of a font is ready-made, as compressing takes ten times as long as cutting: a package brings those, a
// checkout makes them once. Only what an archive has besides is made for it: a second file of text, of code one file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestAll, digestFile, digestText } from '../kept/digest.ts'
import { openMadeFiles } from '../kept/made-files.ts'
import { startWorkers } from '../kept/pool.ts'
import { packedCode, programFolder } from '../kept/program.ts'
import { type ArchiveLook, fontSources, toStyleSheet } from './font-faces.ts'
import { type Face, mathCharacters, readySets, toGlyphSets } from './font-needs.ts'
import type { FontTask } from './font-worker.ts'

/** What all texts of a site need, as `toNeeds` gives it, and what else `fonts.css` is made of. */
export interface FontNeeds extends Readonly<Record<Face, readonly string[]>>, ArchiveLook {
  /** Whether the archive shows formulas. */
  math?: boolean
}

/** A file to publish. */
interface FontFile {
  /** Below the base path, with `/`. */
  file: string
  bytes: Uint8Array
}

/** Address of the stylesheet, which is always the same; those of fonts change with their bytes. */
export const fontStyleSheet = 'fonts.css'

/** Rules of formulas; a package has it beside its fonts. */
export const mathStyleSheet = 'math.css'

/** Those that all archives share, each the same bytes wherever it is made. */
const readyTasks: readonly FontTask[] = [
  ...readySets.text.map((characters) => ({ face: 'text' as const, characters })),
  ...readySets.code.map((characters) => ({ face: 'code' as const, characters })),
  { face: 'math', characters: mathCharacters },
]

function findReady({ face, characters }: FontTask): FontTask | undefined {
  return readyTasks.find((task) => task.face === face && task.characters === characters)
}

const toReadyName = (task: FontTask) => `${fontSources[task.face].name}-${readyTasks.indexOf(task)}.woff2`

interface FontFolders {
  /** Of the archive. */
  cache: string
  /** Of the checkout, for all of its archives. */
  templates: string
}

/** The same bytes for the same needs, whatever is kept. */
export async function makeFonts(needs: FontNeeds, { cache, templates }: FontFolders): Promise<FontFile[]> {
  const written = (['text', 'code'] as const).flatMap((face): FontTask[] =>
    toGlyphSets(needs[face], face).map((characters) => ({ face, characters })),
  )
  const math: FontTask[] = needs.math ? [{ face: 'math', characters: mathCharacters }] : []
  const tasks = [...written, ...math].map((task) => findReady(task) ?? task)
  const packages = packedCode ?? digestFile(join(programFolder, 'package-lock.json'))
  const keyOf = (task: FontTask) => digestText(JSON.stringify([packages, fontSources[task.face], task]))
  const open = (folder: string) => openMadeFiles(join(folder, 'fonts'), '.font')
  const [own, shared] = [open(cache), open(templates)]
  const keptOf = (task: FontTask) => (readyTasks.includes(task) ? shared : own)
  const fonts = new Map<FontTask, Uint8Array>()
  for (const task of tasks) {
    const font = readPacked(task) ?? keptOf(task).read(keyOf(task))
    if (font) fonts.set(task, font)
  }
  await subset(
    tasks.filter((task) => !fonts.has(task)),
    (font, task) => {
      fonts.set(task, font)
      keptOf(task).write(keyOf(task), font)
    },
  )
  const sheet = needs.math ? readMathStyles() : ''
  return toFiles(tasks, fonts, (files) => toStyleSheet(files, needs) + sheet)
}

/** As a package brings it. */
function readPacked(task: FontTask): Uint8Array | undefined {
  if (packedCode === undefined || !readyTasks.includes(task)) return undefined
  return readFileSync(join(programFolder, 'fonts', toReadyName(task)))
}

/** For a package. */
export async function writeReadyFonts(folder: string): Promise<void> {
  await subset(readyTasks, (font, task) => writeFileSync(join(folder, toReadyName(task)), font))
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
