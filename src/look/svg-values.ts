// What a stylesheet or a value of an attribute of an SVG may hold: nothing that loads, and no escape that could spell it.

/** The one at-rule by which a picture follows the scheme of who looks at it. */
const schemeRule = /@media\s*\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)/gi

/** The first piece that may not be in a stylesheet; undefined where there is none. */
export function findBadStyle(css: string): string | undefined {
  const plain = withoutComments(css).replace(schemeRule, ' ')
  return /@[\w-]{0,40}/.exec(plain)?.[0] ?? findBadValue(plain)
}

/** One that is not closed stays, and is refused. */
function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*')
  const after = others.map((text) => {
    const end = text.indexOf('*/')
    return end < 0 ? `/*${text}` : ` ${text.slice(end + 2)}`
  })
  return first + after.join('')
}

const ownUrl = /url\(\s*(?:"#[\w.:-]+"|'#[\w.:-]+'|#[\w.:-]+)\s*\)/iy

/** The same of one value, such as that of an attribute. An escape could spell any name, so none is read. */
export function findBadValue(value: string): string | undefined {
  const sign = /\\|\/\*|</.exec(value)?.[0]
  if (sign !== undefined) return sign
  for (let at = value.indexOf('('); at >= 0; at = value.indexOf('(', at + 1)) {
    const name = /[\w-]{0,40}$/.exec(value.slice(Math.max(0, at - 40), at))?.[0] ?? ''
    const start = at - name.length
    ownUrl.lastIndex = start
    const isKnown = name === '' || styleFunctions.has(name.toLowerCase())
    if (!isKnown || (/^url$/i.test(name) && !ownUrl.test(value))) {
      const end = value.indexOf(')', at)
      return value.slice(start, end < 0 ? undefined : end + 1)
    }
  }
  return undefined
}

/** Ids that a value takes something from: `url(#a)` → `a`. */
export function listReferences(value: string): string[] {
  return Array.from(value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi), ([, id = '']) => id)
}

/** Functions of CSS that load nothing. */
const styleFunctions: ReadonlySet<string> = new Set(
  `
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp
  translate translatex translatey scale scalex scaley rotate skewx skewy matrix
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
`
    .trim()
    .split(/\s+/),
)
