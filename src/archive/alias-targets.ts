// Old addresses of questions and of listings, by what addresses of bodies are looked up in.
import { parseAlias } from '../question/alias.ts'
import { type AddressParts, cutAt } from './address-parts.ts'
import type { LinkTarget } from './link-target.ts'

export interface AliasedArchive {
  questions: Iterable<{ id: string; aliases: readonly string[] }>
  /** Those whose old addresses lead to nothing. */
  withheld: Iterable<{ aliases: readonly string[] }>
  listings?: Iterable<{ of: 'tags' | 'categories'; name: string; alias: string }>
}

export interface AliasTargets {
  /** By path and query. */
  targets: ReadonlyMap<string, LinkTarget>
  /**
   * Below former addresses alone: an alias `questions/12/why-rest` of question 12 says that the old site counted as this
   * one does, so `questions/12` and what is below it, under whatever title, is that question.
   */
  numbered: ReadonlyMap<string, LinkTarget>
  /** Places that aliases lead to: `12#answer-5`. */
  places: ReadonlySet<string>
}

export function readAliases({ questions, withheld, listings = [] }: AliasedArchive): AliasTargets {
  const [targets, numbered] = [new Map<string, LinkTarget>(), new Map<string, LinkTarget>()]
  const places = new Set<string>()
  for (const { id, aliases } of questions) {
    const own = `questions/${id}`
    for (const alias of aliases) {
      const parsed = parseAlias(alias)
      if (!parsed) continue
      const anchor = encodeURIComponent(parsed.anchor)
      targets.set(parsed.path + parsed.query, { to: 'question', id, anchor })
      if (anchor !== '') places.add(`${id}#${anchor}`)
      if (parsed.path.startsWith(`${own}/`)) numbered.set(own, { to: 'question', id, anchor: '' })
    }
  }
  for (const { aliases } of withheld) {
    for (const alias of aliases) {
      const parsed = parseAlias(alias)
      if (parsed) targets.set(parsed.path + parsed.query, { to: 'nothing', missing: 'question' })
    }
  }
  for (const { alias, ...listing } of listings) {
    const parsed = parseAlias(alias)
    if (parsed) targets.set(parsed.path + parsed.query, { to: 'listing', ...listing })
  }
  return { targets, numbered, places }
}

/**
 * The alias that an address is at or below, the longest first: with its query, of which parameters at the end may be
 * more than the alias has, then without, then cut at each `/`.
 */
export function findAlias(
  { path, query }: AddressParts,
  targets: ReadonlyMap<string, LinkTarget>,
): LinkTarget | undefined {
  for (let end = cutAt(query, '&'); end > 1; end = query.lastIndexOf('&', end - 1)) {
    const target = targets.get(path + query.slice(0, end))
    if (target) return target
  }
  for (let end = cutAt(path, '/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const target = targets.get(path.slice(0, end))
    if (target) return target
  }
  return undefined
}

const post = /^(?:q|a|questions(?:\/\d+\/[^/]+)?)\/(\d+)(?:\/|$)/
const tag = /^tags\/(?:c\/.+\/)?([^/]+)(?:\/info|\/synonyms)?$/

/**
 * What else old sites led to the same place. Stack Exchange: `/q/5` and `/questions/5`, as `/a/5`, to the answer 5;
 * `/a/1` to the question 1; `/tags/rest/info`, as `/questions/tagged/rest`. Discourse: `/tags/rest` and
 * `/tags/c/web/4/rest`, as `/tag/rest`.
 */
export function findKin(path: string, { targets, numbered }: AliasTargets): LinkTarget | undefined {
  const [, id] = post.exec(path) ?? []
  const answer = targets.get(`a/${id}`)
  if (answer?.to === 'question' && answer.anchor === `answer-${id}`) return answer
  if (id !== undefined) return path.startsWith('a/') ? numbered.get(`questions/${id}`) : undefined
  const [, name] = tag.exec(path) ?? []
  const listing = targets.get(`questions/tagged/${name}`) ?? targets.get(`tag/${name}`)
  return listing?.to === 'listing' ? listing : undefined
}
