import { expect, test } from 'vitest'
import { checkHostAddress } from '../../../src/engine/build.ts'
import { findHostAddress } from '../../../src/folder/environment.ts'
import { describeError } from '../../../src/words/failure.ts'

const pages = 'https://owner.github.io/archive'

test.each([
  [{}, undefined],
  [{ GITHUB_REPOSITORY: 'Owner/Archive' }, { url: pages, isCertain: false }],
  [{ GITHUB_REPOSITORY: 'owner/owner.github.io' }, { url: 'https://owner.github.io', isCertain: false }],
  [
    { GOTGAM_SITE_URL: 'https://qna.example.org', GITHUB_REPOSITORY: 'owner/archive' },
    { url: 'https://qna.example.org', isCertain: true },
  ],
  [{ GOTGAM_SITE_URL: '', GITHUB_REPOSITORY: '' }, undefined],
])('%j', (environment, host) => {
  expect(findHostAddress(environment)).toEqual(host)
})

test.each([
  ['nothing is known of a host', undefined, undefined],
  ['the same', `${pages}/`, { url: pages, isCertain: true }],
  [
    'the same by http, as before a certificate is there',
    pages,
    { url: 'http://owner.github.io/archive/', isCertain: true },
  ],
  ['another that is only likely', 'https://qna.example.org', { url: pages, isCertain: false }],
])('%s: nothing is said', (_, url, host) => {
  expect(checkHostAddress({ url }, host)).toEqual([])
})

test('an address that is only likely, and none in the settings', () => {
  const warnings = checkHostAddress({ url: undefined }, { url: pages, isCertain: false })
  expect(warnings.map((warning) => describeError(warning, 'en'))).toEqual([
    `archive.yaml has no url. If GitHub Pages serves this site, write into archive.yaml:\nurl: ${pages}`,
  ])
})

test.each([
  [
    undefined,
    `GitHub Pages will serve this site at ${pages}, and archive.yaml has no url: pages would find neither their styles nor each other. Write into archive.yaml:\nurl: ${pages}`,
  ],
  [
    'https://owner.github.io',
    `GitHub Pages will serve this site at ${pages}, and archive.yaml says https://owner.github.io. Write into archive.yaml, or give the site that address in the settings of Pages:\nurl: ${pages}`,
  ],
])('%s where the host says another', (url, sentence) => {
  let said = ''
  try {
    checkHostAddress({ url }, { url: pages, isCertain: true })
  } catch (error) {
    said = describeError(error, 'en')
  }
  expect(said).toBe(sentence)
})
