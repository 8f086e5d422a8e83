// Rows of a dump, and what their values become.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toSlug } from '../../../../src/import/stackexchange/addresses.ts'
import { toCommentHtml } from '../../../../src/import/stackexchange/comment-html.ts'
import { createNewestTimes } from '../../../../src/import/stackexchange/read-discussions.ts'
import {
  createRowReader,
  type PlacedRow,
  readTable,
} from '../../../../src/import/stackexchange/read-table.ts'
import { textOf, toTimeNumber } from '../../../../src/import/stackexchange/rows.ts'

describe('a row of a table', () => {
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
  ])('%j', async (line, row) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'table-'))
    const table = { file: 'Posts.xml', root: 'posts', path: join(folder.path, 'Posts.xml'), bytes: 0 }
    writeFileSync(table.path, `<posts>\n${line}\n</posts>\n`)
    const placed: PlacedRow[] = []
    const reading = readTable(table, (found) => placed.push(found))
    if (row || line === '') await reading
    else await expect(reading).rejects.toMatchObject({ failure: 'dump-no-row' })
    const reader = createRowReader(table)
    const again = reader.read(placed.map(({ offset, length }) => [offset, length]))
    reader.close()
    const rows = row ? [row] : []
    expect(placed.map((found) => Object.fromEntries(found.row))).toEqual(rows)
    expect(again.map((found) => Object.fromEntries(found))).toEqual(rows)
  })

  test.each([
    ['plain', 'plain'],
    ['&lt;p&gt;a &quot;b&quot; &apos;c&apos;&lt;/p&gt;&#xA;', '<p>a "b" \'c\'</p>\n'],
    // Each reference stands for one sign, which is not read again.
    ['&amp;lt; &#38;amp; &amp;#xA;', '&lt; &amp; &#xA;'],
    ['&#x1F600; &#128512; &#xD55C;', '😀 😀 한'],
    ['&#x110000;', '\ufffd'],
  ])('%j says %j', (value, text) => {
    expect(textOf(new Map([['Text', value]]), 'Text')).toBe(text)
  })
})

describe('what stands behind the id of a question', () => {
  test.each([
    ['What is "backprop"?', 'what-is-backprop'],
    ["Why can't I?", 'why-cant-i'],
    ['Ethereum (2.0), C# and C++', 'ethereum-2-0-c-and-c'],
    ['a - b / c_d=e', 'a-b-c-d-e'],
    ['  Läuft Çà &  Æther-Straße  ', 'lauft-ca-aether-strasse'],
    ['한글 제목', '한글-제목'],
    ['リンクの問題', 'リンクの問題'],
    // Letters that are no Latin ones keep their case, and what is no letter goes.
    ['Почему Git не видит файл?', 'Почему-git-не-видит-файл'],
    ['배열을 「정렬」하기 — Rust', '배열을-정렬하기-rust'],
    ['Why is λ-calculus sound ∀x?', 'why-is-λ-calculus-sound-x'],
    ['\u1112\u1161\u11ab', '한'],
    ['🙂 ✔️', ''],
    ['404', '404'],
    // Of a title, the first 80 signs are spelled.
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
    [`${'"'.repeat(70)}abcdefghijklm`, 'abcdefghij'],
  ])('%j → %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  test.each([
    ['pt.stackoverflow.com', 'O que é uma Função?', 'o-que-é-uma-função'],
    ['es.meta.stackoverflow.com', '¿Cómo añadir Ñ?', 'cómo-añadir-Ñ'],
    ['ja.stackoverflow.com', 'Rubyの配列、１行で', 'rubyの配列１行で'],
    ['spanish.stackexchange.com', '¿Cómo añadir ñ?', 'como-anadir-n'],
    ['pt.stackexchange.com', 'é', 'e'],
  ])('of %s, %j → %j', (host, title, slug) => {
    expect(toSlug(title, host)).toBe(slug)
  })
})

