// Pages of which there are very many, and that differ by a few texts, are printed once with a sign for each text.

/** The page that all share that differ by texts alone, with signs in their places, and the texts of one of them. */
export interface OpenPage<Page extends object = object> {
  /** The same object for all. */
  page: Page
  /** By the numbers of their signs. */
  texts: readonly string[]
}

/** A character that no text of the content may hold, and the number of the text. */
export function toSign(number: number): string {
  return `\ufdd6${number}\ufdd7`
}

/** Texts in which nothing is escaped, wherever they stand in HTML. */
export function arePlain(texts: readonly string[]): boolean {
  return texts.every((text) => !/[&<>"']/.test(text))
}

/**
 * @param html with signs, which is looked through once.
 * @returns a function that puts plain texts, by the numbers of their signs, into their places.
 */
export function createFillSigns(html: string): (texts: readonly string[]) => string {
  const [beginning = '', ...parts] = html.split('\ufdd6')
  const places = parts.map((part) => {
    const end = part.indexOf('\ufdd7')
    return { number: Number(part.slice(0, end)), after: part.slice(end + 1) }
  })
  return (texts) =>
    places.reduce((filled, { number, after }) => filled + (texts[number] ?? '') + after, beginning)
}
