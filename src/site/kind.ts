import type { Publication } from './publication.ts'
import type { OpenPage } from './remembered-html.ts'
import type { Shown, ShownQuestion, Site } from './site.ts'

/** One page or file that will be published, before it is made. */
export interface Planned<Facts> extends Shown<Facts> {
  /** Below the base path, decoded: `tags/c-sharp/2/`, `sitemap.xml`. */
  path: string
  /** File of `src/pages` that answers it, without its ending. */
  route: string
  /** Of the questions the one in whose place it is made; the first where it names none. */
  middle?: ShownQuestion | undefined
  /** Whether the site map names it. */
  listed: boolean
  /** Of how many of the questions, from the first on, it shows answers and comments; 0 where it does not say. */
  conversations?: number
}

/**
 * One kind of what is published, in one file: what there is of it, and how it is made of what it shows. Whatever it
 * is, it is only given back what it planned.
 */
export interface Kind<Facts, Made = unknown> {
  /** Files of `src/pages` that answer it, without their endings. */
  routes: readonly string[]
  /** Of what only a server sends, or is asked for: a site that is opened from its folder has none. */
  served?: true
  /**
   * In a fixed order.
   * @param before what the kinds that come earlier in `kinds.ts` have planned.
   * @throws when the archive breaks a rule that only shows here.
   */
  plan: (publication: Publication, before: () => readonly Planned<unknown>[]) => Iterable<Planned<Facts>>
  /** What a page's component prints, or the content of a file. */
  make(shown: Shown<Facts>, site: Site): Made | Promise<Made>
  /**
   * Of a kind of which there are very many pages that differ by a few texts alone: what they have in common, and those
   * texts. Undefined for a page that has to be printed by itself.
   */
  open?(shown: Shown<Facts>, site: Site): OpenPage | undefined
}
