/** Of 64 bits. */
export interface KeyDigest {
  halves: Int32Array<ArrayBuffer>
  /** The same memory. */
  whole: BigInt64Array<ArrayBuffer>
}

/**
 * Digests names by the million, where a cryptographic one would take most of the time: two multiplicative hashes side
 * by side, each mixed with the other at the end (MurmurHash3, https://github.com/aappleby/smhasher).
 * @returns the same object each time.
 */
export function createDigestKey(kind: string): (key: string) => KeyDigest {
  const digest = new Int32Array(2)
  const both: KeyDigest = { halves: digest, whole: new BigInt64Array(digest.buffer) }
  let [seed, otherSeed] = [0x9e3779b1, 0x85ebca77]
  const take = (text: string, one: number, other: number) => {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      one = Math.imul(one ^ unit, 0x9e3779b1)
      one ^= one >>> 15
      other = Math.imul(other ^ unit, 0x5f356495)
      other ^= other >>> 13
    }
    digest[0] = one
    digest[1] = other
  }
  take(`${kind} `, seed, otherSeed)
  ;[seed = 0, otherSeed = 0] = digest
  return (key) => {
    take(key, seed, otherSeed)
    const [one = 0, other = 0] = digest
    digest[0] = mix(one ^ (key.length + (other << 16)))
    digest[1] = mix(other ^ digest[0])
    return both
  }
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
