import { findPaths, type OutputProps, showOutput } from '../astro/show-output.ts'
import { redirects as output, type RedirectFacts } from '../site/kinds/redirects.ts'

export const getStaticPaths = () => findPaths(output, '[redirects]')

export async function GET(asked: { props: OutputProps<RedirectFacts>; url: URL }): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(await showOutput(output, asked), { headers })
}
