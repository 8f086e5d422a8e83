// Pages of a list. Without any module of Node: the browser has it too.
import type { YearCount } from '../format/activity.ts'

/** An empty list is one empty page (decision 6). */
function countPages(list: readonly unknown[], pageSize: number): number {
  return Math.max(1, Math.ceil(list.length / pageSize))
}

/** @param page counted from 1. */
function toPage<T>(list: readonly T[], page: number, pageSize: number): readonly T[] {
  return list.slice((page - 1) * pageSize, page * pageSize)
}

/** Cuts a list into all of its pages. */
export function toPages<T>(list: readonly T[], pageSize: number): (readonly T[])[] {
  return Array.from({ length: countPages(list, pageSize) }, (_, index) => toPage(list, index + 1, pageSize))
}

/**
 * Page numbers that a pager shows: the first, the last and those around the current one; a gap stands for two or
 * more left out. 1 of 20 → 1 2 3 … 20, 10 of 20 → 1 … 9 10 11 … 20.
 */
export function toPagerNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = new Set([1, last, current - 1, current, current + 1])
  if (current === 1) shown.add(3)
  if (current === last) shown.add(last - 2)
  const numbers = [...shown].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const skipped = number - (numbers[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ['gap', number]
  })
}

/** A year, and the first page that holds a question whose last activity was in it. */
export type YearStart = readonly [year: number, page: number]

export interface Yearly {
  years: readonly YearCount[]
}
