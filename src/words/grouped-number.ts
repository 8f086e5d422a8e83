/** Thousands separators from 1,000 on, the same in every language and locale: 999, `1,000`, `−12,345` (decision 10). */
export function toGroupedNumber(count: number): string {
  return String(count)
    .replace(/\B(?=(?:\d{3})+$)/g, ',')
    .replace('-', '−')
}

/** A text by the figure in it: `386 questions` is `386`, with ` questions` after it; an empty text has none. */
export function toFigure(text: string, figure: string) {
  const [before = '', after = ''] = text.split(figure)
  return { before, figure: text && figure, after }
}
