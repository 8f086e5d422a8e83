// Pictures that every page shows, and that a browser may open as documents of the site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSvg } from '../../../src/look/parse-svg.ts'
import { projectFolder } from '../../support/project.ts'

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'

function check(text: string): string[] {
  const parsed = parseSvg(text)
  if (!('faults' in parsed)) return []
  return parsed.faults.map(({ code, detail: { kind, value, reason }, offset }) =>
    [offset, code.replace('-svg', ''), kind, value || reason]
      .filter((part) => part !== undefined && part !== '')
      .join(' '),
  )
}

/** The faults of what is between the first tag and the last, with offsets from there. */
function checkInside(inner: string): string[] {
  return check(`${start}${inner}</svg>`).map((fault) =>
    fault.replace(/^\d+/, (offset) => `${Number(offset) - start.length}`),
  )
}

describe('what may be drawn', () => {
  test.each([
    '<path d="M0 0h24v24H0z" fill="#b8420f"/>',
    '<title>곶감</title><g id="a" transform="translate(1 2) rotate(45)"><circle cx="1" cy="1" r=".5"/></g><use href="#a" x="2"/>',
    '<defs><linearGradient id="g.1"><stop offset="0" stop-color="rgb(1, 2, 3)"/></linearGradient></defs><rect fill="url(#g.1)" style="opacity: calc(.5); mask: url(\'#m\')"/>',
    '<style type="text/css"><![CDATA[ .a{fill:#fff} @media (prefers-color-scheme: dark) { .a { fill: light-dark(#fff, #000) } } /* note */ ]]></style>',
    '<defs><radialGradient id="r"/></defs><style>.a{fill:url(#r)}</style>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/><feColorMatrix type="matrix" values="1 0 0 0 0"/></filter><g filter="url(#f)"/>',
    '<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  --><path d="M0 0"/>',
    '<path data-name="Layer (1)" aria-label="a (b)" d="M0 0"/>',
    '<text font-family="system-ui, sans-serif">&amp;&#44256;</text>',
  ])('%s', (inner) => {
    expect(checkInside(inner)).toEqual([])
  })

  test('as it comes from programs', () => {
    const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    expect(
      parseSvg(
        `<?xml version="1.0" encoding="utf-8"?>\n<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" ${xlink} x="0px" y="0px" viewBox="0 0 64 32" style="enable-background:new 0 0 64 32;" xml:space="preserve"><use xlink:href="#a"/></svg>\n`,
      ),
    ).toEqual({ width: 128, height: 64 })
  })

  test("the project's own icon", () => {
    expect(parseSvg(readFileSync(join(projectFolder, 'public/favicon.svg'), 'utf8'))).toEqual({
      width: 64,
      height: 64,
    })
  })
})

