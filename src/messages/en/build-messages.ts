import { toGroupedNumber } from '../grouped-number.ts'
import type { buildMessages as korean } from '../ko/build-messages.ts'
import type { SameShape } from '../same-shape.ts'

/** What `npm run build` says of itself. */
export const buildMessages: SameShape<typeof korean> = {
  phases: { content: 'content', templates: 'templates', plan: 'plan', pages: 'pages', output: 'output' },
  seconds: (seconds) => `${seconds} s`,
  rate: (pages) => `${pages}/s`,
  left: (seconds) => `${seconds} s left`,
  nothingBuilt: (out) => `Nothing was built; ${out} is as it was.`,
  warning: (text) => `Warning: ${text}`,
  summary: ({ questions, hashtags, pages, megabytes, reused }) => {
    const parts = [
      `${toGroupedNumber(reused.questions)} questions`,
      `${toGroupedNumber(reused.pages)} pages`,
      ...(reused.templates ? ['templates'] : []),
    ]
    return `${toGroupedNumber(questions)} questions, ${toGroupedNumber(hashtags)} hashtags, ${toGroupedNumber(pages)} pages, ${megabytes} MB; reused: ${parts.join(', ')}`
  },
}
