// Addresses that become no link, each with its place and, where that is known, what to write instead (decision 24).
import type { Issue } from '../../question/issue.ts'
import type { Token } from '../markdown.ts'
import { findForbiddenScheme, toSafeAddress } from './link.ts'
import { listAddresses } from './list-addresses.ts'
import { createLocateAddress } from './locate-address.ts'

/**
 * Each address once in a block.
 * @param tokens with masks: an address that holds one is told of as what it holds.
 * @returns offsets in the body.
 */
export function checkAddresses(
  tokens: readonly Token[],
  body: string,
): ({ offset: number } & Pick<Issue, 'code' | 'detail'>)[] {
  const locate = createLocateAddress(body)
  const faults: ReturnType<typeof checkAddresses> = []
  for (const block of tokens) {
    const addresses = listAddresses(block)
    if (addresses.length === 0) continue
    const known = new Set<string>()
    for (const { address, written } of addresses) {
      if (!mayBeUnlinked(address) || known.has(written)) continue
      known.add(written)
      const fault = findFault(address, written)
      if (fault) faults.push({ offset: locate(written, block), ...fault })
    }
  }
  return faults
}

/** Nearly all addresses are of these forms, in which nothing is wrong. */
const usual = /^(?:https?:\/\/[\w.-]+(?:\/[\w./%~-]*)?$|\/$|\/[\w%~-])/

function mayBeUnlinked(address: string): boolean {
  return address !== '' && !usual.test(address) && !/[\ufdd0-\ufdef]/.test(address)
}

const shownLength = 100

function findFault(address: string, written: string): Pick<Issue, 'code' | 'detail'> | undefined {
  const scheme = findForbiddenScheme(address)
  if (scheme !== undefined) return { code: 'forbidden-link', detail: { value: scheme } }
  if (toSafeAddress(address)) return undefined
  const value = written.trim()
  const nearest = findNearest(value)
  const detail = { value: value.slice(0, shownLength).toWellFormed(), kind: findKind(value) }
  return { code: 'unlinked-address', detail: nearest === undefined ? detail : { ...detail, nearest } }
}

function findKind(address: string): string {
  if (address.startsWith('#')) return 'part'
  if (pathToPicture.test(address)) return 'picture'
  if (/^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i.test(address)) return 'whole'
  return 'relative'
}

/** A path to the folder of pictures, as it would be from the file of the text. */
export const pathToPicture = /^(?:\.{0,2}\/)*(?=files\/)/

const pathToFile =
  /^(?:\.{0,2}\/)*(?:questions\/(?:[^/?#]+\/)*([^/?#]+)\.md(#[^?]*)?|answers\/(?:[^/?#]+\/)*([^/?#]+)\/([^/?#]+)\.md)$/

/** `../questions/2024/a.md#c` → `/questions/a/#c`, `answers/a/5.md` → `/questions/a/#answer-5` */
function toOwnAddress(address: string): string | undefined {
  const [, question, anchor = '', answered, answer] = pathToFile.exec(address) ?? []
  if (question !== undefined) return `/questions/${question}/${anchor}`
  return answered === undefined ? undefined : `/questions/${answered}/#answer-${answer}`
}

/** `//host/a` → `https://host/a`, `../files/a.png` → `/files/a.png`; without user and password, and with the slashes that are missing. */
function findNearest(address: string): string | undefined {
  if (pathToPicture.test(address))
    return address.length > shownLength ? undefined : address.replace(pathToPicture, '/')
  const own = toOwnAddress(address)
  if (own !== undefined) return own
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  url.username = ''
  url.password = ''
  return url.href.length <= 2 * shownLength && toSafeAddress(url.href) ? url.href : undefined
}