describe('what would do more than show itself', () => {
  test.each<[string, string[]]>([
    ['<script>alert(1)</script>', ['0 unsafe element <script>']],
    ['<script href="data:,alert(1)"/>', ['0 unsafe element <script>']],
    ['<SCRIPT>alert(1)</SCRIPT>', ['0 unsafe element <SCRIPT>']],
    ['<g onload="alert(1)"/>', ['3 unsafe attribute onload']],
    ['<g ONCLICK="alert(1)"/>', ['3 unsafe attribute ONCLICK']],
    ['<g\n  onclick\n= "a()"/>', ['5 unsafe attribute onclick']],
    ['<g on="x"/>', ['3 unsafe attribute on']],
    [
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      ['0 unsafe element <foreignObject>'],
    ],
    ['<a href="#x"><path/></a>', ['0 unsafe element <a>']],
    ['<image href="#x"/>', ['0 unsafe element <image>']],
    ['<feImage href="#x"/>', ['0 unsafe element <feImage>']],
    ['<animate attributeName="href" values="javascript:alert(1)"/>', ['0 unsafe element <animate>']],
    ['<set attributeName="onclick" to="alert(1)"/>', ['0 unsafe element <set>']],
    ['<handler type="text/javascript"/>', ['0 unsafe element <handler>']],
    [
      '<iframe/><embed/><object/>',
      ['0 unsafe element <iframe>', '9 unsafe element <embed>', '17 unsafe element <object>'],
    ],
    ['<title><img src="x" onerror="a()"/></title>', ['7 unsafe element <img>']],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">a()</h:script>', ['0 unsafe element <h:script>']],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', ['3 unsafe attribute xmlns']],
    ['<g xmlns:xlink="http://a.example"/>', ['3 unsafe attribute xmlns:xlink']],
    ['<g xml:base="http://a.example/"/>', ['3 unsafe attribute xml:base']],
    ['<g href="#a"/>', ['3 unsafe attribute href']],
    ['<use href="http://a.example/b.svg#c"/>', ['5 unsafe value http://a.example/b.svg#c']],
    ['<use href="b.svg#c"/>', ['5 unsafe value b.svg#c']],
    ['<use xlink:href="data:image/svg+xml,x#y"/>', ['5 unsafe value data:image/svg+xml,x#y']],
    ['<use href="&#106;avascript:alert(1)"/>', ['5 unsafe value javascript:alert(1)']],
    ['<use href=" #a"/>', ['5 unsafe value  #a']],
    ['<path fill="url(http://a.example/#b)"/>', ['6 unsafe value url(http://a.example/#b)']],
    ['<path fill="URL( //a.example )"/>', ['6 unsafe value URL( //a.example )']],
    ['<path fill="url(&#34;#a&#34;) url(b)"/>', ['6 unsafe value url(b)']],
    ['<path mask="u\\72l(//a.example)"/>', ['6 unsafe value \\']],
    ['<path fill="url/**/(//a.example)"/>', ['6 unsafe value /*']],
    ['<path style="background: image-set(\'a.png\' 1x)"/>', ["6 unsafe value image-set('a.png' 1x)"]],
    ['<path style="width: expression(alert(1))"/>', ['6 unsafe value expression(alert(1)']],
    ['<path cursor="url(#a), auto"/>', ['6 unsafe attribute cursor']],
    ['<path src="//a.example/a.png"/>', ['6 unsafe attribute src']],
    ['<style>@import "//a.example/a.css";</style>', ['0 unsafe value @import']],
    ['<style>@IMPORT url(#a);</style>', ['0 unsafe value @IMPORT', '0 unsafe value url(#a)']],
    ['<style>@font-face { src: url(#a) }</style>', ['0 unsafe value @font-face', '0 unsafe value url(#a)']],
    ['<style>@media print { a { color: red } }</style>', ['0 unsafe value @media']],
    ['<style>a{fill:url(//a.example)}</style>', ['0 unsafe value url(//a.example)']],
    ['<style>a{fill:src("//a.example")}</style>', ['0 unsafe value src("//a.example")']],
    ['<style>@\\69mport "//a.example"</style>', ['0 unsafe value @']],
    ['<style>/* a */ a{fill:u/**/rl(b)}</style>', ['0 unsafe value rl(b)']],
    ['<style>a{} /* not closed @import</style>', ['0 unsafe value @import']],
    [
      '<style><![CDATA[ </style><script>a()</script> ]]></style>',
      ['0 unsafe value <', '7 unsafe element <![CDATA[ < ]]>'],
    ],
    ['<mask id="m"/><style>a{mask:url(#m)}</style>', ['14 unsafe value url(#m)']],
    ['<?xml-stylesheet href="//a.example/a.css"?>', ['0 unsafe element <?xml-stylesheet?>']],
    ['<!--><script>alert(1)</script>-->', ['0 unsafe element <!-- < > -->']],
    ['<metadata><rdf:RDF/></metadata>', ['0 unsafe element <metadata>']],
    [
      '<g __proto__="a" constructor="b"/>',
      ['3 unsafe attribute __proto__', '17 unsafe attribute constructor'],
    ],
  ])('%s', (inner, faults) => {
    expect(checkInside(inner)).toEqual(faults)
  })

  test.each<[string, string[]]>([
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', ['0 unsafe element <!DOCTYPE']],
    ['<?xml version="1.0"?>\n<!doctype svg>\n<svg/>', ['22 unsafe element <!doctype']],
    [
      '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      ['0 invalid xml encoding="UTF-7"', '38 invalid size'],
    ],
    [`<!-- a --><?xml-stylesheet href="a.css"?>${start}</svg>`, ['10 unsafe element <?xml-stylesheet?>']],
  ])('%s', (text, faults) => {
    expect(check(text)).toEqual(faults)
  })

  test('all of them at once, each where it is first and with how often it is there', () => {
    const noSize = '<svg xmlns="http://www.w3.org/2000/svg">'
    expect(
      check(`${noSize}<g onload="a()"><x/><a/><x/></g><use href="b"/><style>a{fill:url(#g)}</style></svg>`),
    ).toEqual([
      '0 invalid size',
      '43 unsafe attribute onload',
      '56 unsafe element <x> ×2',
      '60 unsafe element <a>',
      '77 unsafe value b',
      '87 unsafe value url(#g)',
    ])
  })

  test('the last of a hundred says how many more there are', () => {
    const faults = checkInside(Array.from({ length: 130 }, (_, index) => `<x${index}/>`).join(''))
    expect([faults.length, faults[98], faults[99]]).toEqual([
      100,
      '578 unsafe element <x98>',
      '584 unsafe element <x99> … +30',
    ])
  })
})

