import { makeOutput, type OutputProps } from '../engine/site.ts'
import { sitemap as output, type SitemapFacts } from '../site/kinds/sitemap.ts'

export async function GET({ props }: { props: OutputProps<SitemapFacts> }): Promise<Response> {
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  return new Response(await makeOutput(output, props), { headers })
}
