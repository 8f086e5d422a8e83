import { join } from 'node:path'
import type { ArchiveFolders } from '../content-folder/archive-folders.ts'
import { locate, type Relation, relate } from '../engine/locate.ts'
import { Failure } from '../messages/failure.ts'

const whole: readonly Relation[] = ['is', 'contains']
const always: readonly Relation[] = ['is', 'contains', 'lies inside']

/** @throws Failure for a folder of the program, or one that builds replace: content does not last there, or spoils them. */
export function checkImportTarget(
  target: string,
  { root, out, cache }: Omit<ArchiveFolders, 'content'>,
): void {
  const place = locate(target)
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
}
