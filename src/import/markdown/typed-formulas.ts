// Formulas as people typed them for a script that drew them, such as MathJax: with white space inside, between `\(` and
// `\)`, and beside prices and lines of a shell that no reader took for one.

import { type IsFormula, listFormulas } from '../../body/formulas/parse-formulas.ts'
import { limits } from '../../format/limits.ts'

export interface TypedFormula {
  /** What is between the signs, without white space around. */
  tex: string
  /** An environment has none. */
  sign: '$' | '$$' | ''
}

/** Some forums have `\$x\$`, as their prices are many. None holds a sign of its own kind, so that the time is linear. */
const slashed =
  /(?<!\\)\\(?:\(((?:[^\\`]|\\(?![()[\]])[\s\S])+)\\\)|\[((?:[^\\`]|\\(?![()[\]])[\s\S])+)\\\]|\$((?:[^\\`$]|\\[^$])+)\\\$)/g

/** Texts and formulas, in order. @param marked false where a backslash is a sign of Markdown. @param mathJax of Macros. */
export function splitFormulas(text: string, marked = true, mathJax = false): (string | TypedFormula)[] {
  if (!marked || !text.includes('\\')) return splitDollars(text, mathJax)
  const parts: (string | TypedFormula)[] = []
  let end = 0
  for (const { 0: whole, 1: line, 2: block, 3: dollars, index } of text.matchAll(slashed)) {
    const written = line ?? block ?? dollars ?? ''
    const tex = written.trim()
    const isWord = line !== undefined && !lowered.test(tex) && /^\w{2,}$|\.[*+]|^[^\\]*[\]*+?]$/.test(tex)
    const isTyped = dollars === undefined || hasFormulaSigns(tex)
    if (!isTyped || isWord || !isTypedFormula({ text: written, start: 0, end: written.length, markup: '$$' }))
      continue
    parts.push(...splitDollars(text.slice(end, index), mathJax), {
      tex,
      sign: block === undefined ? '$' : '$$',
    })
    end = index + whole.length
  }
  return [...parts, ...splitDollars(text.slice(end), mathJax)]
}

function splitDollars(text: string, mathJax: boolean): (string | TypedFormula)[] {
  const parts: (string | TypedFormula)[] = []
  let last = 0
  for (const { start, end, markup } of listFormulas(text, mathJax ? isDrawnFormula : isTypedFormula)) {
    const sign = markup === '\\begin' ? '' : markup
    // Blogs of WordPress write `$latex x^2$`.
    const tex = text
      .slice(start + sign.length, end - sign.length)
      .trim()
      .replace(/^latex\s+/, '')
    parts.push(text.slice(last, start), { tex, sign })
    last = end
  }
  return [...parts, text.slice(last)].filter((part) => part !== '')
}

const commands =
  /\\(?:alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Phi|Psi|Omega|ell|hbar|nabla|partial|infty|emptyset|prime|circ|sum|prod|int|iint|oint|lim|sup|inf|max|min|log|ln|exp|sin|cos|tan|arg|argmax|argmin|det|gcd|Pr|frac|dfrac|tfrac|sqrt|binom|hat|bar|vec|dot|ddot|tilde|times|cdot|div|pm|mp|ast|star|oplus|otimes|leq?|geq?|neq?|ll|gg|approx|sim|simeq|cong|equiv|propto|in|notin|subset|subseteq|cup|cap|setminus|forall|exists|neg|land|lor|to|mapsto|implies|iff|gets|(?:long|Long)?(?:left|right|leftright)arrow|(?:Left|Right|Leftright)arrow|[lcd]dots|dots|quad|qquad|left|right|big|langle|rangle|mid|vert|Vert|lfloor|rfloor|lceil|rceil|rm|bf|cal|mathbb|displaystyle|ket|bra|pmod|mod||)(?![a-zA-Z])|\\[a-zA-Z]+\*?\{|\\(?:new|renew|provide)command|\\def\\|\\\{[^\\{}]*\\\}/
const power = /(?:^|[\p{L}\d)\]}|'])\s*\^(?!\^)\s*(?:[\p{L}\d{(+\-*']|\\[a-zA-Z]{2})/u

/** `x_i`, `{a}_1`, `_{2}`; not `my_name`, `5_000` or `_GET`. */
const lowered = /(?<![\p{L}\p{N}_])(?:\p{L}_[\p{L}\d{\\]|_(?:[{\d]|[a-z](?![a-z])))|[)\]}|]_[\p{L}\d{\\]/u

/** As `lowered`, in what is read as a formula already: `\R`, `f{x}`, `CO_2`; not `${name}` of a shell. */
const signs = /\\[a-zA-Z]|\p{L}_[\d{\\]|^(?!\{[\w.]{2,}\}).*\{[^{}]+\}/su

/** Whether somebody who writes no formulas would hardly have typed it. @param tex of what is read as a formula. */
export function hasFormulaSigns(tex: string): boolean {
  return commands.test(tex) || power.test(tex) || lowered.test(tex) || signs.test(tex)
}

const longestPlain = 80
const isOfWord = /^[\w{(['"$]/
const code =
  /^['"/,;:.)\]}&]|^\|\^|\\[nrtdwsDWSB](?![a-zA-Z])|['"]\s*[\])]|[[(]\s*['"]|\w\w->|->\w\w|::|&&|;\s*[a-zA-Z]{2}|;\s*$|<\/|[@#"`]|^\(\s*(?:this|document|window|function)\b/
const words = /[a-z]{2}[\s,]+[a-z]{2}/i
const functions = /\b(?:arg|max|min|lim|sup|inf|log|ln|exp|sin|cos|tan|mod|gcd|det|dim|ker|if)\b/g

/** As a reader would decide, by what is between the signs, before and behind them. */
const isTypedFormula: IsFormula = ({ text, start, end, markup }) => {
  if (end - start > limits.formulaSource) return false
  const written = text.slice(start, end)
  const tex = written.trim()
  if (tex === '') return false
  const isSingle = markup === '$'
  const isBlankAtEnd = isSingle && /\s$/.test(written)
  // A second line that begins with the sign of a shell.
  if (isBlankAtEnd && written.slice(written.trimEnd().length).includes('\n')) return false
  if (tex.includes('{} \\;')) return false
  if (commands.test(tex)) return true
  const behind = text.slice(end + markup.length, end + markup.length + 1)
  const plain = tex.replace(functions, '')
  if (code.test(tex) || words.test(plain) || /^\d[\d.,_]*\s+[a-z]{2,}\s/i.test(plain)) return false
  if (isOfWord.test(behind) && /[-+*/.,;:=&|<>([{_^]$/.test(tex)) return false
  if (behind === '\\' || (/^[({['"]/.test(behind) && /[a-z]{2}$/i.test(tex))) return false
  const before = text.slice(Math.max(0, start - 20), start - markup.length)
  if (
    isSingle &&
    (before.endsWith('^') || (/^\s/.test(written) !== isBlankAtEnd && /[a-z]{3,}/i.test(plain)))
  )
    return false
  const isPower = power.test(tex)
  if (isSingle && !isPower && /\d/.test(behind)) return false
  if (isBlankAtEnd && isOfWord.test(behind) && !(isPower && /^\s/.test(written))) return false
  if (!isPower && isOfWord.test(behind) && /^(?:[({]\w+[)}]|[A-Za-z]\w{3,})$/.test(tex)) return false
  return isPower || lowered.test(tex) || isPlainFormula(tex, { before, isSingle, isBlank: tex !== written })
}

/** As MathJax decides, by the signs alone; what begins like an amount of money, or behind one, is for the reader. */
const isDrawnFormula: IsFormula = (formula) => {
  const { text, start, end } = formula
  const written = text.slice(start, end)
  const around = text.slice(Math.max(0, start - 4), start + 1)
  const isAmount = /^\s*[-+~–]?[.,]?\d/.test(written) || /\d(?:\$+.?|\s\$\s)$/s.test(around)
  return isAmount || end - start > limits.formulaSource ? isTypedFormula(formula) : written.trim() !== ''
}

/** Without anything that only formulas have: letters, numbers and signs between them. */
function isPlainFormula(
  tex: string,
  { before, isSingle, isBlank }: { before: string; isSingle: boolean; isBlank: boolean },
): boolean {
  if (!isSingle) return /[\p{L}\d]/u.test(tex)
  if (tex.length > longestPlain || !/[\p{L}\d]/u.test(tex) || /[?;%\p{sc=Hangul}]/u.test(tex)) return false
  if (/\d\s*$/.test(before) && !/^\p{L}$/u.test(tex)) return false
  return !isBlank || !/[a-z]{2,}/i.test(tex)
}
