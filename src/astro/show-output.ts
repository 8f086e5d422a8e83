// Binds outputs to Astro's routes.
import type { Output } from '../site/kind.ts'
import type { AnyOutput } from '../site/kinds.ts'
import { toHref } from '../site/paths.ts'
import { planBefore, type Sent, toSent } from '../site/plan.ts'
import type { OpenPage } from '../site/remembered-html.ts'
import { findServed, type Served } from './site.ts'
import { toAstroParams } from './site-routes.ts'

/** What a route is told of the page that it is to show. A route without brackets may be told nothing. */
export interface OutputProps<Facts> {
  sent?: Sent<Facts>
}

interface Asked<Facts> {
  props: OutputProps<Facts>
  url: URL
}

/** What a route prints: made of what was planned, and of nothing else. */
export async function showOutput<Facts, Made>(
  output: Output<Facts, Made>,
  { props, url }: Asked<Facts>,
): Promise<Made> {
  const { site, questionOf } = await findServed()
  const { facts, ids } = props.sent ?? (await findSent(output, url))
  return output.make({ facts, questions: ids.map(questionOf) }, site)
}

/** For a route whose pages are filled in where one was printed (`Output.open`). */
export function openOutput<Facts>(output: Output<Facts, unknown>) {
  return ({ facts, ids }: Sent<Facts>, { site, questionOf }: Served): OpenPage | undefined =>
    output.open?.({ facts, questions: ids.map(questionOf) }, site)
}

/** For a route without brackets, when nobody has planned its page before. */
async function findSent<Facts>(output: Output<Facts, unknown>, { pathname }: URL): Promise<Sent<Facts>> {
  const { site, publication } = await findServed()
  const planned = [...output.plan(publication(), () => planBefore(output, publication()))]
  // The page of a kind that has one alone, as 404 has, is shown whatever the address.
  const found =
    planned.length === 1 ? planned[0] : planned.find(({ path }) => toHref(site.base, path) === pathname)
  if (!found) throw new Error(`No output is planned for ${pathname}.`)
  return toSent(found)
}

/** Which pages a route has, for its `getStaticPaths`. */
export async function findPaths<Facts>(output: Output<Facts, unknown> & AnyOutput, route: string) {
  const publication = (await findServed()).publication()
  return Iterator.from(output.plan(publication, () => planBefore(output, publication)))
    .filter((planned) => planned.route === route)
    .map((planned) => ({ params: toAstroParams(planned), props: { sent: toSent(planned) } }))
    .toArray()
}
