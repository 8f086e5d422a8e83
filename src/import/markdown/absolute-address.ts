import { toPicturePath } from '../../picture/picture-address.ts'

export interface AddressOptions {
  /** The page that the text stood on, or what it was below. */
  baseUrl?: string | undefined
  /** Addresses of files that come with the records: they stay as they are. */
  files?: ReadonlySet<string> | undefined
  /** Told of each relative address, as it was written: whether it could be completed. */
  onRelative?: ((rule: 'address-completed' | 'address-relative', address: string) => void) | undefined
}

/** `/a` below `https://example.com/forum/` → `https://example.com/a`; as it is where nothing is known. */
export function toAbsolute(address: string, { baseUrl, files, onRelative }: AddressOptions): string {
  // As browsers read it.
  const trimmed = address
    .trim()
    .replace(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20')
  if (files?.has(address) || !isRelative(trimmed, files)) return trimmed
  // That of the page of old, which no longer says which scheme it had.
  const whole = trimmed.startsWith('//') ? `https:${trimmed}` : toWhole(trimmed, baseUrl)
  onRelative?.(whole === undefined ? 'address-relative' : 'address-completed', trimmed)
  return whole ?? trimmed
}

export function isRelative(address: string, files: AddressOptions['files']): boolean {
  if (/^\s*[a-z][a-z0-9+.-]*:/i.test(address)) return false
  const file = toPicturePath(address)
  return file === undefined || !files?.has(`/${file}`)
}

function toWhole(address: string, baseUrl: string | undefined): string | undefined {
  return baseUrl === undefined ? undefined : URL.parse(address, baseUrl)?.href
}
