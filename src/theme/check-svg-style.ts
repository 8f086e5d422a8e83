// Styles of a picture, in an element, an attribute or a value: nothing that loads, whatever it is spelled like.
import { styleFunctions } from './svg-names.ts'

/** The one at-rule by which a picture follows the scheme of who looks at it. */
const schemeRule = /@media\s*\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)/gi

/** The first piece that may not stand in a stylesheet; undefined where there is none. */
export function findBadStyle(css: string): string | undefined {
  const plain = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ').replace(schemeRule, ' ')
  return /@[\w-]*/.exec(plain)?.[0] ?? findBadValue(plain)
}

/** The same of one value, such as that of an attribute. An escape could spell any name, so none is read. */
export function findBadValue(value: string): string | undefined {
  const sign = /\\|\/\*|</.exec(value)?.[0]
  if (sign !== undefined) return sign
  for (const { 1: written = '', index } of value.matchAll(/([\w-]*)\s*\(/g)) {
    const name = written.toLowerCase()
    const rest = value.slice(index)
    if (!styleFunctions.has(name) || (name === 'url' && !ownUrl.test(rest)))
      return /^[^)]*\)?/.exec(rest)?.[0]
  }
  return undefined
}

const ownUrl = /^url\(\s*(?:"#([\w.:-]+)"|'#([\w.:-]+)'|#([\w.:-]+))\s*\)/i

/** Ids that a value takes something from: `url(#a)` → `a`. */
export function listReferences(value: string): string[] {
  return Array.from(value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi), ([, id = '']) => id)
}
