// Names to addresses, of which only those that may be asked are left. Sockets connect to what was checked and ask for no
// name again, so that a name can't mean another address a moment later (DNS rebinding).
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** Whether an address of IPv4 or IPv6 may be asked. */
export type IsAllowed = (address: string) => boolean

/** All addresses of a name. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** No address of the name may be asked. */
export class PrivateAddress extends Error {}

export function createCheckedLookup(isAllowed: IsAllowed, resolve: Resolve = lookup): LookupFunction {
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
