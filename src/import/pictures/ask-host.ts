// One request for one picture: no more is read of the answer than a picture may have, and no longer waited.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { FetchFault } from './addresses.ts'

export interface HostAnswer {
  status: number
  headers: IncomingMessage['headers']
  /** Empty for any other status than 200. */
  bytes: Buffer
}

/** @throws FetchFault where there is no answer, or none that is read to its end. */
export type AskHost = (url: URL, signal: AbortSignal) => Promise<HostAnswer>

const headers = {
  accept: 'image/png,image/jpeg,image/gif,image/webp,image/avif,*/*;q=0.1',
  'accept-encoding': 'identity',
  'user-agent': 'gotgam (archiving a community; npm run import -- pictures)',
}

export interface Asking {
  isAllowed: IsAllowed
  resolve?: Resolve | undefined
  /** Of the largest picture. */
  mostBytes: number
  /** Milliseconds without a sign of life, and of a whole answer. */
  silence: number
  whole: number
}

export function createAskHost(options: Asking): AskHost {
  const { isAllowed, silence, whole } = options
  const lookup = createCheckedLookup(isAllowed, options.resolve)
  const [http, https] = [new HttpAgent({ keepAlive: true }), new HttpsAgent({ keepAlive: true })]
  return (url, stop) =>
    new Promise((resolve, reject) => {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      // Nobody looks up what is an address already.
      if (isIP(host) !== 0 && !isAllowed(host)) return reject(toFault(new PrivateAddress(host)))
      const signal = AbortSignal.any([stop, AbortSignal.timeout(whole)])
      const common = { headers, lookup, signal, timeout: silence }
      const request =
        url.protocol === 'https:'
          ? requestHttps(url, { ...common, agent: https })
          : requestHttp(url, { ...common, agent: http })
      const fail = (error: unknown) => {
        if (stop.aborted) reject(stop.reason)
        else reject(toFault(signal.aborted ? signal.reason : error))
      }
      request.on('timeout', () => request.destroy(toError('ETIMEDOUT')))
      request.on('error', fail)
      let isAnswered = false
      request.on('response', (answer) => {
        isAnswered = true
        readAnswer(answer, options.mostBytes).then(resolve, fail)
      })
      // An answer that wants to speak another protocol is none, and no error either.
      request.on('close', () => isAnswered || fail(toError('ECONNRESET')))
      request.end()
    })
}

/** What is read of an answer that is no picture, so that its connection can be used again. */
const mostIdleBytes = 16 * 1024

async function readAnswer(answer: IncomingMessage, mostBytes: number): Promise<HostAnswer> {
  const { statusCode: status = 0, headers: answered } = answer
  const isPicture = status === 200
  const most = isPicture ? mostBytes : mostIdleBytes
  const tooLarge = () => {
    answer.destroy()
    if (!isPicture) return { status, headers: answered, bytes: Buffer.alloc(0) }
    throw new FetchFault({ reason: 'too-many-bytes', detail: '' })
  }
  if (Number(answered['content-length'] ?? 0) > most) return tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > most) return tooLarge()
    chunks.push(chunk)
  }
  const bytes = isPicture ? decodeContent(Buffer.concat(chunks), answered, mostBytes) : Buffer.alloc(0)
  return { status, headers: answered, bytes }
}

function toError(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** What only a person can fix, by another clock or another certificate. */
const ofCertificate = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

function toFault(error: unknown): FetchFault {
  if (error instanceof FetchFault) return error
  if (error instanceof PrivateAddress) return new FetchFault({ reason: 'private', detail: error.message })
  const detail = findCode(error)
  if (ofCertificate.test(detail)) return new FetchFault({ reason: 'certificate', detail })
  return new FetchFault({ reason: 'unreachable', detail }, { mayPass: detail !== 'ENOTFOUND' })
}

function findCode(error: unknown): string {
  // Each address of a host was tried.
  if (error instanceof AggregateError && error.errors.length > 0) return findCode(error.errors[0])
  if (error instanceof Error && error.name === 'TimeoutError') return 'ETIMEDOUT'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code || String(error).slice(0, 80)
}

/** Whether an address of IPv4 or IPv6 may be asked. */
type IsAllowed = (address: string) => boolean

/** All addresses of a name. */
type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** No address of the name may be asked. */
class PrivateAddress extends Error {}

export /**
 * Names to addresses, of which only those that may be asked are left. Sockets connect to what was checked and ask for no
 * name again, so that a name can't mean another address a moment later (DNS rebinding).
 */
function createCheckedLookup(isAllowed: IsAllowed, resolve: Resolve = lookup): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const allowed = addresses.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return done(new PrivateAddress(name), [])
      if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }
}

// https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry

const reserved4 = toBlockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

const global6 = toBlockList('ipv6', [['2000::', 3]])

const reserved6 = toBlockList('ipv6', [
  // Teredo, ORCHID, benchmarks and other protocols.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 leads to any address of IPv4.
  ['2002::', 16],
  ['3fff::', 20],
])

function toBlockList(family: 'ipv4' | 'ipv6', subnets: readonly [string, number][]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family)
  return list
}

/**
 * Whether it is an address of the internet that everybody sees: what a body names must not lead into the network of
 * whoever fetches it. @param address of IPv4 or IPv6; false for anything else.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved4.check(address, 'ipv4')
  // A zone (`fe80::1%eth0`) is that of a network of one's own.
  if (!isIPv6(address) || address.includes('%')) return false
  const inner = findInnerAddress(address)
  if (inner !== undefined) return isPublicAddress(inner)
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6')
}

/** The address of IPv4 in one that maps to it: `::ffff:127.0.0.1`, and `64:ff9b::7f00:1` behind a gateway (NAT64). */
function findInnerAddress(address: string): string | undefined {
  const canonical = new URL(`http://[${address}]`).hostname
  const [, high = '', low = ''] =
    /^\[(?:::ffff|64:ff9b:):(?:([\da-f]{1,4}):)?([\da-f]{1,4})\]$/.exec(canonical) ?? []
  if (low === '') return undefined
  const [first, second] = [Number.parseInt(high || '0', 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Some hosts compress all that they send, also where nobody has asked for it. @throws FetchFault for what grows too large. */
function decodeContent(bytes: Buffer, headers: IncomingHttpHeaders, mostBytes: number): Buffer {
  const decode = decoders[headers['content-encoding']?.trim().toLowerCase() ?? '']
  if (!decode) return bytes
  try {
    return decode(bytes, { maxOutputLength: mostBytes })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw new FetchFault({ reason: isTooLarge ? 'too-many-bytes' : 'damaged', detail: '' })
  }
}
