// The year chart (decision 27): activity by year as fruits on threads. The more there was, the longer the thread and the
// larger the fruit.

import type { YearCount } from '../format/activity.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { Site } from './site.ts'

export type YearChartView = NonNullable<ReturnType<typeof toYearChartView>>

/** In units of the drawing, which are pixels. */
interface Size {
  width: number
  height: number
  /** Most room that a year takes. */
  widestStep: number
  shortest: number
  longest: number
  smallest: number
  largest: number
}

const drawing: Size = {
  width: 264,
  height: 104,
  widestStep: 44,
  shortest: 14,
  longest: 54,
  smallest: 3.2,
  largest: 6.8,
}
const cord = 2
/** What is drawn of a year without activity. */
const bareThread = 8
const sideRoom = 14
/** Room that a label takes, with two digits and with four. */
const labelWidths = { short: 20, whole: 35 }
/** Of a fruit of radius 1; and the line of the number below it. */
const fruitDepth = 2
const valueDrop = 13

/** Fewer say nothing by their number. */
const fewActivities = 5

/** Undefined where there is nothing to compare: one year alone, or hardly any activity. @param years the oldest first. */
export function toYearChartView(years: readonly YearCount[], site: Site) {
  const activities = years.reduce((sum, [, count]) => sum + count, 0)
  if (years.length < 2 || activities < fewActivities) return undefined
  const { label, title, year: toText } = site.messages.years
  const all = fillYears(years)
  return {
    label,
    /** Reads the numbers, for whoever does not see the drawing. */
    title: title({
      years: all.map(([year, count]) => toText({ year, count: toGroupedNumber(count) })).join(', '),
    }),
    ...drawYearChart(all),
  }
}

/** Years between others are there, too. @param years the oldest first, one at least. */
export function fillYears(years: readonly YearCount[]): YearCount[] {
  const counts = new Map(years)
  const [first = 0, last = 0] = [years[0]?.[0], years.at(-1)?.[0]]
  return Array.from({ length: last - first + 1 }, (_, index) => [
    first + index,
    counts.get(first + index) ?? 0,
  ])
}

/** Lengths from the upper left corner of the drawing. @param years each after the one before, none left out. */
function drawYearChart(years: readonly YearCount[]) {
  const size = drawing
  const step = Math.min(size.widestStep, (size.width - 2 * sideRoom) / Math.max(1, years.length))
  const strongest = findStrongest(years)
  const labels = labelYears(years, { step, strongest })
  const largest = Math.min(size.largest, step / 2.6)
  const smallest = Math.min(size.smallest, largest / 2)
  const most = years[strongest]?.[1] ?? 0
  return {
    width: round(2 * sideRoom + step * years.length),
    height: size.height,
    /** Where the cord is, from which the threads are drawn. */
    cord,
    fruits: years.map(([, count], index) => {
      const share = most === 0 ? 0 : count / most
      const { length, radius } = toFruit(share, { ...size, smallest, largest })
      const y = round(cord + (count === 0 ? bareThread : length))
      const isStrongest = index === strongest && count > 0
      return {
        x: round(sideRoom + step * (index + 0.5)),
        /** Where its thread ends. */
        y,
        radius: count === 0 ? 0 : round(radius),
        /** `24`, or `2024`; undefined where it would run into another. */
        year: labels[index],
        value: isStrongest
          ? { text: toGroupedNumber(count), y: round(y + fruitDepth * radius + valueDrop) }
          : undefined,
        strong: isStrongest || index === years.length - 1,
      }
    }),
  }
}

/** How long a thread is and how large its fruit. @param share of the strongest year, which is 1. */
export function toFruit(
  share: number,
  { shortest, longest, smallest, largest }: Pick<Size, 'shortest' | 'longest' | 'smallest' | 'largest'>,
): { length: number; radius: number } {
  return {
    length: shortest + (longest - shortest) * share,
    radius: smallest + (largest - smallest) * Math.sqrt(share),
  }
}

/** Of equal ones the newest. */
function findStrongest(years: readonly YearCount[]): number {
  return years.reduce((best, [, count], index) => (count >= (years[best]?.[1] ?? 0) ? index : best), 0)
}

/** Whole years where all have room, or where two digits could mean two of them. */
function labelYears(
  years: readonly YearCount[],
  { step, strongest }: { step: number; strongest: number },
): (string | undefined)[] {
  const isWhole = step >= labelWidths.whole || years.length > 100
  const apart = (isWhole ? labelWidths.whole : labelWidths.short) / step
  const labelled = chooseLabels(years.length, { apart, strongest })
  return years.map(([year], index) => {
    if (!labelled.has(index)) return undefined
    return isWhole ? String(year) : String(year % 100).padStart(2, '0')
  })
}

/** The strongest before the newest, and these before all others, which follow evenly where they leave room. */
function chooseLabels(
  length: number,
  { apart, strongest }: { apart: number; strongest: number },
): Set<number> {
  const every = Math.max(1, Math.ceil(apart))
  const even = Array.from({ length }, (_, index) => length - 1 - index * every).filter((index) => index >= 0)
  const chosen = new Set<number>()
  for (const index of [strongest, ...even]) {
    if ([...chosen].every((other) => other === index || Math.abs(other - index) >= apart)) chosen.add(index)
  }
  return chosen
}

/** Nobody sees less, and pages stay small. */
function round(length: number): number {
  return Math.round(length * 10) / 10
}
