// gotgam hosting: the whole file by which a host serves this site, with its address, its headers and its old addresses.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findLastOutput } from '../engine/take-output.ts'
import { toPortableOut } from '../folder/environment.ts'
import { readPublicFiles, toPublicPath } from '../folder/public-files.ts'
import { readSmallFilesOf } from '../folder/read-folder.ts'
import { toBasePath } from '../folder/site-address.ts'
import { toReadableAddress } from '../format/addresses.ts'
import { readRegularFile } from '../kept/files.ts'
import type { Words } from '../words/words.ts'
import { type Call, endWrongCall, quoteForShell, readChoice } from './call.ts'
import { toZimCommand } from './kiwix.ts'
import { readWorkflow, toWorkflowPath, workflows } from './repository-files.ts'

/** What a file is printed from. */
interface Hosted {
  /** Where the site is; of a made-up name where the settings have no `url`. */
  address: URL
  /** Its path with a slash at both ends, decoded, as folders on a disk have it. */
  base: string
  /** That of all is the first, and each comes before narrower ones. */
  rules: readonly [HeaderRule, ...HeaderRule[]]
  /** Lines for the map of old addresses, as the output names them; undefined where nginx has no list. */
  mapSizes: readonly string[] | undefined
  /** Names of files, for the host that takes several. */
  files: readonly (typeof workflows)[number][]
  /** Folder of a site that needs no server, and the command that makes an archive for Kiwix of it. */
  portable: { out: string; command: readonly string[] }
  /** First lines: what the file is, and where it belongs. */
  notes: readonly string[]
}

/** Headers of what is below a path, or of one file. */
interface HeaderRule {
  /** Below the base path, decoded, with `*` at the end of a beginning: `_astro/*`, `favicon.svg`; `*` for all. */
  path: string
  /** The same as the file that is sent: `about/index.html` for `about/`. */
  file: string
  headers: ReadonlyMap<string, string>
}

const printers = {
  'github-pages': toGithubPages,
  cloudflare: toCloudflare,
  netlify: toNetlify,
  nginx: toNginx,
  caddy: toCaddy,
  s3: toS3,
  folder: toFolder,
  kiwix: toKiwix,
} satisfies Record<Exclude<keyof Words['hosting'], 'noUrl'>, (hosted: Hosted) => string[]>

/** Where examples have the site on a server. */
const root = '/srv/www'

const portableBuild = 'npm run build -- --portable'

const forHostsAlone = ['_headers', '_redirects', 'redirects.nginx.conf']

