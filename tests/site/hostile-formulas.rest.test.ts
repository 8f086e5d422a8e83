// What a hostile formula can do: nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { typeset } from '../../src/body/formulas/typeset.ts'
import { findForbidden } from '../support/allowed-html.ts'
import { printBody } from '../support/body-options.ts'
import { readHostilePayloads } from '../support/hostile-content.ts'
import { findAll, findOnly, type Node, parseHtml } from '../support/html.ts'
import { projectFolder } from '../support/project.ts'
import { buildTestSite } from '../support/test-site.ts'

const activity = [{ at: '2025-06-01', actor: '홍길동', kind: '질문' }]

describe('nothing but what the list allows', () => {
  const payloads = readHostilePayloads().map((payload) => payload.replaceAll(/\s+/g, ' '))
  const commands = listCommands()
  const printed = commands.flatMap((source) => typeset(source, source.length % 2 === 0) ?? [])

  test('of every command', () => {
    expect(commands.length).toBeGreaterThan(10_000)
    expect(printed.length).toBeGreaterThan(5_000)
    expect(findFaults(printed)).toEqual([])
  })

  test('and every class is in the stylesheet', () => {
    const css = readFileSync(join(projectFolder, 'src/look/styles/math.css'), 'utf8')
    const classes = printed.flatMap((html) =>
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    expect([...new Set(classes)].filter((name) => !css.includes(`.${name}`))).toEqual([])
  })

  test('of hostile texts in formulas', () => {
    const sources = payloads.flatMap((text) => [`\\text{${text}}`, `</annotation></semantics></math>${text}`])
    expect(findFaults(sources.flatMap((source) => typeset(source, true) ?? []))).toEqual([])
  })

  test('of hostile texts between dollar signs', () => {
    const bodies = payloads.map(
      (text) => `$${text}$ <b>가

$$${text}$$`,
    )
    expect(findFaults(bodies.map(printBody))).toEqual([])
  })

  test('of hostile titles', async () => {
    const titles = payloads
      .slice(0, 400)
      .filter((text) => /^[ -~가-힣]{1,290}$/.test(text) && text.trim() !== '')
    const questions = titles.map((text, index) => ({
      id: `q${index}`,
      title: `가 $${text}$ 나`,
      tags: ['시험'],
      activity,
      body: `$${text}$`,
    }))
    const site = await buildTestSite({
      settings: { math: true, pageSize: 200, personalData: 'keep' },
      questions,
    })
    try {
      const pages = titles.map((_, index) => site.page(`questions/q${index}/`))
      const headings = pages.flatMap((page) => findAll(page, 'h1'))
      expect(headings.length).toBe(titles.length)
      const found = headings.flatMap((heading) => heading.childNodes.flatMap(findInside))
      // Where a long word may break.
      expect(found.filter((element) => element !== '<wbr>')).toEqual([])
      expect(headings.flatMap((heading) => findAll(heading, 'math')).length).toBeGreaterThan(20)
    } finally {
      site.remove()
    }
  })
})

function findInside(node: Node): string[] {
  return 'tagName' in node ? findForbidden({ ...node, childNodes: [node] }) : []
}

function findFaults(printed: readonly string[]): string[] {
  return printed.flatMap((html) =>
    findForbidden(findOnly(parseHtml(html), 'body')).filter((fault) => fault !== '<body>'),
  )
}

/** Every name that the typesetter knows, with what it may be followed by. */
function listCommands(): string[] {
  const code = readFileSync(join(projectFolder, 'node_modules/temml/dist/temml.mjs'), 'utf8')
  const names = [...code.matchAll(/"\\(\\[a-zA-Z]+)"/g)].map(([, name = '']) => name)
  return [...new Set(names)].flatMap((name) => [
    ...['', '{x}', '{x}{y}', '{x}{y}{z}', '[x]{y}', '{2em}{x}', '{red}{x}', '(', '{12}'].map(
      (rest) => name + rest,
    ),
    `x^{${name}{y}}`,
    `\\text{${name}{a}}`,
    `\\left${name}x\\right${name}`,
  ])
}
