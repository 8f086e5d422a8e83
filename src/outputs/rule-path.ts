/**
 * A path below the base path as it stands in `_redirects`, where `*` and `:name` are placeholders. Old addresses hold
 * neither in their paths; a base path may. @param path percent-encoded.
 */
export function toRulePath(base: string, path: string): string {
  const safe = base.replaceAll('*', '%2A').replaceAll(':', '%3A')
  return safe + path.replace(/^\//, '')
}
