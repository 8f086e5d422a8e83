// What all questions have, column by column: read where results are counted by filters or put into another order.
import type { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'
import { type Flag, flags } from './search.ts'

export interface FilterRow {
  flags: readonly Flag[]
  /** Places among the names; that behind the last of a question without a category. */
  category: number
  hashtags: readonly number[]
}

/** Undefined where the community never counted. */
export interface ValueRow {
  views: number | undefined
  recommended: number | undefined
}

export function writeFilterRow(row: FilterRow, writer: ByteWriter): void {
  writer.number(row.flags.reduce((bits, flag) => bits | (1 << flags.indexOf(flag)), 0))
  writer.number(row.category)
  writer.number(row.hashtags.length)
  for (const hashtag of row.hashtags) writer.number(hashtag)
}

export function readFilterRow(reader: ByteReader): FilterRow {
  const bits = reader.number()
  const category = reader.number()
  const hashtags = Array.from({ length: reader.number() }, () => reader.number())
  return { flags: flags.filter((_, place) => bits & (1 << place)), category, hashtags }
}

export function writeValueRow({ views, recommended }: ValueRow, writer: ByteWriter): void {
  writer.number(views === undefined ? 0 : views + 1)
  writer.number(recommended === undefined ? 0 : recommended + 1)
}

export function readValueRow(reader: ByteReader): ValueRow {
  const [views, recommended] = [reader.number(), reader.number()]
  return {
    views: views === 0 ? undefined : views - 1,
    recommended: recommended === 0 ? undefined : recommended - 1,
  }
}