export function hosting({ root: project, folders, positionals, words }: Call<'hosting'>): number {
  const [value, file, ...others] = positionals
  const names = Object.keys(printers).filter((name) => isPrinted(name))
  const isOne = value !== undefined && (file === undefined || value === 'github-pages') && others.length === 0
  if (!isOne) return endWrongCall((wrong) => wrong.oneHost({ choices: names.join(', ') }))
  const name = readChoice('hosting', value, names)
  const small = readSmallFilesOf(folders.content)
  const { settings } = small
  const base = toReadableAddress(toBasePath(settings))
  const notes = words.hosting[name]
  const path = relative(project, toPortableOut(folders))
  const out = path.startsWith('..') ? toPortableOut(folders) : path
  const said = typeof notes === 'string' ? notes : notes({ root: root + base, out })
  const isServed = name !== 'folder' && name !== 'kiwix'
  const lines = printers[name]({
    address: new URL(settings.url ?? 'https://archive.example.org/'),
    base,
    rules: readHeaderRules(project),
    mapSizes: name === 'nginx' ? readMapSizes(findLastOutput(folders.out)) : undefined,
    files: file === undefined ? workflows : [readChoice(name, file, workflows)],
    portable: { out, command: toZimCommand(small, out) },
    notes: [isServed && settings.url === undefined ? words.hosting.noUrl : [], said.split('\n')].flat(),
  })
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

function isPrinted(name: string): name is keyof typeof printers {
  return Object.hasOwn(printers, name)
}

/**
 * `_headers` of `public/`, which Netlify and Cloudflare read themselves. They have what no rule names asked for again; a
 * rule for that would be joined with the others by Cloudflare.
 */
function readHeaderRules(project: string): Hosted['rules'] {
  const isThere = readPublicFiles(project).includes('_headers')
  const text = isThere ? readRegularFile(toPublicPath(project, '_headers')).toString() : ''
  const all = { path: '*', file: '*', headers: new Map([['Cache-Control', 'no-cache']]) }
  const rules = new Map([['*', all]])
  let rule: typeof all | undefined
  for (const line of text.split(/\r?\n/)) {
    const [, written, value = ''] = /^\s+(\w[\w-]*):(.*)$/.exec(line) ?? []
    // Of names that differ by case alone a server would send both.
    const name = written?.toLowerCase().replace(/\b\w/g, (letter) => letter.toUpperCase())
    if (name !== undefined) rule?.headers.set(name, value.trim())
    // One of another host, too, ends what is said of a path.
    if (/^[^\s#]/.test(line)) rule = undefined
    if (!line.startsWith('/')) continue
    const path = toReadableAddress(line.slice(1).trim())
    rule = rules.get(path) ?? { path, file: path.replace(/(^|\/)$/, '$1index.html'), headers: new Map() }
    rules.set(path, rule)
  }
  const others = [...rules.values()].filter((each) => each !== all)
  return [all, ...others.sort((one, other) => one.path.length - other.path.length)]
}

/** With those of wider rules, for a server that takes one rule of all that match. */
function mergeHeaders({ path }: HeaderRule, rules: readonly HeaderRule[]): HeaderRule['headers'] {
  const isWider = (rule: HeaderRule) => rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))
  const all = rules.filter((rule) => rule.path === path || isWider(rule))
  return new Map(all.flatMap(({ headers }) => [...headers]))
}

/** The first lines of the list say how large its map has to be. */
function readMapSizes(out: string): Hosted['mapSizes'] {
  const path = join(out, 'redirects.nginx.conf')
  if (!existsSync(path)) return undefined
  return String(readRegularFile(path)).match(/(?<=^# +)map_hash_\w+ \d+;/gm) ?? []
}

function toNginx({ address, base, rules, mapSizes, notes }: Hosted): string[] {
  const [all, ...others] = rules
  // Nothing but a variable gives a value the sign of variables.
  const toValue = (value: string) => quote(value).replaceAll('$', () => `\${gotgam_dollar}`)
  const print = (rule: HeaderRule, end: string) =>
    Array.from(mergeHeaders(rule, rules), ([name, value]) => `  add_header ${name} ${toValue(value)}${end}`)
  // A name with a bracket would be a pattern.
  const list = toWord(`${root}${base}redirects.nginx.conf`.replaceAll('[', '\\['), quote)
  const server = [
    'server {',
    `  listen ${(address.protocol === 'http:' && address.port) || 80};`,
    `  server_name ${address.hostname};`,
    `  root ${root};`,
    '  index index.html;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  charset_types text/xml text/plain text/css application/javascript application/xml image/svg+xml;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_min_length 1024;',
    '  gzip_types text/css text/plain application/javascript application/xml text/xml image/svg+xml application/octet-stream;',
    `  error_page 404 ${toWord(`${base}404.html`, quote)};`,
    // Of a folder without a page.
    `  error_page 403 =404 ${toWord(`${base}404.html`, quote)};`,
    ...print(all, ' always;'),
    ...(mapSizes
      ? ['  if ($new_address) { return 301 $new_address; }', '  if ($lost_address) { return 404; }']
      : []),
    '  location ~ /\\.(?!well-known/) { return 404; }',
    ...forHostsAlone.map((file) => `  location = ${toWord(base + file, quote)} { return 404; }`),
    ...others.flatMap((rule) => [
      `  location ${rule.file.endsWith('*') ? '^~' : '='} ${toWord(base + rule.file.replace(/\*$/, ''), quote)} {`,
      // No error is kept.
      ...print(rule, ';').map((line) => `  ${line}`),
      '  }',
    ]),
    '}',
  ]
  return [
    ...notes.map((note) => `# ${note}`),
    ...(server.join().includes('gotgam_dollar') ? ['geo $gotgam_dollar { default "$"; }'] : []),
    ...(mapSizes ? [...mapSizes, `include ${list};`] : []),
    ...server,
  ]
}

function toWord(text: string, quoteOther: (text: string) => string): string {
  return /^[\w./~*-]+$/.test(text) ? text : quoteOther(text)
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

function toCaddy({ address, base, rules, notes }: Hosted): string[] {
  const encode = (path: string) => (base + path).split('/').map(encodeURIComponent).join('/')
  // Where it is encoded, a star stands for one folder alone.
  const toMatcher = (path: string) =>
    /^[^%]+\*$/.test(base + path) ? toWord(base + path, quoteForCaddy) : encode(path)
  const print = ({ path, headers }: HeaderRule) => {
    const start = path === '*' ? '\t\theader' : `\t\theader ${toMatcher(path)}`
    return Array.from(headers, ([name, value]) => `${start} ${name} ${quoteForCaddy(value)}`)
  }
  const headers = rules.flatMap(print)
  return [
    ...notes.map((note) => `# ${note}`),
    `${address.protocol === 'http:' ? 'http://' : ''}${address.host} {`,
    `\troot * ${root}`,
    '\tencode zstd gzip',
    '\t@hidden path_regexp /\\.(?:[^w]|w[^e])',
    `\t@forHostsAlone path ${forHostsAlone.map(encode).join(' ')}`,
    '\terror @hidden 404',
    '\terror @forHostsAlone 404',
    ...(headers.join().includes('.backslash}') ? ['\tvars backslash `\\`'] : []),
    // In this order: Caddy would put the longest path first, and the last one counts.
    '\troute {',
    ...headers,
    '\t}',
    '\tfile_server',
    '\thandle_errors {',
    ...print(rules[0]),
    `\t\trewrite * ${toWord(`${base}404.html`, quoteForCaddy)}`,
    '\t\tfile_server',
    '\t}',
    '}',
  ]
}

/** Braces hold placeholders, `{$` one of the environment whatever is before it, and only a quotation mark can be escaped. */
function quoteForCaddy(text: string): string {
  const escaped = text.replace(/[\\{}"]/g, (sign) => (sign === '\\' ? '{http.vars.backslash}' : `\\${sign}`))
  return `"${escaped.replaceAll('{$', () => '{{http.vars.nothing}$')}"`
}

function toNetlify({ notes }: Hosted): string[] {
  return [
    ...notes.map((note) => `# ${note}`),
    '[build]',
    '  command = "npm run build"',
    '  publish = "dist"',
    '[build.environment]',
    '  NODE_VERSION = "22"',
  ]
}

function toCloudflare({ address, notes }: Hosted): string[] {
  const name = address.hostname.replace(/[^a-z\d-]+/g, '-')
  return [
    ...notes.map((note) => `# ${note}`),
    `name = "${name}"`,
    'pages_build_output_dir = "dist"',
    'compatibility_date = "2026-06-01"',
  ]
}

/** What is kept is sent first, so that no page names what is not there, and what no page names any more is removed last. */
function toS3({ base, rules, notes }: Hosted): string[] {
  const [all, ...kept] = rules.flatMap(({ file, headers }) => {
    const cache = headers.get('Cache-Control')
    return cache === undefined ? [] : [{ pattern: file.replace(/[[?]/g, '[$&]'), cache }]
  })
  const send = (cache: string, options: string, taken?: string) =>
    [`send --cache-control ${quoteForShell(cache)} ${options}`]
      .concat(
        kept.map((each) => `--${each.cache === taken ? 'in' : 'ex'}clude ${quoteForShell(each.pattern)}`),
      )
      .join(' ')
  const usual = all?.cache ?? ''
  const others = [...new Set(kept.map(({ cache }) => cache))].filter((cache) => cache !== usual)
  const without = ['.gotgam', ...forHostsAlone].map((file) => `--exclude ${file}`).join(' ')
  return [
    '#!/bin/sh',
    ...notes.map((note) => `# ${note}`),
    'set -eu',
    'BUCKET=$1',
    `send() { aws s3 sync dist "s3://$BUCKET"${quoteForShell(base)} "$@" ${without}; }`,
    ...others.map((cache) => send(cache, "--exclude '*'", cache)),
    send(usual, "--delete --exclude '*.html'", usual),
    send(usual, "--delete --content-type 'text/html; charset=utf-8' --exclude '*' --include '*.html'"),
    ...others.map((cache) => send(cache, "--delete --exclude '*'", cache)),
    `aws s3 website "s3://$BUCKET" --index-document index.html --error-document ${quoteForShell(`${base.slice(1)}404.html`)}`,
  ]
}

function toFolder({ notes }: Hosted): string[] {
  return [...notes.map((note) => `# ${note}`), portableBuild]
}

function toKiwix({ notes, portable: { command } }: Hosted): string[] {
  const archive = command.at(-1)?.split(' ').at(-1) ?? ''
  // No file is written over.
  const steps = [portableBuild, `rm -f ${archive}`, ...command, `zimcheck ${archive}`]
  return ['#!/bin/sh', ...notes.map((note) => `# ${note}`), 'set -eu', ...steps]
}

/** The files that `init` writes, each as it is below its path. */
function toGithubPages({ files, notes }: Hosted): string[] {
  const print = (name: (typeof workflows)[number]) => [
    `# ${toWorkflowPath(name)}`,
    ...readWorkflow(name).trimEnd().split('\n'),
  ]
  return [...notes.map((note) => `# ${note}`), ...files.flatMap(print)]
}
