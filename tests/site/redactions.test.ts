// redactions.yaml: what is withheld is in no file of the output, whatever its kind.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { findAll, textOf } from '../support/html.ts'
import { listFiles } from '../support/output-files.ts'

const site = openSite('kitchen-sink')

describe('no file of the output holds', () => {
  const secrets = [
    ['the title', '감춰야 하는 제목'],
    ['the body', '감춰야 하는 본문'],
    ['a word of the body', '특별한낱말'],
    ['a name in Hangul', '곽두팔'],
    ['a name in Latin letters', /kwak2pal(?!ace)/],
    [
      'a name in any letters or cut by marks',
      /곽(?:<[^>]*>)*두(?:<[^>]*>)*팔|k(?:<[^>]*>)*wak(?:<[^>]*>)*2pal(?!ace)/,
    ],
    ['the hashtag that only the withheld question carries', 'only-withheld'],
  ] as const

  test.for(secrets)('%s', ([, secret]) => {
    const files = listFiles(site.out)
    const holding = files.filter((file) => {
      const content = readFileSync(join(site.out, file), 'utf8')
      return file.match(secret) !== null || toLook(content).match(secret) !== null
    })
    expect(holding).toEqual([])
    expect(files.length).toBeGreaterThan(20)
  })
})

/** Small letters, in the one spelling of all that look the same. */
function toLook(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
}

test('nor does the cache hold a name', () => {
  const files = listFiles(site.cache).filter((file) => /\.(?:pack|jsonl)$/.test(file))
  const holding = files.filter((file) =>
    /곽두팔|kwak2pal(?!ace)/.test(toLook(readFileSync(join(site.cache, file), 'utf8'))),
  )
  expect(holding).toEqual([])
  expect(files.length).toBeGreaterThan(1)
})

test('a redacted actor is a deleted user, in the activity line and in texts', () => {
  const page = site.page('questions/naming/')
  const [heading] = findAll(page, 'h1')
  expect(heading && textOf(heading)).toBe('deleted user님께 여쭙니다')
  expect(site.read('questions/naming/index.html')).toContain('지난번에 deleted user님이')
  expect(site.read('questions/naming/index.html')).toContain('<code>deleted user</code>')
  expect(site.read('tags/감춘-이름/index.html')).toContain('<span class="role">deleted user</span>')
})

test('a name that is a word is hidden as an actor alone', () => {
  const page = site.page('questions/hidden/')
  const [heading] = findAll(page, 'h1')
  expect(heading && textOf(heading)).toBe('spring 질문: deleted user 님께')
  expect(findAll(page, '.activity').map(textOf)).toEqual(
    Array(2).fill('1 year ago · deleted user · question'),
  )
  expect(site.read('tags/spring-words/index.html')).toContain('<h1')
})

test('a longer word that begins like a name is left alone', () => {
  expect(site.read('questions/namesake/index.html')).toContain('kwak2palace는 다른 이름입니다')
})

test.for(['questions/withheld-question/index.html', 'removed/99/index.html', 'removed/99.html'])(
  '%s says that the question was removed',
  (file) => {
    expect(site.read(file)).toContain('<h1>This question was removed</h1>')
    expect(site.read(file)).toContain('<meta name="robots" content="noindex">')
    expect(site.read(file)).not.toContain('http-equiv="refresh"')
  },
)

test('the headline does not count it', () => {
  expect(site.read('tags/감춘-이름/index.html')).toContain('<h2 class="headline">Questions 3</h2>')
})
