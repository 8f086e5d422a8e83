import { expect, test } from 'vitest'
import { isCalendarDay } from '../../../src/time/calendar-day.ts'

test.each([
  ['2025-06-30', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2025-02-29', false],
  ['1900-02-29', false],
  ['2025-04-31', false],
  ['2025-06-31', false],
  ['2025-09-31', false],
  ['2025-11-31', false],
  ['2025-12-32', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-01-00', false],
  ['2025-6-30', false],
  ['25-06-30', false],
  ['+012025-06-30', false],
  ['2025/06/30', false],
  [' 2025-06-30', false],
  ['2025-06-30\n', false],
  ['２０２５-06-30', false],
  ['2025-06-30T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})
