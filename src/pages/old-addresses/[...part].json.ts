import { makePage, type PageProps } from '../../engine/site.ts'
import type { AddressTable } from '../../site/asked-address.ts'
import { addressTable } from '../../site/kinds/look-up.ts'

export async function GET({ props }: { props: PageProps<AddressTable> }): Promise<Response> {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(await makePage(addressTable, props), { headers })
}
