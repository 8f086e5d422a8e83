import { toBasePath } from '../../folder/site-address.ts'
import { compareText } from '../../format/issue.ts'
import { toAskedAddress } from '../../format/names.ts'
import type { OldAddressWork } from '../../words/words.ts'
import { fillForm, toForm, toFormPattern, toPattern } from '../asked-address.ts'
import type { Kind } from '../kind.ts'
import { toListPath } from '../link-targets.ts'
import {
  createToTellingNames,
  isOpen,
  listAskedPages,
  listOldAddresses,
  type OldAddress,
  toAskedPath,
} from '../old-addresses.ts'
import { paths, toEncodedHref } from '../paths.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'

const route = '[redirects]'

export interface RedirectFacts {
  host: 'netlify' | 'cloudflare' | 'nginx'
  addresses: readonly OldAddress[]
  /** Paths whose pages are for browsers of hosts without a list, as a server reads them; of nginx alone. */
  asked?: readonly string[]
}

// A parameter has a name and a value there. What else its name or value could mean to Netlify (a placeholder, a status,
// the target), or how it compares what is percent-encoded, its documentation does not say.
const plainParameter = /^[a-z_][\w.[\]-]*=[\w.~,-]+$/i

/** Rules without placeholders in one file, and characters of each. */
const [mostRules, longestRule] = [2_000, 1_000]

/** Bytes of a word, with its quotes, that nginx surely takes: it reads files by 4,096, and does not start with more. */
const longestWord = 4_000

/** Lists of old addresses for hosts that read one, by which they answer before any redirect page is asked for. */
export const redirects = {
  routes: [route],
  served: true,
  plan: (
    publication: Pick<
      Publication,
      'archive' | 'oldListings' | 'settings' | 'aliases' | 'pages' | 'publicFiles'
    >,
  ) => {
    const hosts = [...new Set(publication.settings.redirects)]
    const known = hosts.length === 0 ? [] : listOldAddresses(publication)
    const addresses = [...known, ...(hosts.length === 0 ? [] : listOldFeeds(publication, known))]
    return hosts.map((host) => ({
      path: paths.redirects(host),
      route,
      facts: { host, addresses, ...(host === 'nginx' ? { asked: listAskedPages(publication) } : {}) },
      questions: [],
      listed: false,
    }))
  },
  make,
} satisfies Kind<RedirectFacts>

function make({ facts: { host, addresses, asked = [] } }: Shown<RedirectFacts>, { base }: Site): string {
  if (host === 'netlify') return toText(toNetlifyRules(addresses, base))
  if (host === 'cloudflare') return toText(toCloudflareRules(addresses, base))
  const said = addresses.filter(isSaidByNginx)
  const maps = toNginxMaps(said, base)
  const rules = maps.flatMap((map) => map.rules)
  const { bucketSize, maxSize } = toHashSizes(maps)
  const left = said.length - rules.length
  return toText([
    '# http {',
    `#   map_hash_bucket_size ${bucketSize};`,
    `#   map_hash_max_size ${maxSize};`,
    `#   include /srv/archive/${paths.redirects(host)};`,
    '#   server { if ($new_address) { return 301 $new_address; } if ($lost_address) { return 404; } }',
    '# }',
    ...(left > 0 ? [`# Left out, as nginx takes no word of more than ${longestWord} bytes: ${left}`] : []),
    ...toOldPaths(base),
    ...toOpenPaths(said),
    ...maps.flatMap(({ source, rules }, place) => [
      `map "${source}" ${toVariable(place)} {`,
      `default ${place + 1 < maps.length ? toVariable(place + 1) : '""'};`,
      ...rules,
      '}',
    ]),
    'map $old_path $lost_address {',
    'volatile;',
    'default "";',
    ...toNginxRules(asked.flatMap((key) => [key, `${key}/`]).map((key) => ({ key, value: '1' }))),
    '}',
  ])
}

/** Each map leaves to the next what it does not have. */
function toVariable(place: number): string {
  return place === 0 ? '$new_address' : `$new_address_${place}`
}

function toText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

/**
 * Where Stack Exchange has its feeds, whose names are no files: of all questions, and of each hashtag whose list was there.
 * @param known those that somebody has named.
 */
function listOldFeeds(
  { oldListings, settings }: Pick<Publication, 'oldListings' | 'settings'>,
  known: readonly OldAddress[],
): OldAddress[] {
  if (!settings.feeds || settings.url === undefined) return []
  const ofLists = oldListings.flatMap((listing): OldAddress[] => {
    const { path = '', query = '' } = toAskedAddress(listing.alias) ?? {}
    const [, hashtag] = /^\/questions\/tagged\/([^/]+)\/?$/.exec(path) ?? []
    if (hashtag === undefined || query !== '') return []
    const target = toEncodedHref('', paths.feed(toListPath(listing)))
    return [{ path: `/feeds/tag/${hashtag}`, query, target }]
  })
  const all = { path: '/feeds', query: '', target: paths.feed(paths.front(1)) }
  const taken = new Set(known.map(({ path }) => path.replace(/\/$/, '')))
  return (ofLists.length === 0 ? [] : [all, ...ofLists]).filter(({ path }) => !taken.has(path))
}