describe('what no browser could show, or nobody wait for', () => {
  test.each<[string, string[]]>([
    ['', ['0 invalid xml Root element is missing or invalid']],
    ['그림', ['0 invalid xml Root element is missing or invalid']],
    ['<html></html>', ['0 invalid root']],
    ['<SVG xmlns="http://www.w3.org/2000/svg"/>', ['0 invalid root']],
    ['<svg viewBox="0 0 1 1"/>', ['0 invalid root']],
    ['<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>', ['0 invalid root']],
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"',
      ['57 invalid xml Unclosed start tag for element `svg`'],
    ],
    [`${start}&nbsp;</svg>`, [`60 invalid xml Named entity isn't defined: &nbsp;`]],
    [`${start}<g a="1" a="2"/></svg>`, ['74 invalid xml Duplicate attribute: a']],
    [`${start}</svg><svg/>`, ['66 invalid xml Extra content at the end of the document']],
    ...[
      '',
      '0 0 24',
      '0 0 24 0',
      '0 0 -1 1',
      '0 0 1 1 1',
      '0 0 a b',
      '0 0 1e9 1',
      '0 0 33 2',
      '0 0 1 1e9',
      '0 0 Infinity Infinity',
    ].map((box): [string, string[]] => [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"/>`,
      ['0 invalid size'],
    ]),
    ['<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>', ['0 invalid size']],
  ])('%s', (text, faults) => {
    expect(check(text)).toEqual(faults)
  })

  test.each([61, 100, 3_000, 5_000, 7_000, 20_000])('%d groups in each other', (depth) => {
    expect(check(`${start}${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`)).toEqual([
      expect.stringMatching(/^-?\d+ unsafe drawing$/),
    ])
  })

  test('a stylesheet that holds thousands of groups in each other', () => {
    const deep = `${'<g>'.repeat(5_000)}@import "a"${'</g>'.repeat(5_000)}`
    expect(checkInside(`<style>${deep}</style>`)).toEqual(['0 unsafe value @import', '184 unsafe drawing'])
  })

  test.each([
    ['use', (id: number) => `<use href="#g${id}"/>`],
    ['pattern', (id: number) => `<path fill="url(#g${id})"/>`],
  ])('a few lines that draw each other a billion times, by %s', (_, refer) => {
    const groups = Array.from({ length: 9 }, (__, id) => `<g id="g${id + 1}">${refer(id).repeat(10)}</g>`)
    expect(checkInside(`<path id="g0"/>${groups.join('')}`)).toEqual([`${-start.length} unsafe drawing`])
  })

  test('a chain of a thousand', () => {
    const groups = Array.from({ length: 1_000 }, (_, id) => `<g id="g${id}"><use href="#g${id + 1}"/></g>`)
    expect(checkInside(groups.join(''))).toEqual([`${-start.length} unsafe drawing`])
  })

  test('what draws itself', () => {
    expect(checkInside('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).toEqual([
      `${-start.length} unsafe drawing`,
    ])
  })
})
