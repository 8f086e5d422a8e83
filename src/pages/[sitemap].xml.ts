import { makePage, type PageProps } from '../engine/site.ts'
import { type SitemapFacts, sitemap } from '../site/kinds/sitemap.ts'

export async function GET({ props }: { props: PageProps<SitemapFacts> }): Promise<Response> {
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  return new Response(await makePage(sitemap, props), { headers })
}
