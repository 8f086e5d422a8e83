import { makePage, type PageProps } from '../engine/site.ts'
import { robots } from '../site/kinds/sitemap.ts'

export async function GET({ props }: { props: PageProps<object> }): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(await makePage(robots, props), { headers })
}
