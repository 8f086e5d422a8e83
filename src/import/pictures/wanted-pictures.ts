import { toFetchAddress } from './picture-address.ts'
import { FetchFault, type FetchOutcome } from './picture-loss.ts'

/**
 * @param written addresses as texts have them. @returns what to ask for: `addresses`, each once, as many spellings may mean one,
 * and `toAddress` of a spelling, which is a loss where nothing can be asked for.
 */
export function toWantedPictures(written: readonly string[], formerUrl: string | undefined) {
  const targets = new Map(written.map((each) => [each, tryFetchAddress(each, formerUrl)]))
  const addresses = [...targets.values()].filter((target) => typeof target === 'string')
  return {
    addresses: [...new Set(addresses)],
    toAddress: (each: string) => targets.get(each) ?? tryFetchAddress(each, formerUrl),
  }
}

/** What to ask for, or why nothing can be. */
export function tryFetchAddress(written: string, formerUrl: string | undefined): string | FetchOutcome {
  try {
    return toFetchAddress(written, formerUrl)
  } catch (error) {
    if (error instanceof FetchFault) return { loss: error.loss }
    throw error
  }
}
