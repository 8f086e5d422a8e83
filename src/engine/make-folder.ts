import { mkdirSync } from 'node:fs'

/** @returns a function that makes a folder and all that lead to it, and knows those that it made. */
export function createMakeFolder(): (folder: string) => void {
  const made = new Set<string>()
  return (folder) => {
    if (made.has(folder)) return
    makeFolder(folder)
    made.add(folder)
  }
}

/** Most folders lie in one that is there: asking for all that lead to one takes several times as long. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch {
    mkdirSync(folder, { recursive: true })
  }
}
