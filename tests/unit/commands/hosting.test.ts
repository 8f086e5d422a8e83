// Lines of the files that `gotgam hosting` prints. tests/site/host-servers.rest.test.ts gives them to the real programs.
import { describe, expect, test } from 'vitest'
import { printHosting } from '../../support/print-hosting.ts'

const immutable = 'public, max-age=31536000, immutable'
const headers = `/*
  X-Content-Type-Options: nosniff
/_astro/*
  Cache-Control: ${immutable}
/theme/*
  Cache-Control: ${immutable}
  X-Frame-Options: DENY
/favicon.svg
  X-Frame-Options: DENY
`

describe('names and ports', () => {
  test.each([
    ['https://qna.example.org/archive/', 'nginx', ['  listen 80;', '  server_name qna.example.org;']],
    ['https://qna.example.org:8443/', 'nginx', ['  listen 80;', '  server_name qna.example.org;']],
    ['http://qna.example.org:8080/', 'nginx', ['  listen 8080;', '  server_name qna.example.org;']],
    ['http://[::1]:8080/', 'nginx', ['  listen 8080;', '  server_name [::1];']],
    ['https://xn--vv4b11d.kr/', 'nginx', ['  server_name xn--vv4b11d.kr;']],
    ['https://qna.example.org/', 'caddy', ['qna.example.org {']],
    ['https://qna.example.org:8443/', 'caddy', ['qna.example.org:8443 {']],
    ['http://qna.example.org/', 'caddy', ['http://qna.example.org {']],
    ['http://qna.example.org:8080/', 'caddy', ['http://qna.example.org:8080 {']],
    ['https://qna.example.org:8443/', 'cloudflare', ['name = "qna-example-org"']],
  ])('%s for %s', (url, host, lines) => {
    expect(printHosting(host, { settings: { url } })).toEqual(expect.arrayContaining(lines))
  })
})

describe('without a url the name is made up, which the first lines say', () => {
  const hosts = ['github-pages', 'cloudflare', 'netlify', 'nginx', 'caddy', 's3']
  const first = { en: '# No url can be read in archive.yaml: ', ko: '# archive.yaml에서 url을 읽을 수 없어 ' }
  test.each(hosts.flatMap((host) => (['en', 'ko'] as const).map((language) => [host, language] as const)))(
    '%s, %s',
    (host, language) => {
      const [line] = printHosting(host, { language }).filter((each) => each !== '#!/bin/sh')
      expect(line).toContain(first[language])
      expect(line).toContain('archive.example.org')
      const settings = { url: 'https://qna.example.org/' }
      expect(printHosting(host, { language, settings }).join('\n')).not.toContain('archive.example.org')
    },
  )

  test('as is one that the check refuses', () => {
    const printed = printHosting('s3', { settings: { url: 'https://a.example/$(touch$IFS.X)/' } })
    expect(printed[1]).toContain(first.en)
    expect(printed.join('\n')).not.toContain('touch')
  })
})

describe('without a host', () => {
  const settings = { title: '질문 아카이브', locale: 'ko', url: 'https://qna.example.org/archive/' }

  test('a folder is built, and opened', () => {
    expect(printHosting('folder')).toEqual([
      '# A folder that needs no server: after these lines copy dist.portable anywhere, under any name, and open its index.html by a double click.',
      'npm run build -- --portable',
    ])
  })

  test('an archive for Kiwix is built, written and checked', () => {
    expect(printHosting('kiwix', { settings, language: 'ko' }).slice(2)).toEqual([
      'set -eu',
      'npm run build -- --portable',
      'rm -f qna.example.org-archive_ko_all.zim',
      'zimwriterfs \\',
      '  --welcome=index.html \\',
      '  --illustration=favicon-48.png \\',
      '  --language=kor \\',
      '  --name=qna.example.org-archive_ko_all \\',
      "  --title='질문 아카이브' \\",
      "  --description='질문 아카이브' \\",
      "  --creator='질문 아카이브' \\",
      '  --publisher=Gotgam \\',
      '  --source=https://qna.example.org/archive/ \\',
      '  dist.portable qna.example.org-archive_ko_all.zim',
      'zimcheck qna.example.org-archive_ko_all.zim',
    ])
  })

  test.each(['folder', 'kiwix'])('%s needs no url, and says nothing of one', (host) => {
    expect(printHosting(host).join('\n')).not.toContain('archive.yaml')
  })
})

