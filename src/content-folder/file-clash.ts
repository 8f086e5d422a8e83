import { toIdKey } from '../question/question-id.ts'

/**
 * @param files paths below one folder, with `/`.
 * @returns a function that says which of them can't lie beside another file: the same one, on some file systems at
 * least (`A.txt` and `a.txt`), or a file where the other needs a folder (`a` and `a/b`).
 */
export function createFindClash(files: readonly string[]): (file: string) => string | undefined {
  const owners = new Map(files.map((file) => [toIdKey(file), file]))
  const inFolders = new Map(
    files.flatMap((file) => toParents(toIdKey(file)).map((folder) => [folder, file] as const)),
  )
  // Most paths begin like none of the files: those of a hundred thousand pages are told apart by their first folder.
  const beginnings = new Map<string, boolean>()
  const mayClash = (file: string): boolean => {
    const [first = ''] = file.split('/', 1)
    const known = beginnings.get(first)
    if (known !== undefined) return known
    const key = toIdKey(first)
    const found = owners.has(key) || inFolders.has(key)
    beginnings.set(first, found)
    return found
  }
  return (file) => {
    if (!mayClash(file)) return undefined
    const key = toIdKey(file)
    const below = toParents(key).find((folder) => owners.has(folder))
    return owners.get(key) ?? inFolders.get(key) ?? (below === undefined ? undefined : owners.get(below))
  }
}

/** `a/b/c` → `a`, `a/b` */
export function toParents(file: string): string[] {
  const segments = file.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
