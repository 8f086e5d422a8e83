// The bytes behind an address, over all redirects and again after what may pass.
import { setTimeout as sleep } from 'node:timers/promises'
import type { AskHost, HostAnswer } from './ask-host.ts'
import type { HostGates } from './host-gates.ts'
import { FetchFault } from './picture-loss.ts'
import { parseRetryAfter } from './retry-after.ts'

export interface FetchTiming {
  /** Tries of one address, and milliseconds before the second; twice as many before each further one. */
  tries: number
  backoff: number
  /** Longest time that a host is waited for when it asks for a pause. */
  patience: number
}

interface FetchBytesOptions extends FetchTiming {
  askHost: AskHost
  gates: HostGates
}

const mostRedirects = 8

/** @returns what throws a FetchFault where there is nothing. */
export function createFetchBytes(options: FetchBytesOptions) {
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

/** Without what is not sent, and without what nobody is to be told. */
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
