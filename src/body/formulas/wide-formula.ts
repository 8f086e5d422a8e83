import { countCells } from '../cells.ts'
import type { Token } from '../markdown.ts'

/** Ems of the narrowest column in the size of formulas: 280 px at 17.85 px. */
const narrowest = 15.5
/** Of a letter, and of the source in a fixed pitch; of the space around an operator, and between cells. */
const [letter, cell, operator, gap] = [0.8, 0.5, 0.56, 1]

/**
 * Whether a formula may be wider than the narrowest column. What stands over and under a line is counted as if it stood
 * side by side, so it is rather called wide than not: a formula can't wrap.
 */
export function isWideFormula(mathMl: string | undefined, { content }: Pick<Token, 'content'>): boolean {
  if (mathMl === undefined) return content.split('\n').some((line) => cell * countCells(line) > narrowest)
  return countFormulaEms(mathMl) > narrowest
}

function countFormulaEms(mathMl: string): number {
  const shown = mathMl.slice(0, mathMl.lastIndexOf('<annotation'))
  const letters = [...shown.replace(/<[^<>]*>/g, '').replace(/&[#\w]+;/g, 'x')].length
  const count = (tag: RegExp) => shown.match(tag)?.length ?? 0
  const spaces = shown.matchAll(/\b(?:width|lspace|rspace)="(\d+(?:\.\d+)?)em"/g)
  const space = [...spaces].reduce((sum, [, ems]) => sum + Number(ems), 0)
  return letter * letters + operator * count(/<mo\b/g) + gap * count(/<mtd\b/g) + space
}
