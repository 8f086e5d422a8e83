import { hash } from 'node:crypto'

/** One share of the pages; shares of one count together are all pages, each once. */
export interface Shard {
  /** From 1. */
  number: number
  of: number
}

/** Reads `2/8`. @throws for anything that names no share. */
export function parseShard(text: string): Shard {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text)
  const shard = { number: Number(match?.[1]), of: Number(match?.[2]) }
  if (!match || shard.number < 1 || shard.number > shard.of) {
    throw new Error(`--shard=${text} names no share. Write --shard=2/8 for the second of eight.`)
  }
  return shard
}

/** The same page is in the same share on every machine. */
export function isInShard(address: string, shard: Shard | undefined): boolean {
  if (!shard) return true
  return hash('sha1', address, 'buffer').readUInt32BE(0) % shard.of === shard.number - 1
}