test('what no rule names is asked for again, by nginx', () => {
  const printed = printHosting('nginx', { headers })
  const from = printed.indexOf('  error_page 403 =404 /404.html;')
  expect(printed.slice(from + 1, from + 3)).toEqual([
    '  add_header Cache-Control "no-cache" always;',
    '  add_header X-Content-Type-Options "nosniff" always;',
  ])
  expect(printed.slice(printed.indexOf('  location ^~ /theme/ {'))).toEqual([
    '  location ^~ /theme/ {',
    `    add_header Cache-Control "${immutable}";`,
    '    add_header X-Content-Type-Options "nosniff";',
    '    add_header X-Frame-Options "DENY";',
    '  }',
    '  location ^~ /_astro/ {',
    `    add_header Cache-Control "${immutable}";`,
    '    add_header X-Content-Type-Options "nosniff";',
    '  }',
    '  location = /favicon.svg {',
    '    add_header Cache-Control "no-cache";',
    '    add_header X-Content-Type-Options "nosniff";',
    '    add_header X-Frame-Options "DENY";',
    '  }',
    '}',
  ])
})

test('and by Caddy, errors of all folders among it', () => {
  const printed = printHosting('caddy', { headers, settings: { url: 'https://a.example/b/' } })
  expect(printed.slice(printed.indexOf('\troute {'))).toEqual([
    '\troute {',
    '\t\theader Cache-Control "no-cache"',
    '\t\theader X-Content-Type-Options "nosniff"',
    `\t\theader /b/theme/* Cache-Control "${immutable}"`,
    '\t\theader /b/theme/* X-Frame-Options "DENY"',
    `\t\theader /b/_astro/* Cache-Control "${immutable}"`,
    '\t\theader /b/favicon.svg X-Frame-Options "DENY"',
    '\t}',
    '\tfile_server',
    '\thandle_errors {',
    '\t\theader Cache-Control "no-cache"',
    '\t\theader X-Content-Type-Options "nosniff"',
    '\t\trewrite * /b/404.html',
    '\t\tfile_server',
    '\t}',
    '}',
  ])
})

