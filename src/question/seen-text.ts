// What the eye makes of a text: NFKC, without characters that are not shown (decision 25).

export interface TextRange {
  start: number
  /** Behind the last character. */
  end: number
}

export interface SeenText {
  text: string
  /** The range of the text as it was written that a range of the seen one stands for. */
  toWritten: (seen: TextRange) => TextRange
}

// What most texts consist of, and means itself: ASCII and syllables, and then punctuation, arrows, Han, Kana.
const uncommon = /[^\u0000-\u007f\uac00-\ud7a3]/
const maybeOther =
  /[^\u0000-\u007f\uac00-\ud7a3\u00b7\u2013\u2014\u2018-\u201d\u2022\u2026\u2190-\u21ff\u3001-\u3002\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]/

const ignorable = /\p{Default_Ignorable_Code_Point}+/gu

const composed = [
  '[^]\\p{M}{1,100}',
  '[\\uac00-\\ud7a3]?[\\u1100-\\u11ff\\ua960-\\ua97f\\ud7b0-\\ud7ff]{1,100}',
  '[\\u3131-\\u318e\\uffa1-\\uffdc]{1,100}',
  '(?![A-Z\\u2026])\\p{Changes_When_NFKC_Casefolded}',
]
/**
 * Runs that are normalized on their own. Letters of the alphabet (`ㅠㅠ`) must not become part of the syllable before
 * them, and runs are short, since marks are sorted in a time that grows with the square of their number.
 */
export const changing = new RegExp(composed.join('|'), 'gu')

/** The same for every spelling that looks the same: `ｈｏｎｇ＠naver.com` and `hong@naver.com` with a soft hyphen. */
export function toSeenText(written: string): SeenText {
  if (!uncommon.test(written) || !maybeOther.test(written))
    return { text: written, toWritten: (range) => range }
  const shown = rewrite(written, ignorable, () => '')
  const normal = rewrite(shown.text, changing, (run) => run.normalize('NFKC'))
  return { text: normal.text, toWritten: (range) => shown.toWritten(normal.toWritten(range)) }
}

/** A part of a text that was rewritten: where it is now, and where it was. */
interface Rewritten {
  now: TextRange
  was: TextRange
}

function rewrite(text: string, pattern: RegExp, toNew: (run: string) => string): SeenText {
  const parts: Rewritten[] = []
  let result = ''
  let end = 0
  for (const { 0: run, index } of text.matchAll(pattern)) {
    const replacement = toNew(run)
    if (replacement === run) continue
    result += text.slice(end, index)
    end = index + run.length
    parts.push({
      now: { start: result.length, end: result.length + replacement.length },
      was: { start: index, end },
    })
    result += replacement
  }
  if (parts.length === 0) return { text, toWritten: (range) => range }
  return {
    text: result + text.slice(end),
    toWritten: ({ start, end }) => ({ start: toStart(parts, start), end: toEnd(parts, end) }),
  }
}

function toStart(parts: readonly Rewritten[], offset: number): number {
  const part = findLast(parts, ({ now }) => now.start <= offset)
  if (!part) return offset
  return offset < part.now.end ? part.was.start : part.was.end + offset - part.now.end
}

function toEnd(parts: readonly Rewritten[], offset: number): number {
  const part = findLast(parts, ({ now }) => now.start < offset)
  if (!part) return offset
  return offset <= part.now.end ? part.was.end : part.was.end + offset - part.now.end
}

/** By halving: the parts are in order, and those that fit come first. */
function findLast(parts: readonly Rewritten[], fits: (part: Rewritten) => boolean): Rewritten | undefined {
  let low = -1
  let high = parts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const part = parts[middle]
    if (part && fits(part)) low = middle
    else high = middle
  }
  return parts[low]
}
