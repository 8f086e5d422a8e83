// The script of docs/mailing-list.md, run on a mailbox, and its rows imported.
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBlock } from './documents.ts'
import { importTable, listLinks } from './import-table.ts'

const toMail = (headers: readonly string[], body: string, from = 'x@list.invalid') =>
  `From ${from}  Mon Jan  1 10:00:00 2024\n${headers.join('\n')}\n\n${body}\n\n`

/** In the order of the file: the first answer is before its question. */
const mailbox = Buffer.concat([
  Buffer.from(
    toMail(
      [
        'From: =?euc-kr?B?yKux5rW/?= <Gil@List.invalid>',
        'Date: Mon, 1 Jan 2024 20:30:00 +0900 (KST)',
        'Subject: Re: [talk] Drying in the rain',
        'Message-ID: <b2@list.invalid>',
        'In-Reply-To: Your message of Monday <a1@list.invalid>',
        'Content-Type: text/plain; charset=ks_c_5601-1987',
        'Content-Transfer-Encoding: base64',
      ],
      'vsiz58fPvLy/5A==',
    ) +
      toMail(
        [
          'From: ann at list.invalid (Ann Example)',
          'Date: Mon, 1 Jan 2024 10:00:00 +0000',
          'Subject: [talk] Drying in\n\tthe =?UTF-8?Q?r=C3=A4_?= =?UTF-8?B?aW4=?=',
          'Message-ID: <a1@list.invalid>',
          'Content-Type: multipart/mixed; boundary="outer"',
        ],
        `--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/html; charset=utf-8

<p>not this</p>
--inner
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Does rain=
 matter, =EC=95=88?
    indented(1 < 2)
>From here on.
--=20
Ann, 010-0000-0000
--inner--

--outer
Content-Type: text/plain; name=a.txt
Content-Disposition: attachment

an attached file
--outer--`,
        'ann at list.invalid',
      ) +
      toMail(
        [
          'From: cyd@list.invalid',
          'Date: Mon, 1 Jan 2024 12:00:00 +0000',
          'Subject: RE: Re: [talk] Drying in the rain',
          'Message-ID: <c3@list.invalid>',
          'References: <gone@list.invalid> <a1@list.invalid> <b2@list.invalid>',
        ],
        '> 안\nThanks',
      ) +
      toMail(
        [
          'From: gil@list.invalid',
          'Date: Tue, 2 Jan 2024 12:00:00 +0000',
          'Message-ID: <d4@list.invalid>',
          'In-Reply-To: <gone@list.invalid>',
          'Content-Type: text/html',
        ],
        '<p>Only HTML</p>',
      ).repeat(2) +
      toMail(['From: gil@list.invalid', 'Date: some day', 'Message-ID: <e5@list.invalid>'], 'no date') +
      toMail(
        [
          'From: "dee@list.invalid" <dee@list.invalid>',
          'Date: Wed, 3 Jan 2024 12:00:00 +0000',
          'Subject: bytes',
          'Message-ID: <f6@list.invalid>',
          'Content-Type: text/plain; charset=x-nobody-knows',
        ],
        'caf',
      ).trimEnd(),
    'utf8',
  ),
  Buffer.from([0xe9, 0x0a]),
])

function runScript(secret: string): { rows: string; errors: string } {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-mailbox-'))
  writeFileSync(join(folder.path, 'mbox-to-rows.mjs'), findBlock('mailing-list.md', 'js'))
  writeFileSync(join(folder.path, 'list.mbox'), mailbox)
  const { stdout, stderr } = spawnSync(process.execPath, ['mbox-to-rows.mjs', 'list.mbox', secret], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  return { rows: stdout, errors: stderr }
}

test('mails are questions and answers, and say no address', async () => {
  const { rows, errors } = runScript('words')
  expect(errors).toBe('Left out, as it has no date: <e5@list.invalid>\n')
  expect(rows).not.toMatch(/@|list\.invalid|010-/)
  const imported = await importTable(
    { 'list.ndjson': rows, 'mapping.yaml': findBlock('mailing-list.md', 'yaml') },
    'list.ndjson',
  )
  expect(imported.notes).toEqual([])
  const [, question, first, second, html, bytes] = imported.records
  expect(imported.records).toMatchObject([
    { type: 'source', key: 'list:lists.example.org/talk' },
    {
      ...{
        type: 'question',
        title: 'Drying in the rä in',
        at: '2024-01-01T10:00:00Z',
        actor: 'Ann Example',
      },
      body: {
        html: '<p>Does rain matter, 안?<br>\n\u00A0\u00A0\u00A0\u00A0indented(1 &lt; 2)<br>\nFrom here on.</p>',
      },
    },
    { type: 'answer', actor: '홍길동', at: '2024-01-01T11:30:00Z', body: { html: '<p>안녕하세요</p>' } },
    { type: 'answer', actor: 'cyd', body: { html: '<p>&gt; 안<br>\nThanks</p>' } },
    {
      type: 'question',
      title: '(no subject)',
      actor: 'gil',
      body: { html: expect.stringMatching(/^<p>Only HTML/) },
    },
    { type: 'question', title: 'bytes', actor: 'dee', body: { html: '<p>café</p>' } },
  ])
  const ids = [question, first, second, html, bytes].map((record) =>
    record && 'id' in record ? record.id : '',
  )
  expect(listLinks(imported)).toEqual([
    `question ${ids[0]}`,
    `answer ${ids[1]} of ${ids[0]}`,
    `answer ${ids[2]} of ${ids[0]} to ${ids[1]}`,
    `question ${ids[3]}`,
    `question ${ids[4]}`,
  ])
  const people = imported.records.flatMap((record) => ('person' in record ? [record.person] : []))
  expect(people[3]).toBe(people[1])
  expect(new Set(people).size).toBe(4)
})

test('with other words every id is another, and without them nothing is written', () => {
  const toIds = (secret: string) =>
    Array.from(runScript(secret).rows.matchAll(/"(?:id|person)":"(\w{16})"/g), ([, id = '']) => id)
  expect(toIds('words')).toEqual(toIds('words'))
  expect(new Set([...toIds('words'), ...toIds('others')]).size).toBe(2 * (5 + 4))
  expect(runScript('').rows).toBe('')
})
