import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from './read-regular-file.ts'

const alsoCode = ['package-lock.json', 'astro.config.mjs', 'tsconfig.json']

/**
 * Changes with anything that could change a page besides the content: own code, versions of packages, Node.
 * @param root folder of the project.
 */
export function digestCode(root: string): string {
  const hash = createHash('sha256').update(process.version)
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const path of [...sources, ...alsoCode.map((name) => join(root, name))]) {
    hash.update(path.slice(root.length)).update('\0').update(readIfThere(path)).update('\0')
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
