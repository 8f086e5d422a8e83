import { expect, test } from 'vitest'
import { decodeXml, parseRow, splitRow } from '../../../../src/import/stackexchange/rows.ts'

test.each<[line: string, row: Record<string, string> | undefined]>([
  ['  <row Id="1" Body="" />', { Id: '1', Body: '' }],
  ['<row Id="1"/>', { Id: '1' }],
  [
    '\t<row Id="1" Text="a &lt;b&gt; &amp;amp; &#xA; &#10; \'c\' > d = e" />',
    { Id: '1', Text: "a &lt;b&gt; &amp;amp; &#xA; &#10; 'c' > d = e" },
  ],
  ['  <row Id="1" Name="/>" />', { Id: '1', Name: '/>' }],
  ["<row Id='1' Name='a &quot;b&quot; \"c\"' />", { Id: '1', Name: 'a &quot;b&quot; "c"' }],
  [
    '<row Id="1" Name=\'say "=a"\' Other="it\'s = \'so\'"/>',
    { Id: '1', Name: 'say "=a"', Other: "it's = 'so'" },
  ],
  ['<row Id=\'\' Name="" />', { Id: '', Name: '' }],
  // What is anything but one row, whole.
  ['', undefined],
  ['  <row />', undefined],
  ['  <rows Id="1" />', undefined],
  ['  <row Id="1" >', undefined],
  ['  <row Id="1" /> ', undefined],
  ['  <row Id="1" /> <row Id="2" />', undefined],
  ['  <row Id="1" Id="2" />', undefined],
  ['  <row Id="1"  Name="a" />', undefined],
  ['  <row Id="1" Name=\'a" />', undefined],
  ['  <row Id="1" Name=a />', undefined],
  ['  <row Id="1" Name= "a" />', undefined],
  ['  <row Id="1" Name />', undefined],
  ['  <row Id="1" Na me="a" />', undefined],
  ['  <row Id="1" Name="a', undefined],
  ['  <row Id="1" Name="a<b" />', undefined],
  ['  <row Id="1" Name="a & b" />', undefined],
  ['  <row Id="1" Name="&nbsp;" />', undefined],
  ['  <row Id="1" ="a" />', undefined],
  ['  <!-- <row Id="1" /> -->', undefined],
])('%j', (line, row) => {
  const parsed = parseRow(line)
  expect(parsed && Object.fromEntries(parsed)).toEqual(row)
  if (row) expect(Object.fromEntries(splitRow(line))).toEqual(row)
})

test.each([
  ['plain', 'plain'],
  ['&lt;p&gt;a &quot;b&quot; &apos;c&apos;&lt;/p&gt;&#xA;', '<p>a "b" \'c\'</p>\n'],
  // Each reference stands for one sign, which is not read again.
  ['&amp;lt; &#38;amp; &amp;#xA;', '&lt; &amp; &#xA;'],
  ['&#x1F600; &#128512; &#xD55C;', '😀 😀 한'],
  ['&#x110000;', '\ufffd'],
])('%j says %j', (value, text) => {
  expect(decodeXml(value)).toBe(text)
})
