// Schemas of files made wide, and fields that are fixed by what they are: by a schema that no other place names.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { webLink } from '../../../../src/format/addresses.ts'
import { leaf } from '../../../../src/format/leaf.ts'
import { fixFields } from '../../../../src/import/fix/fields.ts'
import { toLenient, toRecord, toRecordShape } from '../../../../src/import/fix/lenient.ts'

const file = z.strictObject({
  audience: leaf('line', z.string()).min(1).max(9).optional(),
  title: leaf('line', z.string()).min(1),
  counts: z.strictObject({ seen: z.int().min(0), shared: z.int().optional() }),
  closed: z.union([z.boolean(), z.strictObject({ of: z.array(z.string()).max(1).optional() })]).optional(),
  names: z.array(leaf('name', z.string()).max(3)).min(1),
  kind: z.enum(['a', 'b']).optional(),
  people: z.record(z.string(), z.strictObject({ name: z.string() })).optional(),
  of: leaf('id', z.string()).min(1).optional(),
})

test.each<[given: unknown, read: unknown]>([
  [{}, { title: '', counts: {}, names: [] }],
  [
    { audience: '', title: '', counts: { seen: 'many', shared: -1.5 }, names: ['too long'], kind: 'b' },
    { audience: '', title: '', counts: { seen: 'many', shared: -1.5 }, names: ['too long'], kind: 'b' },
  ],
  [{ closed: { of: ['1', '2'] } }, { title: '', counts: {}, closed: { of: ['1', '2'] }, names: [] }],
  [{ people: { u1: {} } }, { title: '', counts: {}, names: [], people: { u1: { name: '' } } }],
  [{ of: '' }, { title: '', counts: {}, names: [], of: '' }],
  [{ kind: 'c' }, undefined],
  [{ audience: 3 }, undefined],
  [{ title: ['a'] }, undefined],
  [{ names: 'a' }, undefined],
  [{ titel: 'a' }, undefined],
  [{ counts: { sean: 1 } }, undefined],
])('%j is read where a rule can fix it', (given, read) => {
  expect(toLenient(file).safeParse(given).data).toEqual(read)
})

const whole = { counts: { seen: 1 }, names: ['가나다라'], title: '' }

test.each<[given: unknown, isRecord: boolean]>([
  [whole, true],
  [{ ...whole, counts: { seen: -1, shared: -1 }, closed: { of: ['1', '2'] } }, true],
  [{ ...whole, of: '12' }, true],
  [{ ...whole, of: '' }, false],
  [{ ...whole, counts: { seen: '1' } }, false],
  [{ ...whole, counts: { seen: 1.5 } }, false],
  [{ ...whole, names: undefined }, false],
  [{ counts: { seen: 1 }, names: [] }, false],
])('%j as what a record says: %s', (given, isRecord) => {
  expect(toRecord(file).safeParse(given).success).toBe(isRecord)
})

const asInFiles = file.pick({ audience: true, kind: true }).extend({ where: webLink, language: z.string() })
const record = z.strictObject({
  id: leaf('id', z.string()),
  person: leaf('person', z.string()).optional(),
  actor: leaf('name', z.string()),
  views: z.int().optional(),
  locked: z.boolean().optional(),
  ...toRecordShape(asInFiles),
})

test.each<[given: Partial<z.infer<typeof record>>, fixed: object, told: string[]]>([
  [{ audience: '초보자' }, { audience: '초보자' }, []],
  [{ audience: '초보\u0000자' }, { audience: '초보자' }, ['control-character']],
  [{ audience: '가나다라마바사아자차' }, { audience: '가나다라마바사아…' }, ['label-cut']],
  [{ audience: ' ' }, {}, []],
  [{ where: 'HTTP://A.example/가' }, { where: 'http://a.example/%EA%B0%80' }, ['address-changed']],
  [{ where: `https://a.example/${'a'.repeat(2000)}` }, {}, ['address-left-out']],
  [{ id: 'a b' }, { id: 'a-b-c8687a' }, ['id-changed']],
  [{ person: 'a/b', actor: '' }, { person: 'a-b-c14cdd', actor: '익명' }, ['id-changed', 'name-missing']],
  [{ views: -1, locked: true, kind: 'b' }, { locked: true, kind: 'b' }, ['count-left-out']],
  [{ language: 'as it is' }, { language: 'AS IT IS' }, []],
])('%j is fixed by what it is', (given, fixed, told) => {
  const rules: string[] = []
  const fields = { id: '1', actor: '가', ...given }
  const own = { language: (text: string | undefined) => text?.toUpperCase() }
  const done = fixFields(fields, { record, file: asInFiles }, own, (rule) => void rules.push(rule))
  expect(JSON.parse(JSON.stringify(done))).toEqual({ id: '1', actor: '가', ...fixed })
  expect(rules).toEqual(told)
})
