import type { Page } from '@playwright/test'

/** Landmarks that could be taken for one another, and headings that skip a level or stand before the first. */
export function findOutlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const labels = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
      const label = labels.map((each) => each?.textContent.trim() ?? '').join(' ')
      return label || (element.getAttribute('aria-label') ?? '').trim()
    }
    const toStart = (element: Element) => element.outerHTML.slice(0, 80)

    const faults: string[] = []
    for (const single of ['body > header', 'main', 'body > footer', 'h1']) {
      const count = document.querySelectorAll(single).length
      if (count !== 1) faults.push(`${count} × ${single}`)
    }
    // A form or a section is one only when it has a name.
    const named = [
      'nav',
      'aside',
      'search',
      'section[aria-label], section[aria-labelledby]',
      'form[aria-label]',
    ]
    for (const selector of named) {
      const names = [...document.querySelectorAll(selector)].map((element) => ({
        element,
        name: nameOf(element),
      }))
      for (const { element, name } of names) {
        if (name === '') faults.push(`without a name: ${toStart(element)}`)
        else if (names.filter((other) => other.name === name).length > 1)
          faults.push(`not the only ${name}: ${toStart(element)}`)
      }
    }
    let last = 0
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      if (!heading.checkVisibility()) continue
      const level = Number(heading.tagName.slice(1))
      if (level > last + 1)
        faults.push(`h${level} after h${last}: ${heading.textContent.trim().slice(0, 40)}`)
      if (heading.textContent.trim() === '') faults.push(`empty: ${toStart(heading)}`)
      last = level
    }
    return faults
  })
}
