// What is known of a page before it is rendered.
import type { PlannedNeighbour } from '../views/question-view.ts'

export type Route =
  | 'index'
  | '[page]'
  | 'tags/index'
  | 'tags/[hashtag]/[...page]'
  | 'questions/[id]'
  | 'about'
  | '404'
  | '[...alias]'

export interface PlannedPage {
  /** Below the base path, decoded, such as `tags/rest/2/`. */
  address: string
  route: Route
  params: Record<string, string | undefined>
  /** What the route is told of the page. */
  props: PageProps
  digest: string
  /** Position in the archive of the newest question that it shows: pages of near ones show many of the same. */
  position: number
}

export interface PageProps {
  page?: number
  hashtag?: string
  id?: string
  path?: string
  neighbours?: readonly PlannedNeighbour[]
}
