// Payloads made to break out of a page, as titles, actors and bodies. All lists of them are in hostile-input.rest.test.ts.
import { expect, it } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { hostileQuestions } from '../sites/parts/hostile.ts'
import { findForbidden } from '../support/allowed-html.ts'
import { findAll, findOnly, textOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'

const site = openSite('kitchen-sink')

it('no page has anything in a body that is not allowed there', () => {
  const found = listPages(site.out).flatMap((path) =>
    findAll(site.page(path), '.prose').flatMap((body) =>
      findForbidden(body).map((what) => `${path}: ${what}`),
    ),
  )
  expect(found).toEqual([])
})

it('titles and actors are shown to the letter', () => {
  expect(hostileQuestions.length).toBeGreaterThan(100)
  for (const { id, title, hostileActor } of hostileQuestions) {
    const page = site.page(`questions/${id}/`)
    // A formula is shown twice, as itself and as its source.
    if (title.includes('$')) continue
    expect(textOf(findOnly(page, 'h1'))).toBe(title)
    expect(textOf(findOnly(page, 'title'))).toBe(`${title} · Kitchen sink`)
    expect(textOf(findAll(page, '.activity')[0] ?? page)).toContain(hostileActor ?? '이름')
  }
})
