// The templates, compiled: modules that render pages, and the files that pages link to. They depend on code and on
// where the site is served, not on questions, so one bundle serves until one of those changes.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Places } from '../site/places.ts'

export interface Bundle {
  /** Module that exports the app which renders pages. */
  entry: string
  /** Folder of stylesheets, scripts, fonts and everything of `public/`. */
  assets: string
  reused: boolean
}

const maker = fileURLToPath(new URL('./make-bundle.ts', import.meta.url))

/** @param key changes with everything that the bundle depends on. @throws what Astro reports. */
export async function findOrMakeBundle(places: Places, key: string): Promise<Bundle> {
  const folder = join(places.cache, `bundle-${key}`)
  const reused = existsSync(join(folder, 'complete'))
  if (!reused) {
    await makeInOwnProcess(places, folder)
    removeOthers(places.cache, `bundle-${key}`)
  }
  const entry = readFileSync(join(folder, 'complete'), 'utf8')
  return { entry: join(folder, 'renderer', entry), assets: join(folder, 'assets'), reused }
}

/** Astro and its bundler take some hundred megabytes, which end with their process. */
function makeInOwnProcess(places: Places, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [maker, folder], {
      cwd: places.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // Where Node keeps compiled code by itself: half of the time here is loading Astro and its bundler.
        NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    })
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The templates could not be compiled.\n${said.trim()}`)),
    )
  })
}

function removeOthers(cache: string, name: string): void {
  for (const other of readdirSync(cache)) {
    if (/^bundle-[\da-f]{32}(?:\.|$)/.test(other) && other !== name)
      rmSync(join(cache, other), { recursive: true, force: true })
  }
}
