import type { OldAddress } from './old-addresses.ts'

/**
 * Entries of a `map $request_uri` of nginx: `"/board.php?id=12" "/questions/12/";`.
 * @see https://nginx.org/en/docs/http/ngx_http_map_module.html
 */
export function toNginxRules(addresses: readonly OldAddress[], base: string): string[] {
  const asked = addresses.map(({ path, query, target }) => ({
    key: base + path.slice(1) + query,
    // Variables stand in values, and nothing takes their meaning from them.
    value: (base + target).replaceAll('$', '%24'),
  }))
  const spellings = Map.groupBy(asked, ({ key }) => key.toLowerCase())
  return asked.map(({ key, value }) => {
    // Texts are compared without case, and of two that are then the same nginx refuses the second.
    const isAlone = spellings.get(key.toLowerCase())?.length === 1
    return `${quote(isAlone ? key : toPattern(key))} ${quote(value)};`
  })
}

function toPattern(key: string): string {
  return `~^${key.replace(/[^\w/%&=-]/g, '\\$&')}$`
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

/**
 * How large the hash table of such a map has to be: nginx does not start where a bucket can't hold the longest key, and
 * warns where there are too few.
 * @see https://nginx.org/en/docs/hash.html
 */
export function toHashSizes(rules: readonly string[]): { bucketSize: number; maxSize: number } {
  const longest = rules.reduce((most, rule) => Math.max(most, rule.indexOf('" "')), 0)
  // A pointer, the key with its length, and the pointer that ends a bucket; in lines of the processor's cache.
  const bucketSize = Math.max(64, Math.ceil((longest + 32) / 64) * 64)
  return { bucketSize, maxSize: Math.max(2_048, 2 ** Math.ceil(Math.log2(2 * rules.length || 1))) }
}
