// Which addresses are of the internet that everybody sees: what a body names must not lead into the network of whoever
// fetches it. https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry
import { BlockList, isIPv4, isIPv6 } from 'node:net'

const reserved4 = toBlockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

const global6 = toBlockList('ipv6', [['2000::', 3]])

const reserved6 = toBlockList('ipv6', [
  // Teredo, ORCHID, benchmarks and other protocols.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 leads to any address of IPv4.
  ['2002::', 16],
  ['3fff::', 20],
])

function toBlockList(family: 'ipv4' | 'ipv6', subnets: readonly [string, number][]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family)
  return list
}

/** @param address of IPv4 or IPv6; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved4.check(address, 'ipv4')
  // A zone (`fe80::1%eth0`) is that of a network of one's own.
  if (!isIPv6(address) || address.includes('%')) return false
  const inner = findInnerAddress(address)
  if (inner !== undefined) return isPublicAddress(inner)
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6')
}

/** The address of IPv4 in one that stands for it: `::ffff:127.0.0.1`, and `64:ff9b::7f00:1` behind a gateway (NAT64). */
function findInnerAddress(address: string): string | undefined {
  const canonical = new URL(`http://[${address}]`).hostname
  const [, high = '', low = ''] =
    /^\[(?:::ffff|64:ff9b:):(?:([\da-f]{1,4}):)?([\da-f]{1,4})\]$/.exec(canonical) ?? []
  if (low === '') return undefined
  const [first, second] = [Number.parseInt(high || '0', 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}
