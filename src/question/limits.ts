// Bounds that keep any one file harmless: beyond them parsers turn quadratic or output explodes.

export const limits = {
  /** Bytes of one question file. */
  fileBytes: 256 * 1024,
  /** Characters of front matter. */
  frontMatterLength: 64 * 1024,
  /** Empty lines in a row in front matter; gray-matter's time grows with their square. */
  blankLines: 100,
  /** Levels of lists and mappings in front matter. */
  yamlDepth: 6,
  /** Levels of quotes and lists in a body. */
  bodyNesting: 16,
  /** Cells of all tables of a body. */
  tableCells: 5_000,
  /** Combining marks in a row, in any text. */
  stackedMarks: 500,
  /** Elements of raw HTML inside each other in a body. */
  rawNesting: 50,
  /** Characters of all addresses of links of a body, each counted where it is used. */
  linkLength: 1_000_000,
  /** Longer blocks of code, blocks with longer lines or words, and what comes after so much code have no colours. */
  highlightedBlock: 6_000,
  highlightedLine: 300,
  highlightedWord: 80,
  highlightedBody: 30_000,
  /** Bytes of a question id in UTF-8; file systems end at 255 for `<id>.html` and the like. */
  idBytes: 200,
} as const
