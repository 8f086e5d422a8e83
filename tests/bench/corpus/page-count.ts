export interface CorpusShape {
  readonly questions: number
  /** How many questions carry each hashtag. */
  readonly carriers: ReadonlyMap<string, number>
  readonly pageSize: number
  /** How many answers and comments there are in all. */
  readonly texts: number
}

/** Pages that every tool has to make: each question, each listing page, the front pages, the directory. */
export function countPages(shape: CorpusShape): number {
  const pagesOf = (entries: number): number => Math.ceil(entries / shape.pageSize)
  const listings = [...shape.carriers.values()].reduce((sum, entries) => sum + pagesOf(entries), 0)
  return shape.questions + listings + pagesOf(shape.questions) + 1
}
