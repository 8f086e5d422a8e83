import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version that a package's folder states; undefined if the package is not there. */
export function readVersion(packageFolder: string): string | undefined {
  try {
    const text = readFileSync(join(packageFolder, 'package.json'), 'utf8')
    return /"version":\s*"([^"]+)"/.exec(text)?.[1]
  } catch {
    return undefined
  }
}
