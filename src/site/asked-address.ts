// How an old address with a query is found in a table, for who writes tables and for the script that reads them.

/** Of one part: by a path the sets of names that tell its addresses apart, by an address where it leads. */
export interface AddressTable {
  sets: Record<string, readonly (readonly string[])[]>
  targets: Record<string, string>
}

/** As tables have it: a host may add a slash at the end. @param path decoded. */
export function toTablePath(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

/** An address by parameters of these names; those without a value say nothing. @param path decoded. */
export function toTableKey(
  path: string,
  names: readonly string[],
  toValue: (name: string) => string | null | undefined,
): string {
  const pairs = names.flatMap((name) => {
    const value = toValue(name)
    return value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : []
  })
  return `${path}?${pairs.join('&')}`
}

/** The part that holds a path, or an address: a number from 0 up to all of them. */
export function toTablePart(key: string, parts: number): number {
  let sum = 0
  for (const sign of key) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return (sum ^ (sum >>> 15)) % parts
}
