// What the parts of a program are called (https://highlightjs.readthedocs.io/en/latest/css-classes-reference.html), in
// the inks of the palette.

/** `k`eyword, `s`tring, `t`ype, `f`unction, `c`omment, or the ink of the text. */
export type CodeClass = 'k' | 's' | 't' | 'f' | 'c' | ''

const scopes: readonly (readonly [CodeClass, string])[] = [
  ['k', 'keyword literal name selector-tag selector-pseudo variable.language bullet'],
  ['s', 'string regexp char symbol code link formula addition'],
  [
    't',
    'type built_in title.class attr attribute selector-class selector-id selector-attr template-variable',
  ],
  ['f', 'title section strong'],
  ['c', 'comment quote meta doctag deletion template-tag'],
  ['', 'subst tag title.function.invoke'],
]

const classes = new Map(
  scopes.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)

/**
 * `title.class.inherited` is a `title.class`. What is not listed, such as punctuation and numbers, looks as what it
 * stands in.
 */
export function findCodeClass(scope: string, around: CodeClass): CodeClass {
  for (let name = scope; ; name = name.slice(0, name.lastIndexOf('.'))) {
    const found = classes.get(name)
    if (found !== undefined) return found
    if (!name.includes('.')) return around
  }
}
