import { loadOpenPicture } from '../../content-folder/read-picture.ts'
import { limits } from '../../question/limits.ts'
import { createAskHost } from './ask-host.ts'
import type { IsAllowed, Resolve } from './checked-lookup.ts'
import { createFetchBytes, type FetchTiming } from './fetch-bytes.ts'
import { createHostGates } from './host-gates.ts'
import { judgePicture } from './judge-picture.ts'
import { readDataAddress } from './picture-address.ts'
import { checkPictureFolder, writePicture } from './write-picture.ts'

export interface Fetching extends FetchTiming {
  isAllowed: IsAllowed
  resolve?: Resolve
  /** Requests of one host beside each other, and milliseconds from the beginning of one to that of the next. */
  concurrency: number
  delay: number
  /** Milliseconds without a sign of life, and of a whole answer. */
  silence: number
  whole: number
}

/** @returns what fetches one picture into the content folder, and gives its path there. @throws FetchFault */
export async function createFetchOne(
  folder: string,
  fetching: Fetching,
): Promise<(address: string, signal: AbortSignal) => Promise<string>> {
  checkPictureFolder(folder)
  const open = await loadOpenPicture()
  const askHost = createAskHost({ ...fetching, mostBytes: limits.pictureBytes })
  const fetchBytes = createFetchBytes({ ...fetching, askHost, gates: createHostGates(fetching) })
  return async (address, signal) => {
    const bytes = readDataAddress(address) ?? (await fetchBytes(address, signal))
    const picture = await judgePicture(bytes, open)
    writePicture(folder, picture)
    return picture.path
  }
}
