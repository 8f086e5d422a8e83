export interface AddressOptions {
  baseUrl?: string | undefined
  files?: ReadonlySet<string> | undefined
}

/** `/a` below `https://example.com/forum/` → `https://example.com/a`; as it is where nothing is known. */
export function toAbsolute(address: string, { baseUrl, files }: AddressOptions): string {
  // As browsers read it.
  const trimmed = address
    .trim()
    .replace(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20')
  if (files?.has(trimmed) || files?.has(address) || /^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return trimmed
  // That of the page of old, which no longer says which scheme it had.
  if (trimmed.startsWith('//')) return `https:${trimmed}`
  if (baseUrl === undefined || !URL.canParse(trimmed, baseUrl)) return trimmed
  return new URL(trimmed, baseUrl).href
}
