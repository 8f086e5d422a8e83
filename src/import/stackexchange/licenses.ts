// Under which licence a text of Stack Exchange may be used: what its row says, else what held when it was written.
import type { License } from '../../question/license.ts'

/** https://stackoverflow.com/help/licensing */
const since: readonly (readonly [time: string, version: string])[] = [
  ['2018-05-02', '4.0'],
  ['2011-04-08', '3.0'],
  ['', '2.5'],
]

/** @param written name of the licence, if the row has one. @param time of the text as it is. */
export function toLicenseName(written: string | undefined, time: string): string {
  if (written) return written
  const [, version = '2.5'] = since.find(([start]) => time >= start) ?? []
  return `CC BY-SA ${version}`
}

/** `CC BY-SA 4.0` with its address; another name alone. */
export function toLicense(name: string): License {
  const version = /^CC BY-SA (\d\.\d)$/.exec(name)?.[1]
  return version === undefined
    ? name
    : { name, url: `https://creativecommons.org/licenses/by-sa/${version}/` }
}

export type LicenseCount = ReturnType<typeof createLicenseCount>

export function createLicenseCount() {
  const counts = new Map<string, number>()
  return {
    add: (written: string | undefined, time: string) => {
      const name = toLicenseName(written, time)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    /** The one that most texts have. */
    most: () =>
      [...counts].reduce((most, count) => (count[1] > most[1] ? count : most), ['', 0])[0] || undefined,
  }
}
