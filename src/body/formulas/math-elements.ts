// MathML as pages may hold it: a closed list of elements, attributes and classes. `src/look/styles/math.css` has the classes.

/** Elements with their attributes, each with a pattern, or another test, for its value. */
export type Elements = Readonly<Record<string, Readonly<Record<string, Pick<RegExp, 'test'>>>>>

/** Classes by what the typesetter writes instead of them: styles, of which the policy of pages lets none pass. */
export const classesOfStyles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['bottom', 'left', 'right', 'top'].flatMap((side) =>
      ['0.06em dashed', '0.06em solid', '0.15em double'].map((line) => [
        `border-${side}:${line}`,
        `math-solid-${side}`,
      ]),
    ),
  ),
  'border:1px solid': 'math-box',
  'font-style:italic': 'math-italic',
  'font-weight:bold': 'math-bold',
  'justify-content:center': 'math-clap',
  'margin-left:-0.1667em': 'math-thin-back',
  'margin-left:-0.2222em': 'math-medium-back',
  'margin-left:-0.2778em': 'math-thick-back',
  'padding-left:0em': 'math-flush-left',
  'padding-left:0pt': 'math-flush-left',
  'padding-left:1em': 'math-apart',
  'padding-right:0em': 'math-flush-right',
  'padding-right:0pt': 'math-flush-right',
  'text-align:left': 'math-left',
  'transform:scaleX(-1)': 'math-mirrored',
  'width:100%': 'math-wide',
  'width:50%': 'math-half',
}

/** Classes by those of the typesetter. */
export const classesOfClasses: Readonly<Record<string, string>> = {
  downstrike: 'math-down-strike',
  sout: 'math-through',
  'tml-cancel': 'math-strike',
  'tml-fbox': 'math-box',
  'tml-jot': 'math-lines',
  'tml-left': 'math-left',
  'tml-overline': 'math-overline',
  'tml-right': 'math-right',
  'tml-small': 'math-small',
  'tml-underline': 'math-underline',
  'tml-xcancel': 'math-crossed',
  upstrike: 'math-up-strike',
}

/** Of an area that the typesetter fills with black. */
export const ruleClass = 'math-rule'

const classes = new Set([...Object.values(classesOfStyles), ...Object.values(classesOfClasses), ruleClass])

const everywhere = {
  class: { test: (names: string) => names.split(' ').every((name) => classes.has(name)) },
  displaystyle: /^(?:true|false)$/,
  scriptlevel: /^[+-]?\d$/,
  mathsize: /^\d{1,3}(?:\.\d{1,4})?(?:em|%)$/,
}

const yes = /^(?:true|false)$/

const length = /^[+-]?\d{1,4}(?:\.\d{1,6})?(?:em|ex|px|pt|pc|cm|mm|in)?$/

const plain = 'mmultiscripts mn mphantom mroot mrow msqrt mstyle msub msubsup msup mtable mtd mtext mtr'

/** All that a formula may be printed with. */
export const mathElements: Elements = {
  ...Object.fromEntries(plain.split(' ').map((name) => [name, everywhere])),
  math: { display: /^block$/ },
  semantics: {},
  annotation: { encoding: /^application\/x-tex$/ },
  menclose: { ...everywhere, notation: /^[a-z]+(?: [a-z]+)*$/ },
  mfrac: { ...everywhere, linethickness: length },
  mi: { ...everywhere, mathvariant: /^normal$/ },
  mo: {
    ...everywhere,
    fence: yes,
    form: /^(?:prefix|infix|postfix)$/,
    largeop: yes,
    lspace: length,
    maxsize: length,
    minsize: length,
    movablelimits: yes,
    rspace: length,
    separator: yes,
    stretchy: yes,
    symmetric: yes,
  },
  mover: { ...everywhere, accent: yes },
  mpadded: { ...everywhere, depth: length, height: length, lspace: length, voffset: length, width: length },
  mprescripts: {},
  mspace: { ...everywhere, depth: length, height: length, width: length },
  munder: { ...everywhere, accentunder: yes },
  munderover: { ...everywhere, accent: yes, accentunder: yes },
}