/**
 * Lines of `_redirects` for Netlify: `/board.php id=12 /questions/12/ 301!`. The exclamation mark lets a rule go before
 * the redirect page that is there too. What a rule can't say is left out. The first that fits counts, so those with
 * most parameters come first.
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
function toNetlifyRules(addresses: readonly OldAddress[], base: string): string[] {
  return addresses
    .flatMap(({ path, query, target }) => {
      const parameters = toParameters(query)
      const open = path.replace(/\/\*(?=\/|$)/, '/:slug')
      if (!parameters || open.includes('*') || isNumbered({ path })) return []
      // A page of the archive's own that is there stays: the second of the answers of this question.
      const status = open === path ? '301!' : '301'
      return [{ parts: [toRulePath(base, open), ...parameters], target, status }]
    })
    .sort((a, b) => b.parts.length - a.parts.length)
    .map(({ parts, target, status }) => `${parts.join(' ')} ${toRulePath(base, target)} ${status}`)
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

/**
 * Lines of `_redirects` for Cloudflare Pages: `/articles/1 /questions/12/ 301`. It compares no queries, and one line that
 * it can't read may make a deployment fail; so what it does not take is left out, and redirect pages answer it.
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
function toCloudflareRules(addresses: readonly OldAddress[], base: string): string[] {
  return addresses
    .filter(({ path, query }) => query === '' && !isOpen({ path }))
    .map(({ path, target }) => `${toRulePath(base, path)} ${toRulePath(base, target)} 301`)
    .filter((rule) => rule.length <= longestRule)
    .slice(0, mostRules)
}

/**
 * A path below the base path as it is in `_redirects`, where `*` and `:name` are placeholders. Old addresses hold
 * neither in their paths; a base path may. @param path percent-encoded.
 */
