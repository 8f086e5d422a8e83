// What an address in a body means to whoever fetches it.
import { digestText } from '../../cache/digest.ts'
import { FetchFault } from './picture-loss.ts'

/**
 * `//host/a.png` → `https://host/a.png`; `/uploads/a.png` is below where the community lived.
 * @param formerUrl undefined where nobody knows that. @throws FetchFault for what can't be asked for.
 */
export function toFetchAddress(written: string, formerUrl: string | undefined): string {
  const address = written.trim()
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
  if (!isWhole && formerUrl === undefined) throw new FetchFault({ reason: 'relative', detail: '' })
  const base = formerUrl ?? 'https://site.invalid'
  if (!URL.canParse(address, base)) throw new FetchFault({ reason: 'no-address', detail: '' })
  const url = new URL(address, base)
  if (!/^(?:https?|data):$/.test(url.protocol))
    throw new FetchFault({ reason: 'no-address', detail: url.protocol })
  url.hash = ''
  return url.href
}

/** By what an address is remembered; one that holds the picture itself is too long for that. */
export function toPictureKey(address: string): string {
  return address.startsWith('data:') ? `data:${digestText(address)}` : address
}

/** Bytes of `data:image/png;base64,…`, which stand in the body itself; undefined for any other address. */
export function readDataAddress(address: string): Buffer | undefined {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(address) ?? []
  if (data === '') return undefined
  return base64 ? Buffer.from(decode(data), 'base64') : Buffer.from(decode(data), 'latin1')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
