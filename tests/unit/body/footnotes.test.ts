// Notes: links and ids on a question's own page, plain signs in listings.
import { describe, expect, test } from 'vitest'
import { checkBody } from '../../../src/body/check-body.ts'
import { OutputTooLarge } from '../../../src/body/html.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { cutBody, toText } from '../../../src/body/summary.ts'
import { limits } from '../../../src/format/limits.ts'
import { inEntry, onPage, toLabels } from '../../support/body-options.ts'
import { attributeOf, findAll, listElements, parseHtml, textOf } from '../../support/html.ts'

function render(body: string): string {
  return renderBody(parseMarkdown(body), onPage).trim()
}

/** Text before the notes, then that of each note with `←` for its links back. */
function read(body: string): string[] {
  const page = parseHtml(render(body))
  const notes = findAll(page, 'li[id]')
  const all = textOf(page).replace(/\s+/g, ' ')
  const texts = notes.map((note) => textOf(note).replace(/\s+/g, ' ').trim())
  const before = notes.length === 0 ? all : all.slice(0, all.lastIndexOf(texts[0] ?? ''))
  return [before.trim(), ...texts]
}

/** Ids, and the places that links of the page lead to. */
function listPlaces(html: string): { ids: string[]; targets: string[] } {
  const elements = listElements(parseHtml(html))
  const list = (name: string) => elements.flatMap((element) => attributeOf(element, name) ?? [])
  return {
    ids: list('id'),
    targets: list('href')
      .filter((href) => href.startsWith('#'))
      .map((href) => href.slice(1)),
  }
}

test.each(['answer-5:', 'answer-답-note-1:', 'answer-a&amp;b:'])(
  'notes of the answer %s lead to each other, also where HTML was left open',
  (notePrefix) => {
    const tokens = parseMarkdown('<b>가[^1]\n\n나[^2][^1]\n\n[^1]: 다 <i>라\n[^2]: 마')
    const { ids, targets } = listPlaces(renderBody(tokens, { ...onPage, notePrefix }))
    expect(ids).toHaveLength(5)
    expect(targets).toHaveLength(6)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  },
)

test('a note on a question’s own page', () => {
  expect(render('REST[^1]를 씁니다.\n\n[^1]: 로이 필딩의 논문')).toBe(
    '<p>REST<sup id="note-1-ref"><a href="#note-1" role="doc-noteref" aria-label="각주 1">[1]</a></sup>를 씁니다.</p>\n' +
      '<section class="notes" role="doc-endnotes" aria-label="각주"><ol><li id="note-1">' +
      '<p>로이 필딩의 논문 <a href="#note-1-ref" role="doc-backlink" aria-label="각주 1: 본문으로 돌아가기">↑</a></p>\n' +
      '</li></ol></section>',
  )
})

test('its names are in the language of the site', () => {
  const labels = { ...onPage.labels, notes: toLabels('en').notes }
  const html = renderBody(parseMarkdown('a[^1] b[^1]\n\n[^1]: c'), { ...onPage, labels })
  expect(Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, label]) => label)).toEqual([
    'Footnote 1',
    'Footnote 1',
    'Footnotes',
    'Footnote 1, reference 1: back to the text',
    'Footnote 1, reference 2: back to the text',
  ])
})

describe('what is a note', () => {
  test.each([
    ['one word', '가[^1]\n\n[^1]: 나', ['가[1]', '나 ↑']],
    ['an address', '가[^1]\n\n[^1]: https://a.kr/', ['가[1]', 'https://a.kr/ ↑']],
    ['right behind the text', '가[^1]\n[^1]: 나', ['가[1]', '나 ↑']],
    ['a name of letters', '가[^메모]\n\n[^메모]: 나', ['가[1]', '나 ↑']],
    ['before the text', '[^1]: 나\n\n가[^1]', ['가[1]', '나 ↑']],
    ['numbers go by the text', '가[^9] 나[^2]\n\n[^2]: 둘\n[^9]: 아홉', ['가[1] 나[2]', '아홉 ↑', '둘 ↑']],
    ['several paragraphs', '가[^1]\n\n[^1]: 나\n\n    다', ['가[1]', '나 다 ↑']],
    ['a list', '가[^1]\n\n[^1]: - 나\n    - 다', ['가[1]', '나 다 ↑']],
    ['referred to twice', '가[^1] 나[^1]\n\n[^1]: 다', ['가[1] 나[1]', '다 ↑1 ↑2']],
    ['defined twice', '가[^1]\n\n[^1]: 나\n\n[^1]: 다', ['가[1]', '나 다 ↑']],
    ['a note in a note', '가[^1]\n\n[^1]: 나[^2]\n[^2]: 다', ['가[1]', '나[2] ↑', '다 ↑']],
    ['defined in a note', '가[^1]\n\n[^1]: 나[^2]\n\n    [^2]: 다', ['가[1]', '나[2] ↑', '다 ↑']],
    ['that refers to itself', '가[^1]\n\n[^1]: 나[^1]', ['가[1]', '나[1] ↑1 ↑2']],
    ['in a quote', '> 가[^1]\n>\n> [^1]: 나', ['가[1]', '나 ↑']],
    ['in a list', '- 가[^1]\n\n  [^1]: 나', ['가[1]', '나 ↑']],
    ['right behind a list', '- 가[^1]\n[^1]: 나', ['가[1]', '나 ↑']],
    // A line right behind a quote goes on with it.
    ['right behind a quote', '> 가[^1]\n[^1]: 나', ['가[^1] [^1]: 나']],
    ['in a table', '| 가[^1] |\n|---|\n| 나[^1] |\n\n[^1]: 다', ['가[1]나[1]', '다 ↑1 ↑2']],
    ['in a heading', '# 가[^1]\n\n[^1]: 나', ['가[1]', '나 ↑']],
    ['nothing in it', '가[^1]\n\n[^1]:', ['가[1]', '↑']],
    ['nothing refers to it', '가\n\n[^1]: 나', ['가', '나']],
    [
      'names of every object',
      '가[^__proto__]\n\n[^__proto__]: 나\n[^constructor]: 다',
      ['가[1]', '나 ↑', '다'],
    ],
    ['in a description of a picture', '![가[^1]](/a.png)\n\n[^1]: 나', ['이미지: 가', '나']],
    ['never defined', '가[^1]', ['가[^1]']],
    ['in code', '`가[^1]`\n\n[^1]: 나', ['가[^1]', '나']],
    ['written in the line', '가^[나]', ['가^[나]']],
    ['a name with a blank', '가[^a b]\n\n[^a b]: 나 다', ['가[^a b] [^a b]: 나 다']],
    ['without a name', '가[^]\n\n[^]: 나 다', ['가[^] [^]: 나 다']],
    ['escaped', '가\\[^1]\n\n[^1]: 나', ['가[^1]', '나']],
    ['an expression', 'a[^b-z]*', ['a[^b-z]*']],
  ])('%s', (_, body, texts) => {
    expect(read(body)).toEqual(texts)
  })

  test('one of raw HTML that is left open does not reach the next', () => {
    const html = render('<b>가[^1][^2]\n\n[^1]: <u>나</ol></li>\n[^2]: 다')
    const [, second] = findAll(parseHtml(html), 'li[id]')
    expect(second && listElements(second).map(({ tagName }) => tagName)).toEqual(['p', 'a'])
  })

  test('inside of a link the sign is none', () => {
    const html = render('<a href="/a">가[^1]</a>\n\n[^1]: 나')
    expect(html).toContain('>가<sup id="note-1-ref">[1]</sup></a>')
  })
})