function toRulePath(base: string, path: string): string {
  const safe = base.replaceAll('*', '%2A').replaceAll(':', '%3A')
  return safe + path.replace(/^\//, '')
}

interface NginxMap {
  /** What is compared, of variables. */
  source: string
  /** `"/questions/12" "/questions/12/";` */
  rules: string[]
}

/**
 * Maps of nginx: of addresses as they are asked for, and behind it one for each set of names of parameters, the largest
 * first, which reads them in any order and beside others. Paths are below the base path of the archive, or those of the
 * host where it was before.
 * @see https://nginx.org/en/docs/http/ngx_http_map_module.html
 */
function toNginxMaps(addresses: readonly OldAddress[], base: string): NginxMap[] {
  const toNames = createToTellingNames(addresses, (address) => {
    const named = toNamedParameters(address)
    return named && [...named.keys()]
  })
  const entries = addresses.map((address) => {
    const { path, query, target } = address
    const value = (base + target).replaceAll('$', '%24')
    if (isOpen(address)) return { source: '$old_open', key: toAskedPath(address), value }
    const [names, named] = [toNames(address), toNamedParameters(address)]
    if (!names || !named) return { source: '$old_request', key: path + query, value }
    const toQuery = (toValue: (name: string) => string) =>
      names.map((name, place) => `${place === 0 ? '?' : '&'}${name}=${toValue(name)}`).join('')
    return {
      source: `$old_path${toQuery((name) => `$arg_${name}`)}`,
      key: decodeURIComponent(path) + toQuery((name) => named.get(name) ?? ''),
      value,
    }
  })
  const bySource = Map.groupBy(entries, ({ source }) => source)
  const countNames = (source: string) => source.split('=').length
  const named = [...bySource.keys()].filter((source) => source.startsWith('$old_path'))
  const ordered = named.sort((a, b) => countNames(b) - countNames(a) || compareText(a, b))
  const open = bySource.has('$old_open') ? ['$old_open'] : []
  return ['$old_request', ...ordered, ...open].map((source) => ({
    source,
    rules: toNginxRules(bySource.get(source) ?? []),
  }))
}

/**
 * Values of parameters by their names, where nginx can ask for each by its name. It does not decode them, and reads the path
 * decoded; what could be read in two ways stays as it is asked for.
 */
function toNamedParameters({ path, query }: OldAddress): Map<string, string> | undefined {
  const pairs = query
    .slice(1)
    .split('&')
    .map((pair) => /^(\w+)=([\w.~,:@!*()/-]+)$/.exec(pair))
  const named = new Map(pairs.map((pair) => [pair?.[1]?.toLowerCase() ?? '', pair?.[2] ?? '']))
  return isPlain(path) && pairs.every((pair) => pair !== null) && named.size === pairs.length
    ? named
    : undefined
}

/** Whether a path can be read decoded in one way. */
function isPlain(path: string): boolean {
  return !/%(?:[01]|2[256]|3[df]|5c|7f)/i.test(path)
}

/**
 * What is asked for as if the archive had no base path. The path is read anew where nginx goes on with page 404: else
 * that would be lost as the address was.
 */
function toOldPaths(base: string): string[] {
  const sources = { old_request: ['$request_uri', base], old_path: ['$uri', decodeURI(base)] } as const
  return Object.entries(sources).map(([name, [source, start]]) => {
    const below = start === '/' ? '' : `"~^${toPattern(start)}(?<below_${name}>.*)$" "/$below_${name}"; `
    const anew = source === '$uri' ? 'volatile; ' : ''
    return `map ${source} $${name} { ${anew}${below}default ${source}; }`
  })
}

/** One whose first segment is a number alone is for links in texts: the pages of the front page are called so. */
function isNumbered({ path }: Pick<OldAddress, 'path'>): boolean {
  return isOpen({ path }) && /^\/\d+\//.test(path)
}

/** In a value of nginx a `$` begins a variable, and what is percent-encoded could be read in two ways. */
function isSaidByNginx({ path }: OldAddress): boolean {
  return !isOpen({ path }) || !(isNumbered({ path }) || path.includes('$') || !isPlain(path))
}

/** The map that writes a `*` for the slug of what is asked for, by one expression for all addresses of one form. */
function toOpenPaths(addresses: readonly OldAddress[]): string[] {
  const forms = new Set(addresses.filter(isOpen).map((address) => toForm(toAskedPath(address))))
  if (forms.size === 0) return []
  const rules = Array.from(forms, (form) => {
    const value = fillForm(form, (group) => `$${group}`)
    return `${quote(`~^${toFormPattern(form)}/?$`)} ${quote(value)};`
  })
  return ['map $old_path $old_open {', 'default "";', ...rules, '}']
}

function toNginxRules(entries: readonly { key: string; value: string }[]): string[] {
  const spellings = Map.groupBy(entries, ({ key }) => key.toLowerCase())
  return entries.flatMap(({ key, value }) => {
    // Texts are compared without case, and of two that are then the same nginx refuses the second.
    const isAlone = spellings.get(key.toLowerCase())?.length === 1
    const words = [quote(isAlone ? key : `~^${toPattern(key)}$`), quote(value)]
    return words.some((word) => Buffer.byteLength(word) > longestWord) ? [] : [`${words.join(' ')};`]
  })
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

/**
 * How large the hash table of such a map has to be: nginx does not start where a bucket can't hold the longest key, and
 * warns where keys that meet in a bucket overflow it. It has four buckets for a key, and each holds six of the longest.
 * @see https://nginx.org/en/docs/hash.html
 */
function toHashSizes(maps: readonly NginxMap[]): { bucketSize: number; maxSize: number } {
  const most = (counts: number[]) => counts.reduce((most, count) => Math.max(most, count), 0)
  const longest = most(
    maps.flatMap(({ rules }) => rules.map((rule) => Buffer.byteLength(rule.slice(0, rule.indexOf('" "'))))),
  )
  const toPower = (least: number) => 2 ** Math.ceil(Math.log2(least))
  // Of a key a pointer and its length, in whole pointers, and one more pointer for each bucket.
  const bucketSize = toPower(Math.max(256, 6 * (longest + 16) + 8))
  return { bucketSize, maxSize: toPower(Math.max(2_048, 4 * most(maps.map(({ rules }) => rules.length)))) }
}

/** Undefined where every host answers all of them, and no list is written. */
export function countOldAddresses(
  publication: Pick<Publication, 'archive' | 'oldListings' | 'settings'>,
): OldAddressWork | undefined {
  const { archive, oldListings, settings } = publication
  const all = archive.questions.reduce((sum, { aliases }) => sum + aliases.length, oldListings.length)
  const hasNoPage = (alias: string) => /[?*]/.test(alias)
  const isAsked =
    archive.questions.some(({ aliases }) => aliases.some(hasNoPage)) ||
    oldListings.some(({ alias }) => hasNoPage(alias))
  if (all === 0 || (!isAsked && settings.redirects.length === 0)) return undefined
  const addresses = listOldAddresses(publication)
  const asked = addresses.filter((address) => address.query !== '' || isOpen(address))
  const base = toBasePath(settings)
  const [{ path = '', query = '' } = {}] = addresses
  return {
    all,
    asked: asked.length,
    beyondNetlify: asked.length - toNetlifyRules(asked, '/').length,
    beyondCloudflare: all - asked.length - toCloudflareRules(addresses, '/').length,
    beyondNginx: asked.filter((address) => !isSaidByNginx(address)).length,
    below: base === '/' ? undefined : { base, example: path + query },
  }
}
