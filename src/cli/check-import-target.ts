import { join } from 'node:path'
import type { ArchiveFolders } from '../content-folder/archive-folders.ts'
import { locate, type Relation, relate } from '../engine/locate.ts'
import { Failure } from '../messages/failure.ts'

const whole: readonly Relation[] = ['is', 'contains']
const always: readonly Relation[] = ['is', 'contains', 'lies inside']

/**
 * @returns the content folder without links on the way: what is put into its place is renamed, and a link would be renamed
 * itself.
 * @throws Failure for a folder of the program, or one that builds replace, as content does not last there, or spoils them;
 * and for a link to what is not there.
 */
export function checkImportTarget(
  target: string,
  { root, out, cache }: Omit<ArchiveFolders, 'content'>,
): string {
  const place = locate(target)
  if (place.dangling) throw new Failure('import-link-dangling', place.dangling)
  const guarded = ['src', 'public', 'node_modules', '.git', 'tests', 'schema', 'docs'].map((name) =>
    join(root, name),
  )
  for (const [path, forbidden] of [
    [root, whole] as const,
    ...[...guarded, out, cache].map((path) => [path, always] as const),
  ]) {
    const relation = relate(place, locate(path))
    if (relation && forbidden.includes(relation)) throw new Failure('import-target-taken', { target, path })
  }
  return place.path
}
