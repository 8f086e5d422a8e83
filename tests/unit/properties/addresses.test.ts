// Addresses of hashtags, questions and old paths: each its own, each found by its link.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkArchive } from '../../../src/folder/check-addresses.ts'
import { isHashtag, parseAlias, toAliasPath, toIdKey, toQuestionId } from '../../../src/format/names.ts'
import { toHashtagSlug } from '../../../src/format/slugs.ts'
import { paths, toEncodedHref, toHref } from '../../../src/site/paths.ts'
import { checkProperty } from './check-property.ts'

/** Letters, and parts that are spelled as others are. */
const hashtag = fc
  .array(
    fc.constantFrom(
      'c',
      'con',
      'net',
      '1',
      '취',
      '업',
      'ß',
      'ﬁ',
      'fi',
      '#',
      '-sharp',
      '+',
      '-plus',
      '.',
      'dot-',
      '-dot',
      '-',
      '-tag',
      '_',
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''))
  .filter(isHashtag)

test('an address is that of one hashtag, or both that have it are named', () => {
  const toChecked = (id: string, tag: string) => ({
    id,
    path: `questions/${id}.md`,
    hashtags: [tag],
    aliases: [],
  })
  const spellings = fc.tuple(hashtag, hashtag).filter(([one, other]) => one !== other)
  const twins = spellings.map(([one]): [string, string] => [one, toHashtagSlug(one)])
  const pairs = fc.oneof(
    spellings,
    twins.filter(([one, other]) => one !== other && isHashtag(other)),
  )
  let shared = 0
  const property = fc.property(pairs, ([one, other]) => {
    const [oneAddress, otherAddress] = [one, other].map((tag) => toIdKey(toHashtagSlug(tag)))
    const found = checkArchive([toChecked('a', one), toChecked('b', other)])
    const isShared = oneAddress === otherAddress
    if (isShared) shared += 1
    expect(found.map(({ code, path, text, detail }) => [code, path, text, detail['other']])).toEqual(
      isShared ? [['hashtag-address-clash', 'questions/b.md', other, one]] : [],
    )
  })
  checkProperty(property)
  expect(shared).toBeGreaterThan(50)
})

test('an address is what its link decodes to', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 })
  const id = name.map(toQuestionId)
  const alias = fc
    .array(name, { minLength: 1, maxLength: 3 })
    .map((names) => toAliasPath(parseAlias(`/${names.map(encodeURIComponent).join('/')}`)))
  const address = fc
    .oneof(
      fc.tuple(hashtag, fc.integer({ min: 1, max: 99 })).map(([tag, page]) => paths.listing(tag, page)),
      id.map((each) => (each === undefined ? undefined : paths.question(each))),
      alias.map((each) => (each === undefined ? undefined : paths.alias(each))),
    )
    .filter((each) => each !== undefined)
  const property = fc.property(fc.constantFrom('/', '/archive/'), address, (base, path) => {
    const href = toHref(base, path)
    expect(href).toMatch(/^[\w.~!*'()%/\-\p{L}\p{N}\p{M}]+$/u)
    expect(decodeURIComponent(new URL(href, 'https://example.com').pathname)).toBe(base + path)
    const encoded = toEncodedHref(base, path)
    expect(encoded).toMatch(/^[\w.~!*'()%/-]+$/)
    expect(decodeURIComponent(encoded)).toBe(base + path)
  })
  checkProperty(property)
})