test('in a listing signs are plain and notes are left out, which counts as cut', () => {
  const { tokens, cut } = cutBody(parseMarkdown('가[^1]\n\n[^1]: 나'), 600)
  expect(cut).toBe(true)
  expect(renderBody(tokens, inEntry)).toBe('<p>가<sup>[1]</sup></p>\n')
  expect(cutBody(parseMarkdown('가[^1]\n\n[^1]: 나'), 0)).toEqual({ tokens, cut: true })
  expect(cutBody(parseMarkdown('가[^1]'), 600).cut).toBe(false)
})

test('a note is prose, its sign is none', () => {
  const text = toText(parseMarkdown('REST[^1]를\n\n[^1]: 나'), { code: false, addresses: 'host' })
  expect(text.split('\n').filter(Boolean)).toEqual(['REST를', '나'])
})

describe('ids', () => {
  test('are those of notes alone, each once, and every link of the page leads to one', () => {
    const body = `# note-1\n\n<b id="note-1" name="note-1">가</b>[^1] <a href="#note-9">나</a>[^2][^1]

<p id="main">[라](#note-2)[^3]</p>

| 가[^3] |\n|---|\n\n[^1]: 다[^3]\n[^2]: 라<i id="note-2-ref">마</i>\n[^3]: 바`
    const { ids, targets } = listPlaces(render(body))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^note-\d+(?:-ref(?:-\d+)?)?$/.test(id))).toBe(true)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    expect(ids.filter((id) => !targets.includes(id))).toEqual([])
  })

  test('are not printed in listings', () => {
    const html = renderBody(parseMarkdown('가[^1]\n\n[^1]: 나'), inEntry)
    expect(listPlaces(html)).toEqual({ ids: [], targets: [] })
  })
})

describe('hostile', () => {
  const check = (body: string) =>
    checkBody(parseMarkdown(body), { path: 'questions/a.md', body, bodyLine: 1, personalData: [] }).map(
      ({ code }) => code,
    )

  test('a note that is referred to 1,000 times has 1,000 links back', () => {
    const { ids, targets } = listPlaces(render(`${'가[^1] '.repeat(1_000)}\n\n[^1]: 나`))
    expect([ids.length, targets.length]).toEqual([1_001, 2_000])
  })

  test('thousands of notes are printed, and more than a page may hold is refused', () => {
    const write = (count: number) =>
      Array.from({ length: count }, (_, index) => `[^${index}]\n\n[^${index}]: 나`).join('\n\n')
    expect(listPlaces(render(write(3_000))).ids).toHaveLength(6_000)
    expect(() => render(`${'[^1]'.repeat(60_000)}\n\n[^1]: 나`)).toThrow(OutputTooLarge)
  })

  test.each([
    ['beginnings without an end', `${'[^'.repeat(120_000)}\n\n[^1]: 나`],
    ['beginnings with an end', `${'[^'.repeat(120_000)}]\n\n[^1]: 나`],
    ['a definition in each other', '[^a]: '.repeat(40_000)],
    ['definitions of one name', '[^a]: 나\n'.repeat(25_000)],
    ['definitions without a name', '[^]: '.repeat(50_000)],
    ['a definition in each line of a quote', '> [^a]: 나\n'.repeat(20_000)],
  ])('%s take seconds at most', (_, body) => {
    // With work that grows with the square of the length it takes minutes, and the test is given up.
    expect(parseMarkdown(body)).toBeDefined()
  })

  test('notes in notes end where nothing is read any more, and that is said', () => {
    const nest = (depth: number) => Array.from({ length: depth }, (_, at) => `[^${at}]: `).join('')
    expect(check(`${nest(30)}나`)).toEqual([])
    expect(check(`${nest(limits.markdownLevels)}나`)).toEqual(['nesting-too-deep'])
    expect(check(`${nest(12)}${'- '.repeat(limits.bodyNesting)}나`)).toEqual(['nesting-too-deep'])
  })
})
