const schemes = new Set(['http:', 'https:', 'mailto:'])
const anySite = 'https://site.invalid'

/** `outside` is an address as it is, `inside` a path of this site that still wants the base path in front. */
export type SafeAddress = { outside: string } | { inside: string }

/** What an address in a body may become; undefined for what is no link: other schemes, `//host`, `#part`, `next.html`. */
export function toSafeAddress(address: string): SafeAddress | undefined {
  if (/[\u0000-\u0020\u007f-\u009f\ufdd0-\ufdef\\]/.test(address) || !address.isWellFormed()) return undefined
  const url = parseAddress(address)
  if (url === undefined || url.username + url.password !== '') return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return schemes.has(url.protocol) && (url.protocol === 'mailto:' || /^https?:\/\//i.test(address))
      ? { outside: url.href }
      : undefined
  }
  // `/.//host` names another host as soon as its dot is gone.
  if (!address.startsWith('/') || url.origin !== anySite || url.pathname.startsWith('//')) return undefined
  return { inside: url.pathname + url.search + url.hash }
}

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address, anySite)
  } catch {
    return undefined
  }
}

/** Scheme of an address that may not become a link, such as `javascript:`; undefined for all others. */
export function findForbiddenScheme(address: string): string | undefined {
  // Browsers skip control characters and spaces in a scheme, so that is how it is read here.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[0].toLowerCase()
  return scheme === undefined || schemes.has(scheme) ? undefined : scheme
}
