// One request for one picture: no more is read of the answer than a picture may have, and no longer waited.
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createCheckedLookup, type IsAllowed, PrivateAddress, type Resolve } from './checked-lookup.ts'
import { decodeContent } from './decode-content.ts'
import { FetchFault } from './picture-loss.ts'

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

/** @param mostBytes of the largest picture. @param silence milliseconds without a sign of life, @param whole of an answer. */
export function createAskHost(options: {
  isAllowed: IsAllowed
  resolve?: Resolve | undefined
  mostBytes: number
  silence: number
  whole: number
}): AskHost {
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

/** What only a person can mend, by another clock or another certificate. */
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
