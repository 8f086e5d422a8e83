/**
 * Milliseconds for which a host asks to be left alone: `120` (seconds), or `Fri, 31 Dec 2027 23:59:59 GMT`.
 * 0 where it asks for nothing that can be read. @param now milliseconds since 1970.
 */
export function parseRetryAfter(header: string | undefined, now: number): number {
  const written = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(written)) return Number(written) * 1000
  const time = /^[A-Za-z]{3,9},? /.test(written) ? Date.parse(written) : Number.NaN
  return Number.isNaN(time) ? 0 : Math.max(0, time - now)
}
