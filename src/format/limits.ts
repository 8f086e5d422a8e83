// Bounds that keep any one file harmless: beyond them parsers turn quadratic or output explodes.

export const limits = {
  /** Bytes of the file of a question or of an answer: of its front matter, and of its body. */
  fileBytes: 768 * 1024,
  frontMatterBytes: 512 * 1024,
  bodyBytes: 256 * 1024,
  /** Bytes of a file of settings, of synonyms or of redactions. */
  settingsBytes: 256 * 1024,
  /** Bytes of people.yaml, which has a line for each person. */
  peopleBytes: 1024 * 1024,
  /** Bytes of tags.yaml or categories.yaml, in which a large community says a sentence of each hashtag. */
  describedBytes: 2 * 1024 * 1024,
  /** Bytes of a file of comments. */
  commentsFileBytes: 1024 * 1024,
  /** Answers and comments of one question. */
  answers: 2_000,
  comments: 10_000,
  /** Bytes of the files of all answers of one question: they are read at once. */
  answersBytes: 64 * 1024 * 1024,
  /** UTF-16 units of a comment. */
  commentText: 10_000,
  /** Edits of one answer. */
  edits: 1_000,
  /** Bytes of a picture of the theme, which every page loads. */
  themePictureBytes: 64 * 1024,
  /** Bytes of one picture. */
  pictureBytes: 2 * 1024 * 1024,
  /** Pixels of all frames of one picture: what a browser has to hold in memory to show it. */
  picturePixels: 25_000_000,
  /** Bytes of all compressed texts of one picture, unpacked. */
  pictureTexts: 16 * 1024 * 1024,
  /** Entries of all EXIF and fields of all XMP of one picture that are looked at, each as often as something leads to it. */
  pictureEntries: 200_000,
  /** Frames of a WebP: the time to count them grows with their square. */
  pictureFrames: 10_000,
  /** Items of all lists of front matter together, and keys: a line of history for each answer and comment has room. */
  frontMatterItems: 15_000,
  frontMatterKeys: 45_000,
  /** Faults of one file that are reported at once. */
  issues: 5_000,
  /** Empty lines in a row in front matter; gray-matter's time grows with their square. */
  blankLines: 100,
  /** Levels of lists and mappings in front matter. */
  yamlDepth: 6,
  /** Levels of quotes and lists in a body. */
  bodyNesting: 16,
  /** Levels of blocks of every kind, a list being two: what is deeper is not read. */
  markdownLevels: 40,
  /** Cells of all tables of a body, those of raw HTML among them, and again of all its formulas. */
  tableCells: 5_000,
  /** Combining marks in a row, in any text. */
  stackedMarks: 500,
  /** Elements of raw HTML inside each other in a body. */
  rawNesting: 50,
  /** Characters of all addresses of links of a body, each counted where it is used. */
  linkLength: 1_000_000,
  /** UTF-16 units of a body's visible text, code and addresses included. */
  bodyText: 200_000,
  /** UTF-16 units of the source of a formula. */
  formulaSource: 10_000,
  /** Levels of what is inside of each other in a formula. */
  formulaNesting: 100,
  /** Longest length in a formula, in `em`. */
  formulaLength: 20,
  /** UTF-16 units of MathML for each of the source, and for any formula besides. */
  mathMlEach: 200,
  mathMlLeast: 1_000,
  /** Hashtags of a question: each has a listing with the whole entry. */
  hashtags: 50,
  /** Listings in which a question stands for a keyword alone: the first in code-unit order. */
  keywordListings: 100,
  /** Old addresses of a question: each is a page. */
  aliases: 2_000,
  /** Polls of a question or of an answer, options of a poll, UTF-16 units of a title or a label. */
  polls: 20,
  pollOptions: 100,
  pollText: 300,
  /** Questions that a question names: neighbours, and those that it repeats. */
  relatedQuestions: 20,
  /** UTF-16 units of why a question was closed. */
  closedReason: 300,
  /** UTF-16 units of HTML that are printed of a whole body. */
  bodyHtml: 2_000_000,
  /** The same of the summary that is in listings. */
  summaryHtml: 200_000,
  /** The same of a question: its body, and its summary on the front page and in the listing of each of its hashtags. */
  questionHtml: 4_000_000,
  /** UTF-16 units of HTML of all answers and comments of a question. */
  conversationHtml: 16_000_000,
  /** Answers of a page, and bytes of HTML of all its bodies and comments. */
  pageAnswers: 30,
  pageBytes: 400 * 1024,
  /** Longer blocks of code, blocks with longer lines or words, and what comes after so much code have no colours. */
  highlightedBlock: 6_000,
  highlightedLine: 300,
  highlightedWord: 80,
  highlightedBody: 30_000,
  /** Bytes of an old address, decoded; a whole path ends at 1,024 on macOS, the output's folder included. */
  aliasBytes: 600,
  /** Bytes of a question id in UTF-8; file systems end at 255 for `<id>.html` and the like. */
  idBytes: 200,
  /** UTF-16 units of a title, of a name, of the description of a person, and of a hashtag or a category. */
  title: 300,
  name: 80,
  about: 500,
  description: 500,
  /** UTF-16 units of the line at the foot of all pages, and of an entry of the head; entries that settings add. */
  footer: 500,
  label: 40,
  navigation: 10,
  /** Names that a person had before. */
  formerNames: 50,
  /** Characters of a hashtag, and of an old address before its anchor. */
  hashtagText: 50,
  aliasText: 500,
  /** Elements of an SVG inside each other, and elements that are drawn. */
  svgNesting: 60,
  svgDrawn: 5_000,
  /** Faults of an SVG that are listed one by one. */
  svgFaults: 100,
} as const
