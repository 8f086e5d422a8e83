// What the last build wrote: a page whose digest is the same and whose file nobody touched is not rendered again.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface OutputManifest {
  /** Bundle whose files lie beside the pages. */
  bundle: string
  /** By file below the output: digest of what the page shows, bytes, time of change. */
  pages: Record<string, [digest: string, bytes: number, modified: number]>
}

function toPath(cache: string, out: string): string {
  return join(cache, `output-${createHash('sha256').update(out).digest('hex').slice(0, 12)}.json`)
}

/** An empty manifest when there is none, or none that can be read. */
export function readManifest(cache: string, out: string): OutputManifest {
  try {
    const manifest = JSON.parse(readFileSync(toPath(cache, out), 'utf8'))
    if (typeof manifest.bundle === 'string' && typeof manifest.pages === 'object') return manifest
  } catch {
    // Whatever is wrong with it, everything is rendered again.
  }
  return { bundle: '', pages: {} }
}

export function writeManifest(cache: string, out: string, manifest: OutputManifest): void {
  const path = toPath(cache, out)
  writeFileSync(`${path}.next`, JSON.stringify(manifest))
  renameSync(`${path}.next`, path)
}
