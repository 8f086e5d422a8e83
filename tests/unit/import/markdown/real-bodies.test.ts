// Bodies that people wrote, of one dump and one forum: a part of them, spread over all. The whole is
// `tests/bench/measure-bodies.ts`.
import { expect, test } from 'vitest'
import { compareRendered } from '../../../../src/import/markdown/compare-rendered.ts'
import { toMarkdown } from '../../../../src/import/markdown/to-markdown.ts'
import { findRealBodies } from '../../../support/real-bodies.ts'

const bodies = findRealBodies()

test.skipIf(!bodies)('real bodies keep text, links and code (wants GOTGAM_DATA)', () => {
  const sample = (bodies ?? []).filter((_body, index) => index % 16 === 3)
  expect(sample).not.toEqual([])
  const changed = sample.filter(({ html }) => {
    // Without an address to complete relative ones, both are as they were written.
    const { markdown, losses } = toMarkdown({ html }, { dialect: 'html' })
    // What was shown from elsewhere is a link now, and lines of code a block or a line, which the HTML has not.
    const isOther = losses.some((loss) => /^(?:embed-linked|code-(?:block|lines)-)/.test(loss))
    return !isOther && compareRendered(html, markdown).length > 0
  })
  expect(changed.map(({ id }) => id)).toEqual([])
})
