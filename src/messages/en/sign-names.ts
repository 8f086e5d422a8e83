// Signs that look like others, by name.
const signNames: Record<string, string> = {
  'U+FF1A': 'full-width colon',
  'U+FE55': 'small colon',
  'U+2236': 'ratio sign',
  'U+FF0C': 'full-width comma',
  'U+3001': 'ideographic comma',
  'U+FE50': 'small comma',
  'U+FF3B': 'full-width opening square bracket',
  'U+FF3D': 'full-width closing square bracket',
  'U+FF5B': 'full-width opening brace',
  'U+FF5D': 'full-width closing brace',
  'U+3010': 'black opening bracket',
  'U+3011': 'black closing bracket',
  'U+FF03': 'full-width number sign',
  'U+201C': 'curly opening double quote',
  'U+201D': 'curly closing double quote',
  'U+201E': 'low double quote',
  'U+FF02': 'full-width double quote',
  'U+2018': 'curly opening single quote',
  'U+2019': 'curly closing single quote',
  'U+FF07': 'full-width single quote',
  'U+00A0': 'no-break space (NBSP)',
  'U+3000': 'ideographic space',
  'U+0009': 'tab',
  'U+2010': 'hyphen character',
  'U+2011': 'no-break hyphen',
  'U+2013': 'en dash',
  'U+2014': 'em dash',
  'U+2015': 'horizontal bar',
  'U+2212': 'minus sign',
  'U+2500': 'box-drawing line',
  'U+2022': 'bullet',
  'U+00B7': 'middle dot',
  'U+30FC': 'katakana prolonged sound mark',
  'U+FF0D': 'full-width hyphen',
}

/** `U+FF1A, full-width colon`; the code point alone where it has no name here. */
export function toSignName(codePoint: string): string {
  if (codePoint === 'NFD') return 'Hangul written as single letters (NFD)'
  const name = signNames[codePoint]
  return name === undefined ? codePoint : `${codePoint}, ${name}`
}
