// What the last build left: looked at while the content is read, since asking the disk for each of many pages takes
// as long as planning them.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Places } from '../site/places.ts'
import { runInThreads } from '../threads/run-in-threads.ts'
import { type OutputManifest, readManifest } from './output-manifest.ts'

export interface OutputState {
  /** Pages of the manifest that are missing, or are not as it says. */
  touched: ReadonlySet<string>
  /** Number of files in the output, of all kinds. */
  files: number
}

export interface LastOutput extends OutputState {
  manifest: OutputManifest
}

/** Up to this many pages starting a thread costs more than it saves. */
const fewPages = 3_000

/** @param few pages up to which no thread is started. */
export async function readLastOutput(
  { cache, out }: Pick<Places, 'cache' | 'out'>,
  few = fewPages,
): Promise<LastOutput> {
  const manifest = readManifest(cache, out)
  if (Object.keys(manifest.pages).length <= few) return { manifest, ...inspectOutput(out, manifest) }
  let state: OutputState | undefined
  await runInThreads<Pick<Places, 'cache' | 'out'>, OutputState>({
    script: new URL('./inspect-thread.ts', import.meta.url),
    workerData: () => ({}),
    tasks: [{ cache, out }],
    onResult: (result) => {
      state = result
    },
  })
  if (!state) throw new Error(`The last output in ${out} could not be looked at.`)
  return { manifest, ...state }
}

export function inspectOutput(out: string, { pages }: OutputManifest): OutputState {
  const touched = Object.entries(pages).filter(([file, [, bytes, modified]]) => {
    const status = statSync(join(out, file), { throwIfNoEntry: false })
    return status?.size !== bytes || status.mtimeMs !== modified
  })
  return { touched: new Set(touched.map(([file]) => file)), files: listFiles(out).length }
}

/** Whether it holds so many pages, the bundle's files as they are there, and nothing else but the marker. */
export function isIntact(out: string, { files }: OutputState, pages: number, assets: string): boolean {
  const expected = listFiles(assets)
  const isSame = (file: string) =>
    statSync(join(out, file), { throwIfNoEntry: false })?.size === statSync(join(assets, file)).size
  return files === pages + expected.length + 1 && expected.every(isSame)
}

/** Below the folder; none where there is no folder. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
