// How an old address with a query or a `*` is found in a table, for who writes tables and for the script that reads them.

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

/** The form of a path with a `*`, in which each number is 0: `/threads/*.12` → `/threads/*.0`. */
export function toForm(path: string): string {
  return path.replace(/\d+/g, '0')
}

/** Of a form, in which numbers, slugs and what is between them take turns. */
const changing = /([0*])/

/**
 * Expression for the paths of a form, for browsers and for nginx, with its numbers as groups by name. A slug holds something
 * else than digits: `/questions/12/2/` is a page of the archive.
 */
export function toFormPattern(form: string): string {
  const parts = form.split(changing).map((part, place) => {
    if (part === '*') return '\\d*[^\\d/][^/]*'
    return part === '0' ? `(?<number_${place}>\\d+)` : toPattern(part)
  })
  return parts.join('')
}

/** A form with values of its numbers: `/threads/*.0` → `/threads/*.12`. @param toNumber by the name of its group. */
export function fillForm(form: string, toNumber: (group: string) => string): string {
  const parts = form.split(changing)
  return parts.map((part, place) => (part === '0' ? toNumber(`number_${place}`) : part)).join('')
}

export function toPattern(text: string): string {
  return text.replace(/[^\w/%&=\u0080-\uffff-]/g, '\\$&')
}
