// The grammar finds what breaks it.
import { expect, test } from 'vitest'
import { readFeed } from '../support/atom.ts'

const entry = `<entry>
<id>tag:example.org,2025-06-01:a/2025-06-01T03%3A00%3A00Z/question</id>
<title>가</title>
<updated>2025-06-01T03:00:00Z</updated>
<author><name>나</name></author>
<link rel="alternate" href="https://example.org/questions/a/"/>
<summary>다</summary>
</entry>`
const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>tag:example.org,2025:</id>
<title>라</title>
<updated>2025-06-01T03:00:00Z</updated>
<link rel="alternate" href="https://example.org/"/>
<link rel="self" href="https://example.org/feed.xml"/>
${entry}
</feed>
`

test('what is right has no fault', () => {
  expect(readFeed(feed).faults).toEqual([])
  expect(readFeed(feed).entries).toHaveLength(1)
})

test.each([
  ['two titles', '<title>라</title>', '<title>라</title><title>라</title>', 'feed: 2 of title'],
  ['no id', '<id>tag:example.org,2025:</id>', '', 'feed: 0 of id'],
  ['an id with a blank', 'org,2025:<', 'org,2025:a b<', 'feed/id[0]: tag:example.org,2025:a b is no id'],
  ['an id twice', entry, entry + entry, 'an id twice'],
  [
    'a day for a time',
    '00Z</updated>\n<link',
    '00</updated>\n<link',
    'feed/updated[0]: 2025-06-01T03:00:00 is no date',
  ],
  [
    'white space in a time',
    '<updated>2025-06-01T03:00:00Z</updated>\n<author>',
    '<updated> 2025-06-01T03:00:00Z</updated>\n<author>',
    'feed/entry[0]/updated[0]:  2025-06-01T03:00:00Z is no date',
  ],
  ['no author', '<author><name>나</name></author>', '', 'nobody is the author'],
  ['a nameless author', '<name>나</name>', '', 'feed/entry[0]/author[0]: 0 of name'],
  [
    'no link to what it is of',
    '<link rel="alternate" href="https://example.org/questions/a/"/>',
    '',
    'feed/entry[0]: no alternate',
  ],
  [
    'two alternates',
    '<link rel="self"',
    '<link href="https://example.org/"/><link rel="self"',
    'feed: two alternates',
  ],
  [
    'an address below another',
    'https://example.org/questions/a/',
    '/questions/a/',
    'feed/entry[0]/link[0]:  is no link',
  ],
  ['an element in a text', '라</title>', '<b>라</b></title>', 'feed/title[0]: 라 is no text'],
  ['an element that is none', '<title>라', '<pubDate/><title>라', 'feed: pubDate is not known'],
  ['another namespace', '2005/Atom', '2005/atom', 'namespace'],
])('%s', (_, before, after, fault) => {
  expect(readFeed(feed.replace(before, after)).faults).toEqual([fault])
})

test('what is no XML is thrown', () => {
  expect(() => readFeed(feed.replace('라', '&nbsp;'))).toThrow()
  expect(() => readFeed(feed.replace('라', '\u0008'))).toThrow()
  expect(() => readFeed(feed.replace('라', '\ufffe'))).toThrow()
})
