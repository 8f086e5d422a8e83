import { toGroupedNumber } from './grouped-number.ts'
import type { Language } from './language.ts'
import { findWords } from './words.ts'

/** What a build has made, and taken over from the last one. */
interface FinishedWork {
  questions: number
  hashtags: number
  pages: number
  bytes: number
  reusedQuestions: number
  reusedPages: number
  /** Whether the templates were not compiled again. */
  reusedBundle: boolean
}

/** How far old addresses lead on which host. */
export interface OldAddressWork {
  all: number
  /** Those with a query, which no page can answer; and of them what no rule of Netlify can say. */
  queries: number
  beyondNetlify: number
  /** Those without a query that Cloudflare takes no rule for: their redirect pages answer. */
  beyondCloudflare: number
}

export function describeWork(work: FinishedWork, language: Language): string {
  const { summary, summaryWithTemplates } = findWords(language).builds
  return (work.reusedBundle ? summaryWithTemplates : summary)({
    questions: toGroupedNumber(work.questions),
    hashtags: toGroupedNumber(work.hashtags),
    pages: toGroupedNumber(work.pages),
    megabytes: (work.bytes / 1e6).toFixed(1),
    reusedQuestions: toGroupedNumber(work.reusedQuestions),
    reusedPages: toGroupedNumber(work.reusedPages),
  })
}

export function describeReach(work: OldAddressWork, language: Language): string {
  const { reach, beyondCloudflare } = findWords(language).oldAddresses
  const sentence = reach({
    all: toGroupedNumber(work.all),
    queries: toGroupedNumber(work.queries),
    beyondNetlify: toGroupedNumber(work.beyondNetlify),
  })
  if (work.beyondCloudflare === 0) return sentence
  return `${sentence} ${beyondCloudflare({ count: toGroupedNumber(work.beyondCloudflare) })}`
}
