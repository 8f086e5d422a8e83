// What the last build wrote: a page whose digest is the same and whose file nobody touched is not rendered again.
// Output and manifest lie on different disks, perhaps, and one may be there without the other: both name the same
// digest, or the manifest is that of another output.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { digestText } from '../store/digest.ts'
import { readRegularFile } from '../store/read-regular-file.ts'
import { replaceFile } from '../store/replace-file.ts'
import { writeFully } from '../store/write-fully.ts'
import { readMarker } from './marker.ts'

export interface OutputManifest {
  /** Digest of all that the output holds, which its marker has, too. */
  output: string
  /** Bundle whose files lie beside the pages. */
  bundle: string
  /** By file below the output: digest of what the page shows, bytes, time of change. */
  pages: Record<string, [digest: string, bytes: number, modified: number]>
}

function toPath(cache: string, out: string): string {
  return join(cache, `output-${createHash('sha256').update(out).digest('hex').slice(0, 12)}.json`)
}

/** @param plan digests of all pages, also of those of other shares. */
export function digestOutput(bundle: string, plan: readonly { address: string; digest: string }[]): string {
  return digestText([bundle, ...plan.map(({ address, digest }) => `${digest} ${address}`)].join('\n'))
}

/** An empty manifest when there is none of the output that is there, or none that can be read. */
export function readManifest(cache: string, out: string): OutputManifest {
  try {
    const manifest = JSON.parse(readRegularFile(toPath(cache, out)).toString())
    const isWhole = typeof manifest.bundle === 'string' && typeof manifest.pages === 'object'
    if (isWhole && manifest.output === readMarker(out)) return manifest
  } catch {
    // Whatever is wrong with it, everything is rendered again.
  }
  return { output: '', bundle: '', pages: {} }
}

export function writeManifest(cache: string, out: string, manifest: OutputManifest): void {
  replaceFile(toPath(cache, out), (descriptor, path) =>
    writeFully(descriptor, Buffer.from(JSON.stringify(manifest)), path),
  )
}
