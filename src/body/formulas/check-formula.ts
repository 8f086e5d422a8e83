// What of a formula is not even given to the typesetter: bounds of its time and memory are counts, so that every
// machine shows the same.
import { limits } from '../../question/limits.ts'
import { hasMask } from '../../question/masks.ts'

/**
 * Commands that define others: what those would grow to is known only when they have grown. And those that typeset
 * their text twice, so that each inside of another takes twice the time.
 */
const refused = new Set(
  (
    'def gdef edef xdef let futurelet global long newcommand renewcommand providecommand expandafter noexpand ' +
    'llap mathllap cancelto equilibriumLeft equilibriumRight'
  ).split(' '),
)

/** Commands that hold all that follows, so that each one stands inside of the one before. */
const switches =
  /^(?:displaystyle|textstyle|script(?:script)?style|color|tiny|sixptsize|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|rm|sf|tt|bf|it|cal|frak|em|mathrm)$/

const sign = /\\(?:([a-zA-Z@]+)|[\s\S])|[{}]/g

/** Whether a typesetter may be asked. The time grows with the length of the source. */
export function isHarmlessFormula(source: string): boolean {
  if (source.length > limits.formulaSource || hasMask(source)) return false
  let depth = 0
  // Commands in a row, which may each be the argument of the one before.
  let row = 0
  let rowEnd = 0
  for (const { 0: written, 1: command, index } of source.matchAll(sign)) {
    row = command !== undefined && source.slice(rowEnd, index).trim() === '' ? row + 1 : 0
    rowEnd = index + written.length
    if (command !== undefined) {
      if (refused.has(command) || command.includes('@')) return false
      if (switches.test(command) || command === 'left' || command === 'begin') depth += 1
      if (command === 'right' || command === 'end') depth -= 1
    } else if (written === '{') depth += 1
    else if (written === '}') depth -= 1
    if (depth > limits.formulaNesting || row > limits.formulaNesting) return false
  }
  return true
}
