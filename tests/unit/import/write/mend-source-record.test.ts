// What a source says of itself becomes archive.yaml, which holds no sign that a check refuses.
import { expect, test } from 'vitest'
import type { SourceRecord } from '../../../../src/import/records.ts'
import { mendSourceRecord } from '../../../../src/import/write/mend-source-record.ts'

function mend(source: Partial<SourceRecord>) {
  const rules: string[] = []
  const tally = { note: ({ rule }: { rule: string }) => void rules.push(rule) }
  return { mended: mendSourceRecord({ type: 'source', key: 'x:qa', urls: [], ...source }, tally), rules }
}

test.each<[Partial<SourceRecord>, Partial<SourceRecord>, string[]]>([
  [{ title: '과일\u0000 나라\u200b' }, { title: '과일 나라' }, ['control-character', 'invisible-character']],
  [{ title: ' 과일\n나라 ' }, { title: '과일 나라' }, ['lines-joined']],
  [{ title: '가'.repeat(201) }, { title: `${'가'.repeat(199)}…` }, ['label-cut']],
  [{ title: '\u200b' }, { title: 'x:qa' }, ['invisible-character']],
  [{ key: '\u200b' }, { title: '제목 없음' }, ['invisible-character']],
  [{ description: '감을\u0007 말려요' }, { description: '감을 말려요' }, ['control-character']],
  [{ license: 'CC\u0001 BY' }, { license: 'CC BY' }, ['control-character']],
  [
    { license: { name: 'CC\u200b BY', url: 'no address' } },
    { license: 'CC BY' },
    ['invisible-character', 'address-left-out'],
  ],
  [{ title: '과일 나라', license: 'CC BY' }, { title: '과일 나라', license: 'CC BY' }, []],
])('%j', (given, expected, rules) => {
  expect(mend(given)).toMatchObject({ mended: expected, rules })
})
