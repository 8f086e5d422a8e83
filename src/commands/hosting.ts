// gotgam hosting: the whole file by which a host serves this site, with its address, its headers and its old addresses.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findLastOutput } from '../engine/take-output.ts'
import { readPublicFiles, toPublicPath } from '../folder/public-files.ts'
import { readSettings } from '../folder/read-folder.ts'
import { toBasePath } from '../folder/settings.ts'
import { readRegularFile } from '../kept/files.ts'
import type { Words } from '../words/words.ts'
import { type Call, endWrongCall } from './call.ts'
import { readWorkflow } from './repository-files.ts'

/** What a file is printed from. */
interface Hosted {
  /** Path with a slash at both ends. */
  base: string
  /** Name of the host, where the settings have a `url`. */
  host: string | undefined
  rules: readonly HeaderRule[]
  /** Sizes of the map of old addresses, as the output names them; undefined where nginx has no list. */
  map: { bucketSize: number; maxSize: number } | undefined
  /** First lines: what the file is, and where it belongs. */
  notes: readonly string[]
}

/** Headers of what is below a path, or of one file. */
interface HeaderRule {
  /** Below the base path, with `*` at the end of a beginning: `_astro/*`, `favicon.svg`; `*` for all. */
  path: string
  headers: ReadonlyMap<string, string>
}

const printers = {
  'github-pages': toGithubPages,
  cloudflare: toCloudflare,
  netlify: toNetlify,
  nginx: toNginx,
  caddy: toCaddy,
  s3: toS3,
} satisfies Record<keyof Words['hosting'], (hosted: Hosted) => string[]>

/** Where examples have the site on a server. */
const root = '/srv/www'

const placeholder = 'archive.example.org'

export function hosting({ root: project, folders, positionals, words }: Call<'hosting'>): number {
  const [value = ''] = positionals
  const names = Object.keys(printers).filter((name) => isPrinted(name))
  const name = names.find((each) => each === value && positionals.length === 1)
  if (name === undefined) {
    const choices = names.join(', ')
    return endWrongCall((wrong) =>
      positionals.length === 1
        ? wrong.choice({ option: 'hosting', value, choices })
        : wrong.oneHost({ choices }),
    )
  }
  const settings = readSettings(folders.content)
  const base = toBasePath(settings)
  const notes = words.hosting[name]
  const lines = printers[name]({
    base,
    host: settings.url === undefined ? undefined : new URL(settings.url).host,
    rules: readHeaderRules(project),
    map: readMapSizes(findLastOutput(folders.out)),
    notes: (typeof notes === 'string' ? notes : notes({ root: root + base })).split('\n'),
  })
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

function isPrinted(name: string): name is keyof typeof printers {
  return Object.hasOwn(printers, name)
}

/** `_headers` of `public/`, which Netlify and Cloudflare read themselves. */
function readHeaderRules(project: string): HeaderRule[] {
  if (!readPublicFiles(project).includes('_headers')) return []
  const text = readRegularFile(toPublicPath(project, '_headers')).toString()
  const rules: { path: string; headers: Map<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ path: line.slice(1).trim(), headers: new Map() })
    else if (name !== undefined) rules.at(-1)?.headers.set(name, value)
  }
  return rules
}

/** Of all paths, and those of one over them, as a server that knows one rule for a file needs them. */
function mergeRules(rules: readonly HeaderRule[]): { all: HeaderRule['headers']; others: HeaderRule[] } {
  const all = rules.find(({ path }) => path === '*')?.headers ?? new Map()
  const others = rules
    .filter(({ path }) => path !== '*')
    .map(({ path, headers }) => ({ path, headers: new Map([...all, ...headers]) }))
  return { all, others }
}

/** The first lines of the list say how large its map has to be. */
function readMapSizes(out: string): Hosted['map'] {
  const path = join(out, 'redirects.nginx.conf')
  if (!existsSync(path)) return undefined
  const text = readRegularFile(path).toString()
  const [, bucketSize] = /map_hash_bucket_size (\d+)/.exec(text) ?? []
  const [, maxSize] = /map_hash_max_size (\d+)/.exec(text) ?? []
  return { bucketSize: Number(bucketSize), maxSize: Number(maxSize) }
}

