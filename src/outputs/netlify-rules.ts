import type { OldAddress } from './old-addresses.ts'
import { toRulePath } from './rule-path.ts'

// A parameter has a name and a value there. What else its name or value could mean to Netlify (a placeholder, a status,
// the target), or how it compares what is percent-encoded, its documentation does not say.
const plainParameter = /^[a-z_][\w.[\]-]*=[\w.~,-]+$/i

/**
 * Lines of `_redirects` for Netlify: `/board.php id=12 /questions/12/ 301!`. The exclamation mark lets a rule go before
 * the redirect page that stands there too. What a rule can't say is left out. The first that fits counts, so those with
 * most parameters come first.
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function toNetlifyRules(addresses: readonly OldAddress[], base: string): string[] {
  return addresses
    .flatMap(({ path, query, target }) => {
      const parameters = toParameters(query)
      return parameters ? [{ parts: [toRulePath(base, path), ...parameters], target }] : []
    })
    .sort((a, b) => b.parts.length - a.parts.length)
    .map(({ parts, target }) => `${parts.join(' ')} ${toRulePath(base, target)} 301!`)
}

/** Undefined where a rule can't say them. */
function toParameters(query: string): string[] | undefined {
  if (query === '') return []
  const parameters = query.slice(1).split('&')
  const names = new Set(parameters.map((parameter) => parameter.split('=', 1)[0]))
  return names.size === parameters.length && parameters.every((each) => plainParameter.test(each))
    ? parameters
    : undefined
}
