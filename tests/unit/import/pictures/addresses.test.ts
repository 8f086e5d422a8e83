import { describe, expect, test } from 'vitest'
import { tryFetchAddress } from '../../../../src/import/pictures/addresses.ts'
import { createCheckedLookup, isPublicAddress } from '../../../../src/import/pictures/ask-host.ts'
import { parseRetryAfter, readDataAddress } from '../../../../src/import/pictures/fetch-one.ts'

function tryAddress(written: string, formerUrl?: string): string {
  const found = tryFetchAddress(written, formerUrl)
  return typeof found === 'string' ? found : found.loss.reason
}

describe('what is asked for', () => {
  test.each([
    ['http://x.kr/a b.png#c', undefined, 'http://x.kr/a%20b.png'],
    ['//x.kr/그림.png', undefined, 'https://x.kr/%EA%B7%B8%EB%A6%BC.png'],
    ['//x.kr/a.png', 'http://old.kr/', 'http://x.kr/a.png'],
    ['/uploads/a.png', 'https://old.kr/qna/', 'https://old.kr/uploads/a.png'],
    ['a.png', 'https://old.kr/qna/', 'https://old.kr/qna/a.png'],
    ['/uploads/a.png', undefined, 'relative'],
    ['http://', undefined, 'no-address'],
    ['ftp://x.kr/a.png', undefined, 'no-address'],
    ['file:///etc/passwd', undefined, 'no-address'],
    ['javascript:alert(1)', 'https://old.kr/', 'no-address'],
  ])('%s below %s: %s', (written, formerUrl, asked) => {
    expect(tryAddress(written, formerUrl)).toBe(asked)
  })
})

test.each([
  ['data:image/png;base64,aGk=', 'hi'],
  ['data:image/png;base64,aGk%3D', 'hi'],
  ['data:,h%69', 'hi'],
  ['data:image/png;base64,', undefined],
  ['https://x.kr/data:,a', undefined],
])('%s', (address, text) => {
  expect(readDataAddress(address)?.toString()).toBe(text)
})

const now = Date.UTC(2025, 0, 1)

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Wed, 01 Jan 2025 00:00:30 GMT', 30_000],
  ['Tue, 31 Dec 2024 00:00:00 GMT', 0],
  ['-1', 0],
  ['soon', 0],
  ['2025', 2_025_000],
  [undefined, 0],
])('Retry-After: %s', (header, milliseconds) => {
  expect(parseRetryAfter(header, now)).toBe(milliseconds)
})

describe('of the internet', () => {
  test.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2001:4860:4860::8888',
    '::ffff:8.8.8.8',
    // Behind a gateway from IPv6 to IPv4.
    '64:ff9b::808:808',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('of a network of one’s own, or reserved', () => {
  const addresses = `0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
    192.0.0.8 192.0.2.1 192.168.0.1 198.18.0.1 203.0.113.9 224.0.0.251 255.255.255.255
    :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:0:0 0:0:0:0:0:ffff:a00:1 64:ff9b::7f00:1 64:ff9b::1
    64:ff9b:1::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1
    fe80::1%eth0 fec0::1 ff02::1 localhost`
  test.each([...addresses.split(/\s+/), ''])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('spellings of an address that a browser knows', () => {
  test.each(['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '①②⑦.⓪.⓪.①'])('http://%s', (host) => {
    expect(isPublicAddress(new URL(`http://${host}/`).hostname)).toBe(false)
  })
})

describe('a name', () => {
  const own = { address: '8.8.8.8', family: 4 }
  const lookUp = (addresses: string[], all: boolean) =>
    new Promise((resolve) => {
      const lookup = createCheckedLookup(isPublicAddress, (_name, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      )
      lookup('a.example', { all }, (error, found) => resolve(error ? error.constructor.name : found))
    })

  test.each([
    [['10.0.0.1', '8.8.8.8'], [own], '8.8.8.8'],
    [['2606:4700::1', '8.8.8.8'], [{ address: '2606:4700::1', family: 6 }, own], '2606:4700::1'],
    [['10.0.0.1', '::1'], 'PrivateAddress', 'PrivateAddress'],
    [[], 'PrivateAddress', 'PrivateAddress'],
  ])('of %j', async (addresses, all, one) => {
    expect(await lookUp(addresses, true)).toEqual(all)
    expect(await lookUp(addresses, false)).toEqual(one)
  })
})
