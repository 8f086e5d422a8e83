// Decisions 17 and 18: what a hashtag may be, and which folder its listing stands in.
import { describe, expect, test } from 'vitest'
import { findLegalHashtag, isHashtag } from '../../../src/question/hashtag.ts'
import { toHashtagSlug } from '../../../src/question/hashtag-slug.ts'

describe('legal hashtags', () => {
  test.each([
    'rest',
    'spring-boot',
    '백엔드',
    '취업',
    'c',
    'r',
    'c#',
    'c++',
    '.net',
    'asp.net',
    'next.js',
    'vue3',
    '1인개발',
    '2024',
    'a_b',
    'ß',
    'привет',
    '日本語',
    'école',
    '한글-english-123',
    '가'.repeat(50),
    '𠮷'.repeat(50),
    // 255 bytes of a folder's name.
    `가${'#'.repeat(42)}`,
  ])('%s', (hashtag) => {
    expect(isHashtag(hashtag)).toBe(true)
  })
})

describe('illegal hashtags', () => {
  test.each([
    ['empty', ''],
    ['upper case', 'REST'],
    ['one upper-case letter', 'springBoot'],
    ['upper case of another script', 'ПРИВЕТ'],
    ['title case', 'ǅ'],
    ['space', 'a b'],
    ['space around', ' rest'],
    ['line feed at the end', 'rest\n'],
    ['# in front, as it is shown', '#rest'],
    ['slash', 'a/b'],
    ['parent folder', '..'],
    ['backslash', 'a\\b'],
    ['per cent', '100%'],
    ['colon', 'a:b'],
    ['at sign', '@types'],
    ['ampersand', 'q&a'],
    ['quote', 'a"b'],
    ['angle bracket', '<b>'],
    ['emoji', '🔥'],
    ['only hyphens', '---'],
    ['only dots', '...'],
    ['only a sharp', '#'],
    ['punctuation of all kinds', '-_.+#'],
    ['NUL', 'a\u0000b'],
    ['zero-width space', 're\u200bst'],
    ['zero-width joiner', 're\u200dst'],
    ['right-to-left override', '\u202erest'],
    ['Hangul filler', '\u3164'],
    ['Hangul filler between letters', 'a\u3164b'],
    ['variation selector after a digit', 'java1\ufe0f'],
    ['lone surrogate', 'a\ud800'],
    ['decomposed Hangul', '취업'.normalize('NFD')],
    ['decomposed Latin', 'école'.normalize('NFD')],
    ['51 characters', '가'.repeat(51)],
    ['51 characters of two units each', '𠮷'.repeat(51)],
    ['a folder with a name of 256 bytes', `가${'#'.repeat(42)}a`],
  ])('%s', (_, text) => {
    expect(isHashtag(text)).toBe(false)
  })
})

describe('address of a listing', () => {
  test.each([
    ['rest', 'rest'],
    ['spring-boot', 'spring-boot'],
    ['취업', '취업'],
    ['a_b', 'a_b'],
    ['next.js', 'next.js'],
    ['asp.net', 'asp.net'],
    ['c#', 'c-sharp'],
    ['f#', 'f-sharp'],
    ['c++', 'c-plus-plus'],
    ['g++11', 'g-plus-plus11'],
    ['.net', 'dot-net'],
    ['.net-c#', 'dot-net-c-sharp'],
    ['..net', 'dot-dot-net'],
    ['a.', 'a-dot'],
    ['a.b..', 'a.b-dot-dot'],
    ['falcon', 'falcon'],
    ['reindex', 'reindex'],
    // Names that a file system keeps for itself, and the page of a folder.
    ['con', 'con-tag'],
    ['prn', 'prn-tag'],
    ['aux', 'aux-tag'],
    ['nul', 'nul-tag'],
    ['com1', 'com1-tag'],
    ['com9', 'com9-tag'],
    ['lpt1', 'lpt1-tag'],
    ['lpt9', 'lpt9-tag'],
    ['index', 'index-tag'],
    ['com0', 'com0'],
    ['com10', 'com10'],
    ['console', 'console'],
    ['indexing', 'indexing'],
  ])('%s → %s', (hashtag, address) => {
    expect(toHashtagSlug(hashtag)).toBe(address)
  })

  test('a listing never takes the place of tags/index.html, the directory', () => {
    expect(toHashtagSlug('index.html')).not.toBe('index.html')
  })

  test.each([
    ['가'.repeat(50)],
    ['𠮷'.repeat(50)],
    [`c${'+'.repeat(49)}`],
    [`c${'#'.repeat(49)}`],
    [`${'.'.repeat(49)}c`],
  ])('%s is illegal, or its folder has a name that every file system takes', (hashtag) => {
    const bytes = isHashtag(hashtag) ? Buffer.byteLength(toHashtagSlug(hashtag)) : 0
    expect(bytes).toBeLessThanOrEqual(255)
  })
})

describe('nearest legal spelling', () => {
  test.each([
    ['#rest', 'rest'],
    ['REST', 'rest'],
    ['##rest', 'rest'],
    ['#REST API', 'rest-api'],
    [' Spring  Boot ', 'spring-boot'],
    ['C#', 'c#'],
    ['.NET', '.net'],
    ['q&a', 'qa'],
    ['취업'.normalize('NFD'), '취업'],
    ['가'.repeat(60), '가'.repeat(50)],
    ['🔥', undefined],
    ['---', undefined],
    ['', undefined],
  ])('%s → %s', (text, hashtag) => {
    expect(findLegalHashtag(text)).toBe(hashtag)
  })
})
