import { Worker } from 'node:worker_threads'
import { Failure } from '../../messages/failure.ts'
import type { ArchiveData, Unpacked } from './read-archive-thread.ts'

export interface Unpacking extends ArchiveData {
  /** Called twice a second meanwhile; throws to stop. */
  onWait: () => void
}

const thread = new URL('./read-archive-thread.ts', import.meta.url)
const msBetweenLooks = 500

/** @throws Failure where the archive is damaged or none, and where the disk has no room for what is in it. */
export async function unpackDump({ onWait, ...data }: Unpacking): Promise<void> {
  const worker = new Worker(thread, { workerData: data })
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
