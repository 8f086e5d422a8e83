// Everything that is published, in the order in which it is planned. Adding a kind is a file in kinds/, a
// line in this list, and a file in src/pages (docs/architecture.md).
import type { Kind } from './kind.ts'
import { about } from './kinds/about.ts'
import { alias } from './kinds/alias.ts'
import { categories } from './kinds/categories.ts'
import { directory } from './kinds/directory.ts'
import { feed } from './kinds/feed.ts'
import { category, front, listing } from './kinds/listing.ts'
import { addressPage, addressTable } from './kinds/look-up.ts'
import { notFound } from './kinds/not-found.ts'
import { person } from './kinds/person.ts'
import { question } from './kinds/question.ts'
import { redirects } from './kinds/redirects.ts'
import { search } from './kinds/search.ts'
import { searchedText } from './kinds/searched-text.ts'
import { robots, sitemap } from './kinds/sitemap.ts'
import { statistics } from './kinds/statistics.ts'
import { synonym } from './kinds/synonym.ts'
import { writtenPage } from './kinds/written-page.ts'

export type AnyKind = Kind<unknown>

export const kinds: readonly AnyKind[] = [
  front,
  directory,
  categories,
  listing,
  category,
  question,
  person,
  statistics,
  about,
  writtenPage,
  search,
  searchedText,
  notFound,
  alias,
  synonym,
  addressTable,
  addressPage,
  redirects,
  feed,
  robots,
  // Names what all others have planned.
  sitemap,
]
