/** A calendar day as `YYYY-MM-DD`, which sorts as text. */
export type CalendarDay = string

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether the text names a day that exists in the Gregorian calendar. */
export function isCalendarDay(text: string): boolean {
  const match = dayPattern.exec(text)
  if (!match) return false
  return existsInCalendar(Number(match[1]), Number(match[2]), Number(match[3]))
}

export function existsInCalendar(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  return day <= daysInMonth(year, month)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
