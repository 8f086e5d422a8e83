// The worker in which 7-Zip unpacks a dump: it answers nothing until it is done, and reads and writes files where they
// lie, so that its memory is that of the method of compression.
import { statfsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import create from '7z-wasm'

export interface ArchiveData {
  archive: string
  /** The folder that it is unpacked into, whatever folders the archive has. */
  target: string
  /** Files that are wanted. */
  names: readonly string[]
}

export type Unpacked = { done: true } | { isFull: true } | { reason: string }

const { archive, target, names }: ArchiveData = workerData

parentPort?.postMessage(await unpack())

async function unpack(): Promise<Unpacked> {
  const listed = await run('l', ['-slt', '-ba'])
  if ('reason' in listed) return listed
  const sizes = listed.said.map((line) => Number(/^Size = (\d+)$/.exec(line)?.[1] ?? 0))
  const { bavail, bsize } = statfsSync(target)
  if (sizes.reduce((sum, size) => sum + size, 0) > bavail * bsize) return { isFull: true }
  const unpacked = await run('e', ['-o/to', '-y'])
  return 'reason' in unpacked ? unpacked : { done: true }
}

/** One command of 7-Zip: https://7-zip.opensource.jp/chm/cmdline/ */
async function run(
  command: string,
  switches: readonly string[],
): Promise<{ said: string[] } | { reason: string }> {
  const said: string[] = []
  const errors: string[] = []
  const sevenZip = await create({
    print: (line) => void said.push(line),
    printErr: (line) => void errors.push(line),
  })
  for (const [name, root] of Object.entries({ '/from': dirname(archive), '/to': target })) {
    sevenZip.FS.mkdir(name)
    sevenZip.FS.mount(sevenZip.NODEFS, { root }, name)
  }
  // In folders, in any case, without asking for a password, and without progress among what it says.
  const all = [
    command,
    ...switches,
    '-r',
    '-ssc-',
    '-p',
    '-bd',
    '-bsp0',
    `/from/${basename(archive)}`,
    ...names,
  ]
  const code = call(() => sevenZip.callMain(all))
  return code === 0 ? { said } : { reason: toReason(errors, code) }
}

/** What is no exit code is an exception of C++. */
function call(main: () => unknown): unknown {
  try {
    return main()
  } catch (error) {
    return error
  }
}

function toReason(errors: readonly string[], code: unknown): string {
  const told = errors.find((line) => line.startsWith('ERROR')) ?? errors.find((line) => line.trim() !== '')
  return told ?? `7-Zip: ${code}`
}
