// Everything that is published, in the order in which it is planned. Adding a kind is a file here, a line in this list,
// and a file in src/pages (docs/architecture.md).
import { about } from './about.ts'
import { alias } from './alias.ts'
import { directory } from './directory.ts'
import { category, front, listing } from './listing.ts'
import { notFound } from './not-found.ts'
import type { Output } from './output.ts'
import { question } from './question.ts'
import { redirects } from './redirects.ts'
import { search } from './search.ts'
import { sitemap } from './sitemap.ts'
import { synonym } from './synonym.ts'

export type AnyOutput = Output<unknown, unknown>

export const outputs: readonly AnyOutput[] = [
  front,
  directory,
  listing,
  category,
  question,
  about,
  search,
  notFound,
  alias,
  synonym,
  redirects,
  // Names what all others have planned.
  sitemap,
]
