// Labels of decision 13 for days that nobody has thought of.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elapsedBetween } from '../../../src/format/time.ts'
import { findMessages } from '../../../src/words/messages.ts'
import { day } from './arbitrary-day.ts'
import { checkProperty } from './check-property.ts'

const shapes = /^(?:[12]?\d|30)일 전$|^(?:[1-9]|1[01])달 전$|^일 년 전$|^(?:[2-9]|[1-9]\d+)년 전$/
const firstDay = '0001-01-01'

/** Days of a step back: some days as often as some months and many years. */
const step = fc.oneof(fc.nat(40), fc.nat(800), fc.nat(3_000_000))

function toDayBefore(later: string, days: number): string {
  const time = Math.max(Date.parse(later) - days * 86_400_000, Date.parse(firstDay))
  return new Date(time).toISOString().slice(0, 10)
}

function toRank({ unit, count }: ReturnType<typeof elapsedBetween>): number {
  return { day: 0, month: 100, year: 200 }[unit] + count
}

test('a label never gets younger going back', () => {
  const property = fc.property(day, step, step, (reference, one, other) => {
    const later = toDayBefore(reference, one)
    const earlier = toDayBefore(later, other)
    const ranks = [later, earlier].map((each) => toRank(elapsedBetween(each, reference)))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })
  checkProperty(property)
})

test('a label has one of the four shapes', () => {
  const property = fc.property(day, step, (reference, days) => {
    const { unit, count } = elapsedBetween(toDayBefore(reference, days), reference)
    expect(findMessages('ko').relativeTime[unit]({ count })).toMatch(shapes)
  })
  checkProperty(property)
})
