import { makeFolders } from '../kept/write.ts'
import { Failure } from '../messages/failure.ts'

/** @throws in words when something else stands in the way of the folder; otherwise what the disk says. */
export function makeCache(cache: string): void {
  try {
    makeFolders(cache)
  } catch (error) {
    const isFile =
      error instanceof Error &&
      'code' in error &&
      ['EEXIST', 'ENOTDIR', 'ENOENT'].includes(String(error.code))
    if (!isFile) throw error
    throw new Failure('cache-no-folder', { cache })
  }
}
