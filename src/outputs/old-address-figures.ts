import type { OldAddressWork } from '../messages/finished-work.ts'
import { toCloudflareRules } from './cloudflare-rules.ts'
import { toNetlifyRules } from './netlify-rules.ts'
import { listOldAddresses } from './old-addresses.ts'
import type { Publication } from './publication.ts'

/** Undefined where every host answers all of them, and no list is written. */
export function countOldAddresses({
  archive,
  oldListings,
  settings,
}: Pick<Publication, 'archive' | 'oldListings' | 'settings'>): OldAddressWork | undefined {
  const all = archive.questions.reduce((sum, { aliases }) => sum + aliases.length, oldListings.length)
  const hasQuery = (alias: string) => alias.includes('?')
  const isAsked =
    archive.questions.some(({ aliases }) => aliases.some(hasQuery)) ||
    oldListings.some(({ alias }) => hasQuery(alias))
  if (all === 0 || (!isAsked && settings.redirects.length === 0)) return undefined
  const addresses = listOldAddresses({ archive, oldListings })
  const asked = addresses.filter(({ query }) => query !== '')
  return {
    all,
    queries: asked.length,
    beyondNetlify: asked.length - toNetlifyRules(asked, '/').length,
    beyondCloudflare: all - asked.length - toCloudflareRules(addresses, '/').length,
  }
}
