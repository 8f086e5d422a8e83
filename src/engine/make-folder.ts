import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** @returns a function that makes a folder and all that lead to it, and knows those that it made. */
export function createMakeFolder(): (folder: string) => void {
  const made = new Set<string>()
  return (folder) => {
    if (made.has(folder)) return
    const parent = dirname(folder)
    makeFolder(folder, made.has(parent))
    made.add(folder).add(parent)
  }
}

/** Asking for all that lead to a folder takes several times as long as making one, and less than being refused. */
function makeFolder(folder: string, hasParent: boolean): void {
  if (!hasParent) {
    mkdirSync(folder, { recursive: true })
    return
  }
  try {
    mkdirSync(folder)
  } catch {
    mkdirSync(folder, { recursive: true })
  }
}
