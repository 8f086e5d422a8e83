const inFolder = /^\/+files(?:\/|$)/

/**
 * The file of the content folder that an address of a body means, in NFC: `/files/a%20b.png` → `files/a b.png`.
 * Undefined for one that means none below `files/`.
 */
export function toPicturePath(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/s, '')).normalize('NFC')
    return inFolder.test(path) ? path.replace(/^\/+/, '') : undefined
  } catch {
    return undefined
  }
}

/** The address of a file in a body: `files/a b.png` → `/files/a%20b.png`; letters stay as they are. */
export function toPictureAddress(path: string): string {
  return `/${path.replace(/[^\p{L}\p{M}\p{N}/._~-]+/gu, encode)}`
}

/** Brackets and quotation marks too, which may end an address in Markdown. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
