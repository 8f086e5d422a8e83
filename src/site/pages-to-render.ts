// Which pages there are, for the routes' getStaticPaths. A thread that renders a share of them is told which.
import { workerData } from 'node:worker_threads'
import type { PageProps, PlannedPage } from './plan-pages.ts'
import { planPages } from './plan-pages.ts'
import { findPublication } from './site.ts'

type Params = PlannedPage['params']

export async function findPaths(
  route: PlannedPage['route'],
): Promise<{ params: Params; props: PageProps }[]> {
  const pages: PlannedPage[] = workerData?.pages ?? planPages(await findPublication(), '')
  return pages.filter((page) => page.route === route).map(({ params, props }) => ({ params, props }))
}
