import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on a page, an element a line. @param rules all when none is named. */
export async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Without frames axe can sum up in the page itself; otherwise it opens another for that.
  expect(page.frames()).toHaveLength(1)
  // What passes is counted by rule, and not described element by element.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules([...rules])
  const { violations, passes } = await axe.analyze()
  expect(passes.length).toBeGreaterThan(rules.length > 0 ? 0 : 10)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
