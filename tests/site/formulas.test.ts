// An archive with `math: true`: where formulas are shown.
import { describe, expect, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { attributeOf, findAll, findOnly, textOf } from '../support/html.ts'

describe('a site with formulas', () => {
  const site = openSite('kitchen-sink')

  const square = '<msup><mi class="math-letter">x</mi><mn>2</mn></msup>'

  test.each([
    ['questions/formula/', 'h1'],
    ['tags/수학/', 'h3'],
    ['questions/no-formula/', 'li'],
  ])('%s shows the title with its formula', (path, selector) => {
    const title = findAll(site.page(path), selector).find((each) => textOf(each).includes('값'))
    if (!title) throw new Error('no title')
    expect(textOf(title)).toMatch(/^값 \$5와 x2x\^2/)
    expect(site.read(path.endsWith('/') ? `${path}index.html` : path)).toContain(
      `값 $5와 <math><semantics>${square}<annotation encoding="application/x-tex">x^2</annotation></semantics></math>`,
    )
  })

  test('what is not printed as HTML holds the source', () => {
    const page = site.page('questions/formula/')
    expect(textOf(findOnly(page, 'title'))).toMatch(/^값 \\\$5와 \$x\^2\$ · /)
    const description = findAll(page, 'meta').find((meta) => attributeOf(meta, 'name') === 'description')
    expect(description && attributeOf(description, 'content')).toBe('본문 $a_1$입니다. $$ b $$')
  })

  test('a title without a formula is text', () => {
    expect(site.read('questions/no-formula/index.html')).toContain('<h1 id="title">&lt;b&gt; &amp; 없음</h1>')
  })

  test('both kinds stand in the body', () => {
    const maths = findAll(findOnly(site.page('questions/formula/'), '.prose'), 'math')
    expect(maths.map((math) => attributeOf(math, 'display'))).toEqual([undefined, 'block'])
  })
})
