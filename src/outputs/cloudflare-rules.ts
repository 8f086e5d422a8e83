import type { OldAddress } from './old-addresses.ts'
import { toRulePath } from './rule-path.ts'

/** Rules without placeholders in one file, and characters of each. */
const [mostRules, longestRule] = [2_000, 1_000]

/**
 * Lines of `_redirects` for Cloudflare Pages: `/articles/1 /questions/12/ 301`. It compares no queries, and one line that
 * it can't read may make a deployment fail; so what it does not take is left out, and redirect pages answer it.
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function toCloudflareRules(addresses: readonly OldAddress[], base: string): string[] {
  return addresses
    .filter(({ query }) => query === '')
    .map(({ path, target }) => `${toRulePath(base, path)} ${toRulePath(base, target)} 301`)
    .filter((rule) => rule.length <= longestRule)
    .slice(0, mostRules)
}
