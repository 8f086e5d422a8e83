// The files of an index as the browser reads them, each of them fetched once but the one that names the others.
import { decoder, type Manifest, manifestFile, toFileName } from './index-format.ts'

export interface IndexFiles {
  manifest: () => Promise<Manifest>
  /** @param name as the manifest has it. */
  bytes: (name: string) => Promise<Uint8Array>
  json: <Value>(name: string) => Promise<Value>
}

/** @param address of the folder, with a slash at its end. @throws TypeError when a file can't be fetched. */
export function openIndexFiles(address: string): IndexFiles {
  const files = new Map<string, Promise<Uint8Array>>()
  const fetchOnce = (file: string) => {
    const known = files.get(file) ?? fetchFile(address + file, 'default')
    files.set(file, known)
    // What could not be had may be there the next time.
    known.catch(() => files.delete(file))
    return known
  }
  const parse = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes))
  return {
    // Other files are named by their bytes, and may be kept for ever; this one names them, and is asked for each time.
    manifest: async () => parse(await fetchFile(address + manifestFile, 'no-cache')),
    bytes: (name) => fetchOnce(toFileName(name)),
    json: async (name) => parse(await fetchOnce(toFileName(name))),
  }
}

async function fetchFile(address: string, cache: RequestCache): Promise<Uint8Array> {
  const response = await fetch(address, { cache })
  if (!response.ok || !response.body) throw new TypeError(`${response.status} ${address}`)
  const opened = response.body.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(opened).arrayBuffer())
}