function toNginx({ base, host, rules, map, notes }: Hosted): string[] {
  const { all, others } = mergeRules(rules)
  const print = (headers: HeaderRule['headers'], indent: string) =>
    Array.from(headers, ([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)
  return [
    ...notes.map((note) => `# ${note}`),
    ...(map
      ? [
          `map_hash_bucket_size ${map.bucketSize};`,
          `map_hash_max_size ${map.maxSize};`,
          `map $request_uri $moved_to { include ${root}${base}redirects.nginx.conf; }`,
        ]
      : []),
    'server {',
    '  listen 80;',
    `  server_name ${host ?? placeholder};`,
    `  root ${root};`,
    '  index index.html;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  charset_types text/xml text/plain text/css application/javascript application/xml image/svg+xml;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_min_length 1024;',
    '  gzip_types text/css text/plain application/javascript application/xml text/xml image/svg+xml application/octet-stream;',
    `  error_page 404 ${base}404.html;`,
    ...(map ? ['  if ($moved_to) { return 301 $moved_to; }'] : []),
    '  location ~ /\\.(?!well-known/) { return 404; }',
    `  location = ${base}_headers { return 404; }`,
    `  location = ${base}_redirects { return 404; }`,
    `  location = ${base}redirects.nginx.conf { return 404; }`,
    ...others.flatMap(({ path, headers }) => [
      `  location ${path.endsWith('*') ? '^~' : '='} ${base}${path.replace(/\*$/, '')} {`,
      ...print(headers, '    '),
      '  }',
    ]),
    `  location ${base} {`,
    ...print(all, '    '),
    '  }',
    '}',
  ]
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

function toCaddy({ base, host, rules, notes }: Hosted): string[] {
  return [
    ...notes.map((note) => `# ${note}`),
    `${host ?? placeholder} {`,
    `\troot * ${root}`,
    '\tencode zstd gzip',
    '\t@hidden path_regexp /\\.(?:[^w]|w[^e])',
    `\t@internal path ${base}_headers ${base}_redirects ${base}redirects.nginx.conf`,
    '\terror @hidden 404',
    '\terror @internal 404',
    // In this order: Caddy would put the longest path first, and the last one counts.
    '\troute {',
    ...rules.flatMap(({ path, headers }) =>
      Array.from(headers, ([name, value]) => `\t\theader ${base}${path} ${name} ${quote(value)}`),
    ),
    '\t}',
    '\tfile_server',
    '\thandle_errors {',
    `\t\trewrite * ${base}404.html`,
    '\t\tfile_server',
    '\t}',
    '}',
  ]
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

function toCloudflare({ host, notes }: Hosted): string[] {
  const name = (host ?? placeholder).replace(/[^a-z\d-]+/g, '-')
  return [
    ...notes.map((note) => `# ${note}`),
    `name = "${name}"`,
    'pages_build_output_dir = "dist"',
    'compatibility_date = "2026-06-01"',
  ]
}

function toS3({ base, rules, notes }: Hosted): string[] {
  const kept = rules.filter(({ headers }) => headers.has('Cache-Control'))
  const sync = (parameters: string) => `aws s3 sync dist "s3://$BUCKET${base}" ${parameters}`
  const without = ['.gotgam', '_headers', '_redirects', 'redirects.nginx.conf']
    .map((file) => `--exclude ${file}`)
    .join(' ')
  return [
    '#!/bin/sh',
    ...notes.map((note) => `# ${note}`),
    'set -eu',
    'BUCKET=$1',
    sync(`--delete ${without} --exclude '*.html'`),
    sync(`--delete --exclude '*' --include '*.html' --content-type 'text/html; charset=utf-8'`),
    ...kept.map(({ path, headers }) => {
      const folder = path.replace(/\/?\*$/, '')
      return `aws s3 cp "s3://$BUCKET${base}${folder}" "s3://$BUCKET${base}${folder}" --recursive --metadata-directive REPLACE --cache-control '${headers.get('Cache-Control')}'`
    }),
    `aws s3 website "s3://$BUCKET" --index-document index.html --error-document '${base.slice(1)}404.html'`,
  ]
}

function toGithubPages({ notes }: Hosted): string[] {
  return [...notes.map((note) => `# ${note}`), ...readWorkflow('publish').trimEnd().split('\n')]
}
