// Takes back what the printer of Markdown escapes to be safe everywhere, and pages need not have escaped. Code may hold
// the same signs: whoever calls this compares what is shown.

/** Letters of scripts without blanks between words: emphasis may touch them (markdown-it-cjk-friendly). */
const letter = /&#x([\dA-F]{4,6});/g
const wide = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u

const ampersand = /\\&(?!#?\w{1,32};)/g
/** Not that of a link, of a note or of a task; no body has references. */
const bracket = /(?<![!\\\]])\\\[(?!\^|[ xX]\])([^[\]\n\\`<>]{0,200})\](?![(:[])/g

/** Text of a link that is a plain address. */
const address = /\[(https?)\\(:\/\/[\w./~%?&=#+-]*[\w/])\](?=\()/g

/**
 * `Q\&A` → `Q&A`, `a\[0]` → `a[0]`, `**"강조"**&#xB97C;` → `**"강조"**를`, `[http\://a.kr](…)` → `[http://a.kr](…)`,
 * and with formulas `\$5` → `$5`.
 */
export function lighten(markdown: string, { math = false }: { math?: boolean | undefined } = {}): string {
  const lightened = markdown
    .replace(letter, (reference, hex: string) => {
      const character = String.fromCodePoint(Number.parseInt(hex, 16))
      return wide.test(character) ? character : reference
    })
    .replace(ampersand, '&')
    .replace(bracket, '[$1]')
    .replace(address, '[$1$2]')
  return math && lightened.includes('\\$') ? lightenDollars(lightened) : lightened
}

/** A block with one dollar holds no formula. */
function lightenDollars(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((block) => {
      const isAlone = block.indexOf('$') === block.lastIndexOf('$') && !block.includes('`')
      return isAlone ? block.replace('\\$', '$$') : block
    })
    .join('\n\n')
}
