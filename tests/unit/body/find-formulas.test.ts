// Where a text holds formulas.
import { expect, test } from 'vitest'
import { findFormulas } from '../../../src/body/formulas/find-formulas.ts'

test.each<[string, string[]]>([
  // one dollar sign
  ['값은 $x$입니다', ['$x$']],
  ['$n$th, $k$s', ['$n$', '$k$']],
  ['$5 and $10', []],
  ['책값 $5, 배송비 $3', []],
  ['$20,000 and $30,000', []],
  ['$x$1', []],
  ['$ x$', []],
  ['$x $', []],
  ['$$', []],
  ['한 개 $', []],
  ['\\$5와 $x$', ['$x$']],
  ['$a\\$b$', ['$a\\$b$']],
  ['\\\\$x$', ['$x$']],
  ['$a$$b$', ['$a$', '$b$']],
  ['$a$ $b$', ['$a$', '$b$']],
  ['$5, $x$', ['$x$']],
  ['$a\nb$', ['$a\nb$']],
  ['$a\n\nb$', []],
  ['$a\n \t\nb$', []],
  // braces
  ['$\\text{값 $x$ 개}$', ['$\\text{값 $x$ 개}$']],
  ['$_{a}^{b}$', ['$_{a}^{b}$']],
  ['$\\{ x$', ['$\\{ x$']],
  ['${x$', []],
  ['${ $x$', ['$x$']],
  ['$x}$', []],
  // code
  ['$a `b$` c', []],
  ['$a `b` c$', []],
  // two dollar signs
  ['$$x$$', ['$$x$$']],
  ['$$ x\n y $$', ['$$ x\n y $$']],
  ['$$ x\n\ny $$', []],
  ['$$ $$', []],
  ['$$x$$1', ['$$x$$']],
  ['$$\\text{$a$}$$', ['$$\\text{$a$}$$']],
  ['$$a $ b$$', []],
  ['a lot of $$$ for $x$', ['$x$']],
  // environments
  ['\\begin{align} a \\end{align}', ['\\begin{align} a \\end{align}']],
  ['\\begin{equation*}x\\end{equation*}', ['\\begin{equation*}x\\end{equation*}']],
  ['\\begin{pmatrix}1\\end{pmatrix}', ['\\begin{pmatrix}1\\end{pmatrix}']],
  [
    '\\begin{cases}\\begin{matrix}1\\end{matrix}\\end{cases}',
    ['\\begin{cases}\\begin{matrix}1\\end{matrix}\\end{cases}'],
  ],
  ['\\begin{align} a \\end{align*}', []],
  ['\\begin{align} a', []],
  ['\\begin{document} a \\end{document}', []],
  ['\\begin{array}{c} a \\end{array}', []],
  ['\\\\begin{align} a \\end{align}', []],
  ['\\begin{align} a\n\nb \\end{align}', []],
  ['\\begin{align} `a` \\end{align}', []],
])('%j', (text, formulas) => {
  const places = [...findFormulas(text).values()].sort((one, other) => one.start - other.start)
  // Only those that do not stand in another.
  const found = places.filter(
    ({ start, end }) => !places.some((each) => each.start < start && end <= each.end),
  )
  expect(found.map((place) => text.slice(place.start, place.end))).toEqual(formulas)
})

test.each([
  '$',
  '$$',
  '${',
  '$$ {',
  '$x ',
  '$x$',
  '\\begin{align}',
  '\\begin{align}\\end{matrix}',
  '{$}',
  '\n$$',
  '`$',
])('reads 256 KB of %j before the test is given up', (unit) => {
  // With work that grows with the square of the length it takes minutes.
  expect(findFormulas(unit.repeat(262_144 / unit.length))).toBeDefined()
})
