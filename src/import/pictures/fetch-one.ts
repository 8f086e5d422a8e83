import { setTimeout as sleep } from 'node:timers/promises'
import { loadOpenPicture } from '../../folder/read-picture.ts'
import { decodeOrKeep } from '../../format/addresses.ts'
import { limits } from '../../format/limits.ts'
import { FetchFault } from './addresses.ts'
import { type AskHost, type Asking, createAskHost, type HostAnswer } from './ask-host.ts'
import { checkPictureFolder, judgePicture, writePicture } from './write-picture.ts'

export interface Fetching extends FetchTiming, Omit<Asking, 'mostBytes'> {
  /** Requests of one host beside each other, and milliseconds from the beginning of one to that of the next. */
  concurrency: number
  delay: number
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

interface FetchTiming {
  /** Tries of one address, and milliseconds before the second; twice as many before each further one. */
  tries: number
  backoff: number
  /** Longest time that a host is waited for when it asks for a pause. */
  patience: number
}

interface FetchBytesOptions extends FetchTiming {
  askHost: AskHost
  gates: ReturnType<typeof createHostGates>
}

const mostRedirects = 8

/** @returns what gives the bytes behind an address, over all redirects and again after what may pass. @throws FetchFault */
function createFetchBytes(options: FetchBytesOptions) {
  const { tries, backoff, patience, gates } = options
  return async (address: string, signal: AbortSignal): Promise<Buffer> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await follow(address, signal, options)
      } catch (error) {
        if (!(error instanceof FetchFault) || !error.mayPass || attempt >= tries) throw error
        if (error.wait > patience) throw new FetchFault({ reason: 'later', detail: error.loss.detail })
        const pause = backoff * 2 ** (attempt - 1)
        // Too many requests are those of all pictures of the host.
        gates.pause(
          new URL(address).hostname,
          error.loss.detail === '429' ? Math.max(pause, error.wait) : error.wait,
        )
        await sleep(pause, undefined, { signal })
      }
    }
  }
}

async function follow(address: string, signal: AbortSignal, options: FetchBytesOptions): Promise<Buffer> {
  const seen = new Set<string>()
  let url = toUrl(address)
  for (;;) {
    if (seen.has(url.href) || seen.size > mostRedirects)
      throw new FetchFault({ reason: 'redirects', detail: url.href })
    seen.add(url.href)
    const answer = await askInTurn(url, signal, options)
    if (!isRedirect(answer)) return readBytes(answer)
    url = toUrl(answer.headers.location ?? '', url)
    if (isStopgap(url)) throw new FetchFault({ reason: 'gone', detail: url.href })
  }
}

async function askInTurn(
  url: URL,
  signal: AbortSignal,
  { askHost, gates }: FetchBytesOptions,
): Promise<HostAnswer> {
  const leave = await gates.enter(url.hostname, signal)
  try {
    return await askHost(url, signal)
  } finally {
    leave()
  }
}

/** Without what is not sent, and without what nobody is to know. */
function toUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchFault({ reason: 'no-address', detail: address })
  url.username = ''
  url.password = ''
  url.hash = ''
  return url
}

function isRedirect({ status, headers }: HostAnswer): boolean {
  return [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined
}

/** Where hosts lead to in the place of a picture that they have no more. */
function isStopgap({ hostname, pathname }: URL): boolean {
  return /(?:^|\.)imgur\.com$/.test(hostname) && pathname === '/removed.png'
}

const passing = new Set([408, 425, 429, 500, 502, 503, 504])

function readBytes({ status, headers, bytes }: HostAnswer): Buffer {
  if (status === 200) return bytes
  const detail = `${status}`
  if (status === 404 || status === 410) throw new FetchFault({ reason: 'gone', detail })
  const wait = parseRetryAfter(headers['retry-after'], Date.now())
  throw new FetchFault({ reason: 'status', detail }, { mayPass: passing.has(status), wait })
}

/**
 * Milliseconds for which a host asks to be left alone: `120` (seconds), or `Fri, 31 Dec 2027 23:59:59 GMT`.
 * 0 where it asks for nothing that can be read. @param now milliseconds since 1970.
 */
export function parseRetryAfter(header: string | undefined, now: number): number {
  const written = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(written)) return Number(written) * 1000
  const time = /^[A-Za-z]{3,9},? /.test(written) ? Date.parse(written) : Number.NaN
  return Number.isNaN(time) ? 0 : Math.max(0, time - now)
}

interface Gate {
  running: number
  /** When the next request may begin. */
  next: number
  waiting: (() => void)[]
}

/** Politeness: how many requests of one host run at once, and the milliseconds between the beginnings of two. */
function createHostGates({ concurrency, delay }: { concurrency: number; delay: number }) {
  const gates = new Map<string, Gate>()
  const findGate = (host: string) => {
    const gate = gates.get(host) ?? { running: 0, next: 0, waiting: [] }
    gates.set(host, gate)
    return gate
  }
  return {
    /** Waits for its turn. @returns what is called when the answer is there. */
    enter: async (host: string, signal: AbortSignal): Promise<() => void> => {
      const gate = findGate(host)
      while (gate.running >= concurrency) await new Promise<void>((resolve) => gate.waiting.push(resolve))
      gate.running += 1
      const leave = () => {
        gate.running -= 1
        gate.waiting.shift()?.()
      }
      try {
        await waitForTurn(gate, delay, signal)
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
    /** Nothing is asked of the host for so many milliseconds. */
    pause: (host: string, milliseconds: number): void => {
      const gate = findGate(host)
      gate.next = Math.max(gate.next, performance.now() + milliseconds)
    },
  }
}

/** A host that asks for a pause meanwhile has it from those too that wait already. */
async function waitForTurn(gate: Gate, delay: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  for (let left = gate.next - performance.now(); left > 0; left = gate.next - performance.now()) {
    await sleep(left, undefined, { signal })
  }
  gate.next = performance.now() + delay
}

/** Bytes of `data:image/png;base64,…`, which are in the body itself; undefined for any other address. */
export function readDataAddress(address: string): Buffer | undefined {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(address) ?? []
  if (data === '') return undefined
  return base64 ? Buffer.from(decodeOrKeep(data), 'base64') : Buffer.from(decodeOrKeep(data), 'latin1')
}
