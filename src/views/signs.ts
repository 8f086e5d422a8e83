// Pages of which there are very many, and that differ by a few texts, are printed once with a sign for each text.

/** A character that no text of the content may hold, and the number of the text. */
export function toSign(number: number): string {
  return `\ufdd6${number}\ufdd7`
}

/** Texts in which nothing is escaped, wherever they stand in HTML. */
export function arePlain(texts: readonly string[]): boolean {
  return texts.every((text) => !/[&<>"']/.test(text))
}

/** @param html with signs. @param texts plain ones, by the numbers of their signs. */
export function fillSigns(html: string, texts: readonly string[]): string {
  return html.replace(/\ufdd6(\d+)\ufdd7/g, (_, number) => texts[Number(number)] ?? '')
}
