// Which pages there are, for the routes' getStaticPaths.
import { planPages } from '../outputs/plan-pages.ts'
import type { PageProps, PlannedPage } from '../outputs/planned-page.ts'
import type { Publication } from '../views/publication.ts'
import { findPublication } from './site.ts'

/** In development each request asks, and most of them find the same content. */
const plans = new WeakMap<Publication, readonly PlannedPage[]>()

export async function findPaths(
  route: PlannedPage['route'],
): Promise<{ params: PlannedPage['params']; props: PageProps }[]> {
  const publication = await findPublication()
  const pages = plans.get(publication) ?? planPages(publication, '')
  plans.set(publication, pages)
  return pages.filter((page) => page.route === route).map(({ params, props }) => ({ params, props }))
}
