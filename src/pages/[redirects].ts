import { makePage, type PageProps } from '../engine/site.ts'
import { type RedirectFacts, redirects } from '../site/kinds/redirects.ts'

export async function GET({ props }: { props: PageProps<RedirectFacts> }): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(await makePage(redirects, props), { headers })
}
