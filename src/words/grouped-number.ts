/** Thousands separators from 1,000 on, the same in every language and locale: 999, `1,000`, `−12,345` (decision 10). */
export function toGroupedNumber(count: number): string {
  return String(count)
    .replace(/\B(?=(?:\d{3})+$)/g, ',')
    .replace('-', '−')
}
