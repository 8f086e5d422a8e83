// All addresses, those of each host in their order, hosts beside each other. A host that does not answer any more, or asks
// to be left alone, is not asked for the rest.
import { FetchFault, type FetchOutcome, type PictureLoss } from './picture-loss.ts'

interface FetchAll {
  /** @throws FetchFault where there is no picture; anything else ends all. */
  fetchOne: (address: string, signal: AbortSignal) => Promise<string>
  /** Of one host beside each other. */
  concurrency: number
  signal: AbortSignal
  onOutcome: (address: string, outcome: FetchOutcome) => void
}

const hostsAtOnce = 24
/** Addresses of a host in a row that had no answer, or that of a host that can't give one. */
const mostUnanswered = 5

/** Ends early, with fewer outcomes, when the signal says so. */
export async function fetchAll(addresses: readonly string[], options: FetchAll): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  const hosts = [...Map.groupBy(addresses, toHost).values()]
  // The longest way is begun first.
  hosts.sort((a, b) => b.length - a.length)
  const work = async () => {
    for (let host = hosts.shift(); host && !signal.aborted; host = hosts.shift()) {
      await fetchOfHost(host, { ...options, signal })
    }
  }
  const works = Array.from({ length: hostsAtOnce }, () =>
    work().catch((error: unknown) => failure.abort(error)),
  )
  await Promise.all(works)
  if (failure.signal.aborted) throw failure.signal.reason
}

async function fetchOfHost(addresses: readonly string[], options: FetchAll): Promise<void> {
  const { concurrency, fetchOne, signal, onOutcome } = options
  const left = addresses.values()
  let unanswered = 0
  let last: PictureLoss = { reason: 'unreachable', detail: '' }
  const work = async () => {
    for (const address of left) {
      if (signal.aborted) return
      const outcome =
        unanswered < mostUnanswered ? await tryOne(address, { fetchOne, signal }) : { loss: last }
      if (!outcome) return
      onOutcome(address, outcome)
      const steps = 'loss' in outcome ? countUnanswered(address, outcome.loss) : 0
      if ('loss' in outcome && steps > 0) last = outcome.loss
      unanswered = steps === 0 ? 0 : unanswered + steps
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, addresses.length) }, work))
}

function countUnanswered(address: string, { reason, detail }: PictureLoss): number {
  // Of the host itself, and not of one that a redirect leads to.
  const isPrivate = reason === 'private' && detail === toHost(address)
  if (reason === 'later' || isPrivate) return mostUnanswered
  return reason === 'unreachable' || (reason === 'status' && /^(?:429|5\d\d)$/.test(detail)) ? 1 : 0
}

/** Of an address of IPv6 without its brackets. */
function toHost(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, '')
}

/** Undefined where all was stopped meanwhile. */
async function tryOne(
  address: string,
  { fetchOne, signal }: Pick<FetchAll, 'fetchOne' | 'signal'>,
): Promise<FetchOutcome | undefined> {
  try {
    return { path: await fetchOne(address, signal) }
  } catch (error) {
    if (signal.aborted) return undefined
    if (error instanceof FetchFault) return { loss: error.loss }
    throw error
  }
}
