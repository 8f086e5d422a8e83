// Two files with one id would be one page. The fault stands on the one that came later, which alone may be renamed: the
// address of the other is known to readers.
import { compareText, type Issue } from '../question/issue.ts'
import { toIdKey, toQuestionId } from '../question/question-id.ts'

export interface IdFile {
  id: string
  path: string
}

export interface Precedence {
  /** Whether it was there before what is checked; false for all where that is not known. */
  isPublished: (path: string) => boolean
  /** When it was first active, in milliseconds; undefined where the file does not tell. */
  findStart: (path: string) => number | undefined
}

/** Ids by case and Unicode form, in all folders; only files that share one are looked at. @param files in order of path. */
export function checkIds(files: readonly IdFile[], precedence: Precedence): Issue[] {
  const owners = Map.groupBy(files, ({ id }) => toIdKey(id))
  const taken = new Set(owners.keys())
  return [...owners.values()].flatMap((group) => {
    if (group.length < 2) return []
    const ranked = group.map((file) => toRanked(file, precedence)).sort(compareRanked)
    const [first, ...others] = ranked
    return others.map(({ id, path }) => {
      const free = findFreeId(id, taken)
      taken.add(toIdKey(free))
      const detail = { value: id, own: path, other: first?.path ?? '', nearest: `${free}.md` }
      return { code: 'duplicate-id', path, line: 1, column: 1, detail }
    })
  })
}

interface Ranked extends IdFile {
  published: boolean
  start: number
}

/** A file that does not tell its beginning is taken for the youngest. */
function toRanked({ id, path }: IdFile, { isPublished, findStart }: Precedence): Ranked {
  return { id, path, published: isPublished(path), start: findStart(path) ?? Number.POSITIVE_INFINITY }
}

function compareRanked(a: Ranked, b: Ranked): number {
  if (a.published !== b.published) return a.published ? -1 : 1
  if (a.start !== b.start) return a.start - b.start
  return compareText(a.path, b.path)
}

/** `rest` → `rest-2`; shortened where that would be too long for an id. */
function findFreeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    let base = id
    while (toQuestionId(`${base}-${number}.md`) === undefined && base !== '') base = base.slice(0, -1)
    const free = `${base}-${number}`
    if (!taken.has(toIdKey(free))) return free
  }
}
