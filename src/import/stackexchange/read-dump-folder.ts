import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Failure } from '../../messages/failure.ts'
import type { Tally } from '../tally.ts'
import type { DumpTable } from './dump-table.ts'

const needed = ['Posts', 'Comments', 'Users']
/** Without them something is not known. */
const wanted = ['Votes', 'PostLinks', 'PostHistory']
/** Only some have it. */
const welcome = ['TagSynonyms', 'Tags']
export const tableNames = [...needed, ...wanted, ...welcome]
/** It says nothing that questions don't. */
const passedOver = /^posttags\.xml$/i

/** By name in lower case. */
export type DumpTables = ReadonlyMap<string, DumpTable>

/** The tables of a dump, whatever the case of their files' names. Throws where one is missing that must be there. */
export async function readDumpFolder(folder: string, tally: Tally): Promise<DumpTables> {
  const files = await listFiles(folder)
  const tables = await Promise.all(tableNames.map((name) => findTable(folder, files, name)))
  const found = new Map(tables.flatMap((table) => (table ? [[table.root, table]] : [])))
  for (const name of needed) {
    if (!found.has(name.toLowerCase()))
      throw new Failure('dump-table-missing', { folder, file: `${name}.xml` })
  }
  for (const name of wanted) {
    if (!found.has(name.toLowerCase())) tally.note({ rule: 'table-missing', at: `${name}.xml` })
  }
  for (const file of files) {
    const root = file.toLowerCase().replace(/\.xml$/, '')
    if (/\.xml$/i.test(file) && !found.has(root) && !passedOver.test(file))
      tally.note({ rule: 'table-left-out', at: file })
  }
  return found
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted()
  } catch {
    throw new Failure('dump-missing', { path: folder })
  }
}

async function findTable(
  folder: string,
  files: readonly string[],
  name: string,
): Promise<DumpTable | undefined> {
  const root = name.toLowerCase()
  const file = files.find((file) => file.toLowerCase() === `${root}.xml`)
  if (file === undefined) return undefined
  const path = join(folder, file)
  const { size } = await stat(path)
  return { path, file: basename(path), root, bytes: size }
}
