import { mkdirSync } from 'node:fs'

/** @throws in words when something else stands in the way of the folder; otherwise what the disk says. */
export function makeCache(cache: string): void {
  try {
    mkdirSync(cache, { recursive: true })
  } catch (error) {
    const isFile =
      error instanceof Error &&
      'code' in error &&
      ['EEXIST', 'ENOTDIR', 'ENOENT'].includes(String(error.code))
    if (!isFile) throw error
    throw new Error(
      `The cache ${cache} is no folder, and none can be made there. Name another with ARCHIVE_CACHE.`,
    )
  }
}
