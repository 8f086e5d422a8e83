// Times of a dump as numbers that come in their order: `2016-08-02T15:39:14.947` is 20160802153914.

/** @param time as checked values have it. */
export function toTimeNumber(time: string): number {
  let number = 0
  for (let at = 0; at < 19; at += 1) {
    const digit = time.charCodeAt(at) - 48
    if (digit >= 0 && digit < 10) number = number * 10 + digit
  }
  return number
}

/** `2016-08-02T15:39:14Z` */
export function toTime(number: number): string {
  return String(number)
    .padStart(14, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')
}
