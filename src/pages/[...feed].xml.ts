import { makePage, type PageProps } from '../engine/site.ts'
import { type FeedFacts, feed } from '../site/kinds/feed.ts'

export async function GET({ props }: { props: PageProps<FeedFacts> }): Promise<Response> {
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8' }
  return new Response(await makePage(feed, props), { headers })
}
