import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../../messages/failure.ts'
import { tableNames } from './read-dump-folder.ts'
import { unpackDump } from './unpack-dump.ts'

export interface DumpPlace {
  /** A folder with Posts.xml and its like, one of them, or an archive of them. */
  dump: string
  /** A folder for what is unpacked. */
  temporary: string
  /** Called again and again meanwhile; throws to stop. */
  onWait: () => void
}

/** The folder in which the tables lie, unpacked if need be. */
export async function findDumpFolder({ dump, temporary, onWait }: DumpPlace): Promise<string> {
  const stats = statSync(dump, { throwIfNoEntry: false })
  if (!stats) throw new Failure('dump-missing', { path: dump })
  if (stats.isDirectory()) return dump
  if (/\.xml$/i.test(dump)) return dirname(dump)
  const target = join(temporary, 'dump')
  mkdirSync(target)
  await unpackDump({ archive: dump, target, names: tableNames.map((name) => `${name}.xml`), onWait })
  return target
}
