import { makePage, type PageProps } from '../engine/site.ts'
import { type SearchedFacts, searchedText } from '../site/kinds/searched-text.ts'

export async function GET({ props }: { props: PageProps<SearchedFacts> }): Promise<Response> {
  const headers = { 'content-type': 'text/javascript; charset=utf-8' }
  return new Response(await makePage(searchedText, props), { headers })
}
