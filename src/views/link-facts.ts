import type { LinkTargets } from '../body/links/link-sign.ts'

/** Where the links of the bodies lead that a page shows, so that its digest tells it. */
export interface LinkFacts {
  /** For each question of the page, in their order; absent where none has such links. */
  links?: readonly LinkTargets[]
}

/** @param targets of each question of a page. */
export function toLinkFacts(targets: readonly LinkTargets[]): LinkFacts {
  return targets.some(({ length }) => length > 0) ? { links: targets } : {}
}