describe('the script for S3', () => {
  test('sends what is kept before what names it, and removes it after that', () => {
    const printed = printHosting('s3', { headers, settings: { url: 'https://a.example/b/' } })
    const kept = "--exclude '*' --include 'theme/*' --include '_astro/*'"
    const others = "--exclude 'theme/*' --exclude '_astro/*'"
    expect(printed).toEqual([
      '#!/bin/sh',
      '# Amazon S3: save as publish.sh, and run after a build: sh publish.sh BUCKET',
      'set -eu',
      'BUCKET=$1',
      `send() { aws s3 sync dist "s3://$BUCKET"'/b/' "$@" --exclude .gotgam --exclude _headers --exclude _redirects --exclude redirects.nginx.conf; }`,
      `send --cache-control '${immutable}' ${kept}`,
      `send --cache-control 'no-cache' --delete --exclude '*.html' ${others}`,
      `send --cache-control 'no-cache' --delete --content-type 'text/html; charset=utf-8' --exclude '*' --include '*.html' ${others}`,
      `send --cache-control '${immutable}' --delete ${kept}`,
      `aws s3 website "s3://$BUCKET" --index-document index.html --error-document 'b/404.html'`,
    ])
  })

  /** As aws reads them: the last one that fits counts. */
  function isTaken(file: string, filters: readonly (readonly [kind: string, pattern: string])[]): boolean {
    const toExpression = (pattern: string) =>
      new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`)
    const last = filters.findLast(([, pattern]) => toExpression(pattern).test(file))
    return last?.[0] !== 'exclude'
  }

  const rules = `/docs/*
  Cache-Control: max-age=60
/docs/live/*
  Cache-Control: no-cache
/docs/live/a.png
  Cache-Control: max-age=9
/about/
  Cache-Control: max-age=60
`
  test.each([
    ['index.html', 'no-cache', true],
    ['sitemap.xml', 'no-cache', false],
    ['docs/a.png', 'max-age=60', false],
    ['docs/a.html', 'max-age=60', false],
    ['docs/live/b.png', 'no-cache', false],
    ['docs/live/b.html', 'no-cache', false],
    ['docs/live/a.png', 'max-age=9', false],
    ['about/index.html', 'max-age=60', false],
    ['about/more/index.html', 'no-cache', true],
  ])('sends %s once, by its rule', (file, cache, isHtml) => {
    const calls = printHosting('s3', { headers: rules }).filter((line) => line.startsWith('send --cache'))
    const taking = calls.filter((call) =>
      isTaken(
        file,
        Array.from(call.matchAll(/--(in|ex)clude '([^']*)'/g), ([, kind = '', pattern = '']) => [
          `${kind}clude`,
          pattern,
        ]),
      ),
    )
    const seen = taking.map((call) => [
      /--cache-control '([^']*)'/.exec(call)?.[1],
      call.includes('text/html'),
    ])
    // Those that are kept are looked at once more, to remove what is gone.
    expect(seen).toEqual(Array.from({ length: cache === 'no-cache' ? 1 : 2 }, () => [cache, isHtml]))
    expect(taking.filter((call) => call.includes('--delete'))).toHaveLength(1)
  })
})

/** The headers of one path, as nginx gets them. */
function readLocation(headers: string, path: string): string[] {
  const printed = printHosting('nginx', { headers })
  const from = printed.findIndex((line) => line.endsWith(` ${path} {`))
  return printed
    .slice(from + 1, printed.indexOf('  }', from))
    .map((line) => line.replace(/^ *add_header (.*);$/, '$1'))
}

describe('rules of public/_headers', () => {
  test.each([
    ['of one path are one', '/a/*\n  X-A: 1\n/a/*\n  X-B: 2\n', '/a/', ['X-A "1"', 'X-B "2"']],
    ['have what wider ones say', '/a/b/*\n  X-B: 2\n/a/*\n  X-A: 1\n', '/a/b/', ['X-A "1"', 'X-B "2"']],
    ['say it in the place of wider ones', '/a/b/*\n  X-A: 2\n/a/*\n  X-A: 1\n', '/a/b/', ['X-A "2"']],
    ['have names in any case', '/*\n  x-a: 1\n/a/*\n  X-A: 2\n', '/a/', ['X-A "2"']],
    ['may end in a carriage return', '/a/*\r\n  X-A: 1\r\n', '/a/', ['X-A "1"']],
    ['of a page are those of its file', '/a/\n  X-A: 1\n', '/a/index.html', ['X-A "1"']],
    ['may have encoded paths', '/%ED%95%9C/*\n  X-A: 1\n', '"/한/"', ['X-A "1"']],
  ])('%s', (_, text, path, expected) => {
    expect(readLocation(text, path)).toEqual(['Cache-Control "no-cache"', ...expected])
  })

  test('may say themselves that everything is kept', () => {
    const printed = printHosting('nginx', { headers: '/*\n  cache-control: max-age=60\n' }).join('\n')
    expect(printed).toContain('add_header Cache-Control "max-age=60" always;')
    expect(printed).not.toContain('no-cache')
  })

  test('are not needed', () => {
    expect(printHosting('nginx')).toContain('  add_header Cache-Control "no-cache" always;')
    expect(printHosting('s3')).toContain("send --cache-control 'no-cache' --delete --exclude '*.html'")
  })
})

test('nginx is given the sizes that the list names, and no list without it', () => {
  const list = '# http {\n#   map_hash_bucket_size 512;\n#   map_hash_max_size 8192;\n# }\n"/a" "/b/";\n'
  const printed = printHosting('nginx', { list, settings: { url: 'https://a.example/b/' } })
  expect(printed.slice(2, 5)).toEqual([
    'map_hash_bucket_size 512;',
    'map_hash_max_size 8192;',
    'include /srv/www/b/redirects.nginx.conf;',
  ])
  expect(printHosting('nginx').join('\n')).not.toContain('new_address')
})
