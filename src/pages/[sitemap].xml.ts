import { findPaths, type OutputProps, showOutput } from '../astro/show-output.ts'
import { sitemap as output, type SitemapFacts } from '../site/kinds/sitemap.ts'

export const getStaticPaths = () => findPaths(output, '[sitemap].xml')

export async function GET(asked: { props: OutputProps<SitemapFacts>; url: URL }): Promise<Response> {
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  return new Response(await showOutput(output, asked), { headers })
}
