// Digests of bytes, of texts and of the program's own code.
import { createHash, hash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findStatus, readRegularFile, toStamp } from './files.ts'
import { packedCode } from './program.ts'

/** SHA-256 of the text in UTF-8, the first 32 hexadecimal digits. */
export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** SHA-1 of a question file, the first 20 hexadecimal digits: enough to tell the file's contents apart. */
export function digestBytes(bytes: Uint8Array): string {
  return hash('sha1', bytes, 'hex').slice(0, 20)
}

/** SHA-256, the first 32 hexadecimal digits. */
export function digestAll(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, 32)
}

/** False for a file that can't be read: whoever reads it says so. */
export function isDigestOf(path: string, digest: string, toDigest: (bytes: Uint8Array) => string): boolean {
  try {
    return toDigest(readRegularFile(path)) === digest
  } catch {
    return false
  }
}

/** So many are one text: longer ones are no quicker to digest. */
const stampsPerText = 1_000

/**
 * Of what the file system says of files and folders, whether they are there or not.
 * @param until in milliseconds. @returns undefined where one was touched later.
 */
export function digestStamps(paths: readonly string[], until = Number.POSITIVE_INFINITY): string | undefined {
  const digest = createHash('sha1')
  for (let start = 0; start < paths.length; start += stampsPerText) {
    let text = ''
    for (const path of paths.slice(start, start + stampsPerText)) {
      const status = findStatus(path)
      if (status && status.ctimeMs > until) return undefined
      text += `${status && [...toStamp(status), status.mode]}\n`
    }
    digest.update(text)
  }
  return digest.digest('hex')
}

const chunkBytes = 4 * 1024 * 1024

/** As `digestAll`, of a file of any size: memory holds a part at a time. @throws when it can't be read. */
export function digestFile(path: string): string {
  if (statSync(path).size <= chunkBytes) return digestAll(readFileSync(path))
  const digest = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.allocUnsafe(chunkBytes)
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      digest.update(chunk.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return digest.digest('hex').slice(0, 32)
}

/** Files of a checkout besides `src/` that a page may depend on. */
export const alsoCode = [
  'package.json',
  'package-lock.json',
  'astro.config.mjs',
  'tsconfig.json',
  'LICENSE',
  // Vite compiles what these say into templates that ask for it.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/**
 * Changes with anything that could change a page besides the content: own code, versions of packages, Node. What is
 * changed by a person inside of `node_modules` is not seen: packages are those of the lockfile. `public/` is no code: its
 * files are published as they are (src/engine/build.ts).
 * @param root folder of the project. @param without files of `src/` that do not count, by their paths below it.
 * @param also folders that count besides it.
 */
export function digestCode(root: string, without = /^$/, also: readonly string[] = []): string {
  if (packedCode !== undefined) return digestText(packedCode + process.version)
  const hash = createHash('sha256').update(process.version)
  const sources = ['src', ...also]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !without.test(relative(join(root, 'src'), path)))
    .sort()
  for (const path of [...sources, ...alsoCode.map((name) => join(root, name))]) {
    hash.update(path.slice(root.length)).update('\0').update(readIfThere(path)).update('\0')
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    // Templates may ask for these, too.
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex').slice(0, 32)
}

function readIfThere(path: string): Buffer {
  try {
    return readRegularFile(path)
  } catch {
    return Buffer.alloc(0)
  }
}
