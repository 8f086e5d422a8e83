import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from './read-regular-file.ts'

const alsoCode = [
  'package.json',
  'package-lock.json',
  'astro.config.mjs',
  'tsconfig.json',
  // Vite compiles what these say into templates that ask for it.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/**
 * Changes with anything that could change a page besides the content: own code, versions of packages, Node. What is
 * changed by hand inside of `node_modules` is not seen: packages are those of the lockfile. `public/` is no code: its
 * files are published as they are (src/engine/public-assets.ts).
 * @param root folder of the project.
 */
export function digestCode(root: string): string {
  const hash = createHash('sha256').update(process.version)
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
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
