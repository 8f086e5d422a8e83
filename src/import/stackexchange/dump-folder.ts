// Where a dump lies, and its tables.
import { mkdirSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failure } from '../../words/failure.ts'
import type { Tally } from '../records.ts'
import type { ArchiveData, Unpacked } from './unpack-worker.ts'

/** A file of a dump. */
export interface DumpTable {
  path: string
  /** As messages name it: `Posts.xml`. */
  file: string
  /** Its outermost element: `posts`. */
  root: string
  bytes: number
}

/** By name in lower case. */
export type DumpTables = ReadonlyMap<string, DumpTable>

const needed = ['Posts', 'Comments', 'Users']
/** Without them something is not known. */
const wanted = ['Votes', 'PostLinks', 'PostHistory']
/** Only some have it. */
const welcome = ['TagSynonyms', 'Tags']
const tableNames = [...needed, ...wanted, ...welcome]
/** It says nothing that questions don't. */
const passedOver = /^posttags\.xml$/i

/**
 * The folder in which the tables lie, unpacked if need be.
 * @param dump a folder with Posts.xml and its like, one of them, or an archive of them.
 * @param temporary a folder for what is unpacked.
 * @param onWait is called again and again meanwhile; throws to stop.
 */
export async function findDumpFolder(dump: string, temporary: string, onWait: () => void): Promise<string> {
  const open = findOpenFolder(dump)
  if (open !== undefined) return open
  const target = join(temporary, 'dump')
  mkdirSync(target)
  await unpackDump({ archive: dump, target, names: tableNames.map((name) => `${name}.xml`) }, onWait)
  return target
}

/** Undefined where the tables are packed. @throws Failure where nothing is there. */
export function findOpenFolder(dump: string): string | undefined {
  const stats = statSync(dump, { throwIfNoEntry: false })
  if (!stats) throw new Failure('dump-missing', { path: dump })
  if (stats.isDirectory()) return dump
  return /\.xml$/i.test(dump) ? dirname(dump) : undefined
}

const script = new URL('./unpack-worker.ts', import.meta.url)
const msBetweenLooks = 500

/** @throws Failure where the archive is damaged or none, and where the disk has no room for what is in it. */
async function unpackDump(data: ArchiveData, onWait: () => void): Promise<void> {
  const worker = new Worker(script, { workerData: data })
  let timer: NodeJS.Timeout | undefined
  try {
    const unpacked = await new Promise<Unpacked>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`7-Zip: ${code}`)))
      timer = setInterval(() => Promise.resolve().then(onWait).catch(reject), msBetweenLooks)
    })
    const { archive: path, target: folder } = data
    if ('isFull' in unpacked) throw new Failure('dump-disk-full', { path, folder })
    if ('reason' in unpacked) throw new Failure('dump-archive', { path, reason: unpacked.reason })
  } finally {
    clearInterval(timer)
    await worker.terminate()
  }
}

/** The tables of a dump, whatever the case of their files' names. Throws where one is missing that must be there. */
export async function readDumpFolder(folder: string, tally: Tally): Promise<DumpTables> {
  const listed = await readdir(folder).catch(() => {
    throw new Failure('dump-missing', { path: folder })
  })
  const files = listed.toSorted()
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