describe('comments as HTML', () => {
  const page = 'https://site.example/a_b_(c)'

  test.each([
    ['plain & <b>', 'plain &amp; &lt;b&gt;'],
    ['*one* **two** _three_ __four__', '<i>one</i> <b>two</b> <i>three</i> <b>four</b>'],
    ['snake_case_name 2*3*4 a**b**c', 'snake_case_name 2*3*4 a**b**c'],
    ['***one*** ***a b***, 30***kb***', '<i><b>one</b></i> <i><b>a b</b></i>, 30<i><b>kb</b></i>'],
    ['30**kb** (10**mb or so**)', '30<b>kb</b> (10<b>mb or so</b>)'],
    ['**30kb**를 *두* 번 *세*번 with*out*?', '<b>30kb</b>를 <i>두</i> 번 <i>세</i>번 with<i>out</i>?'],
    ['**a** **b**s and **c**', '<b>a</b> <b>b</b>s and <b>c</b>'],
    ['**a *b* c** ***', '<b>a <i>b</i> c</b> ***'],
    ['2**3, 2**n**2 and **bold**', '2**3, 2**n**2 and <b>bold</b>'],
    ['A*, IDA*, and 4*4*4*4 of 4*4 each', 'A*, IDA*, and 4*4*4*4 of 4*4 each'],
    ['0*0.5+-1*0.5, W2*f(W1*Sa)', '0*0.5+-1*0.5, W2*f(W1*Sa)'],
    ['f(*args, **kwargs)', 'f(*args, **kwargs)'],
    ['*** and ****', '*** and ****'],
    ['30**`kb`** a__b__ a_b_', '30**<code>kb</code>** a__b__ a_b_'],
    ['* not* ** not ** _ not_', '* not* ** not ** _ not_'],
    ['`a_b_ <c>` and ``d ` e``', '<code>a_b_ &lt;c&gt;</code> and <code>d ` e</code>'],
    ['*`code` in italic*', '<i><code>code</code> in italic</i>'],
    ['an open ` sign', 'an open ` sign'],
    [String.raw`\*as it is\* \[a]`, '*as it is* [a]'],
    [`[a *b*](${page})`, `<a href="${page}">a <i>b</i></a>`],
    [`[\`a\` b](${page})`, `<a href="${page}"><code>a</code> b</a>`],
    [`[a](${page} "hint & more")`, `<a href="${page}" title="hint &amp; more">a</a>`],
    ['[a](//site.example/)', '<a href="//site.example/">a</a>'],
    ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
    [`see ${page}, or (${page}).`, `see <a href="${page}">${page}</a>, or (<a href="${page}">${page}</a>).`],
    [
      'https://site.example/?a=1&b=2!',
      '<a href="https://site.example/?a=1&amp;b=2">https://site.example/?a=1&amp;b=2</a>!',
    ],
    ['https://site.example/q에서', '<a href="https://site.example/q">https://site.example/q</a>에서'],
    ['*https://site.example/*', '<i><a href="https://site.example/">https://site.example/</a></i>'],
    [
      '[tag:c#] and [meta-tag:bug]',
      '<a href="/questions/tagged/c%23">c#</a> and <a href="/questions/tagged/bug">bug</a>',
    ],
    [
      '[ask] [help/on-topic] [so]',
      '<a href="/help/how-to-ask">How to Ask</a> <a href="/help/on-topic">help center</a> <a href="https://stackoverflow.com">Stack Overflow</a>',
    ],
    ['[so-called] [constructor]', '[so-called] [constructor]'],
  ])('%s', (text, html) => {
    expect(toCommentHtml(text)).toBe(`<p>${html}</p>`)
  })

  test('what is far too long is shown as it was typed', () => {
    const text = '**a '.repeat(100_000)
    expect(toCommentHtml(text)).toBe(`<p>${text}</p>`)
  })
})

describe('the newest times', () => {
  function listTimes(times: readonly string[]): string[] {
    const newest = createNewestTimes(Date.parse('2024-05-10T00:00:00Z'))
    for (const time of times) newest.look(toTimeNumber(time))
    return newest.take()
  }

  test.each<[name: string, times: string[], told: string[]]>([
    ['none', [], []],
    ['what the row does not have', [''], []],
    [
      'what is newer than all before',
      ['2024-05-01T10:00:00.947', '2024-05-01T10:00:00.000', '2023-01-01T00:00:00', '2024-05-01T10:00:01'],
      ['2024-05-01T10:00:00Z', '2024-05-01T10:00:01Z'],
    ],
    [
      'what no calendar has, beside what is older',
      ['2019-19-39T10:00:00', '2019-01-01T10:00:00'],
      ['2019-19-39T10:00:00Z', '2019-01-01T10:00:00Z'],
    ],
    [
      'what may be of the future, beside what is older',
      ['2030-01-01T00:00:00', '2024-05-09T10:00:00', '2024-05-08T10:00:00', '2024-05-07T10:00:00'],
      ['2030-01-01T00:00:00Z', '2024-05-09T10:00:00Z', '2024-05-08T10:00:00Z', '2024-05-07T10:00:00Z'],
    ],
  ])('%s', (_, times, told) => {
    expect(listTimes(times)).toEqual(told)
  })

  test('what was told is not told again', () => {
    const newest = createNewestTimes(Date.parse('2024-05-10T00:00:00Z'))
    newest.look(20240501100000)
    expect(newest.take()).toEqual(['2024-05-01T10:00:00Z'])
    newest.look(20240501100000)
    expect(newest.take()).toEqual([])
  })
})
