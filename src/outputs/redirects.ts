import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import { toCloudflareRules } from './cloudflare-rules.ts'
import { toNetlifyRules } from './netlify-rules.ts'
import { toHashSizes, toNginxRules } from './nginx-rules.ts'
import { listOldAddresses, type OldAddress } from './old-addresses.ts'
import type { Output } from './output.ts'

const route = '[redirects]'

export interface RedirectFacts {
  host: 'netlify' | 'cloudflare' | 'nginx'
  addresses: readonly OldAddress[]
}

/** Lists of old addresses for hosts that read one, by which they answer before any redirect page is asked for. */
export const redirects: Output<RedirectFacts, string> = {
  routes: [route],
  plan: (publication) => {
    const hosts = [...new Set(publication.settings.redirects)]
    const addresses = hosts.length === 0 ? [] : listOldAddresses(publication)
    return hosts.map((host) => ({
      path: paths.redirects(host),
      route,
      params: { redirects: paths.redirects(host) },
      facts: { host, addresses },
      questions: [],
      listed: false,
    }))
  },
  make,
}

function make({ facts: { host, addresses } }: Shown<RedirectFacts>, { base }: Site): string {
  if (host === 'netlify') return toText(toNetlifyRules(addresses, base))
  if (host === 'cloudflare') return toText(toCloudflareRules(addresses, base))
  const rules = toNginxRules(addresses, base)
  const { bucketSize, maxSize } = toHashSizes(rules)
  return toText([
    '# http {',
    `#   map_hash_bucket_size ${bucketSize};`,
    `#   map_hash_max_size ${maxSize};`,
    `#   map $request_uri $new_address { include /srv/archive/${paths.redirects(host)}; }`,
    '#   server { if ($new_address) { return 301 $new_address; } }',
    '# }',
    ...rules,
  ])
}

function toText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}
