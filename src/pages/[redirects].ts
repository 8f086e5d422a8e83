import { makeOutput, type OutputProps } from '../engine/site.ts'
import { redirects as output, type RedirectFacts } from '../site/kinds/redirects.ts'

export async function GET({ props }: { props: OutputProps<RedirectFacts> }): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(await makeOutput(output, props), { headers })
}
