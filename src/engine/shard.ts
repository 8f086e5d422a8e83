import { Failure } from '../messages/failure.ts'

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
    throw new Failure('no-share', { text })
  }
  return shard
}

/**
 * The pages of a share: a stretch of the archive's order, whose pages show many of the same questions, so that a share
 * prepares few of the others. The same pages are shared in the same way on every machine.
 */
export function takeShare<Page extends { position: number }>(
  pages: readonly Page[],
  shard: Shard | undefined,
): readonly Page[] {
  if (!shard) return pages
  const ordered = pages.toSorted((a, b) => a.position - b.position)
  const startOf = (number: number) => Math.floor(((number - 1) * pages.length) / shard.of)
  return ordered.slice(startOf(shard.number), startOf(shard.number + 1))
}
