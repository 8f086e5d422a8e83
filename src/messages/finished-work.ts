/** How far old addresses lead on which host. */
export interface OldAddressWork {
  all: number
  /** Those with a query, which no page can answer; and of them what no rule of Netlify can say. */
  queries: number
  beyondNetlify: number
  /** Those without a query that Cloudflare takes no rule for: their redirect pages answer. */
  beyondCloudflare: number
}

/** What a build has made, as its summary tells it. */
export interface FinishedWork {
  questions: number
  hashtags: number
  pages: number
  /** With one decimal. */
  megabytes: string
  /** What was taken over from the last build. */
  reused: { questions: number; pages: number; templates: boolean }
}
